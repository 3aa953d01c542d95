// SPDX-License-Identifier: MIT
#ifndef CSTORECLASSES_H
#define CSTORECLASSES_H

/// An object of `cls`, made by `init(persistentStoreCoordinator:configurationName:at:options:)`: an object, the two words
/// of a string, the two of a URL and a dictionary, all at +1.
/// - Parameter cls: class metadata.
void *ts_new_store(const void *cls, const void *coordinator, const void *name0, const void *name1, const void *url0,
                   const void *url1, const void *options);

#endif
