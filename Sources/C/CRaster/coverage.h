// SPDX-License-Identifier: MIT
// Exact area coverage of a convex polygon, one row of pixels at a time.
#pragma once
#include "raster_layers.h"
#include <stdlib.h>
#include <string.h>

/// An edge that goes down: from (x0, y0) to a greater y1.
typedef struct {
    int32_t x0, y0, x1, y1;
    double slope; // dx / dy
    int32_t sign; // 1: the inside is to its right
} crl_edge;

/// Pixels of a row that need no memory from the heap: as wide as most of what is drawn.
enum { CRL_SHORT_ROW = 1024 };

/// The polygon ready for rows, and the row last computed.
typedef struct {
    int32_t short_sums[CRL_SHORT_ROW + 2];
    uint8_t short_coverage[CRL_SHORT_ROW + 2];
    crl_edge edges[CRL_MAX_VERTICES];
    int32_t count;
    int32_t top, bottom; // rows touched: top <= y < bottom
    int32_t first;       // edges before it end above the current row
    int32_t x0, x1;      // limits
    int32_t *sums;       // differences of coverage, one a pixel and one to spare
    /// The row: pixels [begin, full_begin) and [full_end, end) have `coverage[x - x0]`, those between 255, others 0.
    int32_t begin, full_begin, full_end, end;
    uint8_t *coverage;
} crl_rows;

static inline int crl_edge_precedes(const crl_edge *p, const crl_edge *q) {
    return p->y0 != q->y0 ? p->y0 < q->y0 : p->x0 < q->x0;
}

/// Sorts by where edges begin. Those of a convex outline rise or fall along it, so that a merge of few runs does.
static void crl_sort_edges(crl_edge *edges, int32_t n) {
    crl_edge spare[CRL_MAX_VERTICES];
    int32_t runs[CRL_MAX_VERTICES + 1], count = 0;
    for (int32_t i = 0; i < n;) {
        runs[count++] = i;
        int32_t end = i + 1;
        if (end < n && crl_edge_precedes(&edges[end], &edges[i])) {
            while (end < n && crl_edge_precedes(&edges[end], &edges[end - 1])) end++;
            for (int32_t low = i, high = end - 1; low < high; low++, high--) {
                crl_edge swapped = edges[low];
                edges[low] = edges[high];
                edges[high] = swapped;
            }
        } else {
            while (end < n && !crl_edge_precedes(&edges[end], &edges[end - 1])) end++;
        }
        i = end;
    }
    for (; count > 1; count = (count + 1) / 2) {
        runs[count] = n;
        for (int32_t run = 0; run + 1 < count; run += 2) {
            int32_t a = runs[run], middle = runs[run + 1], b = middle, end = runs[run + 2], out = a;
            memcpy(spare + a, edges + a, (size_t)(middle - a) * sizeof(crl_edge));
            while (a < middle && b < end) {
                edges[out++] = crl_edge_precedes(&edges[b], &spare[a]) ? edges[b++] : spare[a++];
            }
            memcpy(edges + out, spare + a, (size_t)(middle - a) * sizeof(crl_edge));
        }
        for (int32_t run = 0; run < count; run += 2) runs[run / 2] = runs[run];
    }
}

static inline int32_t crl_floor_px(int32_t v) { return v >> 8; }

/// False when nothing of the polygon lies within the limits or memory is short. Ends with `crl_rows_free`.
static int crl_rows_begin(crl_rows *r, crl_polygon shape, int32_t x0, int32_t x1) {
    r->count = 0;
    r->sums = NULL;
    r->coverage = NULL;
    int32_t n = shape.count;
    if (n < 3 || n > CRL_MAX_VERTICES || x0 >= x1) return 0;
    const int32_t *p = shape.points;
    int64_t area = 0;
    int32_t top = INT32_MAX, bottom = INT32_MIN, left = INT32_MAX, right = INT32_MIN;
    for (int32_t i = 0; i < n; i++) {
        int32_t j = i + 1 == n ? 0 : i + 1;
        area += (int64_t)p[2 * i] * p[2 * j + 1] - (int64_t)p[2 * j] * p[2 * i + 1];
        if (p[2 * i + 1] < top) top = p[2 * i + 1];
        if (p[2 * i + 1] > bottom) bottom = p[2 * i + 1];
        if (p[2 * i] < left) left = p[2 * i];
        if (p[2 * i] > right) right = p[2 * i];
    }
    if (area == 0 || crl_floor_px(left) >= x1 || crl_floor_px(right) < x0) return 0;
    int32_t orientation = area > 0 ? 1 : -1; // y down: positive is clockwise on screen
    for (int32_t i = 0; i < n; i++) {
        int32_t j = i + 1 == n ? 0 : i + 1;
        int32_t ax = p[2 * i], ay = p[2 * i + 1], bx = p[2 * j], by = p[2 * j + 1];
        if (ay == by) continue;
        crl_edge *e = &r->edges[r->count++];
        // Clockwise on screen: edges that go down are on the right.
        if (ay < by) {
            *e = (crl_edge){ax, ay, bx, by, 0, -orientation};
        } else {
            *e = (crl_edge){bx, by, ax, ay, 0, orientation};
        }
        e->slope = (double)(e->x1 - e->x0) / (double)(e->y1 - e->y0);
    }
    crl_sort_edges(r->edges, r->count);
    r->top = crl_floor_px(top);
    r->bottom = crl_floor_px(bottom + 255);
    r->first = 0;
    r->x0 = x0;
    r->x1 = x1;
    size_t width = (size_t)(x1 - x0) + 2;
    if (width <= CRL_SHORT_ROW + 2) {
        r->sums = memset(r->short_sums, 0, width * sizeof(int32_t));
        r->coverage = r->short_coverage;
        return 1;
    }
    r->sums = calloc(width, sizeof(int32_t));
    r->coverage = malloc(width);
    return r->sums != NULL && r->coverage != NULL;
}

static void crl_rows_free(crl_rows *r) {
    if (r->sums == r->short_sums) return;
    free(r->sums);
    free(r->coverage);
}

/// Adds `dy` (1/256 rows) of an edge that crosses pixel `x` at `twice_fx` / 512 of its width.
static inline void crl_rows_cell(crl_rows *r, int32_t x, int32_t dy, int32_t twice_fx) {
    if (x < r->x0) {
        r->sums[0] += dy * 512;
    } else if (x < r->x1) {
        r->sums[x - r->x0] += dy * (512 - twice_fx);
        r->sums[x - r->x0 + 1] += dy * twice_fx;
    }
}

/// A piece of an edge inside one row. Pixel boundaries are cut by a formula of the piece alone, not of the limits.
static inline void crl_rows_piece(crl_rows *r, int32_t xa, int32_t ya, int32_t xb, int32_t yb, int32_t sign,
                                  int32_t *low, int32_t *high) {
    int32_t dy = yb - ya;
    int32_t ca = crl_floor_px(xa), cb = crl_floor_px(xb);
    int32_t l = ca < cb ? ca : cb, h = ca < cb ? cb : ca;
    if (l < *low) *low = l;
    if (h > *high) *high = h;
    if (dy == 0) return;
    if (ca == cb) {
        crl_rows_cell(r, ca, sign * dy, (xa & 255) + (xb & 255));
        return;
    }
    double slope = (double)dy / (double)(xb - xa);
    if (ca < cb) {
        int32_t y = ya, fx = xa & 255, c = ca;
        // All pixels left of the limits count as one, and those beyond them not at all.
        if (c < r->x0 - 1) c = (cb < r->x0 ? cb : r->x0) - 1;
        if (ca >= r->x1) return;
        for (; c < cb && c < r->x1; c++) {
            int32_t next = ya + (int32_t)((double)((c + 1) * 256 - xa) * slope);
            crl_rows_cell(r, c, sign * (next - y), fx + 256);
            y = next;
            fx = 0;
        }
        if (c == cb) crl_rows_cell(r, cb, sign * (yb - y), xb & 255);
    } else {
        int32_t y = ya, fx = xa & 255, c = ca;
        if (cb >= r->x1) return;
        if (c > r->x1) {
            c = r->x1;
            y = ya + (int32_t)((double)((c + 1) * 256 - xa) * slope);
            fx = 256;
        }
        for (; c > cb && c >= r->x0; c--) {
            int32_t next = ya + (int32_t)((double)(c * 256 - xa) * slope);
            crl_rows_cell(r, c, sign * (next - y), fx);
            y = next;
            fx = 256;
        }
        crl_rows_cell(r, c > cb ? c : cb, sign * (yb - y), c > cb ? 0 : (xb & 255) + 256);
    }
}

static inline uint8_t crl_coverage_byte(int32_t sum) {
    int32_t c = (int32_t)(((int64_t)sum * 255 + 65536) >> 17);
    return (uint8_t)(c < 0 ? 0 : c > 255 ? 255 : c);
}

/// Computes row `y`; rows must come in rising order. False: the polygon has nothing in it within the limits.
static int crl_rows_next(crl_rows *r, int32_t y) {
    r->begin = r->end = r->full_begin = r->full_end = r->x0;
    if (y < r->top || y >= r->bottom) return 0;
    int32_t row_top = y * 256, row_bottom = row_top + 256;
    while (r->first < r->count && r->edges[r->first].y1 <= row_top) r->first++;
    // Ranges of pixels that left and right edges touch.
    int32_t ll = INT32_MAX, lh = INT32_MIN, rl = INT32_MAX, rh = INT32_MIN;
    int32_t height = 0;
    for (int32_t i = r->first; i < r->count; i++) {
        const crl_edge *e = &r->edges[i];
        if (e->y0 >= row_bottom) break;
        if (e->y1 <= row_top) continue;
        int32_t ya = e->y0, xa = e->x0, yb = e->y1, xb = e->x1;
        if (ya < row_top) {
            ya = row_top;
            xa = e->x0 + (int32_t)((double)(row_top - e->y0) * e->slope);
        }
        if (yb > row_bottom) {
            yb = row_bottom;
            xb = e->x0 + (int32_t)((double)(row_bottom - e->y0) * e->slope);
        }
        if (e->sign > 0) {
            height += yb - ya;
            crl_rows_piece(r, xa, ya - row_top, xb, yb - row_top, 1, &ll, &lh);
        } else {
            crl_rows_piece(r, xa, ya - row_top, xb, yb - row_top, -1, &rl, &rh);
        }
    }
    if (ll == INT32_MAX || rl == INT32_MAX) return 0;
    int32_t begin = ll < rl ? ll : rl, end = (rh > lh ? rh : lh) + 1;
    if (begin < r->x0) begin = r->x0;
    if (end > r->x1) end = r->x1;
    if (begin >= end) {
        // Nothing inside the limits; sums beyond them were never written, except the carried one.
        r->sums[0] = 0;
        return 0;
    }
    // Sums carried from left of the limits sit at index 0 even when `begin` is farther right.
    int32_t sum = 0;
    if (begin > r->x0) {
        sum = r->sums[0];
        r->sums[0] = 0;
    }
    int32_t inner_begin = lh + 1, inner_end = rl;
    if (inner_begin < begin) inner_begin = begin;
    if (inner_end > end) inner_end = end;
    r->begin = begin;
    r->end = end;
    uint8_t *coverage = r->coverage - r->x0;
    int32_t *sums = r->sums - r->x0;
    if (inner_begin >= inner_end || height < 256) {
        for (int32_t x = begin; x < end; x++) {
            sum += sums[x];
            sums[x] = 0;
            coverage[x] = crl_coverage_byte(sum);
        }
        r->full_begin = r->full_end = end;
    } else {
        for (int32_t x = begin; x < inner_begin; x++) {
            sum += sums[x];
            sums[x] = 0;
            coverage[x] = crl_coverage_byte(sum);
        }
        // The pixel after the left edge's last holds the rest of that edge; from there on coverage is whole.
        sum += sums[inner_begin];
        sums[inner_begin] = 0;
        r->full_begin = inner_begin;
        r->full_end = inner_end;
        if (inner_end < end) {
            sum += sums[inner_end];
            sums[inner_end] = 0;
            coverage[inner_end] = crl_coverage_byte(sum);
            for (int32_t x = inner_end + 1; x < end; x++) {
                sum += sums[x];
                sums[x] = 0;
                coverage[x] = crl_coverage_byte(sum);
            }
        }
    }
    sums[end] = 0;
    return 1;
}
