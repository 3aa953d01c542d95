// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CHTTP2.h"
#include "libraries.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

enum {
    FRAME_DATA = 0,
    FRAME_HEADERS = 1,
    FLAG_END_STREAM = 1,
    DATA_FLAG_EOF = 1,
    MAX_CONCURRENT_STREAMS = 3,
    TLS_HANDSHAKE = 0x16,
    USER_ID = 458,
    COMMON_NAME = 13,
    MOST_HEADERS = 16,
};

struct ts_http2 {
    int socket;
    void *ssl, *session;
    struct ts_http2_handler handler;
    void *context;
};

struct body {
    size_t length, sent;
    uint8_t bytes[];
};

// nghttp2's callbacks.

static int on_header(
    void *session, const struct ts_nghttp2_frame *frame, const uint8_t *name, size_t nameLength, const uint8_t *value,
    size_t valueLength, uint8_t flags, void *context) {
    (void)session, (void)flags;
    struct ts_http2 *c = context;
    c->handler.header(c->context, frame->stream, name, nameLength, value, valueLength);
    return 0;
}

static int on_data(void *session, uint8_t flags, int32_t stream, const uint8_t *bytes, size_t length, void *context) {
    (void)session, (void)flags;
    struct ts_http2 *c = context;
    c->handler.data(c->context, stream, bytes, length);
    return 0;
}

static int on_frame(void *session, const struct ts_nghttp2_frame *frame, void *context) {
    (void)session;
    struct ts_http2 *c = context;
    int canEnd = frame->type == FRAME_DATA || frame->type == FRAME_HEADERS;
    if (canEnd && (frame->flags & FLAG_END_STREAM)) c->handler.end(c->context, frame->stream);
    return 0;
}

static int on_close(void *session, int32_t stream, uint32_t code, void *context) {
    (void)code;
    struct ts_http2 *c = context;
    free(ts_http2_libraries()->nghttp2_session_get_stream_user_data(session, stream));
    c->handler.closed(c->context, stream);
    return 0;
}

static ssize_t read_body(
    void *session, int32_t stream, uint8_t *out, size_t room, uint32_t *flags, struct ts_nghttp2_source *source,
    void *context) {
    (void)session, (void)stream, (void)context;
    struct body *body = source->pointer;
    size_t count = body->length - body->sent;
    if (count > room) count = room;
    memcpy(out, body->bytes + body->sent, count);
    body->sent += count;
    if (body->sent == body->length) *flags |= DATA_FLAG_EOF;
    return (ssize_t)count;
}

// Connections.

static int start_session(const struct ts_http2_libraries *l, struct ts_http2 *c, uint32_t streams) {
    void *callbacks;
    if (l->nghttp2_session_callbacks_new(&callbacks) != 0) return 0;
    l->nghttp2_session_callbacks_set_on_header_callback(callbacks, (void *)on_header);
    l->nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, (void *)on_data);
    l->nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, (void *)on_frame);
    l->nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, (void *)on_close);
    int code = l->nghttp2_session_server_new(&c->session, callbacks, c);
    l->nghttp2_session_callbacks_del(callbacks);
    if (code != 0) return 0;
    struct ts_nghttp2_setting setting = {MAX_CONCURRENT_STREAMS, streams};
    return l->nghttp2_submit_settings(c->session, 0, &setting, 1) == 0;
}

struct ts_http2 *ts_http2_accept(
    int socket, void *tls, uint32_t streams, const struct ts_http2_handler *handler, void *context) {
    const struct ts_http2_libraries *l = ts_http2_libraries();
    struct ts_http2 *c = calloc(1, sizeof *c);
    if (!l || !c) {
        free(c);
        close(socket);
        return NULL;
    }
    c->socket = socket;
    c->handler = *handler;
    c->context = context;
    // Nobody may keep a thread by connecting and saying nothing.
    struct timeval patience = {10, 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    unsigned char first;
    int fine = recv(socket, &first, 1, MSG_PEEK) == 1;
    if (fine && first == TLS_HANDSHAKE) {
        c->ssl = tls ? l->SSL_new(tls) : NULL;
        fine = c->ssl && l->SSL_set_fd(c->ssl, socket) == 1 && l->SSL_accept(c->ssl) == 1;
    }
    if (fine && start_session(l, c, streams)) return c;
    ts_http2_free(c);
    return NULL;
}

static int write_all(const struct ts_http2_libraries *l, struct ts_http2 *c, const uint8_t *bytes, size_t length) {
    while (length > 0) {
        ssize_t count = c->ssl ? l->SSL_write(c->ssl, bytes, (int)length) : send(c->socket, bytes, length, MSG_NOSIGNAL);
        if (count < 0 && !c->ssl && errno == EINTR) continue;
        if (count <= 0) return 0;
        bytes += count;
        length -= (size_t)count;
    }
    return 1;
}

struct ts_http2 *ts_tls_stream_accept(int socket, void *tls) {
    const struct ts_http2_libraries *l = ts_http2_libraries();
    struct ts_http2 *c = calloc(1, sizeof *c);
    if (!l || !c || !tls) {
        free(c);
        close(socket);
        return NULL;
    }
    c->socket = socket;
    // Nobody may keep a thread by connecting and saying nothing.
    struct timeval patience = {10, 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    c->ssl = l->SSL_new(tls);
    if (c->ssl && l->SSL_set_fd(c->ssl, socket) == 1 && l->SSL_accept(c->ssl) == 1) return c;
    ts_http2_free(c);
    return NULL;
}

size_t ts_tls_stream_read(struct ts_http2 *c, uint8_t *out, size_t room, int seconds) {
    struct timeval patience = {seconds, 0};
    setsockopt(c->socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    int count = ts_http2_libraries()->SSL_read(c->ssl, out, (int)room);
    return count > 0 ? (size_t)count : 0;
}

int ts_tls_stream_write(struct ts_http2 *c, const uint8_t *bytes, size_t length) {
    return write_all(ts_http2_libraries(), c, bytes, length);
}

static int flush(const struct ts_http2_libraries *l, struct ts_http2 *c) {
    while (1) {
        const uint8_t *bytes;
        ssize_t count = l->nghttp2_session_mem_send(c->session, &bytes);
        if (count <= 0) return count == 0;
        if (!write_all(l, c, bytes, (size_t)count)) return 0;
    }
}

void ts_http2_serve(struct ts_http2 *c, int seconds) {
    const struct ts_http2_libraries *l = ts_http2_libraries();
    struct timeval patience = {seconds, 0};
    setsockopt(c->socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    uint8_t buffer[16384];
    while (flush(l, c) && (l->nghttp2_session_want_read(c->session) || l->nghttp2_session_want_write(c->session))) {
        ssize_t count = c->ssl ? l->SSL_read(c->ssl, buffer, sizeof buffer) : recv(c->socket, buffer, sizeof buffer, 0);
        if (count < 0 && !c->ssl && errno == EINTR) continue;
        if (count <= 0) break;
        if (l->nghttp2_session_mem_recv(c->session, buffer, (size_t)count) < 0) break;
    }
    // The client reads what has been answered, and that no more is.
    l->nghttp2_session_terminate_session(c->session, 0);
    flush(l, c);
}

static struct ts_nghttp2_nv header(const char *name, const char *value) {
    return (struct ts_nghttp2_nv){(const uint8_t *)name, (const uint8_t *)value, strlen(name), strlen(value), 0};
}

int ts_http2_respond(
    struct ts_http2 *c, int32_t stream, int status, const char *const *names, const char *const *values, size_t count,
    const uint8_t *bytes, size_t length) {
    const struct ts_http2_libraries *l = ts_http2_libraries();
    struct ts_nghttp2_nv headers[MOST_HEADERS];
    char number[12];
    snprintf(number, sizeof number, "%d", status);
    headers[0] = header(":status", number);
    if (count > MOST_HEADERS - 1) return 0;
    for (size_t index = 0; index < count; index++) headers[index + 1] = header(names[index], values[index]);
    if (length == 0) return l->nghttp2_submit_response(c->session, stream, headers, count + 1, NULL) == 0;
    struct body *body = malloc(sizeof *body + length);
    if (!body) return 0;
    *body = (struct body){length, 0};
    memcpy(body->bytes, bytes, length);
    struct ts_nghttp2_provider provider = {{body}, read_body};
    if (l->nghttp2_session_set_stream_user_data(c->session, stream, body) != 0) {
        free(body);
        return 0;
    }
    return l->nghttp2_submit_response(c->session, stream, headers, count + 1, &provider) == 0;
}

int ts_http2_has_client_certificate(struct ts_http2 *c) {
    const struct ts_http2_libraries *l = ts_http2_libraries();
    void *certificate = c->ssl ? l->SSL_get1_peer_certificate(c->ssl) : NULL;
    if (!certificate) return 0;
    l->X509_free(certificate);
    return 1;
}

size_t ts_http2_client(struct ts_http2 *c, char part, char *out, size_t room) {
    const struct ts_http2_libraries *l = ts_http2_libraries();
    void *certificate = c->ssl ? l->SSL_get1_peer_certificate(c->ssl) : NULL;
    if (!certificate) return 0;
    const void *subject = l->X509_get_subject_name(certificate);
    int count = l->X509_NAME_get_text_by_NID(subject, part == 'U' ? USER_ID : COMMON_NAME, out, (int)room);
    l->X509_free(certificate);
    return count > 0 ? (size_t)count : 0;
}

void ts_http2_free(struct ts_http2 *c) {
    const struct ts_http2_libraries *l = ts_http2_libraries();
    if (c->session) l->nghttp2_session_del(c->session);
    if (c->ssl) {
        l->SSL_shutdown(c->ssl);
        l->SSL_free(c->ssl);
    }
    close(c->socket);
    free(c);
}
