// SPDX-License-Identifier: MIT
// Blending of premultiplied words, the same numbers with and without SIMD: x / 255 rounds as (x + 128) * 257 >> 16.
#pragma once
#include <stdint.h>
#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif
#if defined(CRL_AVX2)
#include <immintrin.h>
#endif

static inline uint32_t crl_div255(uint32_t x) {
    x += 128;
    return (x + (x >> 8)) >> 8;
}

/// All four channels times `k` / 255.
static inline uint32_t crl_scale(uint32_t c, uint32_t k) {
    uint32_t rb = (c & 0x00FF00FF) * k + 0x00800080;
    rb = ((rb + ((rb >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
    uint32_t ag = ((c >> 8) & 0x00FF00FF) * k + 0x00800080;
    ag = (ag + ((ag >> 8) & 0x00FF00FF)) & 0xFF00FF00;
    return rb | ag;
}

/// Channel by channel product / 255.
static inline uint32_t crl_multiply(uint32_t a, uint32_t b) {
    return crl_div255((a & 255) * (b & 255)) | crl_div255((a >> 8 & 255) * (b >> 8 & 255)) << 8 |
           crl_div255((a >> 16 & 255) * (b >> 16 & 255)) << 16 | crl_div255((a >> 24) * (b >> 24)) << 24;
}

static inline uint32_t crl_over(uint32_t s, uint32_t d) { return s + crl_scale(d, 255 - (s >> 24)); }

/// Channel by channel sum, at most 255.
static inline uint32_t crl_add(uint32_t a, uint32_t b) {
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = (a >> shift & 255) + (b >> shift & 255);
        result |= (sum > 255 ? 255 : sum) << shift;
    }
    return result;
}

/// d * (255 - k) + s * k, over 255, each channel rounded once.
static inline uint32_t crl_mix(uint32_t d, uint32_t s, uint32_t k) {
    uint32_t i = 255 - k;
    uint32_t rb = (d & 0x00FF00FF) * i + (s & 0x00FF00FF) * k + 0x00800080;
    rb = ((rb + ((rb >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
    uint32_t ag = (d >> 8 & 0x00FF00FF) * i + (s >> 8 & 0x00FF00FF) * k + 0x00800080;
    ag = (ag + ((ag >> 8) & 0x00FF00FF)) & 0xFF00FF00;
    return rb | ag;
}

static inline void crl_set_span(uint32_t *d, int32_t n, uint32_t c) {
    for (int32_t i = 0; i < n; i++) d[i] = c;
}

/// A colour of any alpha over a span.
static inline void crl_over_span(uint32_t *d, int32_t n, uint32_t c) {
    uint32_t inverse = 255 - (c >> 24);
    if (inverse == 0) {
        crl_set_span(d, n, c);
        return;
    }
    int32_t i = 0;
#if defined(CRL_AVX2)
    {
        const __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi16(128);
        const __m256i k = _mm256_set1_epi16((short)inverse), source = _mm256_set1_epi32((int)c);
        for (; i + 8 <= n; i += 8) {
            __m256i p = _mm256_loadu_si256((const __m256i *)(d + i));
            __m256i lo = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_unpacklo_epi8(p, zero), k), half);
            __m256i hi = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_unpackhi_epi8(p, zero), k), half);
            lo = _mm256_srli_epi16(_mm256_add_epi16(lo, _mm256_srli_epi16(lo, 8)), 8);
            hi = _mm256_srli_epi16(_mm256_add_epi16(hi, _mm256_srli_epi16(hi, 8)), 8);
            _mm256_storeu_si256((__m256i *)(d + i), _mm256_add_epi8(source, _mm256_packus_epi16(lo, hi)));
        }
    }
#endif
#if defined(__SSE2__)
    const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi16(128), k = _mm_set1_epi16((short)inverse);
    const __m128i source = _mm_set1_epi32((int)c);
    for (; i + 4 <= n; i += 4) {
        __m128i p = _mm_loadu_si128((const __m128i *)(d + i));
        __m128i lo = _mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi8(p, zero), k), half);
        __m128i hi = _mm_add_epi16(_mm_mullo_epi16(_mm_unpackhi_epi8(p, zero), k), half);
        lo = _mm_srli_epi16(_mm_add_epi16(lo, _mm_srli_epi16(lo, 8)), 8);
        hi = _mm_srli_epi16(_mm_add_epi16(hi, _mm_srli_epi16(hi, 8)), 8);
        _mm_storeu_si128((__m128i *)(d + i), _mm_add_epi8(source, _mm_packus_epi16(lo, hi)));
    }
#endif
    for (; i < n; i++) d[i] = c + crl_scale(d[i], inverse);
}

/// A colour through coverage bytes.
static inline void crl_cover_span(uint32_t *d, const uint8_t *coverage, int32_t n, uint32_t c) {
    for (int32_t i = 0; i < n; i++) {
        uint32_t k = coverage[i];
        if (k == 0) continue;
        uint32_t s = k == 255 ? c : crl_scale(c, k);
        d[i] = crl_over(s, d[i]);
    }
}

/// The same, faster for long spans.
static inline void crl_cover_long_span(uint32_t *d, const uint8_t *coverage, int32_t n, uint32_t c) {
    int32_t i = 0;
#if defined(CRL_AVX2)
    {
        const __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi16(128), full = _mm256_set1_epi16(255);
        const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)c), zero);
        // Coverage bytes to words, each four times, in the order that unpacking gives the pixels.
        const __m256i spread_lo = _mm256_setr_epi8(0, -1, 0, -1, 0, -1, 0, -1, 1, -1, 1, -1, 1, -1, 1, -1,
                                                   4, -1, 4, -1, 4, -1, 4, -1, 5, -1, 5, -1, 5, -1, 5, -1);
        const __m256i spread_hi = _mm256_setr_epi8(2, -1, 2, -1, 2, -1, 2, -1, 3, -1, 3, -1, 3, -1, 3, -1,
                                                   6, -1, 6, -1, 6, -1, 6, -1, 7, -1, 7, -1, 7, -1, 7, -1);
        for (; i + 8 <= n; i += 8) {
            uint64_t eight;
            memcpy(&eight, coverage + i, 8);
            if (eight == 0) continue;
            __m256i k = _mm256_set1_epi64x((long long)eight);
            __m256i slo = _mm256_add_epi16(_mm256_mullo_epi16(source, _mm256_shuffle_epi8(k, spread_lo)), half);
            __m256i shi = _mm256_add_epi16(_mm256_mullo_epi16(source, _mm256_shuffle_epi8(k, spread_hi)), half);
            slo = _mm256_srli_epi16(_mm256_add_epi16(slo, _mm256_srli_epi16(slo, 8)), 8);
            shi = _mm256_srli_epi16(_mm256_add_epi16(shi, _mm256_srli_epi16(shi, 8)), 8);
            __m256i alo = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(slo, 0xFF), 0xFF);
            __m256i ahi = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(shi, 0xFF), 0xFF);
            __m256i p = _mm256_loadu_si256((const __m256i *)(d + i));
            __m256i lo = _mm256_mullo_epi16(_mm256_unpacklo_epi8(p, zero), _mm256_sub_epi16(full, alo));
            __m256i hi = _mm256_mullo_epi16(_mm256_unpackhi_epi8(p, zero), _mm256_sub_epi16(full, ahi));
            lo = _mm256_add_epi16(lo, half);
            hi = _mm256_add_epi16(hi, half);
            lo = _mm256_srli_epi16(_mm256_add_epi16(lo, _mm256_srli_epi16(lo, 8)), 8);
            hi = _mm256_srli_epi16(_mm256_add_epi16(hi, _mm256_srli_epi16(hi, 8)), 8);
            __m256i sum = _mm256_add_epi8(_mm256_packus_epi16(slo, shi), _mm256_packus_epi16(lo, hi));
            _mm256_storeu_si256((__m256i *)(d + i), sum);
        }
    }
#endif
#if defined(__SSE2__)
    const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi16(128), full = _mm_set1_epi16(255);
    const __m128i source = _mm_unpacklo_epi8(_mm_set1_epi32((int)c), zero);
    for (; i + 4 <= n; i += 4) {
        uint32_t four;
        memcpy(&four, coverage + i, 4);
        if (four == 0) continue;
        __m128i k = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)four), zero); // 4 words
        k = _mm_unpacklo_epi16(k, k);                                      // k0 k0 k1 k1 k2 k2 k3 k3
        __m128i k01 = _mm_unpacklo_epi32(k, k), k23 = _mm_unpackhi_epi32(k, k);
        __m128i s01 = _mm_add_epi16(_mm_mullo_epi16(source, k01), half);
        __m128i s23 = _mm_add_epi16(_mm_mullo_epi16(source, k23), half);
        s01 = _mm_srli_epi16(_mm_add_epi16(s01, _mm_srli_epi16(s01, 8)), 8);
        s23 = _mm_srli_epi16(_mm_add_epi16(s23, _mm_srli_epi16(s23, 8)), 8);
        __m128i a01 = _mm_shufflehi_epi16(_mm_shufflelo_epi16(s01, 0xFF), 0xFF);
        __m128i a23 = _mm_shufflehi_epi16(_mm_shufflelo_epi16(s23, 0xFF), 0xFF);
        __m128i p = _mm_loadu_si128((const __m128i *)(d + i));
        __m128i lo = _mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi8(p, zero), _mm_sub_epi16(full, a01)), half);
        __m128i hi = _mm_add_epi16(_mm_mullo_epi16(_mm_unpackhi_epi8(p, zero), _mm_sub_epi16(full, a23)), half);
        lo = _mm_srli_epi16(_mm_add_epi16(lo, _mm_srli_epi16(lo, 8)), 8);
        hi = _mm_srli_epi16(_mm_add_epi16(hi, _mm_srli_epi16(hi, 8)), 8);
        __m128i sum = _mm_add_epi8(_mm_packus_epi16(s01, s23), _mm_packus_epi16(lo, hi));
        _mm_storeu_si128((__m128i *)(d + i), sum);
    }
#endif
    crl_cover_span(d + i, coverage + i, n - i, c);
}

#if defined(CRL_AVX2)
/// Eight premultiplied pixels over eight others.
static inline __m256i crl_over_eight(__m256i q, __m256i p) {
    const __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi16(128), full = _mm256_set1_epi16(255);
    __m256i qlo = _mm256_unpacklo_epi8(q, zero), qhi = _mm256_unpackhi_epi8(q, zero);
    __m256i alo = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(qlo, 0xFF), 0xFF);
    __m256i ahi = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(qhi, 0xFF), 0xFF);
    __m256i lo = _mm256_mullo_epi16(_mm256_unpacklo_epi8(p, zero), _mm256_sub_epi16(full, alo));
    __m256i hi = _mm256_mullo_epi16(_mm256_unpackhi_epi8(p, zero), _mm256_sub_epi16(full, ahi));
    lo = _mm256_add_epi16(lo, half);
    hi = _mm256_add_epi16(hi, half);
    lo = _mm256_srli_epi16(_mm256_add_epi16(lo, _mm256_srli_epi16(lo, 8)), 8);
    hi = _mm256_srli_epi16(_mm256_add_epi16(hi, _mm256_srli_epi16(hi, 8)), 8);
    return _mm256_add_epi8(q, _mm256_packus_epi16(lo, hi));
}

/// How many of the pixels at the start are clear, in steps of 32: most of what text is drawn in is.
static inline int32_t crl_clear_run(const uint32_t *s, int32_t n) {
    int32_t i = 0;
    for (; i + 32 <= n; i += 32) {
        const __m256i *v = (const __m256i *)(s + i);
        __m256i all = _mm256_or_si256(_mm256_or_si256(_mm256_loadu_si256(v), _mm256_loadu_si256(v + 1)),
                                      _mm256_or_si256(_mm256_loadu_si256(v + 2), _mm256_loadu_si256(v + 3)));
        if (!_mm256_testz_si256(all, all)) break;
    }
    return i;
}

/// All but the last pixels, fewer than eight, of a span; returns how many were drawn.
static inline int32_t crl_over_eights(uint32_t *d, const uint32_t *s, int32_t n) {
    const __m256i alpha = _mm256_set1_epi32((int)0xFF000000);
    int32_t i = 0;
    while (i + 8 <= n) {
        __m256i q = _mm256_loadu_si256((const __m256i *)(s + i));
        if (_mm256_testz_si256(q, q)) {
            i += 8 + crl_clear_run(s + i + 8, n - i - 8);
            continue;
        }
        __m256i *target = (__m256i *)(d + i);
        int opaque = _mm256_testc_si256(q, alpha);
        _mm256_storeu_si256(target, opaque ? q : crl_over_eight(q, _mm256_loadu_si256(target)));
        i += 8;
    }
    return i;
}
#endif

/// Premultiplied pixels over a span.
static inline void crl_over_pixels(uint32_t *d, const uint32_t *s, int32_t n) {
    int32_t i = 0;
#if defined(CRL_AVX2)
    i = crl_over_eights(d, s, n);
#endif
#if defined(__SSE2__)
    const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi16(128), full = _mm_set1_epi16(255);
    const __m128i alpha = _mm_set1_epi32((int)0xFF000000);
    for (; i + 4 <= n; i += 4) {
        __m128i q = _mm_loadu_si128((const __m128i *)(s + i));
        __m128i a = _mm_and_si128(q, alpha);
        if (_mm_movemask_epi8(_mm_cmpeq_epi32(a, alpha)) == 0xFFFF) {
            _mm_storeu_si128((__m128i *)(d + i), q);
            continue;
        }
        if (_mm_movemask_epi8(_mm_cmpeq_epi32(q, zero)) == 0xFFFF) continue;
        __m128i p = _mm_loadu_si128((const __m128i *)(d + i));
        __m128i qlo = _mm_unpacklo_epi8(q, zero), qhi = _mm_unpackhi_epi8(q, zero);
        __m128i alo = _mm_shufflehi_epi16(_mm_shufflelo_epi16(qlo, 0xFF), 0xFF);
        __m128i ahi = _mm_shufflehi_epi16(_mm_shufflelo_epi16(qhi, 0xFF), 0xFF);
        __m128i lo = _mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi8(p, zero), _mm_sub_epi16(full, alo)), half);
        __m128i hi = _mm_add_epi16(_mm_mullo_epi16(_mm_unpackhi_epi8(p, zero), _mm_sub_epi16(full, ahi)), half);
        lo = _mm_srli_epi16(_mm_add_epi16(lo, _mm_srli_epi16(lo, 8)), 8);
        hi = _mm_srli_epi16(_mm_add_epi16(hi, _mm_srli_epi16(hi, 8)), 8);
        _mm_storeu_si128((__m128i *)(d + i), _mm_add_epi8(q, _mm_packus_epi16(lo, hi)));
    }
#endif
    for (; i < n; i++) d[i] = crl_over(s[i], d[i]);
}

/// d = saved + (d - saved) * k / 255 over a span.
static inline void crl_mix_span(uint32_t *d, const uint32_t *saved, int32_t n, uint32_t k) {
    int32_t i = 0;
#if defined(__SSE2__)
    const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi16(128);
    const __m128i kd = _mm_set1_epi16((short)k), ks = _mm_set1_epi16((short)(255 - k));
    for (; i + 4 <= n; i += 4) {
        __m128i p = _mm_loadu_si128((const __m128i *)(d + i));
        __m128i q = _mm_loadu_si128((const __m128i *)(saved + i));
        __m128i lo = _mm_add_epi16(_mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi8(p, zero), kd),
                                                 _mm_mullo_epi16(_mm_unpacklo_epi8(q, zero), ks)), half);
        __m128i hi = _mm_add_epi16(_mm_add_epi16(_mm_mullo_epi16(_mm_unpackhi_epi8(p, zero), kd),
                                                 _mm_mullo_epi16(_mm_unpackhi_epi8(q, zero), ks)), half);
        lo = _mm_srli_epi16(_mm_add_epi16(lo, _mm_srli_epi16(lo, 8)), 8);
        hi = _mm_srli_epi16(_mm_add_epi16(hi, _mm_srli_epi16(hi, 8)), 8);
        _mm_storeu_si128((__m128i *)(d + i), _mm_packus_epi16(lo, hi));
    }
#endif
    for (; i < n; i++) d[i] = crl_mix(saved[i], d[i], k);
}
