// SPDX-License-Identifier: MIT

/// A menu row that sends an action along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
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
    public let action: Selector
    /// Tells commands of one action apart.
    public let propertyList: Any?
    /// Other actions for the command with modifier keys.
    public let alternates: [UICommandAlternate]
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// What performs the command; nil otherwise.
    open private(set) var sender: Any?

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "action") as String? else { return nil }
        action = Selector(name)
        propertyList = nil
        alternates = []
        attributes = Attributes(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "attributes")))
        state = State(rawValue: coder.decodeInteger(forKey: "state")) ?? .off
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(action.description as NSString, forKey: "action")
        coder.encode(Int(bitPattern: attributes.rawValue), forKey: "attributes")
        coder.encode(state.rawValue, forKey: "state")
    }

    /// - Parameter target: nil: the first of the responder chain that can.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}

/// Another action of a command, for when modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: __ObjCObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}

/// The property list of the command that shares.
public let UICommandTagShare = "com.apple.menu.share"
