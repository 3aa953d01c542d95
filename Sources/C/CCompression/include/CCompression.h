// SPDX-License-Identifier: MIT
#ifndef TOUCHSTONE_CCOMPRESSION_H
#define TOUCHSTONE_CCOMPRESSION_H
#include <stddef.h>
#include <stdint.h>

/// How data are packed, by the numbers of Apple's Compression.
enum {
    ts_packing_lz4 = 0x100,      // blocks of LZ4 with a header each
    ts_packing_lz4_raw = 0x101,  // one block of LZ4
    ts_packing_deflate = 0x205,  // RFC 1951, without a header
    ts_packing_lzma = 0x306,     // a file of xz
    ts_packing_lzfse = 0x801,
};

/// A stream that packs, or unpacks. NULL: there is no memory, or the library is not installed.
void *ts_packing_new(int packing, int packs);
void ts_packing_free(void *stream);
/// Takes from `in` and writes to `out` as far as both reach; the counts become what is left.
/// 0: there is more to do, 1: the end was reached, -1: the data is broken.
int ts_packing_run(void *stream, const uint8_t *in, size_t *inLeft, uint8_t *out, size_t *outLeft, int isLast);

/// Packs, or unpacks, all of `in` into memory that the caller frees.
/// `taken`: bytes of `in` that were used, also where it fails.
/// 1: done, -1: broken data or no such packing, -2: the data end too early, -3: there are more than `most` bytes.
int ts_packing_all(
    int packing, int packs, const uint8_t *in, size_t count, size_t most, uint8_t **out, size_t *outCount,
    size_t *taken);

#endif
