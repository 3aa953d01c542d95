// SPDX-License-Identifier: MIT
#ifndef TOUCHSTONE_PACKING_H
#define TOUCHSTONE_PACKING_H
#include "CCompression.h"

/// What a stream of one packing does: the first member of each.
struct packing {
    int (*run)(struct packing *self, const uint8_t *in, size_t *inLeft, uint8_t *out, size_t *outLeft, int isLast);
    void (*end)(struct packing *self);
};

struct packing *ts_deflate_packing(int packs);
struct packing *ts_lzma_packing(int packs);
/// Packings of libraries that take a buffer as a whole.
struct packing *ts_buffered_packing(int packing, int packs);

#endif
