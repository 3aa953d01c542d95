// SPDX-License-Identifier: MIT
import CoreGraphics

/// The keys of layer values that key-value coding and animations reach without reflection.
package enum LayerProperty: String, CaseIterable, Sendable {
    case anchorPoint, anchorPointZ, backgroundColor, borderColor, borderWidth, bounds, contents, contentsCenter
    case contentsRect, contentsScale, cornerRadius, doubleSided, geometryFlipped, hidden, masksToBounds, opacity
    case position, rasterizationScale, shadowColor, shadowOffset, shadowOpacity, shadowPath, shadowRadius
    case shouldRasterize, sublayerTransform, transform, zPosition
    // CAShapeLayer
    case path, fillColor, strokeColor, lineWidth, miterLimit, strokeStart, strokeEnd, lineDashPhase
    // CAGradientLayer
    case colors, locations, startPoint, endPoint
    // CAReplicatorLayer
    case instanceCount, instanceDelay, instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset
    case instanceBlueOffset, instanceAlphaOffset
    // CAEmitterLayer
    case birthRate, lifetime, emitterPosition, emitterZPosition, emitterSize, emitterDepth, velocity, scale, spin

    private static let aliases: [String: LayerProperty] = [
        "isHidden": .hidden, "isDoubleSided": .doubleSided, "isGeometryFlipped": .geometryFlipped,
    ]
    private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    init?(key: String) {
        guard let property = Self.table[key] ?? Self.aliases[key] else { return nil }
        self = property
    }

    /// The form in which it is interpolated.
    package var kind: ValueKind {
        switch self {
        case .anchorPoint, .position, .startPoint, .endPoint, .emitterPosition: .point
        case .shadowOffset, .emitterSize: .size
        case .bounds, .contentsCenter, .contentsRect: .rect
        case .transform, .sublayerTransform, .instanceTransform: .transform
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .instanceColor: .color
        case .shadowPath, .path: .path
        case .contents: .object
        case .colors: .colors
        case .locations: .numbers
        case .doubleSided, .geometryFlipped, .hidden, .masksToBounds, .shouldRasterize: .flag
        case .anchorPointZ, .borderWidth, .contentsScale, .cornerRadius, .opacity, .rasterizationScale, .shadowOpacity,
            .shadowRadius, .zPosition, .lineWidth, .miterLimit, .strokeStart, .strokeEnd, .lineDashPhase,
            .instanceCount, .instanceDelay, .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset,
            .instanceAlphaOffset, .birthRate, .lifetime, .emitterZPosition, .emitterDepth, .velocity, .scale, .spin:
            .number
        }
    }

    /// Properties documented as animatable with a default implied animation. A shape's `path` is not.
    var animatesImplicitly: Bool {
        switch self {
        case .path, .shadowPath, .contentsScale, .geometryFlipped, .rasterizationScale, .shouldRasterize: false
        default: true
        }
    }

    /// What an animation of the property makes the compositor do again.
    var changes: LayerChanges {
        switch self {
        case .backgroundColor, .borderColor, .shadowColor, .opacity, .borderWidth, .rasterizationScale,
            .shouldRasterize:
            .appearance
        case .contents, .contentsCenter, .contentsRect, .contentsScale, .colors, .locations, .startPoint, .endPoint,
            .fillColor, .strokeColor:
            .contents
        default: .geometry
        }
    }

    static func defaultValue(forKey key: String) -> Any? {
        LayerProperty(key: key).flatMap { LayerState().value($0).object }
    }
}

extension LayerState {
    /// What an animation of it starts from.
    package func value(_ property: LayerProperty) -> AnimatableValue {
        switch property {
        case .anchorPoint: .point(anchorPoint)
        case .anchorPointZ: .number(anchorPointZ)
        case .backgroundColor: .color(backgroundColor?.rgba)
        case .borderColor: .color(borderColor?.rgba)
        case .borderWidth: .number(borderWidth)
        case .bounds: .rect(bounds)
        case .contents: .object(contents)
        case .contentsCenter: .rect(contentsCenter)
        case .contentsRect: .rect(contentsRect)
        case .contentsScale: .number(contentsScale)
        case .cornerRadius: .number(cornerRadius)
        case .doubleSided: .number(flags.contains(.doubleSided) ? 1 : 0)
        case .geometryFlipped: .number(flags.contains(.geometryFlipped) ? 1 : 0)
        case .hidden: .number(flags.contains(.hidden) ? 1 : 0)
        case .masksToBounds: .number(flags.contains(.masksToBounds) ? 1 : 0)
        case .shouldRasterize: .number(flags.contains(.shouldRasterize) ? 1 : 0)
        case .opacity: .number(Double(opacity))
        case .position: .point(position)
        case .rasterizationScale: .number(rasterizationScale)
        case .shadowColor: .color(shadowColor?.rgba)
        case .shadowOffset: .size(shadowOffset)
        case .shadowOpacity: .number(Double(shadowOpacity))
        case .shadowPath: .path(shadowPath)
        case .shadowRadius: .number(shadowRadius)
        case .sublayerTransform: .transform(sublayerTransform)
        case .transform: .transform(transform)
        case .zPosition: .number(zPosition)
        case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .strokeStart, .strokeEnd, .lineDashPhase:
            (shape?.value ?? ShapeState()).value(property)
        case .colors, .locations, .startPoint, .endPoint: (gradient?.value ?? GradientState()).value(property)
        case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
            .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
            (replicator?.value ?? ReplicatorState()).value(property)
        case .birthRate, .lifetime, .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .velocity,
            .scale, .spin:
            (emitter?.value ?? EmitterState()).value(property)
        }
    }

    /// Values of the wrong kind are ignored.
    package mutating func set(_ value: AnimatableValue, _ property: LayerProperty) {
        switch (property, value) {
        case (.anchorPoint, .point(let v)): anchorPoint = v
        case (.anchorPointZ, .number(let v)): anchorPointZ = v
        case (.backgroundColor, .color(let v)): backgroundColor = v.map { LayerColor(rgba: $0) }
        case (.borderColor, .color(let v)): borderColor = v.map { LayerColor(rgba: $0) }
        case (.borderWidth, .number(let v)): borderWidth = v
        case (.bounds, .rect(let v)): bounds = v
        case (.contents, .object(let v)): contents = v
        case (.contentsCenter, .rect(let v)): contentsCenter = v
        case (.contentsRect, .rect(let v)): contentsRect = v
        case (.contentsScale, .number(let v)): contentsScale = v
        case (.cornerRadius, .number(let v)): cornerRadius = v
        case (.doubleSided, .number(let v)): set(.doubleSided, v)
        case (.geometryFlipped, .number(let v)): set(.geometryFlipped, v)
        case (.hidden, .number(let v)): set(.hidden, v)
        case (.masksToBounds, .number(let v)): set(.masksToBounds, v)
        case (.shouldRasterize, .number(let v)): set(.shouldRasterize, v)
        case (.opacity, .number(let v)): opacity = Float(v)
        case (.position, .point(let v)): position = v
        case (.rasterizationScale, .number(let v)): rasterizationScale = v
        case (.shadowColor, .color(let v)): shadowColor = v.map { LayerColor(rgba: $0) }
        case (.shadowOffset, .size(let v)): shadowOffset = v
        case (.shadowOpacity, .number(let v)): shadowOpacity = Float(v)
        case (.shadowPath, .path(let v)): shadowPath = v
        case (.shadowRadius, .number(let v)): shadowRadius = v
        case (.sublayerTransform, .transform(let v)): sublayerTransform = v
        case (.transform, .transform(let v)): transform = v
        case (.zPosition, .number(let v)): zPosition = v
        default: setSpecial(value, property)
        }
    }

    private mutating func setSpecial(_ value: AnimatableValue, _ property: LayerProperty) {
        if var state = shape?.value, state.set(value, property) { shape = Box(state) }
        if var state = gradient?.value, state.set(value, property) { gradient = Box(state) }
        if var state = replicator?.value, state.set(value, property) { replicator = Box(state) }
        if var state = emitter?.value, state.set(value, property) { emitter = Box(state) }
    }

    private mutating func set(_ flag: LayerFlags, _ value: Double) {
        if value >= 0.5 { flags.insert(flag) } else { flags.remove(flag) }
    }
}
