// SPDX-License-Identifier: MIT
#pragma once
#include "blending.h"
#include "coverage.h"

static inline uint32_t *row_of(crl_target t, int32_t y) { return t.pixels + (ptrdiff_t)y * t.stride; }

void K(crl_fill)(crl_target t, uint32_t color) {
    if (t.x0 >= t.x1 || color == 0) return;
    for (int32_t y = t.y0; y < t.y1; y++) crl_over_span(row_of(t, y) + t.x0, t.x1 - t.x0, color);
}

void K(crl_clear)(crl_target t) {
    if (t.x0 >= t.x1) return;
    for (int32_t y = t.y0; y < t.y1; y++) memset(row_of(t, y) + t.x0, 0, (size_t)(t.x1 - t.x0) * 4);
}

void K(crl_fill_polygon)(crl_target t, crl_polygon shape, uint32_t color) {
    crl_rows r;
    if (color != 0 && crl_rows_begin(&r, shape, t.x0, t.x1)) {
        int32_t y0 = t.y0 > r.top ? t.y0 : r.top, y1 = t.y1 < r.bottom ? t.y1 : r.bottom;
        for (int32_t y = y0; y < y1; y++) {
            if (!crl_rows_next(&r, y)) continue;
            uint32_t *d = row_of(t, y);
            crl_cover_span(d + r.begin, r.coverage + (r.begin - r.x0), r.full_begin - r.begin, color);
            crl_over_span(d + r.full_begin, r.full_end - r.full_begin, color);
            crl_cover_span(d + r.full_end, r.coverage + (r.full_end - r.x0), r.end - r.full_end, color);
        }
        crl_rows_free(&r);
    } else if (color != 0) {
        crl_rows_free(&r);
    }
}

static inline uint32_t coverage_at(const crl_rows *r, int has, int32_t x) {
    if (!has || x < r->begin || x >= r->end) return 0;
    return x >= r->full_begin && x < r->full_end ? 255 : r->coverage[x - r->x0];
}

void K(crl_fill_ring)(crl_target t, crl_polygon outer, crl_polygon inner, uint32_t color) {
    crl_rows o, i;
    int has_outer = crl_rows_begin(&o, outer, t.x0, t.x1), has_inner = crl_rows_begin(&i, inner, t.x0, t.x1);
    if (has_outer && color != 0) {
        int32_t y0 = t.y0 > o.top ? t.y0 : o.top, y1 = t.y1 < o.bottom ? t.y1 : o.bottom;
        for (int32_t y = y0; y < y1; y++) {
            int in_outer = crl_rows_next(&o, y), in_inner = has_inner && crl_rows_next(&i, y);
            if (!in_outer) continue;
            uint32_t *d = row_of(t, y);
            int32_t x = o.begin;
            while (x < o.end) {
                // The inside of the hole in one step.
                if (in_inner && x >= i.full_begin && x < i.full_end) {
                    x = i.full_end;
                    continue;
                }
                uint32_t a = coverage_at(&o, 1, x), b = coverage_at(&i, in_inner, x);
                if (a > b) d[x] = crl_over(crl_scale(color, a - b), d[x]);
                x++;
            }
        }
    }
    crl_rows_free(&o);
    crl_rows_free(&i);
}

void K(crl_blit)(crl_target t, const uint32_t *pixels, ptrdiff_t stride, int32_t dx, int32_t dy, uint32_t alpha,
              uint32_t tint, int32_t opaque) {
    int32_t n = t.x1 - t.x0;
    if (n <= 0 || alpha == 0) return;
    for (int32_t y = t.y0; y < t.y1; y++) {
        uint32_t *d = row_of(t, y) + t.x0;
        const uint32_t *s = pixels + (ptrdiff_t)(y - dy) * stride + (t.x0 - dx);
        if (alpha == 255 && tint == 0xFFFFFFFF) {
            if (opaque) {
                memcpy(d, s, (size_t)n * 4);
            } else {
                crl_over_pixels(d, s, n);
            }
            continue;
        }
        for (int32_t i = 0; i < n; i++) {
            if (s[i] == 0) continue;
            uint32_t c = tint == 0xFFFFFFFF ? s[i] : crl_multiply(s[i], tint);
            if (alpha != 255) c = crl_scale(c, alpha);
            d[i] = crl_over(c, d[i]);
        }
    }
}

void K(crl_save)(crl_target t, uint32_t *saved) {
    int32_t n = t.x1 - t.x0;
    if (n <= 0) return;
    for (int32_t y = t.y0; y < t.y1; y++, saved += n) memcpy(saved, row_of(t, y) + t.x0, (size_t)n * 4);
}

void K(crl_restore_alpha)(crl_target t, const uint32_t *saved, uint32_t alpha) {
    int32_t n = t.x1 - t.x0;
    if (n <= 0) return;
    for (int32_t y = t.y0; y < t.y1; y++, saved += n) crl_mix_span(row_of(t, y) + t.x0, saved, n, alpha);
}

void K(crl_restore_mask)(crl_target t, const uint32_t *saved, const uint8_t *mask, ptrdiff_t mask_stride,
                      uint32_t alpha) {
    int32_t n = t.x1 - t.x0;
    if (n <= 0) return;
    for (int32_t y = t.y0; y < t.y1; y++, saved += n, mask += mask_stride) {
        uint32_t *d = row_of(t, y) + t.x0;
        for (int32_t i = 0; i < n; i++) {
            uint32_t k = alpha == 255 ? mask[i] : crl_div255(mask[i] * alpha);
            if (k != 255) d[i] = crl_mix(saved[i], d[i], k);
        }
    }
}

void K(crl_save_outside)(crl_target t, crl_polygon shape, uint32_t *saved) {
    crl_rows r;
    int32_t n = t.x1 - t.x0;
    if (n <= 0) return;
    int has = crl_rows_begin(&r, shape, t.x0, t.x1);
    for (int32_t y = t.y0; y < t.y1; y++, saved += n) {
        const uint32_t *d = row_of(t, y) + t.x0;
        if (!has || !crl_rows_next(&r, y)) {
            memcpy(saved, d, (size_t)n * 4);
            continue;
        }
        int32_t left = r.full_begin - t.x0, right = r.full_end - t.x0;
        memcpy(saved, d, (size_t)left * 4);
        memcpy(saved + right, d + right, (size_t)(n - right) * 4);
    }
    crl_rows_free(&r);
}

void K(crl_restore_outside)(crl_target t, crl_polygon shape, const uint32_t *saved) {
    crl_rows r;
    int32_t n = t.x1 - t.x0;
    if (n <= 0) return;
    int has = crl_rows_begin(&r, shape, t.x0, t.x1);
    for (int32_t y = t.y0; y < t.y1; y++, saved += n) {
        uint32_t *d = row_of(t, y) + t.x0;
        if (!has || !crl_rows_next(&r, y)) {
            memcpy(d, saved, (size_t)n * 4);
            continue;
        }
        int32_t begin = r.begin - t.x0, left = r.full_begin - t.x0, right = r.full_end - t.x0, end = r.end - t.x0;
        memcpy(d, saved, (size_t)begin * 4);
        for (int32_t i = begin; i < left; i++) d[i] = crl_mix(saved[i], d[i], r.coverage[i]);
        for (int32_t i = right; i < end; i++) d[i] = crl_mix(saved[i], d[i], r.coverage[i]);
        memcpy(d + end, saved + end, (size_t)(n - end) * 4);
    }
    crl_rows_free(&r);
}

void K(crl_polygon_coverage)(uint8_t *bytes, ptrdiff_t stride, int32_t x0, int32_t y0, int32_t width, int32_t height,
                          crl_polygon shape) {
    crl_rows r;
    int has = crl_rows_begin(&r, shape, x0, x0 + width);
    for (int32_t y = 0; y < height; y++, bytes += stride) {
        memset(bytes, 0, (size_t)width);
        if (!has || !crl_rows_next(&r, y0 + y)) continue;
        for (int32_t x = r.begin; x < r.full_begin; x++) bytes[x - x0] = r.coverage[x - x0];
        memset(bytes + (r.full_begin - x0), 255, (size_t)(r.full_end - r.full_begin));
        for (int32_t x = r.full_end; x < r.end; x++) bytes[x - x0] = r.coverage[x - x0];
    }
    crl_rows_free(&r);
}

void K(crl_extract_alpha)(const uint32_t *pixels, ptrdiff_t stride, uint8_t *bytes, ptrdiff_t byte_stride, int32_t width,
                       int32_t height) {
    for (int32_t y = 0; y < height; y++, pixels += stride, bytes += byte_stride)
        for (int32_t x = 0; x < width; x++) bytes[x] = (uint8_t)(pixels[x] >> 24);
}

int32_t K(crl_gaussian)(uint8_t *bytes, ptrdiff_t stride, int32_t width, int32_t height, const uint16_t *weights,
                     int32_t radius) {
    int32_t longest = width > height ? width : height;
    uint8_t *line = calloc((size_t)(longest + 2 * radius), 1);
    uint32_t *sums = malloc((size_t)width * sizeof(uint32_t));
    uint8_t *copy = malloc((size_t)width * (size_t)height);
    int32_t ok = line && sums && copy;
    if (ok) {
        for (int32_t y = 0; y < height; y++) {
            uint8_t *row = bytes + (ptrdiff_t)y * stride;
            memcpy(line + radius, row, (size_t)width);
            memset(line + radius + width, 0, (size_t)radius);
            uint8_t *out = copy + (size_t)y * (size_t)width;
            memset(sums, 0, (size_t)width * sizeof(uint32_t));
            for (int32_t k = 0; k <= 2 * radius; k++) {
                uint32_t w = weights[k];
                for (int32_t x = 0; x < width; x++) sums[x] += w * line[x + k];
            }
            for (int32_t x = 0; x < width; x++) out[x] = (uint8_t)((sums[x] + 32768) >> 16);
        }
        for (int32_t y = 0; y < height; y++) {
            memset(sums, 0, (size_t)width * sizeof(uint32_t));
            for (int32_t k = -radius; k <= radius; k++) {
                if (y + k < 0 || y + k >= height) continue;
                uint32_t w = weights[k + radius];
                const uint8_t *row = copy + (size_t)(y + k) * (size_t)width;
                for (int32_t x = 0; x < width; x++) sums[x] += w * row[x];
            }
            uint8_t *row = bytes + (ptrdiff_t)y * stride;
            for (int32_t x = 0; x < width; x++) row[x] = (uint8_t)((sums[x] + 32768) >> 16);
        }
    }
    free(line);
    free(sums);
    free(copy);
    return ok;
}

int32_t K(crl_is_opaque)(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height) {
    for (int32_t y = 0; y < height; y++, pixels += stride) {
        uint32_t all = 0xFF000000;
        for (int32_t x = 0; x < width; x++) all &= pixels[x];
        if (all >> 24 != 255) return 0;
    }
    return 1;
}
