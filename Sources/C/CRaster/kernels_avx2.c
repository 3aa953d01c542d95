// SPDX-License-Identifier: MIT
#if defined(__x86_64__)
#include <immintrin.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define CRL_AVX2 1
#define K(name) name##_avx2
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "fills.h"
#include "light.h"
#include "upright.h"
#pragma clang attribute pop
#endif
