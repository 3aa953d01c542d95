// SPDX-License-Identifier: MIT
#ifndef TOUCHSTONE_BYTES_H
#define TOUCHSTONE_BYTES_H
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// Bytes that grow at their end. Both functions give 0 when there is no memory.
struct bytes {
    uint8_t *start;
    size_t count, room;
};

static inline int reserve(struct bytes *bytes, size_t more) {
    if (bytes->count + more <= bytes->room) return 1;
    size_t room = bytes->room ? bytes->room : 1 << 12;
    while (room < bytes->count + more) room *= 2;
    uint8_t *larger = (uint8_t *)realloc(bytes->start, room);
    if (!larger) return 0;
    bytes->start = larger;
    bytes->room = room;
    return 1;
}

static inline int append(struct bytes *bytes, const void *more, size_t count) {
    if (!reserve(bytes, count)) return 0;
    if (count) memcpy(bytes->start + bytes->count, more, count);
    bytes->count += count;
    return 1;
}

// Little-endian.
static inline int append_number(struct bytes *bytes, uint32_t number) {
    uint8_t four[4] = {(uint8_t)number, (uint8_t)(number >> 8), (uint8_t)(number >> 16), (uint8_t)(number >> 24)};
    return append(bytes, four, 4);
}

static inline uint32_t number32(const uint8_t *bytes) {
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static inline uint64_t number64(const uint8_t *bytes) { return number32(bytes) | (uint64_t)number32(bytes + 4) << 32; }

/// Copies a match byte by byte, since it may overlap what it makes. 0: it begins before the bytes do.
static inline int repeat(struct bytes *bytes, size_t length, size_t distance) {
    if (distance == 0 || distance > bytes->count || !reserve(bytes, length)) return 0;
    uint8_t *target = bytes->start + bytes->count;
    for (size_t i = 0; i < length; i++) target[i] = target[i - distance];
    bytes->count += length;
    return 1;
}

/// LZFSE, whole. Unpacking: 1: the end mark was read, with the bytes that were used, 0: the data end too early, -1: broken.
int ts_lzfse_pack(const struct bytes *in, struct bytes *out);
int ts_lzfse_unpack(const struct bytes *in, struct bytes *out, size_t *used);

/// One block of LZVN, of which `plain` bytes come out. 0: broken.
int ts_lzvn_unpack(const uint8_t *in, size_t count, size_t plain, struct bytes *out);
/// 0: no memory.
int ts_lzvn_pack(const uint8_t *in, size_t count, struct bytes *out);

#endif
