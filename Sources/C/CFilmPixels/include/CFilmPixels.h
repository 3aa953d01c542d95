// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>
#include <stdint.h>

// Bytes that have to be readable behind the planes.
enum { TS_FILM_MARGIN = 16 };

// How luminance is weighed from red, green and blue (ITU-T H.273); the weight of green is the rest to one.
typedef struct { double red, blue; } ts_luma_weights;

// Turns a picture of 8 bits in limited range (16 to 235), whose colour differences have half its size in both directions,
// rounded up (I420: three planes behind one another without gaps), into opaque BGRA. Each value is within 1 of the exact one.
// width, height: pixels. row: bytes from one row of pixels to the next, a multiple of 64 that holds width pixels.
void ts_film_pixels(
    const uint8_t *planes, int32_t width, int32_t height, ts_luma_weights weights, uint8_t *pixels, size_t row);
