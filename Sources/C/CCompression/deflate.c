// SPDX-License-Identifier: MIT
#include "packing.h"
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

struct deflate_stream {
    struct packing packing;
    z_stream z;
    int packs;
};

// What Apple's encoder uses.
enum { level = 5 };

static uInt portion(size_t count) { return count > UINT_MAX ? UINT_MAX : (uInt)count; }

static int run(struct packing *self, const uint8_t *in, size_t *inLeft, uint8_t *out, size_t *outLeft, int isLast) {
    struct deflate_stream *stream = (struct deflate_stream *)self;
    uInt inCount = portion(*inLeft), outCount = portion(*outLeft);
    stream->z.next_in = (Bytef *)in;
    stream->z.avail_in = inCount;
    stream->z.next_out = out;
    stream->z.avail_out = outCount;
    int flush = isLast && inCount == *inLeft ? Z_FINISH : Z_NO_FLUSH;
    int code = stream->packs ? deflate(&stream->z, flush) : inflate(&stream->z, Z_NO_FLUSH);
    *inLeft -= inCount - stream->z.avail_in;
    *outLeft -= outCount - stream->z.avail_out;
    if (code == Z_STREAM_END) return 1;
    return code == Z_OK || code == Z_BUF_ERROR ? 0 : -1;
}

static void end(struct packing *self) {
    struct deflate_stream *stream = (struct deflate_stream *)self;
    if (stream->packs) deflateEnd(&stream->z);
    else inflateEnd(&stream->z);
}

struct packing *ts_deflate_packing(int packs) {
    struct deflate_stream *stream = calloc(1, sizeof *stream);
    if (!stream) return NULL;
    stream->packing = (struct packing){run, end};
    stream->packs = packs;
    // Negative: no header and no checksum.
    int code = packs ? deflateInit2(&stream->z, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY)
                     : inflateInit2(&stream->z, -15);
    if (code == Z_OK) return &stream->packing;
    free(stream);
    return NULL;
}
