// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include <stdbool.h>
#include "wire.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <glib-unix.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { HEADER = 32 };
struct header { uint32_t length; char verb[16]; uint32_t count, view, token; };
_Static_assert(sizeof(struct header) == HEADER, "the header is the wire's");

const char *field(const message *m, int index) { return index < m->count ? m->fields[index] : ""; }
double field_number(const message *m, int index) { return g_ascii_strtod(field(m, index), NULL); }
int field_integer(const message *m, int index) { return (int)g_ascii_strtoll(field(m, index), NULL, 10); }

// MARK: The end

/// A page that computes for ever would not notice that its engine is gone. What stores cookies may finish.
static void end_pages(const char *children) {
    char *text = NULL;
    if (!g_file_get_contents(children, &text, NULL, NULL)) return;
    char **each = g_strsplit(text, " ", -1);
    for (int i = 0; each[i] && *each[i]; i++) {
        char *file = g_strconcat("/proc/", each[i], "/comm", NULL), *name = NULL;
        // "WPEWebProcess" and "WebKitWebProcess", of which the kernel keeps fifteen letters.
        if (g_file_get_contents(file, &name, NULL, NULL) && strstr(name, "WebProces")) kill((pid_t)atoi(each[i]), SIGKILL);
        g_free(name);
        g_free(file);
    }
    g_strfreev(each);
    g_free(text);
}

/// The app is gone.
_Noreturn static void leave(void) {
    GDir *threads = g_dir_open("/proc/self/task", 0, NULL);
    for (const char *thread; threads && (thread = g_dir_read_name(threads));) {
        char *children = g_strconcat("/proc/self/task/", thread, "/children", NULL);
        end_pages(children);
        g_free(children);
    }
    exit(0);
}

// MARK: Sending

static void write_all(const void *bytes, size_t length) {
    const char *at = bytes;
    while (length > 0) {
        ssize_t written = send(WIRE, at, length, MSG_NOSIGNAL);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno == EAGAIN) {
            struct pollfd ready = { WIRE, POLLOUT, 0 };
            poll(&ready, 1, -1);
            continue;
        }
        // Nobody is there any more.
        if (written < 0) leave();
        at += written;
        length -= (size_t)written;
    }
}

static GByteArray *begin(const char *verb, uint32_t view, uint32_t token, uint32_t count) {
    struct header h = { .count = count, .view = view, .token = token };
    g_strlcpy(h.verb, verb, sizeof h.verb);
    GByteArray *bytes = g_byte_array_new();
    g_byte_array_append(bytes, (const guint8 *)&h, sizeof h);
    return bytes;
}

static void add(GByteArray *bytes, const void *data, uint32_t length) {
    g_byte_array_append(bytes, (const guint8 *)&length, sizeof length);
    g_byte_array_append(bytes, data, length);
    g_byte_array_append(bytes, (const guint8 *)"", 1);
}

static void finish(GByteArray *bytes) {
    ((struct header *)(void *)bytes->data)->length = bytes->len - HEADER;
    write_all(bytes->data, bytes->len);
    g_byte_array_unref(bytes);
}

void send_fields(const char *verb, uint32_t view, uint32_t token, int count, const char *const *fields) {
    GByteArray *bytes = begin(verb, view, token, (uint32_t)count);
    for (int i = 0; i < count; i++) {
        const char *text = fields[i] ? fields[i] : "";
        add(bytes, text, (uint32_t)strlen(text));
    }
    finish(bytes);
}

void send_texts(const char *verb, uint32_t view, uint32_t token, ...) {
    const char *fields[64];
    int count = 0;
    va_list list;
    va_start(list, token);
    for (const char *text; count < 64 && (text = va_arg(list, const char *)); count++) fields[count] = text;
    va_end(list);
    send_fields(verb, view, token, count, fields);
}

void send_bytes(const char *verb, uint32_t view, uint32_t token, GBytes *data) {
    gsize length = 0;
    const void *start = data ? g_bytes_get_data(data, &length) : NULL;
    GByteArray *bytes = begin(verb, view, token, 1);
    add(bytes, start ? start : "", (uint32_t)length);
    finish(bytes);
}

void send_parts(const char *verb, uint32_t view, uint32_t token, int count, GBytes *const *fields) {
    GByteArray *bytes = begin(verb, view, token, (uint32_t)count);
    for (int i = 0; i < count; i++) {
        gsize length = 0;
        const void *start = g_bytes_get_data(fields[i], &length);
        add(bytes, start ? start : "", (uint32_t)length);
    }
    finish(bytes);
}

void send_descriptor(const char *verb, uint32_t view, uint32_t token, int descriptor, const char *size) {
    GByteArray *bytes = begin(verb, view, token, 1);
    add(bytes, size, (uint32_t)strlen(size));
    ((struct header *)(void *)bytes->data)->length = bytes->len - HEADER;
    struct iovec part = { bytes->data, bytes->len };
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int))] = { 0 };
    struct msghdr m = { .msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control };
    struct cmsghdr *c = CMSG_FIRSTHDR(&m);
    c->cmsg_level = SOL_SOCKET;
    c->cmsg_type = SCM_RIGHTS;
    c->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(c), &descriptor, sizeof descriptor);
    ssize_t sent;
    while ((sent = sendmsg(WIRE, &m, MSG_NOSIGNAL)) < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (sent < 0) leave();
    if ((guint)sent < bytes->len) write_all(bytes->data + sent, bytes->len - (guint)sent);
    g_byte_array_unref(bytes);
}

// MARK: Receiving

static GByteArray *received;
static void (*handle)(const message *);

/// The fields point into the message's own bytes, which the caller frees.
static void deliver(const struct header *h, char *body) {
    message m = { .view = h->view, .token = h->token, .count = (int)h->count };
    memcpy(m.verb, h->verb, sizeof m.verb);
    m.verb[sizeof m.verb - 1] = 0;
    m.fields = g_new0(char *, h->count + 1);
    m.lengths = g_new0(uint32_t, h->count + 1);
    char *end = body + h->length;
    for (uint32_t i = 0; i < h->count && body + 5 <= end; i++) {
        memcpy(&m.lengths[i], body, 4);
        m.fields[i] = body + 4;
        body += 4 + m.lengths[i] + 1;
    }
    for (uint32_t i = 0; i < h->count; i++) if (!m.fields[i]) m.fields[i] = "";
    handle(&m);
    g_free(m.fields);
    g_free(m.lengths);
}

/// @return whether there was one.
static bool take_message(void) {
    struct header h;
    if (received->len < HEADER) return false;
    memcpy(&h, received->data, HEADER);
    if (received->len < HEADER + h.length) return false;
    char *body = g_memdup2(received->data + HEADER, h.length + 1);
    g_byte_array_remove_range(received, 0, HEADER + h.length);
    // Handling may wait for further messages: nothing of this one is left in the buffer by then.
    deliver(&h, body);
    g_free(body);
    return true;
}

static gboolean readable(gint descriptor, GIOCondition condition, gpointer unused) {
    (void)condition, (void)unused;
    guint8 block[65536];
    ssize_t length = read(descriptor, block, sizeof block);
    if (length == 0 || (length < 0 && errno != EINTR && errno != EAGAIN)) leave();
    if (length > 0) g_byte_array_append(received, block, (guint)length);
    while (take_message()) continue;
    return G_SOURCE_CONTINUE;
}

void wire_start(void (*handler)(const message *)) {
    handle = handler;
    received = g_byte_array_new();
    g_unix_fd_add(WIRE, G_IO_IN | G_IO_HUP, readable, NULL);
}

void wire_wait(const bool *done) {
    while (!*done) {
        struct pollfd ready = { WIRE, POLLIN, 0 };
        if (take_message()) continue;
        if (poll(&ready, 1, -1) > 0) readable(WIRE, G_IO_IN, NULL);
    }
}
