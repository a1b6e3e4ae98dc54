#include "CExpat.h"

#include <expat.h>

/// What the start tag handler fills.
struct collection {
  XML_Parser parser;
  int64_t *offsets;
  size_t capacity;
  size_t found;
};

static void XMLCALL start_element(void *data, const XML_Char *name, const XML_Char **attributes) {
  (void)name;
  (void)attributes;
  struct collection *all = data;
  if (all->found < all->capacity)
    all->offsets[all->found] = XML_GetCurrentByteIndex(all->parser);
  all->found += 1;
}

int32_t cexpat_read(const uint8_t *bytes, size_t count, int64_t *offsets, size_t capacity,
                    size_t *found) {
  // A control character as separator: none can stand in a namespace, which expat would refuse.
  XML_Parser parser = XML_ParserCreateNS(NULL, '\x01');
  if (parser == NULL) return XML_ERROR_NO_MEMORY;
  struct collection all = {parser, offsets, capacity, 0};
  XML_SetUserData(parser, &all);
  XML_SetStartElementHandler(parser, start_element);
  enum XML_Status status = XML_Parse(parser, (const char *)bytes, (int)count, XML_TRUE);
  int32_t error = status == XML_STATUS_OK ? 0 : (int32_t)XML_GetErrorCode(parser);
  XML_ParserFree(parser);
  *found = all.found;
  return error;
}
