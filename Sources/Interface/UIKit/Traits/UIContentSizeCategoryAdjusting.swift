// SPDX-License-Identifier: MIT

/// What follows the person's text size by itself.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether fonts of text styles and font metrics change with the person's text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
