// SPDX-License-Identifier: MIT
#include "raster_glyphs.h"
#include <string.h>

static inline uint32_t divide_255(uint32_t value) { return (value + 128 + ((value + 128) >> 8)) >> 8; }

// Two channels, 16 bits apart, times a factor of 0 to 255, divided by 255 and rounded.
static inline uint32_t scale_pair(uint32_t pair, uint32_t factor) {
    uint32_t product = pair * factor + 0x00800080;
    return (product + (product >> 8 & 0x00ff00ff)) >> 8 & 0x00ff00ff;
}

static inline void blend_covered(uint32_t *row, const uint8_t *coverage, size_t count, uint32_t color) {
    const uint32_t even = color & 0x00ff00ff, odd = color >> 8 & 0x00ff00ff;
    for (size_t x = 0; x < count; x++) {
        const uint32_t c = coverage[x];
        if (c == 0) continue;
        uint32_t source = color;
        if (c != 255) source = scale_pair(even, c) | scale_pair(odd, c) << 8;
        const uint32_t keep = 255 - (source >> 24), old = row[x];
        if (keep != 0 && old != 0)
            source += scale_pair(old & 0x00ff00ff, keep) | scale_pair(old >> 8 & 0x00ff00ff, keep) << 8;
        row[x] = source;
    }
}

void raster_glyph_blend(uint8_t *target, size_t target_stride, const uint8_t *mask, size_t mask_stride, size_t width,
                        size_t height, uint32_t color) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(void *)(target + y * target_stride);
        const uint8_t *coverage = mask + y * mask_stride;
        size_t x = 0;
        // Most of a letter's box is empty.
        for (; x + 8 <= width; x += 8) {
            uint64_t eight;
            memcpy(&eight, coverage + x, 8);
            if (eight != 0) blend_covered(row + x, coverage + x, 8, color);
        }
        blend_covered(row + x, coverage + x, width - x, color);
    }
}

void raster_glyph_add(uint8_t *target, size_t target_stride, const uint8_t *mask, size_t mask_stride, size_t width,
                      size_t height) {
    for (size_t y = 0; y < height; y++) {
        uint8_t *out = target + y * target_stride;
        const uint8_t *in = mask + y * mask_stride;
        for (size_t x = 0; x < width; x++) {
            uint32_t sum = (uint32_t)out[x] + in[x];
            out[x] = (uint8_t)(sum > 255 ? 255 : sum);
        }
    }
}

void raster_glyph_over(uint8_t *target, size_t target_stride, const uint8_t *source, size_t source_stride, size_t width,
                       size_t height, uint32_t opacity) {
    for (size_t y = 0; y < height; y++) {
        uint8_t *out = target + y * target_stride;
        const uint8_t *in = source + y * source_stride;
        for (size_t x = 0; x < width * 4; x += 4) {
            uint32_t alpha = divide_255(in[x + 3] * opacity);
            if (alpha == 0) continue;
            uint32_t keep = 255 - alpha;
            for (size_t i = 0; i < 4; i++) {
                uint32_t sum = divide_255(in[x + i] * opacity) + divide_255(out[x + i] * keep);
                out[x + i] = (uint8_t)(sum > 255 ? 255 : sum);
            }
        }
    }
}

// The weights of one axis: source samples [first, last] with 16.16 weights computed on the fly.
typedef struct {
    size_t first, last;
    uint32_t head, tail; // weights of the first and last sample, 256 for a whole one
} span_t;

static span_t area_span(size_t index, size_t source, size_t target) {
    uint64_t start = (uint64_t)index * source * 256 / target;
    uint64_t end = (uint64_t)(index + 1) * source * 256 / target;
    if (end <= start) end = start + 1;
    span_t span;
    span.first = (size_t)(start >> 8);
    span.last = (size_t)((end - 1) >> 8);
    if (span.last >= source) span.last = source - 1;
    span.head = 256 - (uint32_t)(start & 255);
    span.tail = (uint32_t)(end - ((uint64_t)span.last << 8));
    if (span.first == span.last) span.head = span.tail = (uint32_t)(end - start);
    return span;
}

static uint32_t weight(const span_t *span, size_t sample) {
    if (sample == span->first) return span->head;
    return sample == span->last ? span->tail : 256;
}

static void shrink(const uint8_t *source, size_t source_stride, size_t source_width, size_t source_height, uint8_t *target,
                   size_t target_stride, size_t target_width, size_t target_height) {
    for (size_t y = 0; y < target_height; y++) {
        span_t rows = area_span(y, source_height, target_height);
        for (size_t x = 0; x < target_width; x++) {
            span_t columns = area_span(x, source_width, target_width);
            uint64_t sum[4] = {0, 0, 0, 0}, total = 0;
            for (size_t sy = rows.first; sy <= rows.last; sy++) {
                for (size_t sx = columns.first; sx <= columns.last; sx++) {
                    uint64_t w = (uint64_t)weight(&rows, sy) * weight(&columns, sx);
                    const uint8_t *pixel = source + sy * source_stride + sx * 4;
                    for (int i = 0; i < 4; i++) sum[i] += pixel[i] * w;
                    total += w;
                }
            }
            uint8_t *out = target + y * target_stride + x * 4;
            for (int i = 0; i < 4; i++) out[i] = (uint8_t)((sum[i] + total / 2) / total);
        }
    }
}

static void enlarge(const uint8_t *source, size_t source_stride, size_t source_width, size_t source_height, uint8_t *target,
                    size_t target_stride, size_t target_width, size_t target_height) {
    for (size_t y = 0; y < target_height; y++) {
        int64_t fy = ((int64_t)(2 * y + 1) * (int64_t)source_height * 128) / (int64_t)target_height - 128;
        if (fy < 0) fy = 0;
        size_t y0 = (size_t)(fy >> 8), y1 = y0 + 1 < source_height ? y0 + 1 : y0;
        if (y0 >= source_height) y0 = y1 = source_height - 1;
        uint32_t wy = (uint32_t)(fy & 255);
        for (size_t x = 0; x < target_width; x++) {
            int64_t fx = ((int64_t)(2 * x + 1) * (int64_t)source_width * 128) / (int64_t)target_width - 128;
            if (fx < 0) fx = 0;
            size_t x0 = (size_t)(fx >> 8), x1 = x0 + 1 < source_width ? x0 + 1 : x0;
            if (x0 >= source_width) x0 = x1 = source_width - 1;
            uint32_t wx = (uint32_t)(fx & 255);
            const uint8_t *top = source + y0 * source_stride, *bottom = source + y1 * source_stride;
            uint8_t *out = target + y * target_stride + x * 4;
            for (int i = 0; i < 4; i++) {
                uint32_t a = top[x0 * 4 + i] * (256 - wx) + top[x1 * 4 + i] * wx;
                uint32_t b = bottom[x0 * 4 + i] * (256 - wx) + bottom[x1 * 4 + i] * wx;
                out[i] = (uint8_t)((a * (256 - wy) + b * wy + 32768) >> 16);
            }
        }
    }
}

void raster_glyph_scale(const uint8_t *source, size_t source_stride, size_t source_width, size_t source_height,
                        uint8_t *target, size_t target_stride, size_t target_width, size_t target_height) {
    if (!source_width || !source_height || !target_width || !target_height) return;
    if (target_width <= source_width && target_height <= source_height)
        shrink(source, source_stride, source_width, source_height, target, target_stride, target_width, target_height);
    else
        enlarge(source, source_stride, source_width, source_height, target, target_stride, target_width, target_height);
}
