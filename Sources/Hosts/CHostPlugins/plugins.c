// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CHostPlugins.h"

#include <stdio.h>
#include <dlfcn.h>
#include <sys/eventfd.h>

const char *ts_own_library(void) {
    Dl_info info;
    return dladdr((const void *)ts_own_library, &info) ? info.dli_fname : NULL;
}

int ts_event_descriptor(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

void ts_print_lines_at_once(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
