// SPDX-License-Identifier: MIT
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a document says, in its order. Names of elements and attributes are in lower case; all texts are UTF-8.
struct ts_html_listener {
    void *context;
    // `attributes` has names and values in turn and ends with NULL; a value is NULL where there is none.
    void (*start)(void *context, const char *name, const char *const *attributes);
    void (*end)(void *context, const char *name);
    void (*text)(void *context, const char *text, int32_t length);
};

// Reads HTML as libxml2 does, which closes what documents leave open and goes on behind what is no HTML; elements may be
// nested without a limit. Nothing is loaded. False when libxml2 is not installed.
bool ts_html_read(const char *text, int32_t length, const struct ts_html_listener *listener);

// A node of a Markdown document. Texts are NULL where a node has none.
struct ts_markdown_node {
    // cmark-gfm's name: "paragraph", "list", "emph", "table_cell" ...
    const char *type;
    const char *literal;
    // Of links and images.
    const char *address;
    // The words behind the mark that opens a code block.
    const char *info;
    // Of headings.
    int32_t level;
    // Of lists.
    bool is_ordered;
    int32_t start;
    // Of tables: how columns are aligned, a letter each: l, c, r, or 0 for none.
    const uint8_t *alignments;
    int32_t columns;
};

struct ts_markdown_listener {
    void *context;
    // Nodes without contents are entered only.
    void (*enter)(void *context, const struct ts_markdown_node *node);
    void (*leave)(void *context, const char *type);
};

// Reads Markdown with GitHub's tables and strikethrough, as iOS does. False when cmark-gfm is not installed.
bool ts_markdown_read(const char *text, int32_t length, const struct ts_markdown_listener *listener);
