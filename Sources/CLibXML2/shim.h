#include <libxml/xmlversion.h>
// The headers would bring ICU's, whose types clash with those of Foundation's own copy wherever both are seen. Only the
// end of a structure that is never made here depends on it.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
