#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#include "Failure.h"
#include "Output.h"

namespace {

/// Writes one line.
void append_version(const UVersionInfo &version, Output &out) {
  char text[U_MAX_VERSION_STRING_LENGTH] = "";
  u_versionToString(version, text);
  out.append(text);
  out.append("\n");
}

}  // namespace

int32_t labellint_versions(uint8_t *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Output out(output, capacity);
  UVersionInfo version = {};
  u_getVersion(version);
  append_version(version, out);
  u_getUnicodeVersion(version);
  append_version(version, out);
  ulocdata_getCLDRVersion(version, &status);
  append_version(version, out);
  return out.result(status);
}
