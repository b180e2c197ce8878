// zlib's inflateInit2 is a macro; Swift sees a function.
#pragma once

#if !__has_include(<zlib.h>)
#error "zlib is missing: install it with `apt-get install zlib1g-dev` (Debian, Ubuntu) or `brew install zlib` (macOS)"
#endif
#include <zlib.h>

/// Prepares to inflate gzip data; 47 is the largest window, with zlib and gzip headers found out.
static inline int yotei_inflate_init(z_stream *stream) { return inflateInit2(stream, 47); }
