#include "CSimdJSON.h"

#include <memory>
#include <new>

#include <simdjson.h>

struct csimdjson_owner {
  simdjson::dom::parser parser;
};

namespace {

csimdjson_status status(simdjson::error_code code) noexcept {
  switch (code) {
  case simdjson::SUCCESS: return CSIMDJSON_OK;
  case simdjson::CAPACITY: return CSIMDJSON_TOO_LARGE;
  case simdjson::DEPTH_ERROR: return CSIMDJSON_TOO_DEEP;
  case simdjson::MEMALLOC: return CSIMDJSON_NO_MEMORY;
  case simdjson::STRING_ERROR: return CSIMDJSON_BAD_STRING;
  case simdjson::NUMBER_ERROR: return CSIMDJSON_BAD_NUMBER;
  case simdjson::UTF8_ERROR: return CSIMDJSON_BAD_UTF8;
  case simdjson::EMPTY: return CSIMDJSON_EMPTY;
  default: return CSIMDJSON_BAD_SYNTAX;
  }
}

} // namespace

extern "C" csimdjson_status csimdjson_parse(
  const uint8_t *bytes, size_t length, size_t maximum_depth, csimdjson_tape *tape) {
  try {
    auto owner = std::make_unique<csimdjson_owner>();
    auto code = owner->parser.allocate(length, maximum_depth);
    if (code != simdjson::SUCCESS) return status(code);
    simdjson::dom::element root;
    code = owner->parser.parse(bytes, length).get(root);
    if (code != simdjson::SUCCESS) return status(code);
    tape->words = owner->parser.doc.tape.get();
    tape->strings = owner->parser.doc.string_buf.get();
    tape->owner = owner.release();
    return CSIMDJSON_OK;
  } catch (const std::bad_alloc &) {
    return CSIMDJSON_NO_MEMORY;
  } catch (...) {
    return CSIMDJSON_BAD_SYNTAX;
  }
}

extern "C" void csimdjson_free(csimdjson_owner *owner) { delete owner; }
