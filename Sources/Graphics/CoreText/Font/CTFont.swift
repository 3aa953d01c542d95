// SPDX-License-Identifier: MIT
import CoreGraphics

/// A face at a size. On iOS `CTFont` and `UIFont` are bridged to each other; here they are one class, so `as` works in both
/// directions.
///
/// Sendable because it never changes.
public final class CTFont: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Shared by all fonts of the same identity and size.
    package let core: FontCore

    /// Any thread.
    package init(core: FontCore) {
        self.core = core
    }

    /// The font of text that names none: Helvetica at 12 points.
    public override convenience init() {
        self.init(FontIdentity(name: "Helvetica") ?? FontIdentity(.system(.standard)), orSystemAt: 12)
    }

    /// nil where the identity's name or file is unknown.
    /// - Parameter size: points.
    package convenience init?(_ identity: FontIdentity, size: Double) {
        guard let core = FontCore.make(identity, size: size) else { return nil }
        self.init(core: core)
    }

    /// The font of an identity; the system font when a name or file has become unknown.
    package convenience init(_ identity: FontIdentity, orSystemAt size: Double) {
        self.init(core: FontCore.make(identity, size: size) ?? FontCore.system(size: size))
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CTFont)?.core === core }

    public override var hash: Int { ObjectIdentifier(core).hashValue }

    public override var description: String {
        let style = core.identity.isItalic ? "italic" : "normal"
        let weight = core.identity.weight >= 0.3 ? "bold" : "normal"
        return "<UICTFont: 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))> font-family: "
            + "\"\(core.family)\"; font-weight: \(weight); font-style: \(style); font-size: "
            + String(format: "%.2fpt", core.size)
    }

    // MARK: NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        coder.encode(core.postScriptName as NSString, forKey: "UIFontName")
        coder.encode(core.size, forKey: "UIFontPointSize")
    }

    public convenience init?(coder: NSCoder) {
        let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") as String? ?? ""
        let size = coder.decodeDouble(forKey: "UIFontPointSize")
        self.init(FontIdentity(name: name) ?? FontIdentity(.system(.standard)), orSystemAt: size)
    }
}
