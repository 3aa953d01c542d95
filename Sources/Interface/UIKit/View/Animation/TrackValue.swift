// SPDX-License-Identifier: MIT

/// The value of an animatable layer property.
enum TrackValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)

    static func == (a: TrackValue, b: TrackValue) -> Bool {
        switch (a, b) {
        case (.number(let x), .number(let y)): x == y
        case (.point(let x), .point(let y)): x == y
        case (.size(let x), .size(let y)): x == y
        case (.rect(let x), .rect(let y)): x == y
        case (.transform(let x), .transform(let y)): CATransform3DEqualToTransform(x, y)
        case (.color(let x), .color(let y)): x == y
        case (.path(let x), .path(let y)): x == y
        case (.number, _), (.point, _), (.size, _), (.rect, _), (.transform, _), (.color, _), (.path, _): false
        }
    }

    /// nil for keys that are not animated.
    init?(of layer: CALayer, key: String) {
        switch key {
        case "position": self = .point(layer.position)
        case "bounds": self = .rect(layer.bounds)
        case "transform": self = .transform(layer.transform)
        case "opacity": self = .number(CGFloat(layer.opacity))
        case "backgroundColor": self = .color(layer.backgroundColor)
        case "zPosition": self = .number(layer.zPosition)
        case "anchorPoint": self = .point(layer.anchorPoint)
        case "anchorPointZ": self = .number(layer.anchorPointZ)
        case "sublayerTransform": self = .transform(layer.sublayerTransform)
        case "cornerRadius": self = .number(layer.cornerRadius)
        case "borderWidth": self = .number(layer.borderWidth)
        case "borderColor": self = .color(layer.borderColor)
        case "shadowOpacity": self = .number(CGFloat(layer.shadowOpacity))
        case "shadowRadius": self = .number(layer.shadowRadius)
        case "shadowOffset": self = .size(layer.shadowOffset)
        case "shadowColor": self = .color(layer.shadowColor)
        case "shadowPath": self = .path(layer.shadowPath)
        case "contentsRect": self = .rect(layer.contentsRect)
        case "contentsCenter": self = .rect(layer.contentsCenter)
        default: return nil
        }
    }

    @MainActor
    func set(on layer: CALayer, key: String) {
        switch (key, self) {
        case ("position", .point(let v)): layer.position = v
        case ("bounds", .rect(let v)): layer.bounds = v
        case ("transform", .transform(let v)): layer.transform = v
        case ("opacity", .number(let v)): layer.opacity = Float(v)
        case ("backgroundColor", .color(let v)): layer.backgroundColor = v
        case ("zPosition", .number(let v)): layer.zPosition = v
        case ("anchorPoint", .point(let v)): layer.anchorPoint = v
        case ("anchorPointZ", .number(let v)): layer.anchorPointZ = v
        case ("sublayerTransform", .transform(let v)): layer.sublayerTransform = v
        case ("cornerRadius", .number(let v)): layer.cornerRadius = v
        case ("borderWidth", .number(let v)): layer.borderWidth = v
        case ("borderColor", .color(let v)): layer.borderColor = v
        case ("shadowOpacity", .number(let v)): layer.shadowOpacity = Float(v)
        case ("shadowRadius", .number(let v)): layer.shadowRadius = v
        case ("shadowOffset", .size(let v)): layer.shadowOffset = v
        case ("shadowColor", .color(let v)): layer.shadowColor = v
        case ("shadowPath", .path(let v)): layer.shadowPath = v
        case ("contentsRect", .rect(let v)): layer.contentsRect = v
        case ("contentsCenter", .rect(let v)): layer.contentsCenter = v
        default: break
        }
    }

    /// As animations take it.
    var object: Any? {
        switch self {
        case .number(let v): v
        case .point(let v): v
        case .size(let v): v
        case .rect(let v): v
        case .transform(let v): v
        case .color(let v): v
        case .path(let v): v
        }
    }

    /// The difference for kinds that animate additively; nil for the others.
    func minus(_ other: TrackValue) -> TrackValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a - b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width - b.width, height: a.height - b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y, width: a.size.width - b.size.width,
                    height: a.size.height - b.size.height))
        case (.number, _), (.point, _), (.size, _), (.rect, _), (.transform, _), (.color, _), (.path, _): nil
        }
    }

    var zero: TrackValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3DIdentity)
        case .color, .path: self
        }
    }
}

extension TrackValue {
    func scaled(by factor: CGFloat) -> TrackValue {
        switch self {
        case .number(let v): .number(v * factor)
        case .point(let v): .point(CGPoint(x: v.x * factor, y: v.y * factor))
        case .size(let v): .size(CGSize(width: v.width * factor, height: v.height * factor))
        case .rect(let v):
            .rect(
                CGRect(
                    x: v.origin.x * factor, y: v.origin.y * factor, width: v.size.width * factor,
                    height: v.size.height * factor))
        case .transform, .color, .path: self
        }
    }

    /// The value `amount` of the way to `other`, as an animation shows it.
    func mixed(with other: TrackValue, _ amount: CGFloat) -> TrackValue {
        if amount <= 0 { return self }
        if amount >= 1 { return other }
        return TrackValue(AnimatableValue.mix(animatable, other.animatable, Double(amount))) ?? self
    }

    private var animatable: AnimatableValue {
        switch self {
        case .number(let v): .number(Double(v))
        case .point(let v): .point(v)
        case .size(let v): .size(v)
        case .rect(let v): .rect(v)
        case .transform(let v): .transform(v)
        case .color(let v): AnimatableValue(v, kind: .color) ?? .color(nil)
        case .path(let v): .path(v)
        }
    }

    /// nil for kinds that views do not animate.
    private init?(_ value: AnimatableValue) {
        switch value {
        case .number(let v): self = .number(CGFloat(v))
        case .point(let v): self = .point(v)
        case .size(let v): self = .size(v)
        case .rect(let v): self = .rect(v)
        case .transform(let v): self = .transform(v)
        case .color: self = .color(value.object as? CGColor)
        case .path(let v): self = .path(v)
        case .numbers, .colors, .object: return nil
        }
    }
}
