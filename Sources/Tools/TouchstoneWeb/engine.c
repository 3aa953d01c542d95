// SPDX-License-Identifier: MIT
//
// Opens the engine. WPE WebKit carries different library names in different releases; each is tried.
#include "engine.h"
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>

struct engine_functions engine;

typedef struct { const char *name; size_t offset; bool needed; } function_entry;

static const function_entry functions[] = {
#define NEEDED(result, name, ...) { #name, offsetof(struct engine_functions, name), true },
#define PERHAPS(result, name, ...) { #name, offsetof(struct engine_functions, name), false },
    ENGINE_FUNCTIONS(NEEDED, PERHAPS)
#undef NEEDED
#undef PERHAPS
};

static const char *const engine_names[] = { "libWPEWebKit-1.1.so.0", "libWPEWebKit-2.0.so.1", NULL };
static const char *const support_names[] = {
    "libWPEBackend-fdo-1.0.so.1", "libwpe-1.0.so.1", "libwayland-server.so.0", "libsoup-3.0.so.0", NULL,
};

static char message[512];

/// Looked up in every library opened so far.
static const char *find_functions(void) {
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *found = dlsym(RTLD_DEFAULT, functions[i].name);
        if (!found && functions[i].needed) {
            snprintf(message, sizeof message, "the installed WPE WebKit has no function %s", functions[i].name);
            return message;
        }
        *(void **)((char *)&engine + functions[i].offset) = found;
    }
    return NULL;
}

const char *engine_open(void) {
    for (int i = 0; support_names[i]; i++) {
        if (dlopen(support_names[i], RTLD_NOW | RTLD_GLOBAL)) continue;
        snprintf(
            message, sizeof message, "%s cannot be opened; install the packages libwpewebkit-1.1-0 and "
            "libwpebackend-fdo-1.0-1", support_names[i]);
        return message;
    }
    void *library = NULL;
    for (int i = 0; !library && engine_names[i]; i++) library = dlopen(engine_names[i], RTLD_NOW | RTLD_GLOBAL);
    if (!library) {
        snprintf(
            message, sizeof message, "%s cannot be opened; install the package libwpewebkit-1.1-0 (or -2.0-1)",
            engine_names[0]);
        return message;
    }
    const char *missing = find_functions();
    if (missing) return missing;
    if (!engine.wpe_loader_init(support_names[0])) return "the backend libWPEBackend-fdo-1.0.so.1 does not load";
    if (!engine.wpe_fdo_initialize_shm()) return "the backend cannot share memory with the engine";
    return NULL;
}
