// SPDX-License-Identifier: MIT

// Calendars, events and reminders. The store is one of the device: every app that may sees the same.
@_exported public import CoreGraphics
@_exported public import CoreLocation
@_exported public import FoundationCompat
