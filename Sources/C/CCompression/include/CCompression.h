// SPDX-License-Identifier: MIT
#ifndef TOUCHSTONE_CCOMPRESSION_H
#define TOUCHSTONE_CCOMPRESSION_H
#include <stddef.h>
#include <stdint.h>

/// A stream of raw deflate (RFC 1951).
void *ts_deflate_new(int compresses, int level);
void ts_deflate_free(void *stream);
/// Takes from `in` and writes to `out` as far as both reach; the counts become what is left.
/// 0: there is more to do, 1: the end was reached, -1: the data is broken.
int ts_deflate_run(
    void *stream, const uint8_t *in, size_t *inLeft, uint8_t *out, size_t *outLeft, int isLast);

#endif
