// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CCookieFiles.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>

/// What a stream was opened with; the stream frees it when it is closed.
typedef struct {
    void *cookie;
    int (*read)(void *, char *, int);
    int (*write)(void *, const char *, int);
    int64_t (*seek)(void *, int64_t, int);
    int (*close)(void *);
} functions;

// Linux counts in words where Darwin has `int`.
static int clamped(size_t size) { return size > INT_MAX ? INT_MAX : (int)size; }

static ssize_t read_bytes(void *stream, char *buffer, size_t size) {
    functions *of = stream;
    return of->read(of->cookie, buffer, clamped(size));
}

// Linux takes 0 for an error, Darwin -1.
static ssize_t write_bytes(void *stream, const char *buffer, size_t size) {
    functions *of = stream;
    int count = of->write(of->cookie, buffer, clamped(size));
    return count < 0 ? 0 : count;
}

static int move(void *stream, off64_t *offset, int whence) {
    functions *of = stream;
    int64_t place = of->seek(of->cookie, *offset, whence);
    if (place < 0) return -1;
    *offset = place;
    return 0;
}

static int end(void *stream) {
    functions *of = stream;
    int result = of->close ? of->close(of->cookie) : 0;
    free(of);
    return result;
}

FILE *ts_funopen(
    const void *cookie, int (*read)(void *, char *, int), int (*write)(void *, const char *, int),
    int64_t (*seek)(void *, int64_t, int), int (*close)(void *)) {
    if (!read && !write) {
        errno = EINVAL;
        return NULL;
    }
    functions *of = malloc(sizeof *of);
    if (!of) return NULL;
    *of = (functions){(void *)cookie, read, write, seek, close};
    cookie_io_functions_t io = {read ? read_bytes : NULL, write ? write_bytes : NULL, seek ? move : NULL, end};
    FILE *stream = fopencookie(of, read && write ? "r+" : read ? "r" : "w", io);
    if (!stream) free(of);
    return stream;
}
