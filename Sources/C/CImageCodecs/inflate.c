// SPDX-License-Identifier: MIT
#include "CImageCodecs.h"

#include <stdlib.h>
#include <zlib.h>

int32_t codec_inflate(const uint8_t *data, size_t count, size_t limit, codec_bytes *result) {
    result->bytes = NULL;
    result->count = 0;
    if (count == 0 || count > UINT32_MAX) return 0;
    z_stream stream = {.next_in = (Bytef *)data, .avail_in = (uInt)count};
    if (inflateInit(&stream) != Z_OK) return 0;
    size_t capacity = 0, used = 0;
    uint8_t *bytes = NULL;
    int status = Z_OK;
    while (status == Z_OK && used < limit) {
        if (used == capacity) {
            capacity = capacity ? capacity * 2 : 4096;
            if (capacity > limit) capacity = limit;
            uint8_t *more = realloc(bytes, capacity);
            if (!more) break;
            bytes = more;
        }
        stream.next_out = bytes + used;
        stream.avail_out = (uInt)(capacity - used);
        size_t before = used;
        status = inflate(&stream, Z_NO_FLUSH);
        used = capacity - stream.avail_out;
        if (status == Z_OK && used == before && stream.avail_in == 0) break;
    }
    inflateEnd(&stream);
    if (used == 0) {
        free(bytes);
        return 0;
    }
    result->bytes = bytes;
    result->count = used;
    return status == Z_STREAM_END ? 1 : 2;
}
