// SPDX-License-Identifier: MIT

public typealias UIActionHandler = (UIAction) -> Void

/// A title, an image and a block: what menus, buttons and bar items perform.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    open var selectedImage: UIImage?
    open var discoverabilityTitle: String?
    public let identifier: Identifier
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// What performs the action; nil outside the handler.
    open private(set) var sender: Any?
    let handler: UIActionHandler

    /// - Parameter identifier: nil: a unique one is made. A control replaces an action by a later one with the same.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Blocks cannot be archived: the restored action does nothing.
    public required init?(coder: NSCoder) {
        let name = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?
        identifier = Identifier(name ?? UUID().uuidString)
        attributes = Attributes(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "attributes")))
        state = State(rawValue: coder.decodeInteger(forKey: "state")) ?? .off
        handler = { _ in }
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(identifier.rawValue as NSString, forKey: "identifier")
        coder.encode(Int(bitPattern: attributes.rawValue), forKey: "attributes")
        coder.encode(state.rawValue, forKey: "state")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        handler(self)
    }

    /// Actions are equal when their identifiers are.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIAction).map { $0 === self || $0.identifier == identifier } ?? false
    }

    open override var hash: Int { identifier.hashValue }
}
