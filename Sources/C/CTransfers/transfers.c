// SPDX-License-Identifier: MIT
// https://curl.se/libcurl/c/ and https://docs.openssl.org/3.0/man3/SSL_CTX_set_cert_verify_callback/. Numbers are those of
// libcurl's stable interface, whose header the default packages do not bring.
#define _GNU_SOURCE
#include "CTransfers.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

typedef struct { int kind; void *easy; union { void *any; int result; } data; } message;
enum { MESSAGE_DONE = 1, READ_ABORT = 0x10000000 };

#define CURL_FUNCTIONS(F) \
    F(int, curl_global_init, (long)) \
    F(void *, curl_easy_init, (void)) \
    F(void, curl_easy_cleanup, (void *)) \
    F(int, curl_easy_setopt, (void *, int, ...)) \
    F(int, curl_easy_getinfo, (void *, int, ...)) \
    F(int, curl_easy_perform, (void *)) \
    F(const char *, curl_easy_strerror, (int)) \
    F(void *, curl_slist_append, (void *, const char *)) \
    F(void, curl_slist_free_all, (void *)) \
    F(void *, curl_multi_init, (void)) \
    F(int, curl_multi_setopt, (void *, int, ...)) \
    F(int, curl_multi_add_handle, (void *, void *)) \
    F(int, curl_multi_remove_handle, (void *, void *)) \
    F(int, curl_multi_perform, (void *, int *)) \
    F(int, curl_multi_poll, (void *, void *, unsigned, int, int *)) \
    F(int, curl_multi_wakeup, (void *)) \
    F(message *, curl_multi_info_read, (void *, int *))

#define SSL_FUNCTIONS(F) \
    F(void, SSL_CTX_set_cert_verify_callback, (void *, int (*)(void *, void *), void *)) \
    F(void *, X509_STORE_CTX_get0_cert, (const void *)) \
    F(void *, X509_STORE_CTX_get0_untrusted, (const void *)) \
    F(int, OPENSSL_sk_num, (const void *)) \
    F(void *, OPENSSL_sk_value, (const void *, int)) \
    F(int, i2d_X509, (const void *, unsigned char **)) \
    F(void, CRYPTO_free, (void *, const char *, int))

#define POINTER(result, name, arguments) static result (*name) arguments;
CURL_FUNCTIONS(POINTER)
SSL_FUNCTIONS(POINTER)
#undef POINTER
static bool found;
static bool judges;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *curl = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!curl) return;
#define LOAD(result, name, arguments) if (!(name = (result (*) arguments)dlsym(curl, #name))) return;
    CURL_FUNCTIONS(LOAD)
#undef LOAD
    enum { EVERYTHING = 3 };
    found = curl_global_init(EVERYTHING) == 0;
    void *ssl = dlopen("libssl.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!ssl) return;
#define LOAD(result, name, arguments) if (!(name = (result (*) arguments)dlsym(ssl, #name))) return;
    SSL_FUNCTIONS(LOAD)
#undef LOAD
    judges = true;
}

bool ts_transfers_available(void) {
    pthread_once(&once, load);
    return found;
}

double ts_transfers_real_time(void) {
    struct timespec t;
    // The library's function tells the app's time.
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

// MARK: One transfer

struct ts_transfer {
    void *easy;
    void *headers;
    ts_transfer_events events;
    void *context;
    atomic_bool isStopped;
};

static int go_on(void *transfer, int64_t a, int64_t b, int64_t c, int64_t d) {
    (void)a, (void)b, (void)c, (void)d;
    return ((ts_transfer *)transfer)->isStopped;
}

static size_t take_header(const char *bytes, size_t size, size_t count, void *transfer) {
    ts_transfer *t = transfer;
    t->events.header(t->context, (const uint8_t *)bytes, size * count);
    return size * count;
}

static size_t take_body(const char *bytes, size_t size, size_t count, void *transfer) {
    ts_transfer *t = transfer;
    // Any other number than that of the bytes ends it.
    return t->events.body(t->context, (const uint8_t *)bytes, size * count) ? size * count : !(size * count);
}

static size_t give_body(char *room, size_t size, size_t count, void *transfer) {
    ts_transfer *t = transfer;
    ptrdiff_t given = t->events.read(t->context, (uint8_t *)room, size * count);
    return given < 0 ? READ_ABORT : (size_t)given;
}

static int seek_body(void *transfer, int64_t offset, int origin) {
    ts_transfer *t = transfer;
    return origin == SEEK_SET && t->events.seek(t->context, offset) ? 0 : 1;
}

enum { MOST_CERTIFICATES = 32 };

/// OpenSSL's word for a judgement: 1, the server is the one that was meant.
static int judge(void *store, void *transfer) {
    ts_transfer *t = transfer;
    uint8_t *certificates[MOST_CERTIFICATES];
    size_t lengths[MOST_CERTIFICATES];
    size_t count = 0;
    const void *own = X509_STORE_CTX_get0_cert(store), *chain = X509_STORE_CTX_get0_untrusted(store);
    int more = chain ? OPENSSL_sk_num(chain) : 0;
    for (int i = -1; i < more && count < MOST_CERTIFICATES; i++) {
        const void *certificate = i < 0 ? own : OPENSSL_sk_value(chain, i);
        if (!certificate || (i >= 0 && certificate == own)) continue;
        certificates[count] = NULL;
        int length = i2d_X509(certificate, &certificates[count]);
        if (length > 0) lengths[count++] = (size_t)length;
    }
    bool isGood = t->events.judge(t->context, (const uint8_t *const *)certificates, lengths, count);
    for (size_t i = 0; i < count; i++) CRYPTO_free(certificates[i], "", 0);
    return isGood;
}

static int set_judge(void *easy, void *context, void *transfer) {
    (void)easy;
    SSL_CTX_set_cert_verify_callback(context, judge, transfer);
    return 0;
}

enum {
    NOPROGRESS = 43, NOBODY = 44, UPLOAD = 46, CONNECTTIMEOUT = 78, HTTPGET = 80, SSL_VERIFYHOST = 81, NOSIGNAL = 99, HTTPAUTH = 107,
    WRITEDATA = 10001, URL = 10002, PROXY = 10004, READDATA = 10009, HTTPHEADER = 10023, HEADERDATA = 10029,
    PROGRESSDATA = 10057,
    CUSTOMREQUEST = 10036, PRIVATE = 10103, ACCEPT_ENCODING = 10102, SSL_CTX_DATA = 10109, SEEKDATA = 10168,
    USERNAME = 10173, PASSWORD = 10174, PROTOCOLS_STR = 10318,
    WRITEFUNCTION = 20011, READFUNCTION = 20012, HEADERFUNCTION = 20079, SSL_CTX_FUNCTION = 20108, SEEKFUNCTION = 20167,
    PROGRESSFUNCTION = 20219,
    INFILESIZE_LARGE = 30115,
};

ts_transfer *ts_transfer_new(const ts_transfer_events *events, void *context) {
    ts_transfer *t = ts_transfers_available() ? calloc(1, sizeof *t) : NULL;
    if (!t) return NULL;
    t->events = *events;
    t->context = context;
    if (!(t->easy = curl_easy_init())) { free(t); return NULL; }
    curl_easy_setopt(t->easy, PRIVATE, t);
    curl_easy_setopt(t->easy, NOSIGNAL, 1L);
    curl_easy_setopt(t->easy, PROTOCOLS_STR, "http,https");
    // The app's own time limits hold.
    curl_easy_setopt(t->easy, CONNECTTIMEOUT, 100000L);
    curl_easy_setopt(t->easy, HEADERFUNCTION, take_header);
    curl_easy_setopt(t->easy, HEADERDATA, t);
    curl_easy_setopt(t->easy, WRITEFUNCTION, take_body);
    curl_easy_setopt(t->easy, WRITEDATA, t);
    curl_easy_setopt(t->easy, READFUNCTION, give_body);
    curl_easy_setopt(t->easy, READDATA, t);
    curl_easy_setopt(t->easy, SEEKFUNCTION, seek_body);
    curl_easy_setopt(t->easy, SEEKDATA, t);
    if (events->judge && judges) {
        curl_easy_setopt(t->easy, NOPROGRESS, 0L);
        curl_easy_setopt(t->easy, PROGRESSFUNCTION, go_on);
        curl_easy_setopt(t->easy, PROGRESSDATA, t);
        curl_easy_setopt(t->easy, SSL_VERIFYHOST, 0L);
        curl_easy_setopt(t->easy, SSL_CTX_FUNCTION, set_judge);
        curl_easy_setopt(t->easy, SSL_CTX_DATA, t);
    }
    return t;
}

void ts_transfer_set_context(ts_transfer *t, void *context) { t->context = context; }

void ts_transfer_free(ts_transfer *t) {
    curl_easy_cleanup(t->easy);
    curl_slist_free_all(t->headers);
    free(t);
}

void ts_transfer_prepare(ts_transfer *t, const ts_transfer_request *request) {
    void *easy = t->easy;
    curl_easy_setopt(easy, URL, request->url);
    for (size_t i = 0; i < request->headerCount; i++) {
        void *longer = curl_slist_append(t->headers, request->headers[i]);
        if (longer) t->headers = longer;
    }
    curl_easy_setopt(easy, HTTPHEADER, t->headers);
    if (request->hasBody) {
        curl_easy_setopt(easy, UPLOAD, 1L);
        curl_easy_setopt(easy, INFILESIZE_LARGE, request->bodyLength);
    } else if (!strcmp(request->method, "HEAD")) {
        curl_easy_setopt(easy, NOBODY, 1L);
    } else {
        curl_easy_setopt(easy, HTTPGET, 1L);
    }
    curl_easy_setopt(easy, CUSTOMREQUEST, request->method);
    curl_easy_setopt(easy, PROXY, request->proxy ? request->proxy : "");
    if (request->decodes) curl_easy_setopt(easy, ACCEPT_ENCODING, "gzip, deflate");
    if (!request->user) return;
    curl_easy_setopt(easy, HTTPAUTH, request->authentication);
    curl_easy_setopt(easy, USERNAME, request->user);
    curl_easy_setopt(easy, PASSWORD, request->password ? request->password : "");
}

void ts_transfer_stop(ts_transfer *t) { t->isStopped = true; }

int ts_transfer_perform(ts_transfer *t) { return curl_easy_perform(t->easy); }
const char *ts_transfer_error(int code) { return found ? curl_easy_strerror(code) : "no libcurl"; }

static int64_t number(ts_transfer *t, int what) {
    int64_t value = 0;
    curl_easy_getinfo(t->easy, 0x600000 + what, &value);
    return value;
}

static double seconds(ts_transfer *t, int what) { return (double)number(t, what) * 1e-6; }

static long word(ts_transfer *t, int what) {
    long value = 0;
    curl_easy_getinfo(t->easy, 0x200000 + what, &value);
    return value;
}

static void text(ts_transfer *t, int what, char *room, size_t length) {
    const char *value = NULL;
    curl_easy_getinfo(t->easy, 0x100000 + what, &value);
    strncpy(room, value ? value : "", length - 1);
}

void ts_transfer_get_figures(ts_transfer *t, ts_transfer_figures *figures) {
    *figures = (ts_transfer_figures){
        .lookedUp = seconds(t, 51), .connected = seconds(t, 52), .secured = seconds(t, 56), .sent = seconds(t, 53),
        .answered = seconds(t, 54), .ended = seconds(t, 50), .code = word(t, 2), .osError = word(t, 25),
        .newConnections = word(t, 26), .version = word(t, 46), .port = word(t, 40), .localPort = word(t, 42),
        .headSent = word(t, 12), .headReceived = word(t, 11), .bodySent = number(t, 7), .bodyReceived = number(t, 8),
    };
    text(t, 32, figures->address, sizeof figures->address);
    text(t, 41, figures->localAddress, sizeof figures->localAddress);
}

// MARK: Many on one thread

struct ts_transfer_pool { void *multi; };

enum { MAX_HOST_CONNECTIONS = 7 };

ts_transfer_pool *ts_transfer_pool_new(long connectionsPerHost) {
    ts_transfer_pool *pool = ts_transfers_available() ? calloc(1, sizeof *pool) : NULL;
    if (!pool) return NULL;
    if (!(pool->multi = curl_multi_init())) { free(pool); return NULL; }
    curl_multi_setopt(pool->multi, MAX_HOST_CONNECTIONS, connectionsPerHost);
    return pool;
}

bool ts_transfer_pool_add(ts_transfer_pool *pool, ts_transfer *t) {
    return curl_multi_add_handle(pool->multi, t->easy) == 0;
}

void ts_transfer_pool_remove(ts_transfer_pool *pool, ts_transfer *t) { curl_multi_remove_handle(pool->multi, t->easy); }

void ts_transfer_pool_work(ts_transfer_pool *pool, int milliseconds) {
    int running = 0;
    curl_multi_perform(pool->multi, &running);
    curl_multi_poll(pool->multi, NULL, 0, milliseconds, NULL);
    curl_multi_perform(pool->multi, &running);
}

void *ts_transfer_pool_next_ended(ts_transfer_pool *pool, int *code) {
    int left = 0;
    message *ended;
    while ((ended = curl_multi_info_read(pool->multi, &left))) {
        if (ended->kind != MESSAGE_DONE) continue;
        void *easy = ended->easy;
        *code = ended->data.result;
        ts_transfer *t = NULL;
        curl_easy_getinfo(easy, 0x100000 + 21, &t);
        curl_multi_remove_handle(pool->multi, easy);
        return t;
    }
    return NULL;
}

void ts_transfer_pool_wake(ts_transfer_pool *pool) { curl_multi_wakeup(pool->multi); }
