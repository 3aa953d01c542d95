// SPDX-License-Identifier: MIT
import ObjectiveC

/// Sorts objects into the sections of an alphabetical index by the text that a method of theirs returns.
open class UILocalizedIndexedCollation: __ObjCObject {
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init) + ["#"]

    /// The letters of the Latin alphabet and # for the rest, in every language.
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

    open var sectionTitles: [String] { Self.letters }
    open var sectionIndexTitles: [String] { Self.letters }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(0, indexTitleIndex), Self.letters.count - 1)
    }

    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let first = text(of: object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .uppercased().first.map(String.init)
        return first.flatMap { Self.letters.firstIndex(of: $0) } ?? Self.letters.count - 1
    }

    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (text(of: $0, selector), $0) }
            .sorted { $0.0.localizedCaseInsensitiveCompare($1.0) == .orderedAscending }.map(\.1)
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        if let string = object as? String { return string }
        return __objcSend(object as AnyObject, selector, []) as? String ?? ""
    }
}
