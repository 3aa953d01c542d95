// SPDX-License-Identifier: MIT
#include "raster_layers.h"

#include <stdlib.h>
#include <string.h>

// A blur of what lies behind a layer: averaged down to a coarse grid, three box passes along rows and columns (which
// come close to a Gaussian; Wells 1986), saturated. Integers only, so that every machine gets the same bytes.

enum { CHANNELS = 4 };

/// The mean of each square of `step` pixels; squares at the right and bottom edges are cut off.
static void average(
    const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, int32_t step, uint16_t *out,
    int32_t columns, int32_t rows) {
    for (int32_t r = 0; r < rows; r++) {
        int32_t y1 = (r + 1) * step < height ? (r + 1) * step : height;
        for (int32_t c = 0; c < columns; c++) {
            int32_t x1 = (c + 1) * step < width ? (c + 1) * step : width;
            uint32_t sums[CHANNELS] = {0};
            for (int32_t y = r * step; y < y1; y++) {
                const uint32_t *row = pixels + y * stride;
                for (int32_t x = c * step; x < x1; x++) {
                    for (int k = 0; k < CHANNELS; k++) sums[k] += row[x] >> (8 * k) & 255;
                }
            }
            uint32_t count = (uint32_t)((y1 - r * step) * (x1 - c * step));
            // Eight bits after the point keep slow gradients free of steps.
            for (int k = 0; k < CHANNELS; k++) {
                out[(r * columns + c) * CHANNELS + k] = (uint16_t)((sums[k] * 256 + count / 2) / count);
            }
        }
    }
}

/// A box of 2 * radius + 1 over `count` values `step` apart; values beyond the ends repeat the last one.
static void box(const uint16_t *in, uint16_t *out, int32_t count, ptrdiff_t step, int32_t radius) {
    uint32_t size = (uint32_t)(2 * radius + 1);
    uint64_t sum = (uint64_t)in[0] * (uint32_t)(radius + 1);
    for (int32_t i = 1; i <= radius; i++) sum += in[(i < count ? i : count - 1) * step];
    for (int32_t i = 0; i < count; i++) {
        out[i * step] = (uint16_t)((sum + size / 2) / size);
        int32_t entering = i + radius + 1 < count ? i + radius + 1 : count - 1;
        int32_t leaving = i - radius > 0 ? i - radius : 0;
        sum += in[entering * step];
        sum -= in[leaving * step];
    }
}

static void blur(uint16_t *values, uint16_t *spare, int32_t columns, int32_t rows, int32_t radius) {
    for (int pass = 0; pass < 3; pass++) {
        for (int32_t r = 0; r < rows; r++) {
            for (int k = 0; k < CHANNELS; k++) {
                ptrdiff_t start = (ptrdiff_t)r * columns * CHANNELS + k;
                box(values + start, spare + start, columns, CHANNELS, radius);
            }
        }
        for (int32_t i = 0; i < columns * CHANNELS; i++) {
            box(spare + i, values + i, rows, (ptrdiff_t)columns * CHANNELS, radius);
        }
    }
}

static uint32_t channel(int64_t value, int64_t limit) {
    int64_t rounded = (value + 128) >> 8;
    return (uint32_t)(rounded < 0 ? 0 : rounded > limit ? limit : rounded);
}

/// Moves colours away from their luminance (Rec. 709 weights) by `saturation` / 256.
static uint32_t saturate(const uint16_t *p, int32_t saturation) {
    int64_t luminance = ((int64_t)p[0] * 18 + (int64_t)p[1] * 183 + (int64_t)p[2] * 55) / 256;
    uint32_t alpha = channel(p[3], 255), result = alpha << 24;
    for (int k = 0; k < 3; k++) {
        int64_t value = luminance + ((int64_t)p[k] - luminance) * saturation / 256;
        result |= channel(value, alpha) << (8 * k);
    }
    return result;
}

int32_t crl_backdrop(
    const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, int32_t step, int32_t radius,
    int32_t saturation, uint32_t *out, ptrdiff_t out_stride) {
    int32_t columns = (width + step - 1) / step, rows = (height + step - 1) / step;
    size_t count = (size_t)columns * (size_t)rows * CHANNELS;
    uint16_t *values = malloc(2 * count * sizeof *values);
    if (!values) return 0;
    average(pixels, stride, width, height, step, values, columns, rows);
    if (radius > 0) blur(values, values + count, columns, rows, radius);
    for (int32_t r = 0; r < rows; r++) {
        for (int32_t c = 0; c < columns; c++) {
            out[r * out_stride + c] = saturate(values + ((ptrdiff_t)r * columns + c) * CHANNELS, saturation);
        }
    }
    free(values);
    return 1;
}
