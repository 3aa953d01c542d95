// SPDX-License-Identifier: MIT

/// Finds out whether a class overrides a method, which UIKit asks the Objective-C runtime.
///
/// A class's metadata holds a table with one entry per overridable member. The entry of a member is the one that
/// differs between a base class and a subclass that overrides only it, and does not differ in a subclass that
/// overrides nothing. Comparing that entry of any subclass with the base class's answers the question.
package struct OverrideProbe: Sendable {
    private let slot: Int?
    private let original: UInt

    /// - Parameters:
    ///   - base: the class that declares the member.
    ///   - plain: a direct subclass that overrides nothing.
    ///   - overriding: a direct subclass that overrides only the member.
    package init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        let a = Self.words(of: base)
        let b = Self.words(of: plain)
        let c = Self.words(of: overriding)
        // Words before the base class's own members hold metadata that always differs (superclass, sizes).
        slot = (Self.headerWords..<a.count).first { a[$0] == b[$0] && a[$0] != c[$0] }
        original = slot.map { a[$0] } ?? 0
    }

    private init(slot: Int, original: UInt) { (self.slot, self.original) = (slot, original) }

    /// One probe for each member that `overriding` overrides, in the order of their declaration.
    static func all(base: AnyClass, plain: AnyClass, overriding: AnyClass) -> [OverrideProbe] {
        let (a, b, c) = (words(of: base), words(of: plain), words(of: overriding))
        return (headerWords..<a.count).filter { a[$0] == b[$0] && a[$0] != c[$0] }
            .map { OverrideProbe(slot: $0, original: a[$0]) }
    }

    /// Whether `type`, a subclass of the base class, has its own implementation.
    package func isOverridden(in type: AnyClass) -> Bool {
        guard let slot else { return true }
        return Self.words(of: type)[slot] != original
    }

    /// kind, superclass, flags and sizes, descriptor, ivar destroyer: Swift's ABI without Objective-C interoperation.
    private static let headerWords = 7

    private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let classSize = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
        let count = Int(classSize - addressPoint) / MemoryLayout<UInt>.stride
        return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
    }

    /// Whether a view draws by itself; without it no pixels are kept for the view.
    @MainActor package static let draw = OverrideProbe(
        base: UIView.self, plain: PlainView.self, overriding: DrawingView.self)

    private final class PlainView: UIView {}
    private final class DrawingView: UIView {
        override func draw(_ rect: CGRect) { _ = rect.isEmpty }
    }
}
