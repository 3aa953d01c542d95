// SPDX-License-Identifier: MIT
#include "CStoreClasses.h"

#define SWIFTCC __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// Core Data's own, of the same program: the descriptors of the initialiser and of the class that introduces it. Named here,
// since programs that hold Core Data themselves export neither.
extern const char store_initializer[] __asm__(
    "$s8CoreData17NSPersistentStoreC010persistentD11Coordinator17configurationName2at7optionsAcA0cdF0CSg_SSSg20"
    "FoundationEssentials3URLVSDys11AnyHashableVypGSgtcfCTq");
extern const char store_class[] __asm__("$s8CoreData17NSPersistentStoreCMn");

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

void *ts_new_store(const void *cls, const void *coordinator, const void *name0, const void *name1,
                   const void *url0, const void *url1, const void *options) {
    SWIFTCC void *(*f)(const void *, const void *, const void *, const void *, const void *, const void *,
                       SELF const void *) = swift_lookUpClassMethod(cls, store_initializer, store_class);
    return f(coordinator, name0, name1, url0, url1, options, cls);
}
