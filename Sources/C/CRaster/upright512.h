// SPDX-License-Identifier: MIT
#pragma once
#include <stdint.h>

/// Whether the processor has them: AVX-512 F and BW.
extern int crl_has_avx512;

/// A row mixed along x. Each sixteen places lie among the sixteen pixels from the first one's and its right neighbour's on.
void crl_mix_along_512(uint32_t *out, const uint32_t *in, const int32_t *left, const uint32_t *share, int32_t count);
/// Two rows mixed; `share` of the second, 0 to 255. `count` is a multiple of sixteen.
void crl_mix_rows_512(uint32_t *out, const uint32_t *a, const uint32_t *b, uint32_t share, int32_t count);
