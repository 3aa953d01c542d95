// SPDX-License-Identifier: MIT
#include "CCompression.h"
#include <stdlib.h>
#include <zlib.h>

struct stream {
    z_stream z;
    int compresses;
};

void *ts_deflate_new(int compresses, int level) {
    struct stream *stream = calloc(1, sizeof *stream);
    if (!stream) return NULL;
    stream->compresses = compresses;
    // Negative: no header and no checksum.
    int code = compresses ? deflateInit2(&stream->z, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY)
                          : inflateInit2(&stream->z, -15);
    if (code == Z_OK) return stream;
    free(stream);
    return NULL;
}

void ts_deflate_free(void *pointer) {
    struct stream *stream = pointer;
    if (stream->compresses) deflateEnd(&stream->z);
    else inflateEnd(&stream->z);
    free(stream);
}

int ts_deflate_run(
    void *pointer, const uint8_t *in, size_t *inLeft, uint8_t *out, size_t *outLeft, int isLast) {
    struct stream *stream = pointer;
    stream->z.next_in = (Bytef *)in;
    stream->z.avail_in = (uInt)*inLeft;
    stream->z.next_out = out;
    stream->z.avail_out = (uInt)*outLeft;
    int flush = isLast ? Z_FINISH : Z_NO_FLUSH;
    int code = stream->compresses ? deflate(&stream->z, flush) : inflate(&stream->z, Z_NO_FLUSH);
    *inLeft = stream->z.avail_in;
    *outLeft = stream->z.avail_out;
    if (code == Z_STREAM_END) return 1;
    return code == Z_OK || code == Z_BUF_ERROR ? 0 : -1;
}
