// SPDX-License-Identifier: MIT
#include "raster_pixels.h"

enum { PAIR = 0x00FF00FF };

/// Two bytes of a word, each times `rest` / 255, rounded down; exact, since a product of bytes is below 65535.
static inline uint32_t scale_pair(uint32_t pair, uint32_t rest) {
    uint32_t product = pair * rest;
    return (product + 0x00010001 + (product >> 8 & PAIR)) >> 8 & PAIR;
}

/// Two bytes of a word, each times `part` / 255, rounded to nearest.
static inline uint32_t cover_pair(uint32_t pair, uint32_t part) {
    uint32_t product = pair * part + 0x00800080;
    return (product + (product >> 8 & PAIR)) >> 8 & PAIR;
}

static inline uint32_t over(uint32_t pixel, uint32_t color) {
    uint32_t rest = 255 - (color >> 24);
    return color + scale_pair(pixel & PAIR, rest) + (scale_pair(pixel >> 8 & PAIR, rest) << 8);
}

void raster_fill_over(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t color) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + y * stride);
        for (size_t x = 0; x < width; x++) row[x] = over(row[x], color);
    }
}

void raster_fill_over_coverage(uint8_t *pixels, size_t stride, const uint8_t *coverage, size_t coverage_stride,
                               size_t width, size_t height, uint32_t color) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + y * stride);
        const uint8_t *part = coverage + y * coverage_stride;
        for (size_t x = 0; x < width; x++) {
            uint32_t covered = cover_pair(color & PAIR, part[x]) | cover_pair(color >> 8 & PAIR, part[x]) << 8;
            row[x] = over(row[x], covered);
        }
    }
}
