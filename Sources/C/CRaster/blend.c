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

// Hue, saturation, colour and luminosity: W3C Compositing and Blending Level 1, "Non-separable blend modes".

typedef struct {
    float r, g, b;
} rgb;

static inline float least(rgb c) {
    float m = c.r < c.g ? c.r : c.g;
    return m < c.b ? m : c.b;
}

static inline float greatest(rgb c) {
    float m = c.r > c.g ? c.r : c.g;
    return m > c.b ? m : c.b;
}

static inline float luminosity(rgb c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }

static inline rgb towards(rgb c, float gray, float factor) {
    rgb result = {gray + (c.r - gray) * factor, gray + (c.g - gray) * factor, gray + (c.b - gray) * factor};
    return result;
}

static rgb with_luminosity(rgb c, float wanted) {
    float shift = wanted - luminosity(c);
    rgb moved = {c.r + shift, c.g + shift, c.b + shift};
    float gray = luminosity(moved), low = least(moved), high = greatest(moved);
    if (low < 0) return towards(moved, gray, gray / (gray - low));
    if (high > 1) return towards(moved, gray, (1 - gray) / (high - gray));
    return moved;
}

static rgb with_saturation(rgb c, float wanted) {
    float low = least(c), range = greatest(c) - low, factor = range > 0 ? wanted / range : 0;
    rgb result = {(c.r - low) * factor, (c.g - low) * factor, (c.b - low) * factor};
    return result;
}

static inline float saturation(rgb c) { return greatest(c) - least(c); }

/// The colour of a premultiplied pixel.
static inline rgb unpack(uint32_t pixel) {
    float scale = pixel >> 24 ? 1.0f / (float)(pixel >> 24) : 0;
    rgb result = {(float)(pixel >> 16 & 255) * scale, (float)(pixel >> 8 & 255) * scale, (float)(pixel & 255) * scale};
    return result;
}

static inline uint32_t to_byte(float v) { return v <= 0 ? 0 : v >= 255 ? 255 : (uint32_t)(v + 0.5f); }

static uint32_t non_separable(uint32_t s, uint32_t d, int32_t mode) {
    rgb cs = unpack(s), cd = unpack(d), mixed;
    switch (mode) {
    case 12: mixed = with_luminosity(with_saturation(cs, saturation(cd)), luminosity(cd)); break;
    case 13: mixed = with_luminosity(with_saturation(cd, saturation(cs)), luminosity(cd)); break;
    case 14: mixed = with_luminosity(cs, luminosity(cd)); break;
    default: mixed = with_luminosity(cd, luminosity(cs)); break;
    }
    float sa = (float)(s >> 24) / 255, da = (float)(d >> 24) / 255, both = sa * da * 255;
    uint32_t a = to_byte(255 * (sa + da - sa * da));
    uint32_t r = to_byte((float)(s >> 16 & 255) * (1 - da) + (float)(d >> 16 & 255) * (1 - sa) + mixed.r * both);
    uint32_t g = to_byte((float)(s >> 8 & 255) * (1 - da) + (float)(d >> 8 & 255) * (1 - sa) + mixed.g * both);
    uint32_t b = to_byte((float)(s & 255) * (1 - da) + (float)(d & 255) * (1 - sa) + mixed.b * both);
    return a << 24 | r << 16 | g << 8 | b;
}

void raster_blend(const uint8_t *source, size_t source_stride, const uint8_t *shape, size_t shape_stride,
                  uint8_t *target, size_t target_stride, size_t width, size_t height, int32_t mode) {
    for (size_t y = 0; y < height; y++) {
        const uint32_t *s = (const uint32_t *)(source + y * source_stride);
        const uint8_t *m = shape + y * shape_stride;
        uint32_t *d = (uint32_t *)(target + y * target_stride);
        for (size_t x = 0; x < width; x++) {
            if (!m[x]) continue;
            if (mode >= 12 && mode <= 15) {
                d[x] = non_separable(s[x], d[x], mode);
                continue;
            }
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
