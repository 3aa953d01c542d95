// SPDX-License-Identifier: MIT
// Y'CbCr to R'G'B' by ITU-R BT.601, BT.709 and BT.2020, sixteen pixels at a time in fixed point of 6 bits after the point:
//     R = 255/219 (Y - 16)                       + 255/224 * 2 (1 - kr)           (Cr - 128)
//     B = 255/219 (Y - 16) + 255/224 * 2 (1 - kb) (Cb - 128)
//     G = 255/219 (Y - 16) - 255/224 * 2 (1 - kb) kb / kg (Cb - 128) - 255/224 * 2 (1 - kr) kr / kg (Cr - 128)
// Sums that leave 16 bits are out of range on either side, so that they may saturate.
#include "CFilmPixels.h"
#include <string.h>

typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint8_t bytes32 __attribute__((vector_size(32)));
typedef int16_t lanes8 __attribute__((vector_size(16)));
typedef int16_t lanes16 __attribute__((vector_size(32)));
typedef uint16_t words16 __attribute__((vector_size(32)));

/// Of colour differences, times 64.
typedef struct { int16_t red_cr, green_cb, green_cr, blue_cb; } weights;

static int16_t fixed(double weight) { return (int16_t)(weight * 64 * 255 / 224 + 0.5); }

static weights weights_of(ts_luma_weights m) {
    double green = 1 - m.red - m.blue;
    return (weights){
        fixed(2 * (1 - m.red)), fixed(2 * (1 - m.blue) * m.blue / green), fixed(2 * (1 - m.red) * m.red / green),
        fixed(2 * (1 - m.blue)),
    };
}

/// Each of eight values twice.
static lanes16 doubled(lanes8 v) {
    return __builtin_shufflevector(v, v, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
}

static bytes16 rounded(lanes16 sum) {
    lanes16 value = sum >> 6, zero = {0}, most = zero + 255;
    return __builtin_convertvector(__builtin_elementwise_min(__builtin_elementwise_max(value, zero), most), bytes16);
}

/// What eight samples of colour differences add to sixteen pixels.
typedef struct { lanes16 red, green, blue; } shares;

static shares shares_of(const uint8_t *cb, const uint8_t *cr, weights w) {
    bytes8 b, r;
    memcpy(&b, cb, sizeof b);
    memcpy(&r, cr, sizeof r);
    lanes8 u = __builtin_convertvector(b, lanes8) - 128, v = __builtin_convertvector(r, lanes8) - 128;
    return (shares){ doubled(v * w.red_cr), doubled(-(u * w.green_cb + v * w.green_cr)), doubled(u * w.blue_cb) };
}

static void sixteen(const uint8_t *luma, shares s, uint8_t *pixels) {
    bytes16 y8;
    memcpy(&y8, luma, sizeof y8);
    // 149 / 2 is 64 * 255 / 219 less a tenth of a percent; the half that rounds is in it.
    words16 y = __builtin_convertvector(y8, words16) * 149 >> 1;
    lanes16 light = __builtin_convertvector(y, lanes16) - (16 * 149 / 2 - 32);
    bytes16 blue = rounded(__builtin_elementwise_add_sat(light, s.blue));
    bytes16 green = rounded(__builtin_elementwise_add_sat(light, s.green));
    bytes16 red = rounded(__builtin_elementwise_add_sat(light, s.red));
    bytes16 opaque = (bytes16){0} + 255;
#define PAIRS(a, b, from)                                                                                              \
    __builtin_shufflevector(                                                                                           \
        a, b, from, from + 16, from + 1, from + 17, from + 2, from + 18, from + 3, from + 19, from + 4, from + 20,     \
        from + 5, from + 21, from + 6, from + 22, from + 7, from + 23)
#define FOURS(a, b, from)                                                                                              \
    __builtin_shufflevector(                                                                                           \
        a, b, from, from + 1, from + 16, from + 17, from + 2, from + 3, from + 18, from + 19, from + 4, from + 5,      \
        from + 20, from + 21, from + 6, from + 7, from + 22, from + 23)
    for (int half = 0; half < 2; half++) {
        bytes16 bg = half ? PAIRS(blue, green, 8) : PAIRS(blue, green, 0);
        bytes16 ra = half ? PAIRS(red, opaque, 8) : PAIRS(red, opaque, 0);
        bytes16 first = FOURS(bg, ra, 0), second = FOURS(bg, ra, 8);
        memcpy(pixels + half * 32, &first, 16);
        memcpy(pixels + half * 32 + 16, &second, 16);
    }
}

void ts_film_pixels(
    const uint8_t *planes, int32_t width, int32_t height, ts_luma_weights luma, uint8_t *pixels, size_t row) {
    weights w = weights_of(luma);
    size_t half = ((size_t)width + 1) / 2, halves = ((size_t)height + 1) / 2;
    const uint8_t *cb = planes + (size_t)width * height, *cr = cb + half * halves;
    for (int y = 0; y < height; y++) {
        const uint8_t *luma = planes + (size_t)width * y;
        size_t below = half * (size_t)(y / 2);
        for (int x = 0; x < width; x += 16) {
            sixteen(luma + x, shares_of(cb + below + x / 2, cr + below + x / 2, w), pixels + row * y + (size_t)x * 4);
        }
    }
}
