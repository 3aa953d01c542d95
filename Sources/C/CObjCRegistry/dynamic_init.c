// SPDX-License-Identifier: MIT
#include "CObjCRegistry.h"

#define SWIFTCC __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

void *ts_new(const void *cls, const void *method, const void *description) {
    SWIFTCC void *(*f)(SELF const void *) = swift_lookUpClassMethod(cls, method, description);
    return f(cls);
}

void *ts_new_rect(const void *cls, const void *method, const void *description, double x, double y, double w,
                  double h) {
    SWIFTCC void *(*f)(double, double, double, double, SELF const void *) =
        swift_lookUpClassMethod(cls, method, description);
    return f(x, y, w, h, cls);
}

void *ts_new_rect_word(const void *cls, const void *method, const void *description, double x, double y, double w,
                       double h, const void *word) {
    SWIFTCC void *(*f)(double, double, double, double, const void *, SELF const void *) =
        swift_lookUpClassMethod(cls, method, description);
    return f(x, y, w, h, word, cls);
}

void *ts_new_string(const void *cls, const void *method, const void *description, const void *s0, const void *s1) {
    SWIFTCC void *(*f)(const void *, const void *, SELF const void *) =
        swift_lookUpClassMethod(cls, method, description);
    return f(s0, s1, cls);
}

void *ts_new_byte_string(const void *cls, const void *method, const void *description, uint8_t byte, const void *s0,
                         const void *s1) {
    SWIFTCC void *(*f)(uint8_t, const void *, const void *, SELF const void *) =
        swift_lookUpClassMethod(cls, method, description);
    return f(byte, s0, s1, cls);
}

void *ts_new_word_string(const void *cls, const void *method, const void *description, intptr_t word, const void *s0,
                         const void *s1) {
    SWIFTCC void *(*f)(intptr_t, const void *, const void *, SELF const void *) =
        swift_lookUpClassMethod(cls, method, description);
    return f(word, s0, s1, cls);
}

void *ts_new_objects(const void *cls, const void *method, const void *description, const void *o0, const void *o1) {
    SWIFTCC void *(*f)(const void *, const void *, SELF const void *) =
        swift_lookUpClassMethod(cls, method, description);
    return f(o0, o1, cls);
}

void *ts_new_string_object(const void *cls, const void *method, const void *description, const void *s0, const void *s1,
                           const void *o0) {
    SWIFTCC void *(*f)(const void *, const void *, const void *, SELF const void *) =
        swift_lookUpClassMethod(cls, method, description);
    return f(s0, s1, o0, cls);
}

void *ts_new_string_objects(const void *cls, const void *method, const void *description, const void *s0,
                            const void *s1, const void *o0, const void *o1) {
    SWIFTCC void *(*f)(const void *, const void *, const void *, const void *, SELF const void *) =
        swift_lookUpClassMethod(cls, method, description);
    return f(s0, s1, o0, o1, cls);
}

extern const char object_init[] __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char object_description[] __asm__("$s10Foundation8NSObjectCMn");

const void *ts_object_init(void) { return object_init; }
const void *ts_object_description(void) { return object_description; }

extern const void *swift_conformsToProtocol(const void *metadata, const void *protocol);

bool ts_conforms(const void *cls, const void *protocol) { return swift_conformsToProtocol(cls, protocol); }
