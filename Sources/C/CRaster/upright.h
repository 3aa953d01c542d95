// SPDX-License-Identifier: MIT
#pragma once
// Opaque images that are scaled and not turned, as maps are while a person zooms. Where a row reads is the same in all
// rows, and a row mixed along x serves all rows of the target that lie between it and the next: a pixel costs its share
// of one mix along x and one mix along y. The results are those of `sample_linear`, to the last bit.
#include "sources.h"
#include "upright512.h"

typedef struct {
    int32_t begin, end; // pixels of the target
    /// Read for pixel `begin + i`: the pixels left and right of the place, and how much of the right one, 0 to 255, in
    /// both halves of the word.
    int32_t *left, *right;
    uint32_t *share;
    /// For each eight pixels the first of eight neighbours that hold all of theirs, UPRIGHT_APART where none do, and of
    /// each pixel how far from it the left one lies.
    int32_t *first, *places;
    /// Pixels, from `begin` on, of which each sixteen have such neighbours too.
    int32_t near_begin, near_end;
    uint32_t *mixed[2];
    /// The image's rows that lie in `mixed`; -1: none.
    int32_t source[2];
} crl_upright;

/// Fewer are not worth the tables.
enum { UPRIGHT_LEAST = 32, UPRIGHT_APART = INT32_MIN };

#ifdef CRL_AVX2
/// Where eight places lie among eight neighbours, which is where the image is not made smaller and no edge is near.
static void upright_group(crl_upright *s, int32_t i, int32_t max_x) {
    int32_t first = s->left[i], reach = s->left[i + 7] - first;
    int are_near = reach >= 0 && reach < 8 && s->right[i] == first + 1 && s->right[i + 7] == s->left[i + 7] + 1
                   && first + 8 <= max_x;
    s->first[i / 8] = are_near ? first : UPRIGHT_APART;
    for (int32_t k = i; k < i + 8; k++) s->places[k] = s->left[k] - first;
}

/// The first row of neighbouring groups of sixteen: of a whole image all but those at its edges.
static void upright_find_near(crl_upright *s, int32_t count, int32_t max_x) {
    s->near_begin = s->near_end = 0;
    for (int32_t i = 0; crl_has_avx512 && i + 16 <= count; i += 16) {
        int32_t first = s->left[i], reach = s->left[i + 15] - first;
        int are_near = reach >= 0 && reach < 16 && s->right[i] == first + 1 && s->right[i + 15] == s->left[i + 15] + 1
                       && first + 16 <= max_x;
        if (are_near && s->near_end == 0) s->near_begin = i;
        if (are_near) s->near_end = i + 16;
        else if (s->near_end > 0) return;
    }
}
#endif

/// Whether the image is one, and the tables are there; they are one block that begins at `left`.
static int upright_begin(crl_upright *s, const crl_image *m, int32_t begin, int32_t end) {
    int is_plain = m->linear && !m->perspective && m->uy == 0 && m->vx == 0 && m->opaque && m->alpha == 255
                   && m->tint == 0xFFFFFFFF && !m->additive;
    int32_t count = end - begin;
    if (!is_plain || count < UPRIGHT_LEAST) return 0;
    int32_t *block = malloc((size_t)count * 7 * sizeof(int32_t));
    if (!block) return 0;
    s->begin = begin;
    s->end = end;
    s->left = block;
    s->right = block + count;
    s->share = (uint32_t *)block + 2 * count;
    s->mixed[0] = s->share + count;
    s->mixed[1] = s->mixed[0] + count;
    s->places = block + 5 * count;
    s->first = block + 6 * count;
    s->source[0] = s->source[1] = -1;
    crl_ramp ramp = ramp_of(m->ux, 0, m->u0, 0);
    for (int32_t i = 0; i < count; i++) {
        int64_t u = (ramp_at(ramp, begin + i) >> 16) - 32768;
        s->left[i] = clamp_int(u >> 16, m->min_x, m->max_x);
        s->right[i] = clamp_int((u >> 16) + 1, m->min_x, m->max_x);
        s->share[i] = ((uint32_t)(u >> 8) & 255) * 0x00010001u;
    }
#ifdef CRL_AVX2
    for (int32_t i = 0; i + 8 <= count; i += 8) upright_group(s, i, m->max_x);
    upright_find_near(s, count, m->max_x);
#endif
    return 1;
}

#ifdef CRL_AVX2
/// `mix256` of eight pixels; `f` holds the share in both halves of each word.
static inline __m256i mix256_wide(__m256i a, __m256i b, __m256i f) {
    const __m256i bytes = _mm256_set1_epi32(0x00FF00FF), half = _mm256_set1_epi32(0x00800080);
    __m256i g = _mm256_sub_epi16(_mm256_set1_epi16(256), f);
    __m256i low = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_and_si256(a, bytes), g),
                                   _mm256_mullo_epi16(_mm256_and_si256(b, bytes), f));
    __m256i high = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_srli_epi16(a, 8), g),
                                    _mm256_mullo_epi16(_mm256_srli_epi16(b, 8), f));
    low = _mm256_srli_epi16(_mm256_add_epi16(low, half), 8);
    high = _mm256_andnot_si256(bytes, _mm256_add_epi16(high, half));
    return _mm256_or_si256(low, high);
}

/// The pixels left and right of eight places.
static inline void upright_read(const crl_upright *s, const uint32_t *in, int32_t i, __m256i *a, __m256i *b) {
    int32_t first = s->first[i / 8];
    if (first != UPRIGHT_APART) {
        __m256i places = _mm256_loadu_si256((const __m256i *)(s->places + i));
        *a = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(in + first)), places);
        *b = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(in + first + 1)), places);
        return;
    }
    // One by one: gathering instructions are slower where processors are guarded against spying by them.
    uint32_t low[8], high[8];
    for (int k = 0; k < 8; k++) {
        low[k] = in[s->left[i + k]];
        high[k] = in[s->right[i + k]];
    }
    *a = _mm256_loadu_si256((const __m256i *)low);
    *b = _mm256_loadu_si256((const __m256i *)high);
}
#endif

static const uint32_t *upright_row(crl_upright *s, const crl_image *m, int32_t row) {
    uint32_t *out = s->mixed[row & 1];
    if (s->source[row & 1] == row) return out;
    s->source[row & 1] = row;
    const uint32_t *in = m->pixels + (ptrdiff_t)row * m->stride;
    int32_t count = s->end - s->begin, i = 0;
#ifdef CRL_AVX2
    for (; i + 8 <= count; i += 8) {
        if (i == s->near_begin && s->near_end > i) {
            crl_mix_along_512(out + i, in, s->left + i, s->share + i, s->near_end - i);
            i = s->near_end - 8;
            continue;
        }
        __m256i a, b;
        upright_read(s, in, i, &a, &b);
        __m256i f = _mm256_loadu_si256((const __m256i *)(s->share + i));
        _mm256_storeu_si256((__m256i *)(out + i), mix256_wide(a, b, f));
    }
#endif
    for (; i < count; i++) out[i] = mix256(in[s->left[i]], in[s->right[i]], s->share[i] & 255);
    return out;
}

/// Pixels [x, end) of row `y`, all of them fully covered.
static void upright_span(crl_upright *s, uint32_t *d, int32_t x, int32_t end, int32_t y, const crl_image *m) {
    crl_ramp ramp = ramp_of(0, m->vy, m->v0, y);
    int64_t v = (ramp.start >> 16) - 32768;
    int32_t top = clamp_int(v >> 16, m->min_y, m->max_y), low = clamp_int((v >> 16) + 1, m->min_y, m->max_y);
    uint32_t share = (uint32_t)(v >> 8) & 255;
    // Neighbouring rows lie in different halves of `mixed`; where both are one row, so are these.
    const uint32_t *a = upright_row(s, m, top) - s->begin, *b = upright_row(s, m, low) - s->begin;
    if (share == 0 || a == b) {
        if (end > x) memcpy(d + x, a + x, (size_t)(end - x) * sizeof(uint32_t));
        return;
    }
#ifdef CRL_AVX2
    if (crl_has_avx512 && end - x >= 16) {
        int32_t count = (end - x) & ~15;
        crl_mix_rows_512(d + x, a + x, b + x, share, count);
        x += count;
    }
    __m256i f = _mm256_set1_epi32((int)(share | share << 16));
    for (; x + 8 <= end; x += 8)
        _mm256_storeu_si256((__m256i *)(d + x), mix256_wide(_mm256_loadu_si256((const __m256i *)(a + x)),
                                                            _mm256_loadu_si256((const __m256i *)(b + x)), f));
#endif
    for (; x < end; x++) d[x] = mix256(a[x], b[x], share);
}

/// Whether a shape is a rectangle of whole pixels, as nearly all images have; `t` becomes what of it lies in the target.
static int clip_to_pixels(crl_target *t, crl_polygon shape) {
    const int32_t *p = shape.points;
    if (shape.count != 4) return 0;
    int32_t left = p[0], top = p[1], right = p[2], bottom = p[5];
    if (p[3] != top || p[4] != right || p[6] != left || p[7] != bottom || left >= right || top >= bottom) return 0;
    if ((left | top | right | bottom) & 255) return 0;
    if (left >> 8 > t->x0) t->x0 = left >> 8;
    if (right >> 8 < t->x1) t->x1 = right >> 8;
    if (top >> 8 > t->y0) t->y0 = top >> 8;
    if (bottom >> 8 < t->y1) t->y1 = bottom >> 8;
    return 1;
}

/// Every pixel of the target, with no question about edges.
static void draw_whole(crl_target t, const crl_image *m) {
    if (t.x0 >= t.x1) return;
    crl_upright upright;
    int is_upright = upright_begin(&upright, m, t.x0, t.x1);
    for (int32_t y = t.y0; y < t.y1; y++) {
        if (is_upright) upright_span(&upright, row_of(t, y), t.x0, t.x1, y, m);
        else image_span(row_of(t, y), t.x0, t.x1, y, NULL, m);
    }
    if (is_upright) free(upright.left);
}

void K(crl_draw_image)(crl_target t, crl_polygon shape, const crl_image *m) {
    if (m->alpha != 0 && clip_to_pixels(&t, shape)) return draw_whole(t, m);
    crl_rows r;
    if (m->alpha != 0 && crl_rows_begin(&r, shape, t.x0, t.x1)) {
        crl_upright upright;
        int is_upright = upright_begin(&upright, m, r.x0, r.x1);
        int32_t y0 = t.y0 > r.top ? t.y0 : r.top, y1 = t.y1 < r.bottom ? t.y1 : r.bottom;
        for (int32_t y = y0; y < y1; y++) {
            if (!crl_rows_next(&r, y)) continue;
            uint32_t *d = row_of(t, y);
            const uint8_t *coverage = r.coverage - r.x0;
            image_span(d, r.begin, r.full_begin, y, coverage, m);
            if (is_upright) upright_span(&upright, d, r.full_begin, r.full_end, y, m);
            else image_span(d, r.full_begin, r.full_end, y, NULL, m);
            image_span(d, r.full_end, r.end, y, coverage, m);
        }
        if (is_upright) free(upright.left);
        crl_rows_free(&r);
    } else if (m->alpha != 0) {
        crl_rows_free(&r);
    }
}
