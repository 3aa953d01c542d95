// SPDX-License-Identifier: MIT
// Pixels of four floats, as Core Image computes with them. The operations and their order are those of the plain loops,
// so that every processor gives the same bits.
#include <math.h>
#include <stddef.h>
#include <stdint.h>

typedef float K(floats) __attribute__((vector_size(32), aligned(4)));

void K(crl_symmetric_sum)(const float *from, float *to, ptrdiff_t count, ptrdiff_t step, const float *weights,
                       int32_t reach) {
    typedef K(floats) floats;
    ptrdiff_t k = 0;
    // 32 sums at a time stay in registers while the neighbours pass by.
    for (; k + 32 <= count; k += 32) {
        const floats *at = (const floats *)(from + k);
        floats a = at[0] * weights[0], b = at[1] * weights[0], c = at[2] * weights[0], d = at[3] * weights[0];
        for (int32_t i = 1; i <= reach; i++) {
            const floats *before = (const floats *)(from + k - i * step), *behind = (const floats *)(from + k + i * step);
            float weight = weights[i];
            a += (before[0] + behind[0]) * weight;
            b += (before[1] + behind[1]) * weight;
            c += (before[2] + behind[2]) * weight;
            d += (before[3] + behind[3]) * weight;
        }
        floats *result = (floats *)(to + k);
        result[0] = a, result[1] = b, result[2] = c, result[3] = d;
    }
    for (; k < count; k++) {
        float sum = from[k] * weights[0];
        for (int32_t i = 1; i <= reach; i++) sum += (from[k - i * step] + from[k + i * step]) * weights[i];
        to[k] = sum;
    }
}

/// The code of an amount of light, no less than 0 and no more than 1. NaN counts as black.
static inline float K(light_code)(float light, const float *codes) {
    if (!(light > 0)) return 0;
    if (light >= 1) {
        float code = light == 1 ? 1 : 1.055f * powf(light, 1.0f / 2.4f) - 0.055f;
        return code < 1 ? code : 1;
    }
    float position = light * 65536;
    int32_t index = (int32_t)position;
    float code = codes[index] + (codes[index + 1] - codes[index]) * (position - (float)index);
    return code < 1 ? code : 1;
}

void K(crl_encode_light)(const float *pixels, uint32_t *words, int32_t count, const float *codes) {
    for (int32_t x = 0; x < count; x++, pixels += 4) {
        float w = pixels[3], alpha = w > 0 ? (w < 1 ? w : 1) : 0;
        if (!(alpha > 0)) {
            words[x] = 0;
            continue;
        }
        uint32_t word = (uint32_t)(int32_t)(alpha * 255 + 0.5f);
        for (int32_t channel = 0; channel < 3; channel++) {
            float light = w == 1 ? pixels[channel] : pixels[channel] / w;
            word = word << 8 | (uint32_t)(int32_t)(K(light_code)(light, codes) * alpha * 255 + 0.5f);
        }
        words[x] = word;
    }
}
