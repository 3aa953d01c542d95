// SPDX-License-Identifier: MIT
#include "CVectorImages.h"

#include <cairo.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

// The few functions of GLib, librsvg and poppler that are used, as their reference manuals declare them. The libraries'
// own headers would bring the development packages of half a desktop.
typedef struct GError GError;
typedef struct GBytes GBytes;
typedef struct RsvgHandle RsvgHandle;
typedef struct PopplerDocument PopplerDocument;
typedef struct PopplerPage PopplerPage;
typedef struct {
    double x, y, width, height;
} RsvgRectangle;
typedef struct {
    double length;
    int unit;
} RsvgLength;
struct GError {
    uint32_t domain;
    int code;
    char *message;
};

static struct {
    int ready;
    void (*g_object_unref)(void *);
    void (*g_error_free)(GError *);
    RsvgHandle *(*from_data)(const uint8_t *, size_t, GError **);
    void (*dimensions)(RsvgHandle *, int *, RsvgLength *, int *, RsvgLength *, int *, RsvgRectangle *);
    int (*pixel_size)(RsvgHandle *, double *, double *);
    int (*geometry)(RsvgHandle *, const char *, RsvgRectangle *, RsvgRectangle *, GError **);
    int (*render_document)(RsvgHandle *, cairo_t *, const RsvgRectangle *, GError **);
    int (*render_element)(RsvgHandle *, cairo_t *, const char *, const RsvgRectangle *, GError **);
} rsvg;

static struct {
    int ready;
    void (*g_object_unref)(void *);
    void (*g_error_free)(GError *);
    GBytes *(*g_bytes_new)(const void *, size_t);
    void (*g_bytes_unref)(GBytes *);
    PopplerDocument *(*from_bytes)(GBytes *, const char *, GError **);
    PopplerPage *(*page)(PopplerDocument *, int);
    int (*page_count)(PopplerDocument *);
    void (*page_size)(PopplerPage *, double *, double *);
    void (*render)(PopplerPage *, cairo_t *);
} poppler;

static pthread_once_t rsvg_once = PTHREAD_ONCE_INIT;
static pthread_once_t poppler_once = PTHREAD_ONCE_INIT;

#define FIND(table, member, symbol) (*(void **)&table.member = dlsym(library, symbol)) != NULL

static void load_rsvg(void) {
    void *library = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    rsvg.ready = FIND(rsvg, g_object_unref, "g_object_unref") && FIND(rsvg, g_error_free, "g_error_free") &&
        FIND(rsvg, from_data, "rsvg_handle_new_from_data") &&
        FIND(rsvg, dimensions, "rsvg_handle_get_intrinsic_dimensions") &&
        FIND(rsvg, pixel_size, "rsvg_handle_get_intrinsic_size_in_pixels") &&
        FIND(rsvg, geometry, "rsvg_handle_get_geometry_for_element") &&
        FIND(rsvg, render_document, "rsvg_handle_render_document") &&
        FIND(rsvg, render_element, "rsvg_handle_render_element");
}

static void load_poppler(void) {
    void *library = dlopen("libpoppler-glib.so.8", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    poppler.ready = FIND(poppler, g_object_unref, "g_object_unref") &&
        FIND(poppler, g_error_free, "g_error_free") && FIND(poppler, g_bytes_new, "g_bytes_new") &&
        FIND(poppler, g_bytes_unref, "g_bytes_unref") &&
        FIND(poppler, from_bytes, "poppler_document_new_from_bytes") &&
        FIND(poppler, page_count, "poppler_document_get_n_pages") &&
        FIND(poppler, page, "poppler_document_get_page") && FIND(poppler, page_size, "poppler_page_get_size") &&
        FIND(poppler, render, "poppler_page_render");
}

static int32_t refuse(const char *reason, char *error, size_t size) {
    if (size) snprintf(error, size, "%s", reason);
    return 0;
}

// MARK: SVG

static RsvgHandle *open_svg(const void *bytes, size_t length, char *error, size_t error_size) {
    pthread_once(&rsvg_once, load_rsvg);
    if (!rsvg.ready) {
        refuse("librsvg-2.so.2 is not installed (package librsvg2-2)", error, error_size);
        return NULL;
    }
    GError *failure = NULL;
    RsvgHandle *handle = rsvg.from_data(bytes, length, &failure);
    if (!handle) {
        refuse(failure ? failure->message : "not an SVG image", error, error_size);
        if (failure) rsvg.g_error_free(failure);
    }
    return handle;
}

static int32_t svg_size(RsvgHandle *handle, const char *element, ts_vector_size *size) {
    RsvgRectangle box = {0, 0, 0, 0}, logical;
    if (element) {
        GError *failure = NULL;
        if (!rsvg.geometry(handle, element, &box, &logical, &failure)) {
            if (failure) rsvg.g_error_free(failure);
            return 0;
        }
    } else if (!rsvg.pixel_size(handle, &box.width, &box.height)) {
        // No width and height, or percentages: the view box is the size.
        int has_width, has_height, has_box = 0;
        RsvgLength width, height;
        rsvg.dimensions(handle, &has_width, &width, &has_height, &height, &has_box, &box);
        if (!has_box) return 0;
    }
    size->width = box.width;
    size->height = box.height;
    return box.width > 0 && box.height > 0;
}

static int32_t draw_svg(
    const void *bytes, size_t length, const char *element, cairo_t *context, double width, double height, char *error,
    size_t error_size) {
    RsvgHandle *handle = open_svg(bytes, length, error, error_size);
    if (!handle) return 0;
    RsvgRectangle viewport = {0, 0, width, height};
    GError *failure = NULL;
    int done = element ? rsvg.render_element(handle, context, element, &viewport, &failure)
                       : rsvg.render_document(handle, context, &viewport, &failure);
    if (failure) {
        refuse(failure->message, error, error_size);
        rsvg.g_error_free(failure);
    }
    rsvg.g_object_unref(handle);
    return done;
}

// MARK: PDF

// The first page, to be released with its document.
static PopplerPage *open_pdf(
    const void *bytes, size_t length, PopplerDocument **document, char *error, size_t error_size) {
    pthread_once(&poppler_once, load_poppler);
    if (!poppler.ready) {
        refuse("libpoppler-glib.so.8 is not installed (package libpoppler-glib8)", error, error_size);
        return NULL;
    }
    GError *failure = NULL;
    GBytes *data = poppler.g_bytes_new(bytes, length);
    *document = poppler.from_bytes(data, NULL, &failure);
    poppler.g_bytes_unref(data);
    if (!*document) {
        refuse(failure ? failure->message : "not a PDF document", error, error_size);
        if (failure) poppler.g_error_free(failure);
        return NULL;
    }
    PopplerPage *page = poppler.page(*document, 0);
    if (!page) {
        refuse("the document has no pages", error, error_size);
        poppler.g_object_unref(*document);
    }
    return page;
}

static int32_t draw_pdf(
    const void *bytes, size_t length, cairo_t *context, double width, double height, char *error, size_t error_size) {
    PopplerDocument *document;
    PopplerPage *page = open_pdf(bytes, length, &document, error, error_size);
    if (!page) return 0;
    double page_width = 0, page_height = 0;
    poppler.page_size(page, &page_width, &page_height);
    int done = page_width > 0 && page_height > 0;
    if (done) {
        cairo_scale(context, width / page_width, height / page_height);
        poppler.render(page, context);
    }
    poppler.g_object_unref(page);
    poppler.g_object_unref(document);
    return done;
}

// POPPLER_ERROR_ENCRYPTED of poppler's reference manual.
enum { ENCRYPTED = 1 };

int32_t ts_pdf_is_installed(void) {
    pthread_once(&poppler_once, load_poppler);
    return poppler.ready;
}

void *ts_pdf_open(
    const void *bytes, size_t length, const char *password, int32_t *locked, char *error, size_t error_size) {
    *locked = 0;
    pthread_once(&poppler_once, load_poppler);
    if (!poppler.ready) {
        refuse("libpoppler-glib.so.8 is not installed (package libpoppler-glib8)", error, error_size);
        return NULL;
    }
    GError *failure = NULL;
    GBytes *data = poppler.g_bytes_new(bytes, length);
    PopplerDocument *document = poppler.from_bytes(data, password, &failure);
    poppler.g_bytes_unref(data);
    if (!document) refuse(failure ? failure->message : "not a PDF document", error, error_size);
    if (failure) {
        *locked = failure->code == ENCRYPTED;
        poppler.g_error_free(failure);
    }
    return document;
}

void ts_pdf_close(void *document) { poppler.g_object_unref(document); }

int32_t ts_pdf_page_count(void *document) { return poppler.page_count(document); }

int32_t ts_pdf_page_size(void *document, int32_t index, ts_vector_size *size) {
    PopplerPage *page = poppler.page(document, index);
    if (!page) return 0;
    poppler.page_size(page, &size->width, &size->height);
    poppler.g_object_unref(page);
    return size->width > 0 && size->height > 0;
}

int32_t ts_pdf_page_draw(void *document, int32_t index, void *cairo) {
    PopplerPage *page = poppler.page(document, index);
    if (!page) return 0;
    poppler.render(page, cairo);
    poppler.g_object_unref(page);
    return cairo_status(cairo) == CAIRO_STATUS_SUCCESS;
}

// MARK: Both

int32_t ts_vector_measure(
    int32_t kind, const void *bytes, size_t length, const char *element, ts_vector_size *size, char *error,
    size_t error_size) {
    if (kind == TS_VECTOR_SVG) {
        RsvgHandle *handle = open_svg(bytes, length, error, error_size);
        if (!handle) return 0;
        int32_t known = svg_size(handle, element, size);
        rsvg.g_object_unref(handle);
        return known ? 1 : refuse("the image has no size", error, error_size);
    }
    PopplerDocument *document;
    PopplerPage *page = open_pdf(bytes, length, &document, error, error_size);
    if (!page) return 0;
    poppler.page_size(page, &size->width, &size->height);
    poppler.g_object_unref(page);
    poppler.g_object_unref(document);
    return size->width > 0 && size->height > 0 ? 1 : refuse("the page has no size", error, error_size);
}

int32_t ts_vector_draw(
    int32_t kind, const void *bytes, size_t length, const char *element, void *pixels, int32_t width, int32_t height,
    int32_t stride, char *error, size_t error_size) {
    cairo_surface_t *surface =
        cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, stride);
    cairo_t *context = cairo_create(surface);
    int32_t done = kind == TS_VECTOR_SVG
        ? draw_svg(bytes, length, element, context, width, height, error, error_size)
        : draw_pdf(bytes, length, context, width, height, error, error_size);
    if (done && cairo_status(context) != CAIRO_STATUS_SUCCESS) {
        done = refuse(cairo_status_to_string(cairo_status(context)), error, error_size);
    }
    cairo_destroy(context);
    cairo_surface_flush(surface);
    cairo_surface_destroy(surface);
    return done;
}
