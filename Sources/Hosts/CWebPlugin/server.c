// SPDX-License-Identifier: MIT
// The page and its socket, on libwebsockets. One thread of its own runs the service loop.
#include "CWebPlugin.h"
#include "encode.h"

#include <arpa/inet.h>
#include <libwebsockets.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

enum { MAX_MESSAGE = 1 << 20, MAX_CLIENTS = 8, MAX_PATH = 128 };

typedef struct client {
    struct lws *socket;
    int32_t identifier;
    char *message;
    size_t length;
} client;

typedef struct server {
    struct lws_context *context;
    struct lws_vhost *host;
    ts_web_callbacks callbacks;
    char page_path[MAX_PATH], socket_path[MAX_PATH];
    char *page;
    size_t page_length;
    client *clients[MAX_CLIENTS];
    int32_t next_identifier;
    pthread_t thread;
    atomic_int stopping;
} server;

// MARK: Requests

static int path_is(struct lws *socket, const char *path) {
    char uri[MAX_PATH];
    int length = lws_hdr_copy(socket, uri, sizeof uri, WSI_TOKEN_GET_URI);
    return length > 0 && strcmp(uri, path) == 0;
}

// A page of another site may try to open the socket: browsers say so in Origin, which must name this host.
static int same_origin(struct lws *socket) {
    char origin[512], host[512];
    if (lws_hdr_total_length(socket, WSI_TOKEN_ORIGIN) == 0) return 1;
    // One that does not fit is none of ours.
    if (lws_hdr_copy(socket, origin, sizeof origin, WSI_TOKEN_ORIGIN) <= 0) return 0;
    if (lws_hdr_copy(socket, host, sizeof host, WSI_TOKEN_HOST) <= 0) return 0;
    const char *name = strstr(origin, "://");
    return name && strcmp(name + 3, host) == 0;
}

static int is_loopback(struct lws *socket) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    if (getsockname(lws_get_socket_fd(socket), (struct sockaddr *)&address, &length) != 0) return 0;
    if (address.ss_family == AF_INET6) return IN6_IS_ADDR_LOOPBACK(&((struct sockaddr_in6 *)&address)->sin6_addr);
    return ntohl(((struct sockaddr_in *)&address)->sin_addr.s_addr) >> 24 == 127;
}

static int ends_with(const char *text, const char *end) {
    size_t length = strlen(text), wanted = strlen(end);
    return length >= wanted && strcasecmp(text + length - wanted, end) == 0;
}

// A site may give its own name the address of this machine; its pages would then be of one origin with ours. What comes
// over the loopback interface was asked for by address or as localhost.
static int names_this_machine(struct lws *socket) {
    char host[512];
    struct in_addr address;
    if (lws_hdr_total_length(socket, WSI_TOKEN_HOST) == 0 || !is_loopback(socket)) return 1;
    if (lws_hdr_copy(socket, host, sizeof host, WSI_TOKEN_HOST) <= 0) return 0;
    if (host[0] == '[') return 1;
    char *port = strchr(host, ':');
    if (port) *port = '\0';
    return strcasecmp(host, "localhost") == 0 || ends_with(host, ".localhost") || inet_pton(AF_INET, host, &address) == 1;
}

static int serve_page(server *s, struct lws *socket, const char *uri) {
    if (strcmp(uri, s->page_path) != 0 || !names_this_machine(socket)) {
        lws_return_http_status(socket, HTTP_STATUS_FORBIDDEN, NULL);
        return -1;
    }
    uint8_t buffer[LWS_PRE + 1024], *start = buffer + LWS_PRE, *p = start, *end = buffer + sizeof buffer - 1;
    if (lws_add_http_common_headers(
            socket, HTTP_STATUS_OK, "text/html; charset=utf-8", (lws_filepos_t)s->page_length, &p, end)
        || lws_add_http_header_by_name(
            socket, (const uint8_t *)"cache-control:", (const uint8_t *)"no-store", 8, &p, end)
        || lws_finalize_write_http_header(socket, start, &p, end)) {
        return -1;
    }
    lws_callback_on_writable(socket);
    return 0;
}

static int write_page(server *s, struct lws *socket) {
    uint8_t *buffer = malloc(LWS_PRE + s->page_length);
    if (!buffer) return -1;
    memcpy(buffer + LWS_PRE, s->page, s->page_length);
    int written = lws_write(socket, buffer + LWS_PRE, s->page_length, LWS_WRITE_HTTP_FINAL);
    free(buffer);
    return written < 0 || lws_http_transaction_completed(socket) ? -1 : 0;
}

// MARK: Sockets

static int open_client(server *s, client *c, struct lws *socket) {
    for (int i = 0; i < MAX_CLIENTS; i++) {
        if (s->clients[i]) continue;
        c->socket = socket;
        c->identifier = ++s->next_identifier;
        c->message = NULL;
        c->length = 0;
        s->clients[i] = c;
        s->callbacks.opened(s->callbacks.context, c->identifier);
        return 0;
    }
    return -1;
}

static void close_client(server *s, client *c) {
    for (int i = 0; i < MAX_CLIENTS; i++) {
        if (s->clients[i] != c) continue;
        s->clients[i] = NULL;
        s->callbacks.closed(s->callbacks.context, c->identifier);
        free(c->message);
    }
}

static int receive(server *s, client *c, const void *bytes, size_t length) {
    if (c->length + length > MAX_MESSAGE) return -1;
    char *grown = realloc(c->message, c->length + length + 1);
    if (!grown) return -1;
    memcpy(grown + c->length, bytes, length);
    c->message = grown;
    c->length += length;
    if (lws_is_final_fragment(c->socket) && lws_remaining_packet_payload(c->socket) == 0) {
        s->callbacks.message(s->callbacks.context, c->identifier, c->message, c->length);
        c->length = 0;
    }
    return 0;
}

static int handle(struct lws *socket, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    server *s = lws_context_user(lws_get_context(socket));
    client *c = user;
    switch (reason) {
    case LWS_CALLBACK_HTTP:
        return serve_page(s, socket, in);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return write_page(s, socket);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return path_is(socket, s->socket_path) && same_origin(socket) && names_this_machine(socket) ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED:
        return open_client(s, c, socket);
    case LWS_CALLBACK_CLOSED:
        close_client(s, c);
        return 0;
    case LWS_CALLBACK_RECEIVE:
        return receive(s, c, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        if (s->callbacks.writable(s->callbacks.context, c->identifier)) lws_callback_on_writable(socket);
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        for (int i = 0; s && i < MAX_CLIENTS; i++) {
            if (s->clients[i]) lws_callback_on_writable(s->clients[i]->socket);
        }
        return 0;
    default:
        return lws_callback_http_dummy(socket, reason, user, in, length);
    }
}

static const struct lws_protocols protocols[] = {
    {"touchstone", handle, sizeof(client), 65536, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

// MARK: Life

static void *serve(void *argument) {
    server *s = argument;
    while (!atomic_load(&s->stopping) && lws_service(s->context, 0) >= 0) {
    }
    return NULL;
}

static void release(server *s) {
    if (s->context) lws_context_destroy(s->context);
    free(s->page);
    free(s);
}

static void *start(
    const char *address, int32_t port, const char *token, const char *page, size_t page_length,
    ts_web_callbacks callbacks, char *error, size_t error_size) {
    server *s = calloc(1, sizeof *s);
    s->callbacks = callbacks;
    snprintf(s->page_path, sizeof s->page_path, "/%s/", token);
    snprintf(s->socket_path, sizeof s->socket_path, "/%s/socket", token);
    s->page = malloc(page_length);
    memcpy(s->page, page, page_length);
    s->page_length = page_length;
    lws_set_log_level(0, NULL);

    struct lws_context_creation_info info = {0};
    info.port = port;
    info.iface = address;
    info.protocols = protocols;
    info.user = s;
    info.gid = (gid_t)-1;
    info.uid = (uid_t)-1;
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
    // Where libwebsockets knows IPv6 it would make an IPv6 socket, which no IPv4 address can bind: it would then listen
    // on every interface of the machine.
    if (!strchr(address, ':')) info.options |= LWS_SERVER_OPTION_DISABLE_IPV6;
    s->context = lws_create_context(&info);
    s->host = s->context ? lws_create_vhost(s->context, &info) : NULL;
    if (!s->host) {
        snprintf(error, error_size, "cannot listen on %s:%d", address, port);
        release(s);
        return NULL;
    }
    if (pthread_create(&s->thread, NULL, serve, s) != 0) {
        snprintf(error, error_size, "cannot start the web server's thread");
        release(s);
        return NULL;
    }
    return s;
}

static int32_t bound_port(void *handle) { return lws_get_vhost_listen_port(((server *)handle)->host); }

static void wake(void *handle) { lws_cancel_service(((server *)handle)->context); }

static void send_message(void *handle, int32_t identifier, const void *bytes, size_t length, int32_t is_text) {
    server *s = handle;
    uint8_t *buffer = malloc(LWS_PRE + length);
    if (!buffer) return;
    memcpy(buffer + LWS_PRE, bytes, length);
    for (int i = 0; i < MAX_CLIENTS; i++) {
        client *c = s->clients[i];
        if (c && c->identifier == identifier) {
            lws_write(c->socket, buffer + LWS_PRE, length, is_text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY);
        }
    }
    free(buffer);
}

static void stop(void *handle) {
    server *s = handle;
    atomic_store(&s->stopping, 1);
    lws_cancel_service(s->context);
    pthread_join(s->thread, NULL);
    release(s);
}

const ts_web_plugin *touchstone_web_plugin(void) {
    static const ts_web_plugin plugin = {start, bound_port, wake, send_message, stop, ts_encode};
    return &plugin;
}
