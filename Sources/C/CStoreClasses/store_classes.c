// SPDX-License-Identifier: MIT
#include "CStoreClasses.h"

#define SWIFTCC __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

void *ts_new_store(const void *cls, const void *method, const void *description, const void *coordinator,
                   const void *name0, const void *name1, const void *url0, const void *url1, const void *options) {
    SWIFTCC void *(*f)(const void *, const void *, const void *, const void *, const void *, const void *,
                       SELF const void *) = swift_lookUpClassMethod(cls, method, description);
    return f(coordinator, name0, name1, url0, url1, options, cls);
}
