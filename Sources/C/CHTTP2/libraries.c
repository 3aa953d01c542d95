// SPDX-License-Identifier: MIT
#include "libraries.h"
#include "CHTTP2.h"
#include <dlfcn.h>
#include <pthread.h>

static struct ts_http2_libraries libraries;
static const char *missing;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int load_all(void *http2, void *ssl, void *crypto) {
#define LOAD_FROM(handle, name) \
    *(void **)&libraries.name = dlsym(handle, #name); \
    if (!libraries.name) return 0;
#define LOAD_HTTP2(result, name, arguments) LOAD_FROM(http2, name)
#define LOAD_SSL(result, name, arguments) LOAD_FROM(ssl, name)
#define LOAD_CRYPTO(result, name, arguments) LOAD_FROM(crypto, name)
    NGHTTP2_FUNCTIONS(LOAD_HTTP2)
    SSL_FUNCTIONS(LOAD_SSL)
    CRYPTO_FUNCTIONS(LOAD_CRYPTO)
    return 1;
}

static void load(void) {
    void *http2 = dlopen("libnghttp2.so.14", RTLD_NOW | RTLD_LOCAL);
    void *ssl = dlopen("libssl.so.3", RTLD_NOW | RTLD_LOCAL);
    void *crypto = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!http2) missing = "libnghttp2-14";
    else if (!ssl || !crypto || !load_all(http2, ssl, crypto)) missing = "libssl3";
}

const struct ts_http2_libraries *ts_http2_libraries(void) {
    pthread_once(&once, load);
    return missing ? NULL : &libraries;
}

const char *ts_http2_missing(void) {
    pthread_once(&once, load);
    return missing;
}
