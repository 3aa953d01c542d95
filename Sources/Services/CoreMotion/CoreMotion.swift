// SPDX-License-Identifier: MIT

// How the device moves, as the world says (TouchstoneDevice/World) or a script tells it (MotionScript.swift): held upright
// and still, at first.
@_exported public import FoundationCompat
