// SPDX-License-Identifier: MIT
public import Foundation

extension Data.WritingOptions {
    /// The option's name in Swift 2, which the compiler still takes.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
