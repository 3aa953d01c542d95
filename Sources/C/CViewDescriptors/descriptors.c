// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CViewDescriptors.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Weak: the module that defines them links this one, not the other way round.
extern const char view_init_frame[] __asm__("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq")
    __attribute__((weak));
extern const char view_class[] __asm__("$s5UIKit6UIViewCMn") __attribute__((weak));
extern const char cell_init_style[] __asm__("$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq")
    __attribute__((weak));
extern const char cell_class[] __asm__("$s5UIKit15UITableViewCellCMn") __attribute__((weak));
extern const char header_init_identifier[] __asm__("$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq")
    __attribute__((weak));
extern const char header_class[] __asm__("$s5UIKit023UITableViewHeaderFooterC0CMn") __attribute__((weak));

const void *tvd_view_init_frame(void) { return view_init_frame; }
const void *tvd_view_class(void) { return view_class; }
const void *tvd_table_cell_init_style(void) { return cell_init_style; }
const void *tvd_table_cell_class(void) { return cell_class; }
const void *tvd_table_header_init_identifier(void) { return header_init_identifier; }
const void *tvd_table_header_class(void) { return header_class; }

#define SWIFTCC __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

extern void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask);
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char provider_init[] __asm__(
    "$s5UIKit28NSTextAttachmentViewProviderC04textC006parentD00F13LayoutManager8locationAcA0bC0C_AA6UIViewCSgAA0bhI0CSgAA0B8Location_ptcfCTq")
    __attribute__((weak));
extern const char provider_class[] __asm__("$s5UIKit28NSTextAttachmentViewProviderCMn") __attribute__((weak));

void *tvd_new_attachment_provider(const void *cls, const void *attachment, const void *parent, const void *manager,
                                  const void *location, const void *conformance) {
    SWIFTCC void *(*f)(const void *, const void *, const void *, const void *, const void *, SELF const void *) =
        swift_lookUpClassMethod(cls, provider_init, provider_class);
    return f(attachment, parent, manager, location, conformance, cls);
}

/// Of the two entries that Swift makes of every initialiser, the one that fills memory which is there already: mangled with
/// a `c` where the one that also allocates has a `C` (docs/ABI/Mangling.rst). NULL where the program exports no names.
static void *filling_entry(void *allocating_entry) {
    Dl_info info;
    if (!dladdr(allocating_entry, &info) || info.dli_saddr != allocating_entry) return NULL;
    char *name = strdup(info.dli_sname);
    size_t length = name ? strlen(name) : 0;
    void *entry = NULL;
    if (length > 0 && name[length - 1] == 'C') {
        name[length - 1] = 'c';
        entry = dlsym(RTLD_DEFAULT, name);
    }
    free(name);
    return entry;
}

/// Memory for an object of `cls` with all fields zero: what malloc gives may have been used before.
static void *zeroed_object(const void *cls) {
    // Where Swift's classes keep them on platforms without Objective-C: docs/ABI/TypeMetadata.rst, "Class Metadata".
    uint32_t size;
    uint16_t alignment_mask;
    memcpy(&size, (const char *)cls + 24, sizeof size);
    memcpy(&alignment_mask, (const char *)cls + 28, sizeof alignment_mask);
    enum { header = 2 * sizeof(void *) };
    char *object = swift_allocObject(cls, size, alignment_mask);
    memset(object + header, 0, size - header);
    return object;
}

void *tvd_new_view_as(const void *ancestor, const void *cls) {
    SWIFTCC void *(*f)(double, double, double, double, SELF void *) =
        filling_entry(swift_lookUpClassMethod(ancestor, view_init_frame, view_class));
    return f ? f(0, 0, 0, 0, zeroed_object(cls)) : NULL;
}

extern const char object_init[] __asm__("$s10Foundation8NSObjectCACycfCTq") __attribute__((weak));
extern const char object_class[] __asm__("$s10Foundation8NSObjectCMn") __attribute__((weak));

void *tvd_new_object_as(const void *ancestor, const void *cls) {
    SWIFTCC void *(*f)(SELF void *) = filling_entry(swift_lookUpClassMethod(ancestor, object_init, object_class));
    return f ? f(zeroed_object(cls)) : NULL;
}

// The runtime's function that makes static values is not exported: it is known by who calls back.
extern void swift_once(intptr_t *token, void (*make)(void *), void *context);
extern void *_Unwind_FindEnclosingFunction(void *place);

static void *function_of(void *return_address) { return _Unwind_FindEnclosingFunction((char *)return_address - 1); }

static void note_caller(void *caller) { *(void **)caller = function_of(__builtin_return_address(0)); }

int tvd_is_within_once(void) {
    static intptr_t token;
    static void *maker;
    swift_once(&token, note_caller, &maker);
    enum { deepest = 256 };
    void *frames[deepest];
    int count = backtrace(frames, deepest);
    for (int i = 0; maker && i < count; i++)
        if (function_of(frames[i]) == maker) return 1;
    return 0;
}
