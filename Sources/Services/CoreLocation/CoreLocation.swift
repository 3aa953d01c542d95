// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat

// Positions, regions, headings and addresses. The position is that of the simulated device's world, moved by scripts,
// GPX tracks or a real receiver (TouchstoneDevice/World).
