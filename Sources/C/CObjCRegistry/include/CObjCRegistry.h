// SPDX-License-Identifier: MIT
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef void (*ts_registration)(void);

/// Remembers a function that registers the dispatch table of one class. Called from `.init_array`, before main, so it
/// only stores the pointer; the function itself runs at the first look-up.
void ts_registry_add(ts_registration registration);
/// Number of registrations so far; it grows when a library is opened at run time.
int32_t ts_registry_count(void);
ts_registration ts_registry_get(int32_t index);

/// "The optional requirement just called is not implemented": set by its default implementation, read and cleared by
/// the caller. One per thread, because some delegates are called away from the main thread.
extern _Thread_local bool ts_requirement_missing __attribute__((tls_model("initial-exec")));
static inline bool ts_get_requirement_missing(void) { return ts_requirement_missing; }
static inline void ts_set_requirement_missing(bool missing) { ts_requirement_missing = missing; }

/// The call by name of an optional requirement that this thread is in, so that one that leads back to itself is seen.
typedef struct ts_requirement_call {
    const void *object, *name;
    bool recursion;
} ts_requirement_call;
extern _Thread_local ts_requirement_call ts_current_requirement;
static inline bool ts_requirement_in_progress(const void *object, const void *name) {
    return ts_current_requirement.object == object && ts_current_requirement.name == name;
}
static inline ts_requirement_call ts_begin_requirement(const void *object, const void *name) {
    ts_requirement_call outer = ts_current_requirement;
    ts_current_requirement.object = object;
    ts_current_requirement.name = name;
    return outer;
}
static inline void ts_end_requirement(ts_requirement_call outer) { ts_current_requirement = outer; }
static inline void ts_set_requirement_recursion(bool value) { ts_current_requirement.recursion = value; }
static inline bool ts_get_requirement_recursion(void) { return ts_current_requirement.recursion; }

/// Calls of initialisers of a class known only at run time, though they are not `required`: `method` is the method
/// descriptor (symbol `...Tq`) that names the vtable slot, `description` the descriptor of the class that declares it.
/// Arguments are handed over at +1, the result is returned at +1.
/// Whether the class itself, not a superclass, is said to conform to the protocol of this descriptor.
bool ts_conforms(const void *cls, const void *protocol);

void *ts_new(const void *cls, const void *method, const void *description);
void *ts_new_rect(const void *cls, const void *method, const void *description, double x, double y, double w, double h);
void *ts_new_rect_word(const void *cls, const void *method, const void *description, double x, double y, double w,
                       double h, const void *word);
/// For `init(_: String?)`, the two words of an optional string.
void *ts_new_string(const void *cls, const void *method, const void *description, const void *s0, const void *s1);
/// For `init(_: enum of one byte, _: String?)`.
void *ts_new_byte_string(const void *cls, const void *method, const void *description, uint8_t byte, const void *s0,
                         const void *s1);
/// For `init(_: enum stored as a word, _: String?)`.
void *ts_new_word_string(const void *cls, const void *method, const void *description, intptr_t word, const void *s0,
                         const void *s1);
/// For `init(_: object?, _: object?)` and `init(_: object?)` (the second is ignored by the callee).
void *ts_new_string_objects(const void *cls, const void *method, const void *description, const void *s0,
                            const void *s1, const void *o0, const void *o1);
void *ts_new_objects(const void *cls, const void *method, const void *description, const void *o0, const void *o1);
/// For `init(_: String?, _: object?)`.
void *ts_new_string_object(const void *cls, const void *method, const void *description, const void *s0, const void *s1,
                           const void *o0);

/// Descriptors of `Foundation.NSObject.init()`.
const void *ts_object_init(void);
const void *ts_object_description(void);

/// Puts the methods that `subclass` overrides (not initialisers) into the tables of `cls` and of all loaded classes below
/// it that inherit them. Both are class metadata; `subclass` derives from `cls` directly and neither is generic.
void ts_replace_methods(const void *cls, const void *subclass);

/// Whether a method that `example`, a subclass of `base`, overrides is another in `cls`, a subclass too, than in `base`.
bool ts_overrides_like(const void *cls, const void *base, const void *example);

/// Lets every call of `function`, also those within its own library, go to `replacement`, which takes the same arguments.
/// The function must be at least 16 bytes long. Call it before there are threads.
/// - Returns: false: the processor is not known, or code may not be changed here.
bool ts_replace_function(void *function, const void *replacement);

/// Puts the next object of exactly this class that this thread allocates into `*place`, before anything initialises it;
/// its memory is zero then. The place lives until that has happened or `ts_forget_allocation` is called.
/// - Returns: whether the calls of the class's library can be watched.
bool ts_await_allocation(const void *cls, void **place);

/// Awaits nothing more on this thread.
void ts_forget_allocation(void);

/// One of the places in which a class is declared: the class itself, a type around it, an extension, the module.
typedef struct ts_context_place {
    /// `C`, `V` (structure), `O` (enumeration), `E` (extension; the name is its module's, the type it extends follows),
    /// `M` (module).
    char kind;
    bool is_private;
    const char *name;
} ts_context_place;

/// Where a class is declared, the class itself first, its module last.
/// - Returns: how many places there are; 0: more than `capacity`, or a kind that is not known.
size_t ts_class_context(const void *cls, ts_context_place *list, size_t capacity);

/// - Returns: whether the search goes on.
typedef bool (*ts_class_visitor)(const void *cls, void *context);

/// Every class of the process that is not generic and bears the name, without those of the places around it.
/// - Complexity: one pass over all types of the process.
void ts_classes_named(const char *name, ts_class_visitor visit, void *context);
