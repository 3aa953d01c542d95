// SPDX-License-Identifier: MIT
#include "raster_pixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// A Gaussian sampled at whole pixels out to 3 sigma and normalised, applied along rows, then columns. Single precision,
// every sum in one fixed order and no contraction (see the target's flags), so results are the same on every machine.

static float *make_kernel(double sigma, int *radius) {
    *radius = (int)ceil(3 * sigma);
    float *weights = malloc((size_t)(*radius + 1) * sizeof *weights);
    if (!weights) return NULL;
    double total = 0;
    for (int i = -*radius; i <= *radius; i++) total += exp(-(double)i * i / (2 * sigma * sigma));
    for (int i = 0; i <= *radius; i++) weights[i] = (float)(exp(-(double)i * i / (2 * sigma * sigma)) / total);
    return weights;
}

/// What one pass over rows works with: the row as numbers with `radius` zeros on both sides, and the sums.
typedef struct {
    float *padded, *sums;
    const float *kernel;
    int radius;
} pass;

static int is_empty(const uint8_t *row, size_t count) { return !row[0] && !memcmp(row, row + 1, count - 1); }

/// Convolves a row of `count` bytes and writes it as a column: element x goes to target[x * target_stride].
static void blur_row(pass p, const uint8_t *row, size_t count, uint8_t *target, size_t target_stride) {
    if (is_empty(row, count)) {
        for (size_t x = 0; x < count; x++) target[x * target_stride] = 0;
        return;
    }
    float *centre = p.padded + p.radius;
    for (size_t x = 0; x < count; x++) centre[x] = row[x];
    for (size_t x = 0; x < count; x++) p.sums[x] = centre[x] * p.kernel[0] + 0.5f;
    for (int i = 1; i <= p.radius; i++) {
        const float weight = p.kernel[i], *left = centre - i, *right = centre + i;
        for (size_t x = 0; x < count; x++) p.sums[x] += weight * (left[x] + right[x]);
    }
    for (size_t x = 0; x < count; x++) target[x * target_stride] = (uint8_t)(p.sums[x] > 255 ? 255 : p.sums[x]);
}

int32_t raster_blur(uint8_t *coverage, size_t stride, size_t width, size_t height, double sigma) {
    if (!(sigma > 0.05) || !width || !height) return 1;
    if (sigma > 1000) sigma = 1000;
    size_t longest = width > height ? width : height;
    int radius = 0;
    float *kernel = make_kernel(sigma, &radius);
    // Rows and columns swapped, so that both passes read rows.
    uint8_t *turned = malloc(width * height);
    float *rows = calloc(longest + 2 * (size_t)radius, sizeof *rows), *columns = NULL;
    float *sums = malloc(longest * sizeof *sums);
    int32_t done = kernel && turned && rows && sums;
    if (done) {
        pass p = {rows, sums, kernel, radius};
        for (size_t y = 0; y < height; y++) blur_row(p, coverage + y * stride, width, turned + y, height);
        columns = calloc(longest + 2 * (size_t)radius, sizeof *columns);
        done = columns != NULL;
    }
    if (done) {
        pass p = {columns, sums, kernel, radius};
        for (size_t x = 0; x < width; x++) blur_row(p, turned + x * height, height, coverage + x, stride);
    }
    free(kernel);
    free(turned);
    free(rows);
    free(columns);
    free(sums);
    return done;
}
