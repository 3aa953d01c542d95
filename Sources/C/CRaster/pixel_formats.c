// SPDX-License-Identifier: MIT
#include "raster_pixels.h"

#include <string.h>

/// a * b / 255, rounded to nearest; exact for bytes.
static inline uint32_t multiply(uint32_t a, uint32_t b) {
    uint32_t t = a * b + 128;
    return (t + (t >> 8)) >> 8;
}

static inline uint32_t divide(uint32_t value, uint32_t alpha) {
    uint32_t t = (value * 255 + alpha / 2) / alpha;
    return t > 255 ? 255 : t;
}

static inline uint32_t pack(uint32_t a, uint32_t r, uint32_t g, uint32_t b) {
    return a << 24 | r << 16 | g << 8 | b;
}

static void import_row(const uint8_t *s, raster_format f, uint32_t *d, size_t width) {
    for (size_t x = 0; x < width; x++, s += f.bytes) {
        if (f.kind == 2) {
            d[x] = (uint32_t)s[0] << 24;
            continue;
        }
        uint32_t r = s[f.r], g = f.kind ? r : s[f.g], b = f.kind ? r : s[f.b], a = 255;
        if (f.alpha) a = s[f.a];
        if (f.alpha == 2) {
            r = multiply(r, a);
            g = multiply(g, a);
            b = multiply(b, a);
        } else if (f.alpha == 1) {
            // Colour above alpha is not a colour; clip it so that compositing cannot overflow.
            r = r > a ? a : r;
            g = g > a ? a : g;
            b = b > a ? a : b;
        }
        d[x] = pack(a, r, g, b);
    }
}

void raster_import(const uint8_t *source, size_t source_stride, raster_format format, uint8_t *target,
                   size_t target_stride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++)
        import_row(source + y * source_stride, format, (uint32_t *)(target + y * target_stride), width);
}

static inline uint8_t luminance(uint32_t r, uint32_t g, uint32_t b, const float *to_linear,
                                const uint8_t *from_linear) {
    if (r == g && g == b) return (uint8_t)r;
    float y = 0.2126f * to_linear[r] + 0.7152f * to_linear[g] + 0.0722f * to_linear[b];
    return from_linear[(int)(y * 4095.0f + 0.5f)];
}

static void export_row(const uint32_t *s, raster_format f, uint8_t *d, size_t width, const float *to_linear,
                       const uint8_t *from_linear) {
    for (size_t x = 0; x < width; x++, d += f.bytes) {
        uint32_t p = s[x], a = p >> 24, r = p >> 16 & 255, g = p >> 8 & 255, b = p & 255;
        if (f.kind == 2) {
            d[0] = (uint8_t)a;
            continue;
        }
        int straight = f.alpha == 2 || (f.kind == 1 && f.alpha == 1);
        if (straight && a && a < 255) {
            r = divide(r, a);
            g = divide(g, a);
            b = divide(b, a);
        }
        if (f.kind == 1) {
            uint32_t v = luminance(r, g, b, to_linear, from_linear);
            d[f.r] = (uint8_t)(f.alpha == 1 ? multiply(v, a) : v);
        } else {
            d[f.r] = (uint8_t)r;
            d[f.g] = (uint8_t)g;
            d[f.b] = (uint8_t)b;
        }
        if (f.alpha)
            d[f.a] = (uint8_t)a;
        else if (f.bytes == 4 || (f.kind == 1 && f.bytes == 2))
            d[f.a] = 255;
    }
}

void raster_export(const uint8_t *source, size_t source_stride, raster_format format, uint8_t *target,
                   size_t target_stride, size_t width, size_t height, const float *to_linear,
                   const uint8_t *from_linear) {
    for (size_t y = 0; y < height; y++)
        export_row((const uint32_t *)(source + y * source_stride), format, target + y * target_stride, width,
                   to_linear, from_linear);
}

void raster_make_opaque(uint8_t *pixels, size_t stride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + y * stride);
        for (size_t x = 0; x < width; x++) row[x] |= 0xFF000000u;
    }
}

static inline uint32_t encode(float v, const uint8_t *from_linear) {
    if (!(v > 0)) return from_linear[0];
    if (v > 1) v = 1;
    return from_linear[(int)(v * 4095.0f + 0.5f)];
}

void raster_convert(uint8_t *pixels, size_t stride, size_t width, size_t height, const float *curve_r,
                    const float *curve_g, const float *curve_b, const float *m, const uint8_t *from_linear) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + y * stride);
        for (size_t x = 0; x < width; x++) {
            uint32_t p = row[x], a = p >> 24, r = p >> 16 & 255, g = p >> 8 & 255, b = p & 255;
            if (!a) continue;
            if (a < 255) {
                r = divide(r, a);
                g = divide(g, a);
                b = divide(b, a);
            }
            float lr = curve_r[r], lg = curve_g[g], lb = curve_b[b];
            r = encode(m[0] * lr + m[1] * lg + m[2] * lb, from_linear);
            g = encode(m[3] * lr + m[4] * lg + m[5] * lb, from_linear);
            b = encode(m[6] * lr + m[7] * lg + m[8] * lb, from_linear);
            if (a < 255) {
                r = multiply(r, a);
                g = multiply(g, a);
                b = multiply(b, a);
            }
            row[x] = pack(a, r, g, b);
        }
    }
}
