// SPDX-License-Identifier: MIT

// How the device moves, as a script tells it (MotionScript.swift); without one, a device that is held upright and still.
@_exported public import FoundationCompat
