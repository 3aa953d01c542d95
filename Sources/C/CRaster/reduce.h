// SPDX-License-Identifier: MIT
// Images made smaller: each pixel is the mean of the area that it covers, edges by their shares. Rows first, then columns, in
// whole numbers, so that the bytes are the same on every machine.
#include "raster_layers.h"
#include <stdlib.h>
#include <string.h>

#ifndef CRL_SHARES
#define CRL_SHARES
enum { CRL_WHOLE = 65536 };

/// The share of source pixel `j` in pixel `i` of `to` that `from` are made. Those of one `i` add up to `CRL_WHOLE`.
static inline uint32_t crl_share(int64_t i, int64_t j, int64_t from, int64_t to) {
    int64_t low = j * to - i * from, high = low + to;
    low = low < 0 ? 0 : low > from ? from : low;
    high = high < 0 ? 0 : high > from ? from : high;
    return (uint32_t)((high * CRL_WHOLE + from / 2) / from - (low * CRL_WHOLE + from / 2) / from);
}

/// First of the source pixels in pixel `i`, and one behind the last.
static inline void crl_shared(int64_t i, int64_t from, int64_t to, int32_t *first, int32_t *end) {
    *first = (int32_t)(i * from / to);
    *end = (int32_t)(((i + 1) * from + to - 1) / to);
}
#endif

static void K(add_row)(uint32_t *sums, const uint8_t *bytes, uint32_t share, size_t count) {
    for (size_t k = 0; k < count; k++) sums[k] += bytes[k] * share;
}

static void K(take_mean)(const uint32_t *sums, uint16_t *means, size_t count) {
    for (size_t k = 0; k < count; k++) means[k] = (uint16_t)((sums[k] + 128) >> 8);
}

static void K(reduce_columns)(const uint16_t *means, const int32_t *firsts, const uint32_t *shares, int32_t width, uint32_t *out) {
    for (int32_t x = 0; x < width; x++) {
        uint32_t sum[4] = {1 << 23, 1 << 23, 1 << 23, 1 << 23};
        const uint16_t *mean = means + 4 * (size_t)firsts[2 * x];
        for (int32_t j = firsts[2 * x]; j < firsts[2 * x + 1]; j++, mean += 4, shares++)
            for (int c = 0; c < 4; c++) sum[c] += mean[c] * *shares;
        out[x] = sum[0] >> 24 | sum[1] >> 24 << 8 | sum[2] >> 24 << 16 | sum[3] >> 24 << 24;
    }
}

int32_t K(crl_reduce)(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t *out, ptrdiff_t out_stride,
                      int32_t out_width, int32_t out_height) {
    size_t count = 4 * (size_t)width, most = (size_t)width + 2 * (size_t)out_width;
    uint32_t *sums = malloc(count * sizeof *sums), *shares = malloc(most * sizeof *shares);
    uint16_t *means = malloc(count * sizeof *means);
    int32_t *firsts = malloc(2 * (size_t)out_width * sizeof *firsts);
    int32_t is_possible = sums && shares && means && firsts;
    if (is_possible) {
        uint32_t *next = shares;
        for (int32_t x = 0; x < out_width; x++) {
            crl_shared(x, width, out_width, &firsts[2 * x], &firsts[2 * x + 1]);
            for (int32_t j = firsts[2 * x]; j < firsts[2 * x + 1]; j++) *next++ = crl_share(x, j, width, out_width);
        }
        for (int32_t y = 0; y < out_height; y++) {
            int32_t first, end;
            crl_shared(y, height, out_height, &first, &end);
            memset(sums, 0, count * sizeof *sums);
            for (int32_t j = first; j < end; j++)
                K(add_row)(sums, (const uint8_t *)(pixels + (ptrdiff_t)j * stride), crl_share(y, j, height, out_height), count);
            K(take_mean)(sums, means, count);
            K(reduce_columns)(means, firsts, shares, out_width, out + (ptrdiff_t)y * out_stride);
        }
    }
    free(sums), free(shares), free(means), free(firsts);
    return is_possible;
}
