// SPDX-License-Identifier: MIT

// UIKit's structs in values, as arrays of doubles, and in archives.
private let insetsEncoding = "[4d]"
private let offsetEncoding = "[2d]"

extension NSValue {
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        var insets = insets
        self.init(bytes: &insets, objCType: insetsEncoding)
    }

    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        var insets = insets
        self.init(bytes: &insets, objCType: insetsEncoding)
    }

    public convenience init(uiOffset offset: UIOffset) {
        var offset = offset
        self.init(bytes: &offset, objCType: offsetEncoding)
    }

    private func holds(_ encoding: String) -> Bool { String(cString: objCType) == encoding }

    /// Zero when the value holds something else; so are the next two.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if holds(insetsEncoding) { getValue(&insets) }
        return insets
    }

    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        if holds(insetsEncoding) { getValue(&insets) }
        return insets
    }

    public var uiOffsetValue: UIOffset {
        var offset = UIOffset.zero
        if holds(offsetEncoding) { getValue(&offset) }
        return offset
    }
}

extension NSCoder {
    /// Zero for a missing key; so are the next two.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        text(key).map { NSCoder.uiEdgeInsets(for: $0) } ?? .zero
    }

    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        text(key).map { NSCoder.nsDirectionalEdgeInsets(for: $0) } ?? .zero
    }

    public func decodeUIOffset(forKey key: String) -> UIOffset { text(key).map { NSCoder.uiOffset(for: $0) } ?? .zero }

    private func text(_ key: String) -> String? {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? : nil
    }

    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
    }

    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
    }

    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: offset)), forKey: key)
    }
}
