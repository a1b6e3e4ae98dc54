#include "CResources.h"

#include <string.h>

// The compiler reads the files. Standard C++ has no `#embed`, but Clang takes it there, too, and C++ can count
// bytes while it compiles.
#pragma clang diagnostic ignored "-Wc23-extensions"

namespace {

// The bytes of all files, with a zero byte behind each.
#define FILE(path) #path suffix(, 0,) if_empty(0,)
constexpr char bytes[] = {
#include "files.list"
};
#undef FILE

// The names of all files: an empty part of each, for which its name is put.
#define FILE(path) #path limit(0) if_empty(#path,)
constexpr const char *names[] = {
#include "files.list"
};
#undef FILE

constexpr size_t count = sizeof names / sizeof names[0];

struct Table {
  resource files[count];
  // How many bytes the files have together with their zero bytes.
  size_t length;
};

constexpr Table made_table() {
  Table table{};
  for (size_t line = 0; line < count; line++) {
    const char *start = bytes + table.length;
    const size_t length = __builtin_strlen(start);
    table.files[line] = {names[line], start, length};
    table.length += length + 1;
  }
  return table;
}

constexpr Table table = made_table();
static_assert(table.length == sizeof bytes, "a data file contains a zero byte");

}  // namespace

const resource *resource_named(const char *name) {
  for (const resource &file : table.files) {
    if (strcmp(file.name, name) == 0) return &file;
  }
  return nullptr;
}

const resource *resource_at(size_t line) { return line < count ? &table.files[line] : nullptr; }
