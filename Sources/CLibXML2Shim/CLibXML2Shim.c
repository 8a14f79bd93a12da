#include "CLibXML2Shim.h"

#include <libxml/globals.h>

void searchlight_xml_free(void *memory) { xmlFree(memory); }
