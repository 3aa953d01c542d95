// SPDX-License-Identifier: MIT
#include "blending.h"
#include "raster_layers.h"

#include <math.h>

static const double half_turn = 3.14159265358979323846;

// Places along the fold's normal: `s` on the display, `m` on the flat page. Where m < fold the page has left the ground
// and runs round a cylinder of the fold's radius, by the angle (fold - m) / radius; after half a turn it lies flat on its
// back, coming back over itself.

typedef struct {
    const crl_page *page;
    double x, y; // of the page's own pixels
    double s;
} place;

static uint32_t lerp_channel(uint32_t a, uint32_t b, uint32_t k) { return (a * (256 - k) + b * k + 128) >> 8; }

static uint32_t lerp(uint32_t a, uint32_t b, uint32_t k) {
    return lerp_channel(a >> 24, b >> 24, k) << 24 | lerp_channel(a >> 16 & 255, b >> 16 & 255, k) << 16 |
        lerp_channel(a >> 8 & 255, b >> 8 & 255, k) << 8 | lerp_channel(a & 255, b & 255, k);
}

static uint32_t scaled(uint32_t c, uint32_t k) {
    return ((c >> 24) * k >> 8) << 24 | ((c >> 16 & 255) * k >> 8) << 16 | ((c >> 8 & 255) * k >> 8) << 8 |
        ((c & 255) * k >> 8);
}

// Colour without alpha times k / 256.
static uint32_t shaded(uint32_t c, uint32_t k) { return (c & 0xFF000000) | (scaled(c, k) & 0xFFFFFF); }

static uint32_t texel(const crl_page *page, int32_t x, int32_t y) {
    if (x < 0) x = 0;
    if (y < 0) y = 0;
    if (x >= page->width) x = page->width - 1;
    if (y >= page->height) y = page->height - 1;
    return page->pixels[(ptrdiff_t)y * page->stride + x];
}

static uint32_t sample(const crl_page *page, double x, double y) {
    double fx = floor(x - 0.5), fy = floor(y - 0.5);
    int32_t ix = (int32_t)fx, iy = (int32_t)fy;
    uint32_t kx = (uint32_t)((x - 0.5 - fx) * 256), ky = (uint32_t)((y - 0.5 - fy) * 256);
    return lerp(lerp(texel(page, ix, iy), texel(page, ix + 1, iy), kx),
                lerp(texel(page, ix, iy + 1), texel(page, ix + 1, iy + 1), kx), ky);
}

// How much of the page there is at material place `m` of a pixel, and where, 0 to 256.
static uint32_t cover(const place *p, double m, double *x, double *y) {
    *x = p->x + p->page->ux * (m - p->s);
    *y = p->y + p->page->uy * (m - p->s);
    double d = fmin(fmin(*x, p->page->width - *x), fmin(*y, p->page->height - *y)) + 0.5;
    return d <= 0 ? 0 : d >= 1 ? 256 : (uint32_t)(d * 256);
}

// The shadow that the part of the page at `m`, somewhere above, casts on a colour below.
static uint32_t in_shadow(const place *p, double m, uint32_t c) {
    double x = p->x + p->page->ux * (m - p->s), y = p->y + p->page->uy * (m - p->s);
    double dx = fmax(fmax(-x, x - p->page->width), 0), dy = fmax(fmax(-y, y - p->page->height), 0);
    double q = sqrt(dx * dx + dy * dy) / p->page->radius;
    return q < 1 ? shaded(c, 256 - (uint32_t)(80 * (1 - q) * (1 - q))) : c;
}

// The back is paper that lets a little of the front shine through.
static uint32_t back_of(uint32_t front, double light) {
    uint32_t paper = (front >> 24) * 0x01010101u;
    return shaded(lerp(paper, front, 40), (uint32_t)(light * 256));
}

static uint32_t turning(const place *p, uint32_t below) {
    const crl_page *page = p->page;
    double fold = page->fold, r = page->radius, x, y;
    double ahead = p->s - fold;
    if (ahead >= 0) {
        double m = fold - half_turn * r - ahead;
        uint32_t c = crl_over(in_shadow(p, m, texel(page, (int32_t)p->x, (int32_t)p->y)), below);
        uint32_t k = m > -1 ? cover(p, m, &x, &y) : 0;
        if (k) {
            double fade = ahead / r;
            c = lerp(c, crl_over(back_of(sample(page, x, y), fade < 1 ? 0.93 + 0.05 * fade : 0.98), c), k);
        }
        return c;
    }
    double depth = -ahead / r;
    if (depth > 1) {
        // In the shadow of the fold.
        double q = (depth - 1) / 0.9;
        return q < 1 ? shaded(below, 256 - (uint32_t)(80 * (1 - q) * (1 - q))) : below;
    }
    double rim = (1 - depth) * r + 0.5;
    uint32_t rim_cover = rim >= 1 ? 256 : (uint32_t)(rim * 256);
    double angle = asin(depth);
    uint32_t c = below;
    uint32_t k = cover(p, fold - r * angle, &x, &y);
    double turned = half_turn - angle;
    if (k) {
        uint32_t front = in_shadow(p, fold - r * turned, sample(page, x, y));
        c = lerp(c, crl_over(shaded(front, 256 - (uint32_t)(100 * depth)), c), k * rim_cover >> 8);
    }
    k = cover(p, fold - r * turned, &x, &y);
    if (k) {
        double light = 0.62 + 0.31 * cos(angle);
        c = lerp(c, crl_over(back_of(sample(page, x, y), light), c), k * rim_cover >> 8);
    }
    return c;
}

void crl_turn_page(crl_target t, const crl_page *page) {
    for (int32_t y = t.y0; y < t.y1; y++) {
        uint32_t *row = t.pixels + (ptrdiff_t)y * t.stride;
        for (int32_t x = t.x0; x < t.x1; x++) {
            place p = {page, x - page->x + 0.5, y - page->y + 0.5, 0};
            if (p.x < 0 || p.y < 0 || p.x > page->width || p.y > page->height) continue;
            p.s = p.x * page->ux + p.y * page->uy - page->start;
            row[x] = turning(&p, row[x]);
        }
    }
}
