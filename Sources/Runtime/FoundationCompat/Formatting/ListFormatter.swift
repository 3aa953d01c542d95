// SPDX-License-Identifier: MIT
public import Foundation

/// "a, b, and c".
open class ListFormatter: Formatter {
    open var locale: Locale! = .autoupdatingCurrent
    /// Formats elements that are not strings.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    open func string(from items: [Any]) -> String? {
        let texts = items.map { item in
            itemFormatter?.string(for: item) ?? (item as? String) ?? String(describing: item)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? strings.joined(separator: ", ")
    }
}
