// SPDX-License-Identifier: MIT
public import Foundation

extension NSRegularExpression {
    /// `enumerateMatches(in:options:range:using:)` as iOS declares it: the closure does not escape. The source adapter
    /// calls it by this name, because Foundation's own cannot be redeclared.
    public func __enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            enumerateMatches(in: string, options: options, range: range, using: block)
        }
    }
}
