#ifndef SHIPPED_ASSETS_H
#define SHIPPED_ASSETS_H

#include <stddef.h>

/// A file of the package inside of the program.
typedef struct {
  /// UTF-8, ended by NUL.
  const char *name;
  /// In the program's read-only data: valid for as long as it runs.
  const unsigned char *bytes;
  size_t count;
} shipped_asset;

typedef struct {
  const shipped_asset *assets;
  size_t count;
} shipped_assets;

/// The files of `Templates`, named as partials name them: `pages/results`.
shipped_assets shipped_templates(void);

/// The files of `Public`, named by their path in it: `images/unlit.svg`.
shipped_assets shipped_files(void);

#endif
