// SPDX-License-Identifier: MIT
import CoreGraphics

/// A key path such as `transform.rotation.z` or `bounds.size.width`, taken apart once.
package struct LayerKeyPath {
    /// As it was written.
    package let text: String
    /// nil for keys that no property of this module has.
    let property: LayerProperty?
    let component: ValueComponent
    /// The first key when no property has it, and what follows.
    let customKey: String
    let rest: String?

    /// Takes any text; what names no property stays a key of the layer's own.
    package init(_ text: String) {
        self.text = text
        let dot = text.firstIndex(of: ".")
        customKey = String(dot.map { text[..<$0] } ?? text[...])
        rest = dot.map { String(text[text.index(after: $0)...]) }
        property = LayerProperty(key: customKey)
        component = rest.map { ValueComponent(rawValue: $0) ?? .unknown } ?? .whole
    }

    /// The kind of the part that the path names.
    var kind: ValueKind {
        // `frame` is computed, and its parts can be set all the same.
        guard let whole = property?.kind ?? (customKey == "frame" ? .rect : nil) else { return .object }
        switch component {
        case .whole, .unknown: return whole
        case .origin: return .point
        case .size: return .size
        case .translation: return whole == .transform ? .size : .number
        default: return .number
        }
    }
}

/// Parts of values, named as Core Animation's key paths name them.
enum ValueComponent: String {
    case whole = "", unknown = "?"
    case x, y, width, height
    case origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
}

extension AnimatableValue {
    func part(_ component: ValueComponent) -> AnimatableValue? {
        switch (self, component) {
        case (_, .whole): return self
        case (.point(let v), .x): return .number(v.x)
        case (.point(let v), .y): return .number(v.y)
        case (.size(let v), .width): return .number(v.width)
        case (.size(let v), .height): return .number(v.height)
        case (.rect(let v), .origin): return .point(v.origin)
        case (.rect(let v), .size): return .size(v.size)
        case (.rect(let v), .originX): return .number(v.origin.x)
        case (.rect(let v), .originY): return .number(v.origin.y)
        case (.rect(let v), .sizeWidth): return .number(v.size.width)
        case (.rect(let v), .sizeHeight): return .number(v.size.height)
        case (.transform(let v), _): return transformPart(v, component)
        default: return nil
        }
    }

    private func transformPart(_ t: CATransform3D, _ component: ValueComponent) -> AnimatableValue? {
        let parts = TransformParts(t) ?? TransformParts()
        switch component {
        case .rotation, .rotationZ: return .number(parts.eulerAngles.z)
        case .rotationX: return .number(parts.eulerAngles.x)
        case .rotationY: return .number(parts.eulerAngles.y)
        case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
        case .scaleX: return .number(parts.scale.x)
        case .scaleY: return .number(parts.scale.y)
        case .scaleZ: return .number(parts.scale.z)
        case .translation: return .size(CGSize(width: t.m41, height: t.m42))
        case .translationX: return .number(t.m41)
        case .translationY: return .number(t.m42)
        case .translationZ: return .number(t.m43)
        default: return nil
        }
    }

    mutating func setPart(_ part: AnimatableValue, _ component: ValueComponent) {
        switch (self, component, part) {
        case (_, .whole, _): self = part
        case (.point(var v), .x, .number(let n)):
            v.x = n
            self = .point(v)
        case (.point(var v), .y, .number(let n)):
            v.y = n
            self = .point(v)
        case (.size(var v), .width, .number(let n)):
            v.width = n
            self = .size(v)
        case (.size(var v), .height, .number(let n)):
            v.height = n
            self = .size(v)
        case (.rect(var v), _, _):
            switch (component, part) {
            case (.origin, .point(let p)): v.origin = p
            case (.size, .size(let s)): v.size = s
            case (.originX, .number(let n)): v.origin.x = n
            case (.originY, .number(let n)): v.origin.y = n
            case (.sizeWidth, .number(let n)): v.size.width = n
            case (.sizeHeight, .number(let n)): v.size.height = n
            default: return
            }
            self = .rect(v)
        case (.transform(let t), _, _): self = .transform(Self.replacing(component, of: t, with: part))
        default: break
        }
    }

    private static func replacing(
        _ component: ValueComponent, of t: CATransform3D, with part: AnimatableValue
    ) -> CATransform3D {
        var t = t
        if case (.translation, .size(let s)) = (component, part) { (t.m41, t.m42) = (s.width, s.height) }
        if case (.translation, .point(let p)) = (component, part) { (t.m41, t.m42) = (p.x, p.y) }
        guard case .number(let n) = part else { return t }
        switch component {
        case .translationX: t.m41 = n
        case .translationY: t.m42 = n
        case .translationZ: t.m43 = n
        case .rotation, .rotationX, .rotationY, .rotationZ:
            var parts = TransformParts(t) ?? TransformParts()
            var angles = parts.eulerAngles
            switch component {
            case .rotationX: angles.x = n
            case .rotationY: angles.y = n
            default: angles.z = n
            }
            parts.eulerAngles = angles
            t = parts.matrix
        case .scale, .scaleX, .scaleY, .scaleZ: t = scaling(component, n, t)
        default: break
        }
        return t
    }

    private static func scaling(_ component: ValueComponent, _ n: Double, _ t: CATransform3D) -> CATransform3D {
        var parts = TransformParts(t) ?? TransformParts()
        switch component {
        case .scaleX: parts.scale.x = n
        case .scaleY: parts.scale.y = n
        case .scaleZ: parts.scale.z = n
        default: parts.scale = SIMD3(repeating: n)
        }
        return parts.matrix
    }
}
