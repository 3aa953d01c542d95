// SPDX-License-Identifier: MIT
import CoreGraphics

extension CALayer {
    func keyedValue(_ key: String) -> Any? {
        if let property = LayerProperty(key: key), hasProperty(property) {
            switch property {
            case .backgroundColor: return backgroundColor
            case .borderColor: return borderColor
            case .shadowColor: return shadowColor
            default: return state.value(property).object
            }
        }
        switch key {
        case "frame": return frame
        case "name": return name
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "mask": return mask
        case "delegate": return delegate
        case "actions": return actions
        case "style": return style
        case "contentsGravity": return contentsGravity.rawValue
        case "opaque", "isOpaque": return isOpaque
        case "speed": return speed
        case "beginTime": return beginTime
        case "timeOffset": return timeOffset
        case "duration": return duration
        default: return state.custom?[key] ?? styleValue(key)
        }
    }

    func setKeyedValue(_ value: Any?, _ key: String) {
        if let property = LayerProperty(key: key), hasProperty(property) {
            return setAnimatable(value, property)
        }
        switch key {
        case "frame": if case .rect(let v)? = AnimatableValue(value, kind: .rect) { frame = v }
        case "name": name = value as? String
        case "sublayers": sublayers = value as? [CALayer]
        case "mask": mask = value as? CALayer
        case "actions": actions = value as? [String: any CAAction]
        case "style": style = value as? [AnyHashable: Any]
        case "contentsGravity":
            if let v = value as? String { contentsGravity = CALayerContentsGravity(rawValue: v) }
        case "opaque", "isOpaque": isOpaque = AnimatableValue.double(value) == 1
        case "speed": speed = Float(AnimatableValue.double(value) ?? 1)
        case "beginTime": beginTime = AnimatableValue.double(value) ?? 0
        case "timeOffset": timeOffset = AnimatableValue.double(value) ?? 0
        default:
            // A setter of a subclass's or an extension's comes before the layer's own memory.
            guard let setter = objcLookup(type(of: self), .setter(of: key)) else { return setCustom(value, key) }
            _ = setter.call(self, [value])
        }
    }

    func value(path: LayerKeyPath) -> Any? {
        guard let rest = path.rest else { return value(forKey: path.text) }
        if let property = path.property, let part = state.value(property).part(path.component) { return part.object }
        if path.customKey == "frame", let part = AnimatableValue.rect(frame).part(path.component) { return part.object }
        return (value(forKey: path.customKey) as? __ObjCObject)?.value(forKeyPath: rest)
    }

    func set(_ value: Any?, path: LayerKeyPath) {
        guard let rest = path.rest else { return setValue(value, forKey: path.text) }
        guard let property = path.property else {
            if path.customKey == "frame", let part = AnimatableValue(value, kind: path.kind) {
                var whole = AnimatableValue.rect(frame)
                whole.setPart(part, path.component)
                if case .rect(let rect) = whole { frame = rect }
                return
            }
            guard let object = self.value(forKey: path.customKey) as? __ObjCObject else {
                return setCustom(value, path.text)
            }
            return object.setValue(value, forKeyPath: rest)
        }
        guard let part = AnimatableValue(value, kind: path.kind) else { return }
        var whole = state.value(property)
        whole.setPart(part, path.component)
        setAnimatable(whole, property)
    }

    /// Through the class's setter, so that overrides of subclasses run.
    private func setAnimatable(_ value: Any?, _ property: LayerProperty) {
        switch property {
        // The client's own objects stay, not our reading of them.
        case .backgroundColor: backgroundColor = value as? CGColor
        case .borderColor: borderColor = value as? CGColor
        case .shadowColor: shadowColor = value as? CGColor
        case .shadowPath: shadowPath = value as? CGPath
        case .contents: contents = value
        default:
            let none = type(of: self).defaultValue(forKey: property.rawValue)
            guard let typed = AnimatableValue(value ?? none, kind: property.kind) else { return }
            setAnimatable(typed, property)
        }
    }

    private func setAnimatable(_ value: AnimatableValue, _ property: LayerProperty) {
        switch (property, value) {
        case (.bounds, .rect(let v)): bounds = v
        case (.position, .point(let v)): position = v
        case (.transform, .transform(let v)): transform = v
        case (.opacity, .number(let v)): opacity = Float(v)
        case (.hidden, .number(let v)): isHidden = v != 0
        case (.cornerRadius, .number(let v)): cornerRadius = v
        case (.borderWidth, .number(let v)): borderWidth = v
        case (.zPosition, .number(let v)): zPosition = v
        default: change(property, property.changes, unless: false) { state.set(value, property) }
        }
    }

    /// Whether this layer's class has the property; a plain layer keeps `strokeEnd` as a custom value.
    private func hasProperty(_ property: LayerProperty) -> Bool {
        switch property {
        case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .strokeStart, .strokeEnd, .lineDashPhase:
            state.shape != nil
        case .colors, .locations, .startPoint, .endPoint: state.gradient != nil
        case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
            .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
            state.replicator != nil
        case .birthRate, .lifetime, .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .velocity,
            .scale, .spin:
            state.emitter != nil
        default: true
        }
    }

    private func setCustom(_ value: Any?, _ key: String) {
        guard links.model == nil else {
            state.custom = state.custom ?? [:]
            state.custom?[key] = value
            return
        }
        change(key: key, .timing) {
            state.custom = state.custom ?? [:]
            state.custom?[key] = value
        }
    }

    private func styleValue(_ key: String) -> Any? {
        links.style?[key] ?? type(of: self).defaultValue(forKey: key)
    }

    // MARK: Properties without storage (`@NSManaged` in subclasses)

    public func __managedGet<Value>(_ key: String) -> Value {
        if let value = objcCustomValue(key, as: Value.self) { return value }
        let none: Any? = type(of: self).defaultValue(forKey: key)
        if let value = none as? Value { return value }
        if let zero = (0 as NSNumber) as? Value { return zero }
        return Self.zero(Value.self)
    }

    public func __managedSet<Value>(_ key: String, _ value: Value) { setCustom(value, key) }

    private func objcCustomValue<Value>(_ key: String, as type: Value.Type) -> Value? {
        guard let stored = state.custom?[key] else { return nil }
        if let value = stored as? Value { return value }
        return AnimatableValue.double(stored).flatMap { NSNumber(value: $0) as? Value }
    }

    /// The zero of a managed property's type, which dynamic accessors answer before a value is set.
    private static func zero<Value>(_ type: Value.Type) -> Value {
        let values: [Any] = [
            0.0, CGFloat(0), Float(0), 0, false, "", CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity,
        ]
        for value in values { if let typed = value as? Value { return typed } }
        if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
            let none = optional.init(nilLiteral: ()) as? Value
        {
            return none
        }
        fatalError("CALayer: the dynamic property of type \(type) has no value; set one before reading it")
    }
}
