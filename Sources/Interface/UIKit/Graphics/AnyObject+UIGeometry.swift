// SPDX-License-Identifier: MIT

/// Structures of UIKit in an object of unknown class, as in `(change[.newKey] as AnyObject).uiEdgeInsetsValue`.
extension __AnyMembers {
    public var uiEdgeInsetsValue: UIEdgeInsets! { geometry("UIEdgeInsetsValue").uiEdgeInsetsValue }
    public var uiOffsetValue: UIOffset! { geometry("UIOffsetValue").uiOffsetValue }
    public var cgAffineTransformValue: CGAffineTransform! { geometry("CGAffineTransformValue").cgAffineTransformValue }
}
