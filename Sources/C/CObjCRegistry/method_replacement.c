// SPDX-License-Identifier: MIT
#include "CObjCRegistry.h"
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

// The layout of class metadata and class descriptors:
// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
typedef struct class_metadata {
    uintptr_t kind;
    const struct class_metadata *superclass;
    uint32_t flags, address_point, instance_size;
    uint16_t align_mask, reserved;
    uint32_t class_size, class_address_point;
    const struct class_descriptor *description;
} class_metadata;

typedef struct class_descriptor {
    uint32_t flags;
    int32_t parent, name, access_function, fields, superclass;
    uint32_t negative_size, positive_size, immediate_members, field_count, field_offsets;
} class_descriptor;

enum {
    kind_mask = 0x1F,
    kind_class = 16,
    is_generic = 0x80,
    has_vtable = 1u << 31,
    has_overrides = 1u << 30,
    has_resilient_superclass = 1u << 29,
    initialization_shift = 16,
    initialization_mask = 3,
    initialization_singleton = 1,
    initialization_foreign = 2,
    method_kind_mask = 0x0F,
    method_kind_init = 1,
};

typedef struct method_table {
    uint32_t offset, size;
    struct { uint32_t flags; int32_t implementation; } methods[];
} method_table;

typedef struct override_table {
    uint32_t count;
    struct { int32_t class_, method, implementation; } entries[];
} override_table;

static const void *relative(const int32_t *field) {
    // The low bit says that the address is behind a pointer.
    const char *place = (const char *)field + (*field & ~1);
    return *field & 1 ? *(const void *const *)place : place;
}

/// What follows the fixed part of a descriptor, before the method table. NULL for shapes whose places are not known here.
static const void *trailing(const class_descriptor *description) {
    if (description->flags & (is_generic | has_resilient_superclass)) return NULL;
    const char *place = (const char *)(description + 1);
    switch (description->flags >> initialization_shift & initialization_mask) {
    case initialization_singleton: return place + 3 * sizeof(int32_t);
    case initialization_foreign: return place + sizeof(int32_t);
    default: return place;
    }
}

static const method_table *methods_of(const class_descriptor *description) {
    return description->flags & has_vtable ? trailing(description) : NULL;
}

static const override_table *overrides_of(const class_descriptor *description) {
    if (!(description->flags & has_overrides)) return NULL;
    const method_table *methods = methods_of(description);
    return methods ? (const void *)&methods->methods[methods->size] : trailing(description);
}

static void write_slot(const void **slot, const void *value) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    if (mprotect((void *)((uintptr_t)slot & ~(page - 1)), page, PROT_READ | PROT_WRITE) == 0) *slot = value;
}

typedef struct replacement {
    const class_metadata *cls;
    size_t slot;
    const void *old, *new;
} replacement;

static void replace_in(const class_metadata *cls, const replacement *replaced) {
    for (const class_metadata *next = cls; next; next = next->superclass) {
        if (next != replaced->cls) continue;
        const void **slot = (const void **)cls + replaced->slot;
        if (cls == replaced->cls || *slot == replaced->old) write_slot(slot, replaced->new);
        return;
    }
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

static bool replace_in_image(const image_sections *sections, void *context) {
    const int32_t *record = (const int32_t *)sections->types.start;
    const int32_t *end = (const int32_t *)(sections->types.start + sections->types.length);
    for (; record < end; record++) {
        if (*record == 0) continue;
        const class_descriptor *description = relative(record);
        if (!description || (description->flags & kind_mask) != kind_class || description->flags & is_generic
            || description->superclass == 0 || description->access_function == 0)
            continue;
        metadata_access access = (metadata_access)(uintptr_t)relative(&description->access_function);
        replace_in(access(0).metadata, context);
    }
    return true;
}

// The slot in the method table that an override is for; 0 for initialisers, which are never meant.
static size_t overridden_slot(const override_table *overrides, uint32_t index) {
    const class_descriptor *owner = relative(&overrides->entries[index].class_);
    const uint32_t *method = relative(&overrides->entries[index].method);
    const method_table *methods = owner ? methods_of(owner) : NULL;
    if (!methods || !method || (*method & method_kind_mask) == method_kind_init) return 0;
    size_t place = (size_t)((const char *)method - (const char *)methods->methods) / sizeof methods->methods[0];
    return methods->offset + place;
}

void ts_replace_methods(const void *target, const void *source) {
    const class_metadata *cls = target, *subclass = source;
    const override_table *overrides = overrides_of(subclass->description);
    for (uint32_t index = 0; overrides && index < overrides->count; index++) {
        size_t slot = overridden_slot(overrides, index);
        if (slot == 0) continue;
        replacement replaced = {cls, slot, ((const void *const *)cls)[slot], ((const void *const *)subclass)[slot]};
        if (replaced.old != replaced.new) swift_enumerateAllMetadataSections(replace_in_image, &replaced);
    }
}

bool ts_overrides_like(const void *cls, const void *base, const void *example) {
    const override_table *overrides = overrides_of(((const class_metadata *)example)->description);
    for (uint32_t index = 0; overrides && index < overrides->count; index++) {
        size_t slot = overridden_slot(overrides, index);
        if (slot != 0 && ((const void *const *)cls)[slot] != ((const void *const *)base)[slot]) return true;
    }
    return false;
}
