// SPDX-License-Identifier: MIT
// LZVN, the plain blocks of LZFSE: literals and matches, told apart by their first byte (the format is that of
// github.com/lzfse/lzfse). Ours is written anew; that library, as a module of another language, is what it was compared with.
#include "bytes.h"

enum { end_of_block = 0x06, block_end_size = 8, farthest = 65535, most_by_hand = 271 };

struct step {
    size_t size, literals, match, distance;
};

/// What the first bytes say; the distance is 0 where it is the one before. 0: no such step.
static int read_step(const uint8_t *in, size_t left, struct step *step) {
    uint8_t first = in[0];
    size_t literals = first >> 6, match = ((first >> 3) & 7) + 3;
    if (first >= 0xF0) {
        if (first == 0xF0 && left < 2) return 0;
        *step = first == 0xF0 ? (struct step){2, 0, (size_t)in[1] + 16, 0} : (struct step){1, 0, first & 15, 0};
    } else if (first >= 0xE0) {
        if (first == 0xE0 && left < 2) return 0;
        *step = first == 0xE0 ? (struct step){2, (size_t)in[1] + 16, 0, 0} : (struct step){1, first & 15, 0, 0};
    } else if (first >= 0xA0 && first < 0xC0) {
        if (left < 3) return 0;
        unsigned two = in[1] | (unsigned)in[2] << 8;
        *step = (struct step){3, (first >> 3) & 3, (((first & 7u) << 2) | (two & 3)) + 3, two >> 2};
        return step->distance != 0;
    } else if ((first >= 0x70 && first < 0x80) || (first >= 0xD0)) {
        return 0;
    } else if ((first & 7) == 7) {
        if (left < 3) return 0;
        *step = (struct step){3, literals, match, in[1] | (size_t)in[2] << 8};
        return step->distance != 0;
    } else if ((first & 7) == 6) {
        if (first == 0x0E || first == 0x16) *step = (struct step){1, 0, 0, 0};
        else if (first < 0x40) return 0;
        else *step = (struct step){1, literals, match, 0};
    } else {
        if (left < 2) return 0;
        *step = (struct step){2, literals, match, (size_t)(first & 7) << 8 | in[1]};
        return step->distance != 0;
    }
    return 1;
}

int ts_lzvn_unpack(const uint8_t *in, size_t count, size_t plain, struct bytes *out) {
    size_t place = 0, distance = 0, end = out->count + plain;
    while (place < count && in[place] != end_of_block) {
        struct step step;
        if (!read_step(in + place, count - place, &step)) return 0;
        place += step.size;
        if (step.literals > count - place || step.literals + step.match > end - out->count) return 0;
        if (!append(out, in + place, step.literals)) return 0;
        place += step.literals;
        if (step.distance) distance = step.distance;
        if (step.match && !repeat(out, step.match, distance)) return 0;
    }
    return place < count && out->count == end;
}

// MARK: Packing

/// As many steps of literals alone as they need, but for the last three, which go with a match.
static int put_literals(const uint8_t *in, size_t count, struct bytes *out) {
    while (count > 0) {
        size_t part = count > most_by_hand ? most_by_hand : count;
        uint8_t head[2] = {part < 16 ? (uint8_t)(0xE0 | part) : 0xE0, (uint8_t)(part - 16)};
        if (!append(out, head, part < 16 ? 1 : 2) || !append(out, in, part)) return 0;
        in += part;
        count -= part;
    }
    return 1;
}

/// A match of any length behind at most three literals.
static int put_match(const uint8_t *literals, size_t count, size_t match, size_t distance, struct bytes *out) {
    size_t first = match > 10 ? 10 : match;
    uint8_t head[3];
    size_t size = 3;
    if (distance < 1536) {
        head[0] = (uint8_t)(count << 6 | (first - 3) << 3 | distance >> 8);
        head[1] = (uint8_t)distance;
        size = 2;
        // Here those bytes mean something else.
        if ((head[0] >= 0x70 && head[0] < 0x80) || head[0] >= 0xD0 || (head[0] >= 0xA0 && head[0] < 0xC0)) size = 3;
    }
    if (size == 3) {
        head[0] = (uint8_t)(count << 6 | (first - 3) << 3 | 7);
        head[1] = (uint8_t)distance;
        head[2] = (uint8_t)(distance >> 8);
        if ((head[0] >= 0x70 && head[0] < 0x80) || head[0] >= 0xD0 || (head[0] >= 0xA0 && head[0] < 0xC0)) return -1;
    }
    if (!append(out, head, size) || !append(out, literals, count)) return 0;
    for (match -= first; match > 0;) {
        size_t part = match > most_by_hand ? most_by_hand : match;
        uint8_t more[2] = {part < 16 ? (uint8_t)(0xF0 | part) : 0xF0, (uint8_t)(part - 16)};
        if (!append(out, more, part < 16 ? 1 : 2)) return 0;
        match -= part;
    }
    return 1;
}

static size_t common(const uint8_t *one, const uint8_t *other, size_t most) {
    size_t length = 0;
    while (length < most && one[length] == other[length]) length++;
    return length;
}

enum { table_bits = 16 };
static uint32_t hash(const uint8_t *in) { return number32(in) * 2654435761u >> (32 - table_bits); }

int ts_lzvn_pack(const uint8_t *in, size_t count, struct bytes *out) {
    // Where four bytes were last seen, plus one.
    uint32_t *seen = calloc((size_t)1 << table_bits, sizeof *seen);
    if (!seen) return 0;
    int isDone = 1;
    size_t place = 0, written = 0;
    while (isDone && place + 4 <= count) {
        uint32_t *slot = &seen[hash(in + place)];
        size_t before = *slot;
        *slot = (uint32_t)place + 1;
        size_t distance = before ? place + 1 - before : 0;
        size_t length = distance && distance <= farthest ? common(in + place, in + place - distance, count - place) : 0;
        if (length < 4) { place++; continue; }
        size_t literals = place - written, kept = literals & 3;
        // Three literals before some matches have no step of their own: they go ahead.
        isDone = put_literals(in + written, literals - kept, out);
        int code = isDone ? put_match(in + place - kept, kept, length, distance, out) : 0;
        if (code < 0) {
            isDone = put_literals(in + place - kept, kept, out) && put_match(in, 0, length, distance, out) == 1;
        } else isDone = isDone && code;
        place += length;
        written = place;
    }
    free(seen);
    static const uint8_t mark[block_end_size] = {end_of_block};
    return isDone && put_literals(in + written, count - written, out) && append(out, mark, sizeof mark);
}
