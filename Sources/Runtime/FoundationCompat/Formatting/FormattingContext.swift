// SPDX-License-Identifier: MIT
public import Foundation

// The address alone is used, never the memory.
nonisolated(unsafe) private let contextKey = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

/// Where a formatter's text will stand.
extension Formatter {
    fileprivate var storedContext: Context {
        get { objc_getAssociatedObject(self, contextKey) as? Context ?? .unknown }
        set { objc_setAssociatedObject(self, contextKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

extension DateFormatter {
    /// Names of months and days are written as their language writes them inside a sentence. That is the same everywhere in
    /// languages that write them with capitals; in others the first letter stays small, which is reported.
    public var formattingContext: Context {
        get { storedContext }
        set {
            storedContext = newValue
            let wantsCapital = newValue == .beginningOfSentence || newValue == .listItem
            guard wantsCapital, monthSymbols.first?.first?.isLowercase == true else { return }
            Unsupported.report("DateFormatter.formattingContext: capitals of \(locale?.identifier ?? "the locale")")
        }
    }
}

extension NumberFormatter {
    /// Spelled-out numbers begin small everywhere.
    public var formattingContext: Context {
        get { storedContext }
        set {
            storedContext = newValue
            guard numberStyle == .spellOut, newValue == .beginningOfSentence else { return }
            Unsupported.report("NumberFormatter.formattingContext: capitals of spelled-out numbers")
        }
    }
}
