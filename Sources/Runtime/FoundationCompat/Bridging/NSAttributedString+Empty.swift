// SPDX-License-Identifier: MIT
public import Foundation

extension NSAttributedString {
    /// `NSAttributedString()`, `NSMutableAttributedString()`, `NSTextStorage()`: no text. Linux's Foundation hides the
    /// initialiser that iOS inherits from NSObject, and an extension may not bring it back but by a default argument.
    public convenience init(__empty: Void = ()) { self.init(string: "") }
}
