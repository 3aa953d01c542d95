// SPDX-License-Identifier: MIT
public import Foundation

extension NSMutableString {
    /// Appends text made as `String(format:)` makes it.
    public func appendFormat(_ format: NSString, _ arguments: CVarArg...) {
        append(String(format: format as String, arguments: arguments))
    }
}
