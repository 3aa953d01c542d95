// SPDX-License-Identifier: MIT
#include "packing.h"
#include <stdlib.h>

void *ts_packing_new(int packing, int packs) {
    switch (packing) {
    case ts_packing_deflate: return ts_deflate_packing(packs);
    case ts_packing_lzma: return ts_lzma_packing(packs);
    default: return ts_buffered_packing(packing, packs);
    }
}

void ts_packing_free(void *stream) {
    struct packing *packing = stream;
    packing->end(packing);
    free(packing);
}

int ts_packing_run(void *stream, const uint8_t *in, size_t *inLeft, uint8_t *out, size_t *outLeft, int isLast) {
    struct packing *packing = stream;
    return packing->run(packing, in, inLeft, out, outLeft, isLast);
}

int ts_packing_all(
    int packing, int packs, const uint8_t *in, size_t count, size_t most, uint8_t **out, size_t *outCount,
    size_t *taken) {
    void *stream = ts_packing_new(packing, packs);
    size_t room = 1 << 16, used = 0, left = count;
    uint8_t *bytes = stream ? malloc(room) : NULL;
    int code = bytes ? 0 : -1;
    while (code == 0) {
        size_t free_ = room - used, before = left;
        code = ts_packing_run(stream, in + (count - left), &left, bytes + used, &free_, 1);
        size_t made = room - used - free_;
        used += made;
        if (code != 0) break;
        if (used > most) code = -3;
        else if (made == 0 && left == before) code = -2;
        else if (free_ == 0) {
            uint8_t *larger = realloc(bytes, room * 2);
            if (!larger) { code = -1; break; }
            bytes = larger;
            room *= 2;
        }
    }
    if (stream) ts_packing_free(stream);
    *taken = count - left;
    if (code == 1 && used > most) code = -3;
    if (code != 1) { free(bytes); return code; }
    *out = bytes;
    *outCount = used;
    return 1;
}
