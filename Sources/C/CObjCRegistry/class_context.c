// SPDX-License-Identifier: MIT
#include "CObjCRegistry.h"
#include <stddef.h>
#include <string.h>

// Context descriptors: https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
typedef struct context {
    uint32_t flags;
    int32_t parent;
    /// Of types and modules; of extensions the mangled name of what they extend.
    int32_t name;
    int32_t access_function;
    int32_t fields, superclass;
} context;

enum {
    kind_mask = 0x1F, module_kind = 0, extension_kind = 1, anonymous_kind = 2, class_kind = 16, struct_kind = 17,
    enum_kind = 18, is_generic = 0x80, description_place = 5,
};

static const void *at(const int32_t *field) {
    if (*field == 0) return NULL;
    // The low bit says that the address is behind a pointer.
    const char *place = (const char *)field + (*field & ~1);
    return *field & 1 ? *(const void *const *)place : place;
}

/// The type that an extension extends, where its name is a reference to the descriptor; NULL otherwise.
static const context *extended(const context *extension) {
    const unsigned char *name = (const unsigned char *)&extension->name + extension->name;
    int32_t distance;
    memcpy(&distance, name + 1, sizeof distance);
    const unsigned char *target = name + 1 + distance;
    if (name[0] == 1) return (const context *)target;
    if (name[0] == 2) return *(const context *const *)target;
    return NULL;
}

static const char *name_of(const context *place) { return (const char *)&place->name + place->name; }

static size_t places(const context *next, ts_context_place *list, size_t capacity) {
    size_t count = 0;
    bool is_private = false;
    while (next && count < capacity) {
        ts_context_place place = {0, is_private, NULL};
        switch (next->flags & kind_mask) {
        case class_kind: place.kind = 'C'; break;
        case struct_kind: place.kind = 'V'; break;
        case enum_kind: place.kind = 'O'; break;
        case module_kind: place.kind = 'M'; break;
        case extension_kind: place.kind = 'E'; break;
        default: break;
        }
        if (place.kind == 'E') {
            const context *type = extended(next), *module = at(&next->parent);
            if (!type || !module || (module->flags & kind_mask) != module_kind) return 0;
            place.name = name_of(module);
            list[count++] = place;
            next = type;
            continue;
        }
        if (place.kind) {
            // What is private to a file or a function stands in a context without a name.
            const context *parent = at(&next->parent);
            place.is_private = place.kind != 'M' && parent && (parent->flags & kind_mask) == anonymous_kind;
            place.name = name_of(next);
            list[count++] = place;
            if (place.kind == 'M') return count;
        } else if ((next->flags & kind_mask) != anonymous_kind) {
            return 0;
        }
        next = at(&next->parent);
    }
    return 0;
}

size_t ts_class_context(const void *cls, ts_context_place *list, size_t capacity) {
    return places(((const context *const *)cls)[description_place], list, capacity);
}

// Metadata of loaded images, `include/swift/Runtime/ImageInspection...` MetadataSections of the Swift runtime.
typedef struct section { uintptr_t start; size_t length; } section;
typedef struct image_sections {
    uintptr_t version;
    const void *base, *unused0, *unused1;
    section protocols, conformances, types;
} image_sections;

extern void swift_enumerateAllMetadataSections(bool (*body)(const image_sections *, void *), void *context);

typedef struct response { const void *metadata; size_t state; } response;
typedef __attribute__((swiftcall)) response (*metadata_access)(size_t request);

typedef struct search {
    const char *name;
    ts_class_visitor visit;
    void *context;
} search;

static bool visit_image(const image_sections *sections, void *argument) {
    const search *wanted = argument;
    const int32_t *record = (const int32_t *)sections->types.start;
    const int32_t *end = (const int32_t *)(sections->types.start + sections->types.length);
    for (; record < end; record++) {
        const context *type = at(record);
        if (!type || (type->flags & (kind_mask | is_generic)) != class_kind || type->access_function == 0) continue;
        if (strcmp(name_of(type), wanted->name) != 0) continue;
        // A class inside a generic type has arguments of its own accord and is marked generic itself.
        metadata_access access = (metadata_access)(uintptr_t)at(&type->access_function);
        if (!wanted->visit(access(0).metadata, wanted->context)) return false;
    }
    return true;
}

void ts_classes_named(const char *name, ts_class_visitor visit, void *context) {
    search wanted = {name, visit, context};
    swift_enumerateAllMetadataSections(visit_image, &wanted);
}
