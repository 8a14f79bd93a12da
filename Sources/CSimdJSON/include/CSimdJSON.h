#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How a parse ended.
enum csimdjson_status {
  CSIMDJSON_OK = 0,
  CSIMDJSON_TOO_LARGE,
  CSIMDJSON_TOO_DEEP,
  CSIMDJSON_NO_MEMORY,
  CSIMDJSON_BAD_STRING,
  CSIMDJSON_BAD_NUMBER,
  CSIMDJSON_BAD_UTF8,
  CSIMDJSON_EMPTY,
  CSIMDJSON_BAD_SYNTAX,
};

/// What owns a tape's memory.
typedef struct csimdjson_owner csimdjson_owner;

/// A parsed text as simdjson keeps it: one 64-bit word for each value and each bracket, numbers in the word behind.
///
/// The word's top byte says what stands there, the other 56 bits where it ends or where its text lies. The layout
/// is documented in simdjson's `doc/tape.md` and is the same from release 0.4 to 3.x.
typedef struct {
  const uint64_t *words;
  const uint8_t *strings;
  csimdjson_owner *owner;
} csimdjson_tape;

/// Parses UTF-8 JSON text; the bytes are copied and may be freed afterwards.
///
/// On `CSIMDJSON_OK` fills `tape`, which the caller gives back with `csimdjson_free`; otherwise leaves it alone.
/// Nothing is thrown across this border.
enum csimdjson_status csimdjson_parse(
  const uint8_t *bytes, size_t length, size_t maximum_depth, csimdjson_tape *tape);

void csimdjson_free(csimdjson_owner *owner);

#ifdef __cplusplus
}
#endif
