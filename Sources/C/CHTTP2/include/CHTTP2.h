// SPDX-License-Identifier: MIT
// A server's side of HTTP/2 over TLS or, with prior knowledge, over cleartext. libnghttp2 and libssl are opened at the
// first call; newcomers have both, because libcurl and libwebsockets stand on them.
#ifndef TOUCHSTONE_CHTTP2_H
#define TOUCHSTONE_CHTTP2_H
#include <stddef.h>
#include <stdint.h>

/// The name of the package that is missing, or null when everything is there.
const char *ts_http2_missing(void);

/// Writes a new P-256 key and a certificate for it, signed by itself and valid for ten years, as PEM files; only the
/// owner may read the key's.
/// name: the common name; alternatives: as "DNS:localhost,IP:127.0.0.1". Returns 1, or 0 when a file cannot be written.
int ts_tls_make_certificate(
    const char *name, const char *alternatives, const char *certificateFile, const char *keyFile);

/// What connections of a server share: its certificate, the protocol "h2", the wish for clients' certificates. Null when
/// a file cannot be read or the two do not fit. It lives as long as the process.
void *ts_tls_server(const char *certificateFile, const char *keyFile);

/// Who sends a request: calls come on the thread of `ts_http2_serve`.
struct ts_http2_handler {
    void (*header)(
        void *context, int32_t stream, const uint8_t *name, size_t nameLength, const uint8_t *value,
        size_t valueLength);
    void (*data)(void *context, int32_t stream, const uint8_t *bytes, size_t length);
    /// The request is whole: the place to call `ts_http2_respond`.
    void (*end)(void *context, int32_t stream);
    /// The stream is gone, answered or not.
    void (*closed)(void *context, int32_t stream);
};

struct ts_http2;

/// Takes over a connected socket and closes it in `ts_http2_free`. The first byte says whether the client speaks TLS.
/// Blocks until the handshake is done; null when it fails.
/// streams: how many requests may be under way at once.
struct ts_http2 *ts_http2_accept(
    int socket, void *tls, uint32_t streams, const struct ts_http2_handler *handler, void *context);

/// Reads and answers until the client leaves, breaks the protocol, or has sent nothing for `seconds`.
void ts_http2_serve(struct ts_http2 *connection, int seconds);

/// names, values: `count` headers besides the status. An empty body ends the stream with the headers.
int ts_http2_respond(
    struct ts_http2 *connection, int32_t stream, int status, const char *const *names, const char *const *values,
    size_t count, const uint8_t *body, size_t length);

/// A part of the subject of the client's certificate: 'U' its UID, 'C' its common name. Returns its length, 0 for none.
size_t ts_http2_client(struct ts_http2 *connection, char part, char *out, size_t room);
int ts_http2_has_client_certificate(struct ts_http2 *connection);

void ts_http2_free(struct ts_http2 *connection);

/// Takes over a connected socket for a plain stream of bytes over TLS, which `ts_http2_free` ends. Blocks until the
/// handshake is done; null when it fails.
struct ts_http2 *ts_tls_stream_accept(int socket, void *tls);

/// What has come, at most `room` bytes. 0: the client has left, or has sent nothing for `seconds`.
size_t ts_tls_stream_read(struct ts_http2 *stream, uint8_t *out, size_t room, int seconds);

/// Returns 1, or 0 when the client has left.
int ts_tls_stream_write(struct ts_http2 *stream, const uint8_t *bytes, size_t length);

#endif
