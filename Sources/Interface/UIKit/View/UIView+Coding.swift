// SPDX-License-Identifier: MIT

extension UIView {
    /// Reads the keys Interface Builder and `NSKeyedArchiver` write for views.
    func decode(from coder: NSCoder) {
        func has(_ key: String) -> Bool { coder.containsValue(forKey: key) }
        if let coder = coder as? InterfaceCoder { return coder.configure(self) }
        guard coder.allowsKeyedCoding else { return }
        if has("UIBounds") { bounds = NSCoder.cgRect(for: coder.decodeObject(forKey: "UIBounds") as? String ?? "") }
        if has("UICenter") { center = NSCoder.cgPoint(for: coder.decodeObject(forKey: "UICenter") as? String ?? "") }
        if has("UITag") { tag = coder.decodeInteger(forKey: "UITag") }
        if has("UIAlpha") { alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha")) }
        if has("UIHidden") { isHidden = coder.decodeBool(forKey: "UIHidden") }
        if has("UIClipsToBounds") { clipsToBounds = coder.decodeBool(forKey: "UIClipsToBounds") }
        if has("UIOpaque") { isOpaque = coder.decodeBool(forKey: "UIOpaque") }
        if has("UIContentMode") {
            contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: "UIContentMode")) ?? .scaleToFill
        }
        if has("UIAutoresizingMask") {
            autoresizingMask = AutoresizingMask(rawValue: UInt(coder.decodeInteger(forKey: "UIAutoresizingMask")))
        }
        if has("UIUserInteractionDisabled") {
            isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
        }
        if has("UIBackgroundColor") { backgroundColor = coder.decodeObject(forKey: "UIBackgroundColor") as? UIColor }
        for view in coder.objectIfAny(forKey: "UISubviews") as? [UIView] ?? [] { addSubview(view) }
    }

    func encode(into coder: NSCoder) {
        coder.encode(NSCoder.string(for: bounds), forKey: "UIBounds")
        coder.encode(NSCoder.string(for: center), forKey: "UICenter")
        if tag != 0 { coder.encode(tag, forKey: "UITag") }
        if alpha != 1 { coder.encode(Double(alpha), forKey: "UIAlpha") }
        if isHidden { coder.encode(true, forKey: "UIHidden") }
        if clipsToBounds { coder.encode(true, forKey: "UIClipsToBounds") }
        coder.encode(isOpaque, forKey: "UIOpaque")
        if contentMode != .scaleToFill { coder.encode(contentMode.rawValue, forKey: "UIContentMode") }
        if !autoresizingMask.isEmpty { coder.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask") }
        if !isUserInteractionEnabled { coder.encode(true, forKey: "UIUserInteractionDisabled") }
        if let color = backgroundColor { coder.encode(color, forKey: "UIBackgroundColor") }
        if !subviewList.isEmpty { coder.encode(subviewList, forKey: "UISubviews") }
    }
}
