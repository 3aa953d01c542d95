// SPDX-License-Identifier: MIT

// Names that UIKit and Foundation had for Swift 4 code. The driver imports this module into code of that language mode
// alone, so that other code cannot see them.
@_exported import FoundationCompat
