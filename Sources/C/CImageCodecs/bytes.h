// SPDX-License-Identifier: MIT
#pragma once
#include "CImageCodecs.h"

/// Greatest number of pixels any decoder is asked for: a file that claims more is refused.
enum { codec_maximum_pixels = 1 << 28, codec_maximum_side = 1 << 16 };

static inline int codec_size_is_fine(uint32_t width, uint32_t height) {
    return width > 0 && height > 0 && width <= codec_maximum_side && height <= codec_maximum_side &&
           (uint64_t)width * height <= codec_maximum_pixels;
}

/// Appends; 0 when out of memory. `capacity` belongs to the caller.
int codec_append(codec_bytes *target, size_t *capacity, const void *bytes, size_t count);
