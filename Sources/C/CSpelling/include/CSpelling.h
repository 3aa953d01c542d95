// SPDX-License-Identifier: MIT
#pragma once
#include <stdbool.h>
#include <stdint.h>

// Hunspell's dictionaries (man 3 hunspell), compounds included; the library is opened with the first of them. Words are
// UTF-8 here, whatever the dictionary's own encoding is. Handles are used by one thread at a time.

// NULL when libhunspell is not installed or the dictionary's encoding is unknown. Both files have to exist.
void *ts_spelling_open(const char *affixes, const char *words);
void ts_spelling_close(void *dictionary);
// Whether the word is right. One that the dictionary's encoding cannot write is not.
bool ts_spelling_contains(void *dictionary, const char *word);
// Words that may have been meant, the likeliest first; freed by ts_spelling_free. Returns how many.
int32_t ts_spelling_suggest(void *dictionary, const char *word, char ***suggestions);
void ts_spelling_free(char **suggestions, int32_t count);
