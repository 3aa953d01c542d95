// SPDX-License-Identifier: MIT
#include "heif_library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static heif_library library;
static int is_loaded;

static void load(void) {
    void *handle = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return;
    int found = 1;
#define X(name) found &= (*(void **)&library.name = dlsym(handle, #name)) != NULL;
    HEIF_FUNCTIONS(X)
#undef X
    is_loaded = found;
    int writes = 1;
#define X(name) writes &= (*(void **)&library.name = dlsym(handle, #name)) != NULL;
    HEIF_WRITING_FUNCTIONS(X)
#undef X
    library.writes = writes;
}

const heif_library *load_heif(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return is_loaded ? &library : NULL;
}
