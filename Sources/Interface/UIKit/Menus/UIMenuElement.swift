// SPDX-License-Identifier: MIT

/// A row of a menu: an action, a command or a menu again.
@preconcurrency @MainActor
open class UIMenuElement: __ObjCObject, @preconcurrency NSSecureCoding, @preconcurrency NSCopying {
    open internal(set) var title: String
    open var subtitle: String?
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    public required init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? ""
        subtitle = coder.decodeObject(of: NSString.self, forKey: "subtitle") as String?
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString, forKey: "title")
        if let subtitle { coder.encode(subtitle as NSString, forKey: "subtitle") }
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIMenuElement {
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the action ran.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

/// A menu row that does something.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var selectedImage: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    var sender: Any? { get }
    func performWithSender(_ sender: Any?, target: Any?)
}
