// SPDX-License-Identifier: MIT
#ifndef TOUCHSTONE_CCOOKIEFILES_H
#define TOUCHSTONE_CCOOKIEFILES_H
#include <stdint.h>
#include <stdio.h>

/// A stream whose bytes come from functions, as funopen(3) of Darwin has it. A function that is NULL fails: the stream
/// cannot be read, written or moved.
/// NULL: there is neither `read` nor `write` (EINVAL), or no memory.
FILE *_Nullable ts_funopen(
    const void *_Nullable cookie, int (*_Nullable read)(void *_Nullable, char *_Nullable, int),
    int (*_Nullable write)(void *_Nullable, const char *_Nullable, int),
    int64_t (*_Nullable seek)(void *_Nullable, int64_t, int), int (*_Nullable close)(void *_Nullable));

#endif
