// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class WKBackForwardListItem: __ObjCObject {
    open private(set) var url: URL
    open private(set) var title: String?
    /// What was asked for before redirections.
    open private(set) var initialURL: URL

    init(url: URL, title: String?, initialURL: URL) {
        self.url = url
        self.title = title
        self.initialURL = initialURL
        super.init()
    }
}

/// The pages one can go back and forward to.
@preconcurrency @MainActor
open class WKBackForwardList: __ObjCObject {
    private(set) var items: [WKBackForwardListItem] = []
    private(set) var current: Int?

    public override init() { super.init() }

    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }

    /// - Parameter index: from the current item; negative: back.
    open func item(at index: Int) -> WKBackForwardListItem? {
        guard let current, items.indices.contains(current + index) else { return nil }
        return items[current + index]
    }

    open var backList: [WKBackForwardListItem] { current.map { Array(items[..<$0]) } ?? [] }
    open var forwardList: [WKBackForwardListItem] { current.map { Array(items[($0 + 1)...]) } ?? [] }

    /// Steps to an item of the list.
    func distance(to item: WKBackForwardListItem) -> Int? {
        guard let current, let index = items.firstIndex(where: { $0 === item }) else { return nil }
        return index - current
    }

    /// Index of the current item, then URL, title and first URL of each. Items that stay remain the same objects.
    func update(_ message: WebMessage) {
        let old = items
        items = stride(from: 1, to: message.fields.count - 2, by: 3).map { at in
            let texts = (message.text(at), message.text(at + 1), message.text(at + 2))
            if let same = old.first(where: { $0.url.absoluteString == texts.0 && ($0.title ?? "") == texts.1 }) {
                return same
            }
            let url = URL(string: texts.0) ?? WKWebView.blank
            return WKBackForwardListItem(
                url: url, title: texts.1.isEmpty ? nil : texts.1, initialURL: URL(string: texts.2) ?? url)
        }
        let index = message.integer(0)
        current = items.indices.contains(index) ? index : nil
    }
}
