// SPDX-License-Identifier: MIT
#include "raster_pixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// A Gaussian sampled at whole pixels out to 3 sigma and normalised, applied along rows, then columns, with 16-bit
// weights. Results depend on nothing but the input, so they are the same on every machine.

enum { weight_bits = 16 };

static int make_kernel(double sigma, uint32_t **kernel) {
    int radius = (int)ceil(3 * sigma);
    uint32_t *weights = malloc((size_t)(radius + 1) * sizeof *weights);
    if (!weights) return -1;
    double total = 0;
    for (int i = -radius; i <= radius; i++) total += exp(-(double)i * i / (2 * sigma * sigma));
    uint32_t sum = 0;
    for (int i = 1; i <= radius; i++) {
        weights[i] = (uint32_t)(exp(-(double)i * i / (2 * sigma * sigma)) / total * (1 << weight_bits) + 0.5);
        sum += 2 * weights[i];
    }
    // The centre takes the rounding, so that a constant stays constant.
    weights[0] = sum < (1u << weight_bits) ? (1u << weight_bits) - sum : 0;
    *kernel = weights;
    return radius;
}

/// Convolves `count` samples. `padded` has `radius` zeros before and after them.
static void convolve(const uint8_t *padded, uint8_t *target, size_t count, const uint32_t *kernel, int radius,
                     uint32_t *sums) {
    const uint8_t *centre = padded + radius;
    for (size_t x = 0; x < count; x++) sums[x] = centre[x] * kernel[0] + (1u << (weight_bits - 1));
    for (int i = 1; i <= radius; i++) {
        uint32_t w = kernel[i];
        if (!w) continue;
        const uint8_t *left = centre - i, *right = centre + i;
        for (size_t x = 0; x < count; x++) sums[x] += w * (uint32_t)(left[x] + right[x]);
    }
    for (size_t x = 0; x < count; x++) target[x] = (uint8_t)(sums[x] >> weight_bits);
}

/// Columns in place: rows of the image are accumulated as vectors, the rows not yet overwritten kept in a ring.
static int blur_columns(uint8_t *pixels, size_t stride, size_t width, size_t height, const uint32_t *kernel,
                        int radius) {
    size_t ring_rows = (size_t)radius + 1;
    uint8_t *ring = calloc(ring_rows, width);
    uint32_t *sums = malloc(width * sizeof *sums);
    if (!ring || !sums) {
        free(ring);
        free(sums);
        return 0;
    }
    for (size_t y = 0; y < height; y++) {
        uint8_t *row = pixels + y * stride;
        memcpy(ring + (y % ring_rows) * width, row, width);
        for (size_t x = 0; x < width; x++) sums[x] = row[x] * kernel[0] + (1u << (weight_bits - 1));
        for (int i = 1; i <= radius; i++) {
            uint32_t w = kernel[i];
            if (y >= (size_t)i) {
                const uint8_t *above = ring + ((y - (size_t)i) % ring_rows) * width;
                for (size_t x = 0; x < width; x++) sums[x] += w * above[x];
            }
            if (y + (size_t)i < height) {
                const uint8_t *below = pixels + (y + (size_t)i) * stride;
                for (size_t x = 0; x < width; x++) sums[x] += w * below[x];
            }
        }
        for (size_t x = 0; x < width; x++) row[x] = (uint8_t)(sums[x] >> weight_bits);
    }
    free(ring);
    free(sums);
    return 1;
}

int32_t raster_blur(uint8_t *coverage, size_t stride, size_t width, size_t height, double sigma) {
    if (!(sigma > 0.05) || !width || !height) return 1;
    if (sigma > 1000) sigma = 1000;
    uint32_t *kernel = NULL;
    int radius = make_kernel(sigma, &kernel);
    if (radius < 0) return 0;
    uint8_t *padded = calloc(width + 2 * (size_t)radius, 1);
    uint32_t *sums = malloc(width * sizeof *sums);
    int32_t done = padded && sums;
    if (done) {
        for (size_t y = 0; y < height; y++) {
            uint8_t *row = coverage + y * stride;
            memcpy(padded + radius, row, width);
            convolve(padded, row, width, kernel, radius, sums);
        }
        done = blur_columns(coverage, stride, width, height, kernel, radius);
    }
    free(padded);
    free(sums);
    free(kernel);
    return done;
}
