// SPDX-License-Identifier: MIT
#include "bytes.h"

#include <stdlib.h>
#include <string.h>

void codec_free(void *bytes) { free(bytes); }

int codec_append(codec_bytes *target, size_t *capacity, const void *bytes, size_t count) {
    if (target->count + count > *capacity) {
        size_t wanted = (*capacity + count) * 2;
        uint8_t *grown = realloc(target->bytes, wanted);
        if (!grown) return 0;
        target->bytes = grown;
        *capacity = wanted;
    }
    memcpy(target->bytes + target->count, bytes, count);
    target->count += count;
    return 1;
}
