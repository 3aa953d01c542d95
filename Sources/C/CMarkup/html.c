// SPDX-License-Identifier: MIT
#include "CMarkup.h"

#include <dlfcn.h>
#include <libxml/HTMLparser.h>
#include <pthread.h>
#include <string.h>

// Declarations come from libxml2's headers; the library itself is opened at the first document, so that a start does not
// load it.
static struct {
    bool ready;
    __typeof__(htmlNewParserCtxt) *new_context;
    __typeof__(htmlFreeParserCtxt) *free_context;
    __typeof__(htmlCtxtReadMemory) *read_memory;
    __typeof__(xmlFreeDoc) *free_document;
} library;

static pthread_once_t once = PTHREAD_ONCE_INIT;

#define FIND(member, symbol) (*(void **)&library.member = dlsym(handle, symbol)) != NULL

static void load(void) {
    void *handle = dlopen("libxml2.so.2", RTLD_LAZY | RTLD_LOCAL);
    if (!handle) return;
    library.ready = FIND(new_context, "htmlNewParserCtxt") && FIND(free_context, "htmlFreeParserCtxt") &&
        FIND(read_memory, "htmlCtxtReadMemory") && FIND(free_document, "xmlFreeDoc");
}

static void start(void *context, const xmlChar *name, const xmlChar **attributes) {
    static const char *const none[] = {NULL};
    const struct ts_html_listener *listener = context;
    listener->start(
        listener->context, (const char *)name, attributes ? (const char *const *)attributes : none);
}

static void end(void *context, const xmlChar *name) {
    const struct ts_html_listener *listener = context;
    listener->end(listener->context, (const char *)name);
}

static void text(void *context, const xmlChar *characters, int length) {
    const struct ts_html_listener *listener = context;
    listener->text(listener->context, (const char *)characters, length);
}

bool ts_html_read(const char *document, int32_t length, const struct ts_html_listener *listener) {
    pthread_once(&once, load);
    if (!library.ready) return false;
    htmlParserCtxtPtr parser = library.new_context();
    if (!parser) return false;
    // Without the handlers that build a tree: nested elements cost names on the parser's stack only.
    memset(parser->sax, 0, sizeof *parser->sax);
    parser->sax->startElement = start;
    parser->sax->endElement = end;
    parser->sax->characters = text;
    parser->sax->ignorableWhitespace = text;
    parser->sax->cdataBlock = text;
    parser->userData = (void *)listener;
    const int options =
        HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_NODEFDTD;
    xmlDocPtr tree = library.read_memory(parser, document, length, NULL, "UTF-8", options);
    if (tree) library.free_document(tree);
    library.free_context(parser);
    return true;
}
