// SPDX-License-Identifier: MIT

// People and how to reach them. The store is one of the device: every app that may sees the same.
@_exported public import FoundationCompat
