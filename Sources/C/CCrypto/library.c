// SPDX-License-Identifier: MIT
#include "library.h"
#include "CCrypto.h"
#include <dlfcn.h>
#include <pthread.h>

static struct ts_crypto_library library;
static int found;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *handle = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!handle) handle = dlopen("libcrypto.so", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return;
#define CRYPTO_LOAD(result, name, arguments) \
    library.name = (result (*) arguments)dlsym(handle, #name); \
    if (!library.name) return;
    CRYPTO_FUNCTIONS(CRYPTO_LOAD)
#undef CRYPTO_LOAD
    found = 1;
}

const struct ts_crypto_library *ts_crypto(void) {
    pthread_once(&once, load);
    return found ? &library : NULL;
}

int ts_crypto_available(void) { return ts_crypto() != NULL; }

void ts_crypto_random(uint8_t *out, size_t length) {
    const struct ts_crypto_library *c = ts_crypto();
    if (c) c->RAND_bytes(out, (int)length);
}

void ts_bytes_free(void *bytes) {
    const struct ts_crypto_library *c = ts_crypto();
    if (c) c->CRYPTO_free(bytes, "", 0);
}
