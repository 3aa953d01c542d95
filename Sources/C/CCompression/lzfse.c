// SPDX-License-Identifier: MIT
// LZFSE: blocks of literals and matches whose parts are coded by finite state entropy (J. Duda, "Asymmetric numeral
// systems", 2013). The format is that of github.com/lzfse/lzfse; ours is written anew and compared with that library's
// output. What we pack ourselves are LZVN blocks, which every decoder reads.
#include "bytes.h"

enum { literal_symbols = 256, length_symbols = 20, distance_symbols = 64 };
enum { literal_states = 1024, length_states = 64, distance_states = 256 };
enum { frequencies = 2 * length_symbols + distance_symbols + literal_symbols };
enum { header_size = 32, most_literals = 40000, most_matches = 10000 };

// MARK: Bits, from the end of a buffer to its beginning

struct bits {
    uint64_t held;
    int count;
    const uint8_t *place, *start;
};

static uint64_t lowest(uint64_t bits, int count) { return count >= 64 ? bits : bits & (((uint64_t)1 << count) - 1); }

/// - Parameter spare: 0 to -7, how many bits of the last byte do not count.
static int open_bits(struct bits *bits, const uint8_t *start, const uint8_t *end, int spare) {
    int size = spare ? 8 : 7;
    if (end - start < 8) return 0;
    bits->start = start;
    bits->place = end - size;
    bits->held = lowest(number64(end - 8) >> (spare ? 0 : 8), size * 8);
    bits->count = size * 8 + spare;
    return bits->held >> bits->count == 0;
}

/// At least 56 bits are held afterwards. 0: there are none left.
static int fill(struct bits *bits) {
    int more = (63 - bits->count) & -8;
    if (bits->place - bits->start < more / 8) return 0;
    bits->place -= more / 8;
    for (int shift = more - 8; shift >= 0; shift -= 8)
        bits->held = bits->held << 8 | bits->place[shift / 8];
    bits->count += more;
    return 1;
}

static uint64_t take(struct bits *bits, int count) {
    bits->count -= count;
    uint64_t taken = bits->held >> bits->count;
    bits->held = lowest(bits->held, bits->count);
    return taken;
}

// MARK: Tables of states

struct state {
    uint8_t bits, extra;
    int16_t next;
    uint32_t value;
};

static int leading(uint32_t number) { return __builtin_clz(number); }

/// 0: the frequencies do not add up.
static int make_states(
    struct state *states, int count, const uint16_t *often, int symbols, const uint8_t *extra, const uint32_t *values) {
    int sum = 0;
    for (int symbol = 0; symbol < symbols; symbol++) {
        int times = often[symbol];
        if (!times) continue;
        sum += times;
        if (sum > count) return 0;
        int bits = leading((uint32_t)times) - leading((uint32_t)count);
        int wide = ((2 * count) >> bits) - times;
        for (int j = 0; j < times; j++) {
            struct state *state = states++;
            state->bits = (uint8_t)(j < wide ? bits : bits - 1);
            state->next = (int16_t)(j < wide ? ((times + j) << bits) - count : (j - wide) << (bits - 1));
            state->extra = extra ? extra[symbol] : 0;
            state->value = values ? values[symbol] : (uint32_t)symbol;
        }
    }
    return sum == count;
}

static uint32_t next_value(struct bits *bits, const struct state *states, uint16_t *current) {
    const struct state *state = &states[*current];
    uint64_t taken = take(bits, state->bits + state->extra);
    *current = (uint16_t)(state->next + (int)(taken >> state->extra));
    return state->value + (uint32_t)lowest(taken, state->extra);
}

static const uint8_t literal_extra[length_symbols] = {[16] = 2, 3, 5, 8};
static const uint32_t literal_lengths[length_symbols] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 28, 60};
static const uint8_t match_extra[length_symbols] = {[16] = 3, 5, 8, 11};
static const uint32_t match_lengths[length_symbols] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 24, 56, 312};

/// Four distances a count of extra bits.
static void distance_values(uint8_t *extra, uint32_t *values) {
    uint32_t value = 0;
    for (int symbol = 0; symbol < distance_symbols; symbol++) {
        extra[symbol] = (uint8_t)(symbol / 4);
        values[symbol] = value;
        value += (uint32_t)1 << extra[symbol];
    }
}

// MARK: Blocks

struct header {
    uint32_t literals, literal_bytes, matches, match_bytes, size;
    int literal_spare, match_spare;
    uint16_t literal_state[4], state[3];
    uint16_t often[frequencies];
};

static uint32_t field(uint64_t bits, int from, int count) { return (uint32_t)lowest(bits >> from, count); }

/// Frequencies, short ones in few bits. 0: they do not end with the header.
static int read_frequencies(struct header *header, const uint8_t *in, const uint8_t *end) {
    static const int8_t sizes[32] = {2, 3, 2, 5, 2, 3, 2, 8, 2, 3, 2, 5, 2, 3, 2, 14, 2, 3, 2, 5, 2, 3, 2, 8, 2, 3, 2, 5, 2, 3, 2, 14};
    static const int8_t values[32] = {0, 2, 1, 4, 0, 3, 1, -1, 0, 2, 1, 5, 0, 3, 1, -1, 0, 2, 1, 6, 0, 3, 1, -1, 0, 2, 1, 7, 0, 3, 1, -1};
    uint32_t held = 0;
    int count = 0;
    for (int i = 0; i < frequencies; i++) {
        while (in < end && count + 8 <= 32) {
            held |= (uint32_t)*in++ << count;
            count += 8;
        }
        int size = sizes[held & 31];
        if (size > count) return 0;
        header->often[i] = (uint16_t)(size == 8 ? 8 + field(held, 4, 4) : size == 14 ? 24 + field(held, 4, 10)
            : (uint32_t)values[held & 31]);
        held >>= size;
        count -= size;
    }
    return count < 8 && in == end;
}

static int read_header(struct header *header, const uint8_t *in, size_t left) {
    uint64_t first = number64(in + 8), second = number64(in + 16), third = number64(in + 24);
    header->literals = field(first, 0, 20);
    header->literal_bytes = field(first, 20, 20);
    header->matches = field(first, 40, 20);
    header->literal_spare = (int)field(first, 60, 3) - 7;
    for (int i = 0; i < 4; i++) header->literal_state[i] = (uint16_t)field(second, 10 * i, 10);
    header->match_bytes = field(second, 40, 20);
    header->match_spare = (int)field(second, 60, 3) - 7;
    header->size = field(third, 0, 32);
    for (int i = 0; i < 3; i++) header->state[i] = (uint16_t)field(third, 32 + 10 * i, 10);
    if (header->size < header_size || header->size > left || header->literals > most_literals
        || header->matches > most_matches || header->literals % 4 || header->state[0] >= length_states
        || header->state[1] >= length_states || header->state[2] >= distance_states) return 0;
    // Without frequencies all are none.
    memset(header->often, 0, sizeof header->often);
    return header->size == header_size || read_frequencies(header, in + header_size, in + header->size);
}

static int read_literals(const struct header *header, const uint8_t *in, uint8_t *literals) {
    static _Thread_local struct state states[literal_states];
    struct bits bits;
    uint16_t state[4];
    if (!header->literals) return 1;
    memcpy(state, header->literal_state, sizeof state);
    if (!make_states(states, literal_states, header->often + 2 * length_symbols + distance_symbols, literal_symbols, NULL, NULL)
        || !open_bits(&bits, in - header_size, in + header->literal_bytes, header->literal_spare)) return 0;
    for (uint32_t i = 0; i < header->literals; i += 4) {
        if (!fill(&bits)) return 0;
        for (int j = 0; j < 4; j++) literals[i + (uint32_t)j] = (uint8_t)next_value(&bits, states, &state[j]);
    }
    return 1;
}

static int read_matches(const struct header *header, const uint8_t *in, const uint8_t *literals, size_t plain, struct bytes *out) {
    struct state lengths[length_states], matches[length_states], distances[distance_states];
    uint8_t extra[distance_symbols];
    uint32_t values[distance_symbols];
    distance_values(extra, values);
    const uint16_t *often = header->often;
    struct bits bits;
    if (!header->matches) return plain == 0;
    if (!make_states(lengths, length_states, often, length_symbols, literal_extra, literal_lengths)
        || !make_states(matches, length_states, often + length_symbols, length_symbols, match_extra, match_lengths)
        || !make_states(distances, distance_states, often + 2 * length_symbols, distance_symbols, extra, values)
        || !open_bits(&bits, in - header_size, in + header->match_bytes, header->match_spare)) return 0;
    uint16_t state[3];
    memcpy(state, header->state, sizeof state);
    size_t used = 0, distance = 0, end = out->count + plain;
    for (uint32_t i = 0; i < header->matches; i++) {
        if (!fill(&bits)) return 0;
        uint32_t length = next_value(&bits, lengths, &state[0]), match = next_value(&bits, matches, &state[1]);
        uint32_t other = next_value(&bits, distances, &state[2]);
        if (other) distance = other;
        if (length > header->literals - used || length + (size_t)match > end - out->count) return 0;
        if (!append(out, literals + used, length) || (match && !repeat(out, match, distance))) return 0;
        used += length;
    }
    return out->count == end;
}

/// Of the second version, the one that encoders write. 1: read, 0: too short, -1: broken.
static int unpack_block(const uint8_t *in, size_t left, struct bytes *out, size_t *size) {
    if (left < header_size) return 0;
    struct header *header = malloc(sizeof *header + most_literals + 64);
    if (!header) return -1;
    uint8_t *literals = (uint8_t *)(header + 1);
    int code = number64(in + 24) << 32 >> 32 > left ? 0 : read_header(header, in, left) ? 1 : -1;
    if (code == 1) {
        *size = (size_t)header->size + header->literal_bytes + header->match_bytes;
        const uint8_t *body = in + header->size;
        if (*size > left) code = 0;
        else if (!read_literals(header, body, literals)
            || !read_matches(header, body + header->literal_bytes, literals, number32(in + 4), out)) code = -1;
    }
    free(header);
    return code;
}

int ts_lzfse_unpack(const struct bytes *in, struct bytes *out, size_t *used) {
    size_t place = 0;
    while (in->count - place >= 4) {
        const uint8_t *start = in->start + place;
        size_t left = in->count - place, size;
        if (!memcmp(start, "bvx$", 4)) {
            *used = place + 4;
            return 1;
        }
        if (!memcmp(start, "bvx-", 4)) {
            if (left < 8 || left - 8 < number32(start + 4)) return 0;
            if (!append(out, start + 8, number32(start + 4))) return -1;
            size = 8 + (size_t)number32(start + 4);
        } else if (!memcmp(start, "bvxn", 4)) {
            if (left < 12 || left - 12 < number32(start + 8)) return 0;
            if (!ts_lzvn_unpack(start + 12, number32(start + 8), number32(start + 4), out)) return -1;
            size = 12 + (size_t)number32(start + 8);
        } else if (!memcmp(start, "bvx2", 4)) {
            int code = unpack_block(start, left, out, &size);
            if (code != 1) return code;
        } else return -1;
        place += size;
    }
    return 0;
}

// MARK: Packing

enum { block = 1 << 20 };

static int pack_block(const uint8_t *in, size_t count, struct bytes *out) {
    size_t head = out->count;
    if (!append(out, "bvxn", 4) || !append_number(out, (uint32_t)count) || !append_number(out, 0)) return 0;
    if (!ts_lzvn_pack(in, count, out)) return 0;
    size_t size = out->count - head - 12;
    if (size + 4 < count) {
        for (int i = 0; i < 4; i++) out->start[head + 8 + (size_t)i] = (uint8_t)(size >> (8 * i));
        return 1;
    }
    // What does not shrink stays as it is.
    out->count = head;
    return append(out, "bvx-", 4) && append_number(out, (uint32_t)count) && append(out, in, count);
}

int ts_lzfse_pack(const struct bytes *in, struct bytes *out) {
    for (size_t start = 0; start < in->count; start += block) {
        size_t left = in->count - start;
        if (!pack_block(in->start + start, left < block ? left : block, out)) return -1;
    }
    return append(out, "bvx$", 4) ? 1 : -1;
}
