// SPDX-License-Identifier: MIT
// Packings of a buffer as a whole: LZ4 by liblz4, which every Debian has, and LZFSE. What comes in is kept until its end;
// then what comes out is handed out in portions.
#include "bytes.h"
#include "packing.h"
#include <dlfcn.h>
#include <pthread.h>

static struct {
    int (*compress)(const char *, char *, int size, int room);
    int (*decompress)(const char *, char *, int size, int room);
    int (*follow)(const char *, char *, int size, int room, const char *before, int beforeCount);
} lz4;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
    void *handle = dlopen("liblz4.so.1", RTLD_NOW | RTLD_LOCAL);
    if (handle) {
        *(void **)&lz4.compress = dlsym(handle, "LZ4_compress_default");
        *(void **)&lz4.decompress = dlsym(handle, "LZ4_decompress_safe");
        *(void **)&lz4.follow = dlsym(handle, "LZ4_decompress_safe_usingDict");
    }
}

// MARK: LZ4 with headers, as Apple documents it: "bv41", decoded size, encoded size, the block; "bv4-", size, the bytes
// as they are; "bv4$" at the end. Numbers are little-endian.

enum { block_size = 1 << 16 };

static int pack_block(const uint8_t *in, size_t count, struct bytes *out) {
    char packed[block_size];
    int size = lz4.compress((const char *)in, packed, (int)count, (int)sizeof packed);
    // What does not shrink stays as it is.
    if (size <= 0 || (size_t)size + 4 >= count)
        return append(out, "bv4-", 4) && append_number(out, (uint32_t)count) && append(out, in, count);
    return append(out, "bv41", 4) && append_number(out, (uint32_t)count) && append_number(out, (uint32_t)size)
        && append(out, packed, (size_t)size);
}

static int pack_lz4(const struct bytes *in, struct bytes *out) {
    for (size_t start = 0; start < in->count; start += block_size) {
        size_t left = in->count - start;
        if (!pack_block(in->start + start, left < block_size ? left : block_size, out)) return -1;
    }
    return append(out, "bv4$", 4) ? 1 : -1;
}

/// A block may refer to the 64 KiB before it.
static int unpack_block(const uint8_t *block, uint32_t packed, uint32_t plain, struct bytes *out) {
    // No block of LZ4 grows by more than 255 times.
    if (plain > INT32_MAX / 2 || packed > INT32_MAX / 2 || plain / 256 > packed || !reserve(out, plain)) return 0;
    size_t before = out->count < block_size ? out->count : block_size;
    char *target = (char *)out->start + out->count;
    if (lz4.follow((const char *)block, target, (int)packed, (int)plain, target - before, (int)before) != (int)plain)
        return 0;
    out->count += plain;
    return 1;
}

/// Goes on at `place` as far as blocks are complete. 1: the end mark was read, 0: more must come, -1: broken.
static int unpack_lz4(const struct bytes *in, struct bytes *out, size_t *place) {
    while (in->count - *place >= 4) {
        const uint8_t *start = in->start + *place;
        size_t left = in->count - *place;
        if (!memcmp(start, "bv4$", 4)) {
            *place += 4;
            return 1;
        }
        if (!memcmp(start, "bv4-", 4)) {
            if (left < 8 || left - 8 < number32(start + 4)) return 0;
            if (!append(out, start + 8, number32(start + 4))) return -1;
            *place += 8 + (size_t)number32(start + 4);
        } else if (!memcmp(start, "bv41", 4)) {
            if (left < 12 || left - 12 < number32(start + 8)) return 0;
            if (!unpack_block(start + 12, number32(start + 8), number32(start + 4), out)) return -1;
            *place += 12 + (size_t)number32(start + 8);
        } else return -1;
    }
    return 0;
}

// MARK: Buffers without headers

static int pack_lz4_raw(const struct bytes *in, struct bytes *out) {
    size_t room = in->count + in->count / 255 + 16;
    if (in->count > INT32_MAX / 2 || !reserve(out, room)) return -1;
    int size = lz4.compress((const char *)in->start, (char *)out->start, (int)in->count, (int)room);
    out->count = size > 0 ? (size_t)size : 0;
    return size > 0 ? 1 : -1;
}

/// The size is not written: it is found by trying.
static int unpack_lz4_raw(const struct bytes *in, struct bytes *out) {
    if (in->count > INT32_MAX / 4096) return -1;
    for (size_t room = in->count * 4 + 64; room <= in->count * 2048 + 64; room *= 4) {
        if (!reserve(out, room)) return -1;
        int made = lz4.decompress((const char *)in->start, (char *)out->start, (int)in->count, (int)out->room);
        if (made >= 0) {
            out->count = (size_t)made;
            return 1;
        }
    }
    return -1;
}

// MARK: The stream

struct buffered {
    struct packing packing;
    int kind, packs, isMade;
    struct bytes in, out;
    size_t unpacked, given;
};

/// 1: all is made, 0: more must come, -1: broken. `unused`: bytes behind the end of the packed data.
static int make(struct buffered *self, int isLast, size_t *unused) {
    *unused = 0;
    if (self->kind == ts_packing_lz4 && !self->packs) {
        int code = unpack_lz4(&self->in, &self->out, &self->unpacked);
        if (code == 1) *unused = self->in.count - self->unpacked;
        return code;
    }
    if (self->kind == ts_packing_lzfse && !self->packs) {
        // Whole, and so only when its end may be there.
        size_t count = self->in.count;
        if (!isLast && (count < 4 || memcmp(self->in.start + count - 4, "bvx$", 4))) return 0;
        self->out.count = 0;
        int code = ts_lzfse_unpack(&self->in, &self->out, &self->unpacked);
        if (code == 1) *unused = count - self->unpacked;
        return code;
    }
    if (!isLast) return 0;
    switch (self->kind) {
    case ts_packing_lz4: return pack_lz4(&self->in, &self->out);
    case ts_packing_lz4_raw:
        return self->packs ? pack_lz4_raw(&self->in, &self->out) : unpack_lz4_raw(&self->in, &self->out);
    default: return ts_lzfse_pack(&self->in, &self->out);
    }
}

static int run(struct packing *packing, const uint8_t *in, size_t *inLeft, uint8_t *out, size_t *outLeft, int isLast) {
    struct buffered *self = (struct buffered *)packing;
    if (!self->isMade) {
        size_t unused;
        if (!append(&self->in, in, *inLeft)) return -1;
        int code = make(self, isLast, &unused);
        *inLeft = unused;
        if (code < 0) return -1;
        self->isMade = code;
        if (!code) return 0;
    }
    size_t rest = self->out.count - self->given, part = rest < *outLeft ? rest : *outLeft;
    if (part) memcpy(out, self->out.start + self->given, part);
    self->given += part;
    *outLeft -= part;
    return self->given == self->out.count ? 1 : 0;
}

static void end(struct packing *packing) {
    struct buffered *self = (struct buffered *)packing;
    free(self->in.start);
    free(self->out.start);
}

struct packing *ts_buffered_packing(int packing, int packs) {
    pthread_once(&once, open_library);
    int isThere = packing == ts_packing_lzfse
        || ((packing == ts_packing_lz4 || packing == ts_packing_lz4_raw) && lz4.compress && lz4.decompress && lz4.follow);
    struct buffered *self = isThere ? calloc(1, sizeof *self) : NULL;
    if (!self) return NULL;
    self->packing = (struct packing){run, end};
    self->kind = packing;
    self->packs = packs;
    return &self->packing;
}
