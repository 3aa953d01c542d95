// SPDX-License-Identifier: MIT
#if defined(__x86_64__)
#include "upright512.h"
#include <immintrin.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define CRL_AVX2 1
#define K(name) name##_avx2
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "fills.h"
#include "light.h"
#include "reduce.h"
#include "upright.h"
#pragma clang attribute pop

// MARK: Sixteen at a time

// Rows of scaled images, which draw every pixel of a display anew while a map is zoomed. The results are those of `mix256`.
#define WIDE __attribute__((target("avx512f,avx512bw")))

/// `f` holds the share in both halves of each word.
WIDE static inline __m512i mix256_sixteen(__m512i a, __m512i b, __m512i f) {
    const __m512i bytes = _mm512_set1_epi32(0x00FF00FF), half = _mm512_set1_epi32(0x00800080);
    __m512i g = _mm512_sub_epi16(_mm512_set1_epi16(256), f);
    __m512i low = _mm512_add_epi16(_mm512_mullo_epi16(_mm512_and_si512(a, bytes), g),
                                   _mm512_mullo_epi16(_mm512_and_si512(b, bytes), f));
    __m512i high = _mm512_add_epi16(_mm512_mullo_epi16(_mm512_srli_epi16(a, 8), g),
                                    _mm512_mullo_epi16(_mm512_srli_epi16(b, 8), f));
    low = _mm512_srli_epi16(_mm512_add_epi16(low, half), 8);
    high = _mm512_andnot_si512(bytes, _mm512_add_epi16(high, half));
    return _mm512_or_si512(low, high);
}

WIDE void crl_mix_along_512(uint32_t *out, const uint32_t *in, const int32_t *left, const uint32_t *share, int32_t count) {
    for (int32_t i = 0; i < count; i += 16) {
        const uint32_t *first = in + left[i];
        __m512i places = _mm512_sub_epi32(_mm512_loadu_si512(left + i), _mm512_set1_epi32(left[i]));
        __m512i a = _mm512_permutexvar_epi32(places, _mm512_loadu_si512(first));
        __m512i b = _mm512_permutexvar_epi32(places, _mm512_loadu_si512(first + 1));
        _mm512_storeu_si512(out + i, mix256_sixteen(a, b, _mm512_loadu_si512(share + i)));
    }
}

WIDE void crl_mix_rows_512(uint32_t *out, const uint32_t *a, const uint32_t *b, uint32_t share, int32_t count) {
    __m512i f = _mm512_set1_epi32((int)(share | share << 16));
    for (int32_t i = 0; i < count; i += 16)
        _mm512_storeu_si512(out + i, mix256_sixteen(_mm512_loadu_si512(a + i), _mm512_loadu_si512(b + i), f));
}
#endif
