// SPDX-License-Identifier: MIT

// Notifications that the app plans or that a server pushes. The folders are the topics of Apple's documentation; the
// device's own `NotificationService` keeps and delivers them.
@_exported public import FoundationCompat
