// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The children appear in the parent menu, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one child is on; choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    public enum ElementSize: Int, Sendable {
        case small = 0
        case medium = 1
        case large = 2
        case automatic = -1
    }

    public let identifier: Identifier
    public let options: Options
    open var preferredElementSize: ElementSize
    public let children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    public required init?(coder: NSCoder) {
        let name = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?
        identifier = Identifier(name ?? UUID().uuidString)
        options = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "options")))
        preferredElementSize = .automatic
        children =
            coder.decodeObject(of: [NSArray.self, UIMenuElement.self], forKey: "children") as? [UIMenuElement] ?? []
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(identifier.rawValue as NSString, forKey: "identifier")
        coder.encode(Int(bitPattern: options.rawValue), forKey: "options")
        coder.encode(children as NSArray, forKey: "children")
    }

    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The leaves that are on, those of inline submenus included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }
}

/// A placeholder whose rows are made when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    let isCached: Bool
    /// What the provider has made, kept for the next menu when it may be.
    final var loaded: [UIMenuElement]?

    /// What can be had without waiting.
    final var immediateElements: [UIMenuElement] {
        if let loaded, isCached { return loaded }
        provider { [weak self] in self?.loaded = $0 }
        return loaded ?? []
    }

    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        isCached = true
        super.init(title: "", subtitle: nil, image: nil)
    }

    private init(uncached elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        isCached = false
        super.init(title: "", subtitle: nil, image: nil)
    }

    public required init?(coder: NSCoder) {
        provider = { $0([]) }
        isCached = true
        super.init(coder: coder)
    }

    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(uncached: elementProvider)
    }
}
