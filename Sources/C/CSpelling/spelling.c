// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CSpelling.h"

#include <dlfcn.h>
#include <iconv.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// The few functions that are used, as hunspell.h declares them.
static struct {
    bool ready;
    void *(*create)(const char *, const char *);
    void (*destroy)(void *);
    const char *(*encoding)(void *);
    int (*spell)(void *, const char *);
    int (*suggest)(void *, char ***, const char *);
    void (*free_list)(void *, char ***, int);
} hunspell;

static pthread_once_t once = PTHREAD_ONCE_INIT;

#define FIND(member, symbol) (*(void **)&hunspell.member = dlsym(library, symbol)) != NULL

static void load(void) {
    void *library = dlopen("libhunspell-1.7.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    hunspell.ready = FIND(create, "Hunspell_create") && FIND(destroy, "Hunspell_destroy") &&
        FIND(encoding, "Hunspell_get_dic_encoding") && FIND(spell, "Hunspell_spell") &&
        FIND(suggest, "Hunspell_suggest") && FIND(free_list, "Hunspell_free_list");
}

struct dictionary {
    void *handle;
    iconv_t to_dictionary, from_dictionary;
};

// Hunspell's names of encodings are iconv's but for those of Windows.
static const char *iconv_name(const char *name) {
    static const char windows[] = "microsoft-";
    return strncmp(name, windows, sizeof windows - 1) == 0 ? name + sizeof windows - 1 : name;
}

void *ts_spelling_open(const char *affixes, const char *words) {
    pthread_once(&once, load);
    if (!hunspell.ready) return NULL;
    struct dictionary *dictionary = calloc(1, sizeof *dictionary);
    if (!dictionary) return NULL;
    dictionary->handle = hunspell.create(affixes, words);
    const char *encoding = iconv_name(hunspell.encoding(dictionary->handle));
    dictionary->to_dictionary = iconv_open(encoding, "UTF-8");
    dictionary->from_dictionary = iconv_open("UTF-8", encoding);
    if (dictionary->to_dictionary == (iconv_t)-1 || dictionary->from_dictionary == (iconv_t)-1) {
        ts_spelling_close(dictionary);
        return NULL;
    }
    return dictionary;
}

void ts_spelling_close(void *opaque) {
    struct dictionary *dictionary = opaque;
    if (!dictionary) return;
    if (dictionary->to_dictionary != (iconv_t)-1) iconv_close(dictionary->to_dictionary);
    if (dictionary->from_dictionary != (iconv_t)-1) iconv_close(dictionary->from_dictionary);
    hunspell.destroy(dictionary->handle);
    free(dictionary);
}

// A converted copy to be freed; NULL when the encoding lacks a character.
static char *converted(iconv_t conversion, const char *text) {
    // No encoding takes more than four bytes for what another writes in one.
    size_t left = strlen(text), room = left * 4 + 4;
    char *copy = malloc(room + 1), *end = copy, *next = (char *)text;
    if (!copy) return NULL;
    iconv(conversion, NULL, NULL, NULL, NULL);
    if (iconv(conversion, &next, &left, &end, &room) == (size_t)-1) {
        free(copy);
        return NULL;
    }
    *end = 0;
    return copy;
}

bool ts_spelling_contains(void *opaque, const char *word) {
    struct dictionary *dictionary = opaque;
    char *own = converted(dictionary->to_dictionary, word);
    bool is_right = own && hunspell.spell(dictionary->handle, own) != 0;
    free(own);
    return is_right;
}

int32_t ts_spelling_suggest(void *opaque, const char *word, char ***suggestions) {
    struct dictionary *dictionary = opaque;
    *suggestions = NULL;
    char *own = converted(dictionary->to_dictionary, word);
    if (!own) return 0;
    char **found = NULL;
    int count = hunspell.suggest(dictionary->handle, &found, own), kept = 0;
    free(own);
    if (count > 0) *suggestions = calloc((size_t)count, sizeof **suggestions);
    for (int index = 0; index < count && *suggestions; index++) {
        char *text = converted(dictionary->from_dictionary, found[index]);
        if (text) (*suggestions)[kept++] = text;
    }
    hunspell.free_list(dictionary->handle, &found, count);
    return kept;
}

void ts_spelling_free(char **suggestions, int32_t count) {
    for (int32_t index = 0; index < count; index++) free(suggestions[index]);
    free(suggestions);
}
