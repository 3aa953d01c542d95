// SPDX-License-Identifier: MIT
#include "raster_pixels.h"

/// a * b / 255, rounded to nearest; exact for bytes.
static inline uint32_t multiply(uint32_t a, uint32_t b) {
    uint32_t t = a * b + 128;
    return (t + (t >> 8)) >> 8;
}

static inline uint32_t clip(int32_t v) { return v < 0 ? 0 : v > 255 ? 255 : (uint32_t)v; }

/// One channel (alpha is a channel too) of premultiplied values. `s` and `sa` are multiplied by coverage `m`.
static inline uint32_t channel(uint32_t s, uint32_t sa, uint32_t d, uint32_t da, uint32_t m, int32_t mode) {
    uint32_t outside = 255 - m;
    switch (mode) {
    case 16: return multiply(d, outside);                                                   // clear
    case 17: return clip((int32_t)(s + multiply(d, outside)));                              // copy
    case 18: return clip((int32_t)(multiply(s, da) + multiply(d, outside)));                // sourceIn
    case 19: return clip((int32_t)(multiply(s, 255 - da) + multiply(d, outside)));          // sourceOut
    case 20: return clip((int32_t)(multiply(s, da) + multiply(d, 255 - sa)));               // sourceAtop
    case 21: return clip((int32_t)(multiply(s, 255 - da) + d));                             // destinationOver
    case 22: return multiply(d, clip((int32_t)(sa + outside)));                             // destinationIn
    case 23: return multiply(d, 255 - sa);                                                  // destinationOut
    case 24: return clip((int32_t)(multiply(s, 255 - da) + multiply(d, clip((int32_t)(sa + outside)))));
    case 25: return clip((int32_t)(multiply(s, 255 - da) + multiply(d, 255 - sa)));         // xor
    case 27: return clip((int32_t)(s + d));                                                 // plusLighter
    default: return clip((int32_t)(s + multiply(d, 255 - sa)));
    }
}

/// max(0, 1 - ((1 - d) + (1 - s))) of colours under their alphas; the alpha is min(1, sa + da).
static inline uint32_t plus_darker(uint32_t s, uint32_t sa, uint32_t d, uint32_t da, uint32_t ra) {
    return clip((int32_t)ra - (int32_t)(da - d) - (int32_t)(sa - s));
}

void raster_blend(const uint8_t *source, size_t source_stride, const uint8_t *shape, size_t shape_stride,
                  uint8_t *target, size_t target_stride, size_t width, size_t height, int32_t mode) {
    for (size_t y = 0; y < height; y++) {
        const uint32_t *s = (const uint32_t *)(source + y * source_stride);
        const uint8_t *m = shape + y * shape_stride;
        uint32_t *d = (uint32_t *)(target + y * target_stride);
        for (size_t x = 0; x < width; x++) {
            if (!m[x]) continue;
            uint32_t sa = s[x] >> 24, da = d[x] >> 24, result = 0;
            uint32_t ra = clip((int32_t)(sa + da));
            for (int shift = 0; shift < 32; shift += 8) {
                uint32_t sc = s[x] >> shift & 255, dc = d[x] >> shift & 255, value;
                if (mode == 26)
                    value = shift == 24 ? ra : plus_darker(sc, sa, dc, da, ra);
                else
                    value = channel(sc, sa, dc, da, m[x], mode);
                result |= value << shift;
            }
            d[x] = result;
        }
    }
}
