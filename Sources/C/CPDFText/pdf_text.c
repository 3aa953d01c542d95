// SPDX-License-Identifier: MIT
#define _POSIX_C_SOURCE 200809L
#include "CPDFText.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// The few functions that are used, as poppler's reference manual declares them.
typedef struct {
    double x1, y1, x2, y2;
} Rectangle;

static struct {
    int ready;
    void (*g_free)(void *);
    void (*g_object_unref)(void *);
    void (*g_clear_error)(void **);
    void *(*g_bytes_new)(const void *, size_t);
    void (*g_bytes_unref)(void *);
    void *(*from_bytes)(void *, const char *, void **);
    void *(*page)(void *, int);
    char *(*text)(void *);
    int (*layout)(void *, Rectangle **, unsigned *);
} poppler;

static pthread_once_t once = PTHREAD_ONCE_INIT;

#define FIND(member, symbol) (*(void **)&poppler.member = dlsym(library, symbol)) != NULL

static void load(void) {
    void *library = dlopen("libpoppler-glib.so.8", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    poppler.ready = FIND(g_free, "g_free") && FIND(g_object_unref, "g_object_unref") &&
        FIND(g_clear_error, "g_clear_error") && FIND(g_bytes_new, "g_bytes_new") &&
        FIND(g_bytes_unref, "g_bytes_unref") && FIND(from_bytes, "poppler_document_new_from_bytes") &&
        FIND(page, "poppler_document_get_page") && FIND(text, "poppler_page_get_text") &&
        FIND(layout, "poppler_page_get_text_layout");
}

void *ts_pdftext_open(const void *bytes, size_t length, const char *password) {
    pthread_once(&once, load);
    if (!poppler.ready) return NULL;
    void *copy = poppler.g_bytes_new(bytes, length);
    void *error = NULL;
    void *document = poppler.from_bytes(copy, password, &error);
    if (error) poppler.g_clear_error(&error);
    poppler.g_bytes_unref(copy);
    return document;
}

void ts_pdftext_close(void *document) {
    if (document) poppler.g_object_unref(document);
}

char *ts_pdftext_string(void *document, int32_t index) {
    void *page = poppler.page(document, index);
    if (!page) return NULL;
    char *text = poppler.text(page);
    char *copy = text ? strdup(text) : NULL;
    poppler.g_free(text);
    poppler.g_object_unref(page);
    return copy;
}

int32_t ts_pdftext_layout(void *document, int32_t index, double **rects) {
    *rects = NULL;
    void *page = poppler.page(document, index);
    if (!page) return 0;
    Rectangle *found = NULL;
    unsigned count = 0;
    if (poppler.layout(page, &found, &count) && count > 0) {
        *rects = malloc(count * sizeof(Rectangle));
        if (*rects) memcpy(*rects, found, count * sizeof(Rectangle));
    }
    poppler.g_free(found);
    poppler.g_object_unref(page);
    return *rects ? (int32_t)count : 0;
}

void ts_pdftext_free(void *memory) { free(memory); }
