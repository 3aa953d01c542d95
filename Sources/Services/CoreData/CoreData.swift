// SPDX-License-Identifier: MIT

// Objects with a life of their own, kept in stores: models, contexts, coordinators, fetch requests. The folders are the
// topics of Apple's documentation; Store/ is what lies below the coordinator.
@_exported public import FoundationCompat
