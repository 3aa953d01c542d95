// SPDX-License-Identifier: MIT
// liblzma, which every Debian has, opened when something is packed so. Its interface is fixed by its soname (lzma/base.h).
#include "packing.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

struct lzma {
    const uint8_t *next_in;
    size_t avail_in;
    uint64_t total_in;
    uint8_t *next_out;
    size_t avail_out;
    uint64_t total_out;
    const void *allocator;
    void *internal;
    void *pointers[4];
    uint64_t numbers[2];
    size_t sizes[2];
    int choices[2];
};

enum { lzma_ok = 0, lzma_stream_end = 1, lzma_buf_error = 10 };
enum { lzma_run = 0, lzma_finish = 3 };
enum { check_crc32 = 1, preset = 6 };

static struct {
    int (*encoder)(struct lzma *, uint32_t preset, int check);
    int (*decoder)(struct lzma *, uint64_t memory, uint32_t flags);
    int (*code)(struct lzma *, int action);
    void (*end)(struct lzma *);
} library;
static int is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
    void *handle = dlopen("liblzma.so.5", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return;
    *(void **)&library.encoder = dlsym(handle, "lzma_easy_encoder");
    *(void **)&library.decoder = dlsym(handle, "lzma_stream_decoder");
    *(void **)&library.code = dlsym(handle, "lzma_code");
    *(void **)&library.end = dlsym(handle, "lzma_end");
    is_open = library.encoder && library.decoder && library.code && library.end;
}

struct lzma_packing {
    struct packing packing;
    struct lzma lzma;
};

static int run(struct packing *self, const uint8_t *in, size_t *inLeft, uint8_t *out, size_t *outLeft, int isLast) {
    struct lzma *lzma = &((struct lzma_packing *)self)->lzma;
    lzma->next_in = in;
    lzma->avail_in = *inLeft;
    lzma->next_out = out;
    lzma->avail_out = *outLeft;
    int code = library.code(lzma, isLast ? lzma_finish : lzma_run);
    *inLeft = lzma->avail_in;
    *outLeft = lzma->avail_out;
    if (code == lzma_stream_end) return 1;
    return code == lzma_ok || code == lzma_buf_error ? 0 : -1;
}

static void end(struct packing *self) { library.end(&((struct lzma_packing *)self)->lzma); }

struct packing *ts_lzma_packing(int packs) {
    pthread_once(&once, open_library);
    struct lzma_packing *stream = is_open ? calloc(1, sizeof *stream) : NULL;
    if (!stream) return NULL;
    stream->packing = (struct packing){run, end};
    // 256 MiB: more than any preset writes for.
    int code = packs ? library.encoder(&stream->lzma, preset, check_crc32)
                     : library.decoder(&stream->lzma, (uint64_t)256 << 20, 0);
    if (code == lzma_ok) return &stream->packing;
    free(stream);
    return NULL;
}
