// SPDX-License-Identifier: MIT
#pragma once
// Images, gradients and blurred masks drawn through any projective map.
#include "blending.h"
#include "coverage.h"
#include <math.h>

/// A linear function of x along a row, exact at every x whatever the row's first pixel.
typedef struct {
    int64_t start, step; // 1/2^32
} crl_ramp;

static inline double limited(double v, double limit) { return v > limit ? limit : v < -limit ? -limit : v == v ? v : 0; }

static inline crl_ramp ramp_of(double per_x, double per_y, double offset, int32_t y) {
    const double one = 4294967296.0;
    double at_zero = per_y * ((double)y + 0.5) + offset + per_x * 0.5;
    crl_ramp r;
    r.start = (int64_t)floor(limited(at_zero, 1e8) * one);
    r.step = (int64_t)floor(limited(per_x, 1e4) * one);
    return r;
}

static inline int64_t ramp_at(crl_ramp r, int32_t x) { return r.start + (int64_t)x * r.step; }

static inline int32_t clamp_int(int64_t v, int32_t low, int32_t high) {
    return v < low ? low : v > high ? high : (int32_t)v;
}

// MARK: Images

static inline uint32_t mix256(uint32_t a, uint32_t b, uint32_t f) {
    uint32_t rb = (((a & 0x00FF00FF) * (256 - f) + (b & 0x00FF00FF) * f + 0x00800080) >> 8) & 0x00FF00FF;
    uint32_t ag = ((a >> 8 & 0x00FF00FF) * (256 - f) + (b >> 8 & 0x00FF00FF) * f + 0x00800080) & 0xFF00FF00;
    return rb | ag;
}

/// `u`, `v` in 1/65536 pixel.
static inline uint32_t sample_linear(const crl_image *m, int64_t u, int64_t v) {
    u -= 32768;
    v -= 32768;
    int64_t iu = u >> 16, iv = v >> 16;
    uint32_t fu = (uint32_t)(u >> 8) & 255, fv = (uint32_t)(v >> 8) & 255;
    int32_t xa = clamp_int(iu, m->min_x, m->max_x), xb = clamp_int(iu + 1, m->min_x, m->max_x);
    int32_t ya = clamp_int(iv, m->min_y, m->max_y), yb = clamp_int(iv + 1, m->min_y, m->max_y);
    const uint32_t *top = m->pixels + (ptrdiff_t)ya * m->stride, *low = m->pixels + (ptrdiff_t)yb * m->stride;
    uint32_t a = top[xa], b = top[xb], c = low[xa], d = low[xb];
    if (a == b && a == c && a == d) return a;
    return mix256(mix256(a, b, fu), mix256(c, d, fu), fv);
}

static inline uint32_t sample_nearest(const crl_image *m, int64_t u, int64_t v) {
    int32_t x = clamp_int(u >> 16, m->min_x, m->max_x), y = clamp_int(v >> 16, m->min_y, m->max_y);
    return m->pixels[(ptrdiff_t)y * m->stride + x];
}

static inline void put(uint32_t *d, uint32_t c, uint32_t coverage, const crl_image *m) {
    if (m->tint != 0xFFFFFFFF) c = crl_multiply(c, m->tint);
    uint32_t k = m->alpha == 255 ? coverage : coverage == 255 ? m->alpha : crl_div255(coverage * m->alpha);
    if (k == 0 || c == 0) return;
    if (k != 255) c = crl_scale(c, k);
    *d = m->additive ? crl_add(c, *d) : crl_over(c, *d);
}

static void image_span(uint32_t *d, int32_t x, int32_t end, int32_t y, const uint8_t *coverage, const crl_image *m) {
    if (m->perspective) {
        for (; x < end; x++) {
            double px = (double)x + 0.5, py = (double)y + 0.5;
            double w = m->wx * px + m->wy * py + m->w0;
            if (!(w > 0)) continue;
            int64_t u = (int64_t)floor(limited((m->ux * px + m->uy * py + m->u0) / w, 1e8) * 65536);
            int64_t v = (int64_t)floor(limited((m->vx * px + m->vy * py + m->v0) / w, 1e8) * 65536);
            put(d + x, m->linear ? sample_linear(m, u, v) : sample_nearest(m, u, v), coverage ? coverage[x] : 255, m);
        }
        return;
    }
    crl_ramp ru = ramp_of(m->ux, m->uy, m->u0, y), rv = ramp_of(m->vx, m->vy, m->v0, y);
    int64_t u = ramp_at(ru, x), v = ramp_at(rv, x);
    if (m->linear) {
        for (; x < end; x++, u += ru.step, v += rv.step)
            put(d + x, sample_linear(m, u >> 16, v >> 16), coverage ? coverage[x] : 255, m);
    } else {
        for (; x < end; x++, u += ru.step, v += rv.step)
            put(d + x, sample_nearest(m, u >> 16, v >> 16), coverage ? coverage[x] : 255, m);
    }
}

/// What `image_span` reads of an image that is scaled without being turned, in the steps that can be told apart.
static inline int64_t read_place(int64_t at) { return ((at >> 16) - 32768) >> 8; }

int32_t K(crl_reads_alike)(crl_axis now, crl_axis before, int32_t start, int32_t count, int32_t shift) {
    if (now.is_row) {
        crl_ramp n = ramp_of(now.step, 0, now.offset, 0), b = ramp_of(before.step, 0, before.offset, 0);
        for (int32_t x = start; x < start + count; x++)
            if (read_place(ramp_at(n, x)) != read_place(ramp_at(b, x - shift))) return 0;
        return 1;
    }
    for (int32_t y = start; y < start + count; y++) {
        crl_ramp n = ramp_of(0, now.step, now.offset, y), b = ramp_of(0, before.step, before.offset, y - shift);
        if (read_place(n.start) != read_place(b.start)) return 0;
    }
    return 1;
}

// MARK: Gradients

/// The angle of (x, y) in turns, 0 to 1. A polynomial of arithmetic alone, so that all machines agree;
/// its error is below 1e-5 turns (Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49).
static inline double turns(double x, double y) {
    double ax = fabs(x), ay = fabs(y);
    double high = ax > ay ? ax : ay, low = ax > ay ? ay : ax;
    if (high == 0) return 0;
    double q = low / high, s = q * q;
    double a = ((((0.0208351 * s - 0.085133) * s + 0.180141) * s - 0.3302995) * s + 0.999866) * q / 6.283185307179586;
    if (ay > ax) a = 0.25 - a;
    if (x < 0) a = 0.5 - a;
    return y < 0 ? (a == 0 ? 0 : 1 - a) : a;
}

static inline uint32_t gradient_color(const crl_gradient *g, double t) {
    double i = t * (double)(g->count - 1) + 0.5;
    return g->colors[i <= 0 || i != i ? 0 : i >= g->count ? g->count - 1 : (int32_t)i];
}

static inline double gradient_place(const crl_gradient *g, double x, double y) {
    double u = g->ux * x + g->uy * y + g->u0, v = g->vx * x + g->vy * y + g->v0;
    double w = g->wx * x + g->wy * y + g->w0;
    if (w != 1) {
        u /= w;
        v /= w;
    }
    switch (g->kind) {
    case 0: return u;
    case 1: return sqrt(u * u + v * v);
    default: return turns(u, v);
    }
}

static void gradient_span(uint32_t *d, int32_t x, int32_t end, int32_t y, const uint8_t *coverage,
                          const crl_gradient *g) {
    if (x >= end) return;
    if (g->kind == 0 && g->ux == 0 && g->wx == 0 && !coverage) {
        crl_over_span(d + x, end - x, gradient_color(g, gradient_place(g, 0, (double)y + 0.5)));
        return;
    }
    for (; x < end; x++) {
        uint32_t c = gradient_color(g, gradient_place(g, (double)x + 0.5, (double)y + 0.5));
        if (coverage && coverage[x] != 255) c = crl_scale(c, coverage[x]);
        d[x] = crl_over(c, d[x]);
    }
}

void K(crl_draw_gradient)(crl_target t, crl_polygon shape, const crl_gradient *g) {
    crl_rows r;
    if (crl_rows_begin(&r, shape, t.x0, t.x1)) {
        int32_t y0 = t.y0 > r.top ? t.y0 : r.top, y1 = t.y1 < r.bottom ? t.y1 : r.bottom;
        for (int32_t y = y0; y < y1; y++) {
            if (!crl_rows_next(&r, y)) continue;
            uint32_t *d = row_of(t, y);
            const uint8_t *coverage = r.coverage - r.x0;
            gradient_span(d, r.begin, r.full_begin, y, coverage, g);
            gradient_span(d, r.full_begin, r.full_end, y, NULL, g);
            gradient_span(d, r.full_end, r.end, y, coverage, g);
        }
    }
    crl_rows_free(&r);
}

// MARK: Masks

/// `u`, `v` in 1/65536 pixel of the whole mask.
static inline uint8_t mask_sample(const crl_mask *m, int64_t u, int64_t v, int64_t width, int64_t height) {
    if (width != 0) {
        if (width - u < u) u = width - u;
        if (height - v < v) v = height - v;
    }
    u -= 32768;
    v -= 32768;
    if (u <= -65536 || v <= -65536) return 0;
    int64_t iu = u >> 16, iv = v >> 16;
    int32_t xm = m->columns - 1, ym = m->rows - 1;
    if (width == 0 && (iu >= m->columns || iv >= m->rows)) return 0;
    uint32_t fu = (uint32_t)(u >> 8) & 255, fv = (uint32_t)(v >> 8) & 255;
    int32_t xa = (int32_t)(iu > xm ? xm : iu), xb = (int32_t)(iu + 1 > xm ? xm : iu + 1);
    int32_t ya = (int32_t)(iv > ym ? ym : iv), yb = (int32_t)(iv + 1 > ym ? ym : iv + 1);
    // Outside of the mask is 0.
    uint32_t a = 0, b = 0, c = 0, d = 0;
    int inside_right = width != 0 || iu + 1 <= xm, inside_low = width != 0 || iv + 1 <= ym;
    if (ya >= 0) {
        const uint8_t *row = m->bytes + (ptrdiff_t)ya * m->stride;
        if (xa >= 0) a = row[xa];
        if (inside_right) b = row[xb];
    }
    if (inside_low) {
        const uint8_t *row = m->bytes + (ptrdiff_t)yb * m->stride;
        if (xa >= 0) c = row[xa];
        if (inside_right) d = row[xb];
    }
    uint32_t top = a * (256 - fu) + b * fu, low = c * (256 - fu) + d * fu;
    return (uint8_t)((top * (256 - fv) + low * fv + 32768) >> 16);
}

/// Narrows [*x0, *x1) to where `0 < per_x * x + rest < length` may hold, with a pixel to spare.
static void narrow(double per_x, double rest, double length, int32_t *x0, int32_t *x1) {
    if (per_x == 0) {
        if (rest <= -1 || rest >= length + 1) *x1 = *x0;
        return;
    }
    double a = (-1 - rest) / per_x, b = (length + 1 - rest) / per_x;
    double low = floor(limited(a < b ? a : b, 1e8)) - 1, high = ceil(limited(a < b ? b : a, 1e8)) + 1;
    if (low > *x0) *x0 = low > *x1 ? *x1 : (int32_t)low;
    if (high < *x1) *x1 = high < *x0 ? *x0 : (int32_t)high;
}

/// A linear function of x in 1/65536 pixel, modulo 2^32, so that every x has one value whatever the first pixel is.
typedef struct {
    uint32_t start, step;
} crl_wrap;

static inline crl_wrap wrap_of(double per_x, double per_y, double offset, int32_t y) {
    crl_wrap r;
    double at_zero = per_y * ((double)y + 0.5) + offset + per_x * 0.5;
    r.start = (uint32_t)(int64_t)floor(limited(at_zero, 1e8) * 65536);
    r.step = (uint32_t)(int32_t)floor(limited(per_x, 3e4) * 65536);
    return r;
}

static inline int32_t folded(int32_t v, int32_t whole, int32_t last) {
    int32_t other = whole - v;
    if (other < v) v = other;
    if (v < 0) return -1;
    v >>= 16;
    return v > last ? last : v;
}

/// Nearest bytes of a mirrored mask fine enough for that; callers have limited x to where the map stays small.
static void mask_row_nearest(const crl_mask *m, int32_t y, int32_t x, int32_t end, uint8_t *out) {
    crl_wrap ru = wrap_of(m->ux, m->uy, m->u0, y), rv = wrap_of(m->vx, m->vy, m->v0, y);
    uint32_t u = ru.start + (uint32_t)x * ru.step, v = rv.start + (uint32_t)x * rv.step;
    int32_t width = (int32_t)(m->width * 65536), height = (int32_t)(m->height * 65536);
    int32_t last_x = m->columns - 1, last_y = m->rows - 1, stride = (int32_t)m->stride;
#if defined(CRL_AVX2)
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    __m256i us = _mm256_add_epi32(_mm256_set1_epi32((int32_t)u), _mm256_mullo_epi32(lanes, _mm256_set1_epi32((int32_t)ru.step)));
    __m256i vs = _mm256_add_epi32(_mm256_set1_epi32((int32_t)v), _mm256_mullo_epi32(lanes, _mm256_set1_epi32((int32_t)rv.step)));
    const __m256i du = _mm256_set1_epi32((int32_t)(ru.step * 8)), dv = _mm256_set1_epi32((int32_t)(rv.step * 8));
    const __m256i w = _mm256_set1_epi32(width), h = _mm256_set1_epi32(height), zero = _mm256_setzero_si256();
    const __m256i lx = _mm256_set1_epi32(last_x), ly = _mm256_set1_epi32(last_y), st = _mm256_set1_epi32(stride);
    const __m256i low = _mm256_set1_epi32(255);
    for (; x + 8 <= end; x += 8, out += 8) {
        __m256i fu = _mm256_min_epi32(us, _mm256_sub_epi32(w, us)), fv = _mm256_min_epi32(vs, _mm256_sub_epi32(h, vs));
        __m256i outside = _mm256_or_si256(_mm256_cmpgt_epi32(zero, fu), _mm256_cmpgt_epi32(zero, fv));
        fu = _mm256_min_epi32(_mm256_srai_epi32(_mm256_max_epi32(fu, zero), 16), lx);
        fv = _mm256_min_epi32(_mm256_srai_epi32(_mm256_max_epi32(fv, zero), 16), ly);
        __m256i at = _mm256_add_epi32(_mm256_mullo_epi32(fv, st), fu);
        // Reads four bytes and keeps the first; the mask has three to spare at its end.
        __m256i bytes = _mm256_and_si256(_mm256_i32gather_epi32((const int *)m->bytes, at, 1), low);
        bytes = _mm256_andnot_si256(outside, bytes);
        __m128i words = _mm_packus_epi32(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256(bytes, 1));
        _mm_storel_epi64((__m128i *)out, _mm_packus_epi16(words, words));
        us = _mm256_add_epi32(us, du);
        vs = _mm256_add_epi32(vs, dv);
    }
    u = ru.start + (uint32_t)x * ru.step;
    v = rv.start + (uint32_t)x * rv.step;
#endif
    for (; x < end; x++, u += ru.step, v += rv.step) {
        int32_t iu = folded((int32_t)u, width, last_x), iv = folded((int32_t)v, height, last_y);
        *out++ = iu < 0 || iv < 0 ? 0 : m->bytes[iv * stride + iu];
    }
}

/// Coverage of the row's pixels [x, end) into `out`, indexed from `x`.
static void mask_row(const crl_mask *m, int32_t y, int32_t x, int32_t end, uint8_t *out) {
    int64_t width = (int64_t)(m->width * 65536), height = (int64_t)(m->height * 65536);
    if (m->perspective) {
        for (; x < end; x++, out++) {
            double px = (double)x + 0.5, py = (double)y + 0.5;
            double w = m->wx * px + m->wy * py + m->w0;
            int64_t u = (int64_t)floor(limited((m->ux * px + m->uy * py + m->u0) / w, 1e8) * 65536);
            int64_t v = (int64_t)floor(limited((m->vx * px + m->vy * py + m->v0) / w, 1e8) * 65536);
            *out = w > 0 ? mask_sample(m, u, v, width, height) : 0;
        }
        return;
    }
    crl_ramp ru = ramp_of(m->ux, m->uy, m->u0, y), rv = ramp_of(m->vx, m->vy, m->v0, y);
    int64_t u = ramp_at(ru, x), v = ramp_at(rv, x);
    for (; x < end; x++, u += ru.step, v += rv.step) *out++ = mask_sample(m, u >> 16, v >> 16, width, height);
}

void K(crl_draw_mask)(crl_target t, const crl_mask *m, crl_polygon hole) {
    if (m->color == 0 || t.x0 >= t.x1) return;
    crl_rows r;
    int has_hole = hole.count > 0 && crl_rows_begin(&r, hole, t.x0, t.x1);
    uint8_t short_row[CRL_SHORT_ROW];
    uint8_t *bytes = t.x1 - t.x0 <= CRL_SHORT_ROW ? short_row : malloc((size_t)(t.x1 - t.x0));
    double width = m->width > 0 ? m->width : m->columns, height = m->height > 0 ? m->height : m->rows;
    for (int32_t y = t.y0; bytes && y < t.y1; y++) {
        int32_t x0 = t.x0, x1 = t.x1;
        if (!m->perspective) {
            double py = (double)y + 0.5;
            narrow(m->ux, m->uy * py + m->u0 + m->ux * 0.5, width, &x0, &x1);
            narrow(m->vx, m->vy * py + m->v0 + m->vx * 0.5, height, &x0, &x1);
        }
        int in_hole = has_hole && crl_rows_next(&r, y);
        if (x0 >= x1) continue;
        uint32_t *d = row_of(t, y);
        int32_t skip_from = x1, skip_to = x1;
        if (in_hole && r.full_begin < r.full_end) {
            skip_from = r.full_begin < x0 ? x0 : r.full_begin > x1 ? x1 : r.full_begin;
            skip_to = r.full_end < x0 ? x0 : r.full_end > x1 ? x1 : r.full_end;
        }
        void (*row)(const crl_mask *, int32_t, int32_t, int32_t, uint8_t *) = m->nearest ? mask_row_nearest : mask_row;
        if (x0 < skip_from) {
            row(m, y, x0, skip_from, bytes);
            crl_cover_long_span(d + x0, bytes, skip_from - x0, m->color);
        }
        if (skip_to < x1) {
            row(m, y, skip_to, x1, bytes);
            crl_cover_long_span(d + skip_to, bytes, x1 - skip_to, m->color);
        }
    }
    if (bytes != short_row) free(bytes);
    if (hole.count > 0) crl_rows_free(&r);
}

void K(crl_halve)(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t *out,
               ptrdiff_t out_stride) {
    for (int32_t y = 0; y < (height + 1) / 2; y++) {
        const uint32_t *a = pixels + (ptrdiff_t)(2 * y) * stride;
        const uint32_t *b = 2 * y + 1 < height ? a + stride : a;
        uint32_t *o = out + (ptrdiff_t)y * out_stride;
        for (int32_t x = 0; x < (width + 1) / 2; x++) {
            int32_t l = 2 * x, h = 2 * x + 1 < width ? l + 1 : l;
            uint32_t result = 0;
            for (int shift = 0; shift < 32; shift += 8) {
                uint32_t sum = (a[l] >> shift & 255) + (a[h] >> shift & 255) + (b[l] >> shift & 255) +
                               (b[h] >> shift & 255);
                result |= ((sum + 2) >> 2) << shift;
            }
            o[x] = result;
        }
    }
}
