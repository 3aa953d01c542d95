// SPDX-License-Identifier: MIT
public import Foundation

extension NSString {
    /// The variant for so many ems. Strings looked up here carry no variants, so it is the string itself, as on iOS for
    /// any string without a width rule.
    public func variantFittingPresentationWidth(_ width: Int) -> String { self as String }
}
