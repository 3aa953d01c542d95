// SPDX-License-Identifier: MIT
#include "raster_pixels.h"

enum { PAIR = 0x00FF00FF };

/// Two bytes of a word, each times `rest` / 255, rounded down; exact, since a product of bytes is below 65535.
static inline uint32_t scale_pair(uint32_t pair, uint32_t rest) {
    uint32_t product = pair * rest;
    return (product + 0x00010001 + (product >> 8 & PAIR)) >> 8 & PAIR;
}

void raster_fill_over(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t color) {
    uint32_t rest = 255 - (color >> 24);
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + y * stride);
        for (size_t x = 0; x < width; x++)
            row[x] = color + scale_pair(row[x] & PAIR, rest) + (scale_pair(row[x] >> 8 & PAIR, rest) << 8);
    }
}
