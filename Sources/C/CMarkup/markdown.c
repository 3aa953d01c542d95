// SPDX-License-Identifier: MIT
#include "CMarkup.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// Declarations come from cmark-gfm's headers; the library itself is opened at the first text.
static struct {
    bool ready;
    __typeof__(cmark_gfm_core_extensions_ensure_registered) *register_extensions;
    __typeof__(cmark_find_syntax_extension) *find_extension;
    __typeof__(cmark_parser_attach_syntax_extension) *attach_extension;
    __typeof__(cmark_parser_new) *new_parser;
    __typeof__(cmark_parser_feed) *feed;
    __typeof__(cmark_parser_finish) *finish;
    __typeof__(cmark_parser_free) *free_parser;
    __typeof__(cmark_node_free) *free_node;
    __typeof__(cmark_iter_new) *new_walk;
    __typeof__(cmark_iter_next) *next;
    __typeof__(cmark_iter_get_node) *node;
    __typeof__(cmark_iter_free) *free_walk;
    __typeof__(cmark_node_get_type_string) *type;
    __typeof__(cmark_node_get_literal) *literal;
    __typeof__(cmark_node_get_url) *address;
    __typeof__(cmark_node_get_fence_info) *info;
    __typeof__(cmark_node_get_heading_level) *level;
    __typeof__(cmark_node_get_list_type) *list_type;
    __typeof__(cmark_node_get_list_start) *list_start;
    __typeof__(cmark_gfm_extensions_get_table_columns) *columns;
    __typeof__(cmark_gfm_extensions_get_table_alignments) *alignments;
} cmark;

static pthread_once_t once = PTHREAD_ONCE_INIT;

#define FIND(member, symbol) (*(void **)&cmark.member = dlsym(handle, symbol)) != NULL

static bool find_in_core(void *handle) {
    return FIND(find_extension, "cmark_find_syntax_extension") &&
        FIND(attach_extension, "cmark_parser_attach_syntax_extension") && FIND(new_parser, "cmark_parser_new") &&
        FIND(feed, "cmark_parser_feed") && FIND(finish, "cmark_parser_finish") &&
        FIND(free_parser, "cmark_parser_free") && FIND(free_node, "cmark_node_free") &&
        FIND(new_walk, "cmark_iter_new") && FIND(next, "cmark_iter_next") && FIND(node, "cmark_iter_get_node") &&
        FIND(free_walk, "cmark_iter_free") && FIND(type, "cmark_node_get_type_string") &&
        FIND(literal, "cmark_node_get_literal") && FIND(address, "cmark_node_get_url") &&
        FIND(info, "cmark_node_get_fence_info") && FIND(level, "cmark_node_get_heading_level") &&
        FIND(list_type, "cmark_node_get_list_type") && FIND(list_start, "cmark_node_get_list_start");
}

static bool find_in_extensions(void *handle) {
    return FIND(register_extensions, "cmark_gfm_core_extensions_ensure_registered") &&
        FIND(columns, "cmark_gfm_extensions_get_table_columns") &&
        FIND(alignments, "cmark_gfm_extensions_get_table_alignments");
}

static void load(void) {
    // The names of the development packages, which stay the same from version to version.
    void *core = dlopen("libcmark-gfm.so", RTLD_LAZY | RTLD_GLOBAL);
    void *extensions = core ? dlopen("libcmark-gfm-extensions.so", RTLD_LAZY | RTLD_LOCAL) : NULL;
    if (!extensions || !find_in_core(core) || !find_in_extensions(extensions)) return;
    cmark.register_extensions();
    cmark.ready = true;
}

static void enter(cmark_node *node, const struct ts_markdown_listener *listener) {
    struct ts_markdown_node found = {
        .type = cmark.type(node),
        .literal = cmark.literal(node),
        .address = cmark.address(node),
        .info = cmark.info(node),
        .level = cmark.level(node),
        .is_ordered = cmark.list_type(node) == CMARK_ORDERED_LIST,
        .start = cmark.list_start(node),
    };
    if (strcmp(found.type, "table") == 0) {
        found.columns = cmark.columns(node);
        found.alignments = cmark.alignments(node);
    }
    listener->enter(listener->context, &found);
}

static void walk(cmark_node *document, const struct ts_markdown_listener *listener) {
    cmark_iter *place = cmark.new_walk(document);
    for (;;) {
        cmark_event_type event = cmark.next(place);
        if (event == CMARK_EVENT_DONE) break;
        cmark_node *node = cmark.node(place);
        if (event == CMARK_EVENT_ENTER) {
            enter(node, listener);
        } else {
            listener->leave(listener->context, cmark.type(node));
        }
    }
    cmark.free_walk(place);
}

bool ts_markdown_read(const char *text, int32_t length, const struct ts_markdown_listener *listener) {
    pthread_once(&once, load);
    if (!cmark.ready) return false;
    cmark_parser *parser = cmark.new_parser(CMARK_OPT_DEFAULT);
    static const char *const extensions[] = {"table", "strikethrough"};
    for (size_t index = 0; index < sizeof extensions / sizeof *extensions; index++) {
        cmark_syntax_extension *extension = cmark.find_extension(extensions[index]);
        if (extension) cmark.attach_extension(parser, extension);
    }
    cmark.feed(parser, text, (size_t)length);
    cmark_node *document = cmark.finish(parser);
    walk(document, listener);
    cmark.free_node(document);
    cmark.free_parser(parser);
    return true;
}
