// SPDX-License-Identifier: MIT
/// An animation of the value at one key path of a layer.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Adds to the value that is there instead of replacing it.
    open var isAdditive = false
    /// Each repetition starts where the one before ended.
    open var isCumulative = false
    /// Turns numbers into the property's values, for example an angle into a transform.
    open var valueFunction: CAValueFunction?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func assign(from other: CAAnimation) {
        super.assign(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

    /// Reads a client's value for the key path; through the value function it is always a number or three.
    final func read(_ value: Any?, _ path: LayerKeyPath) -> AnimatableValue? {
        guard let value, !(value is NSNull) || path.kind == .color else { return nil }
        guard let valueFunction else {
            if path.property == nil { return custom(value) }
            return AnimatableValue(value, kind: path.kind)
        }
        let kind: ValueKind = value is [Any] ? .numbers : .number
        return AnimatableValue(value, kind: kind).flatMap(valueFunction.apply)
    }

    /// Values of subclasses' own keys: whatever kind they turn out to be.
    private func custom(_ value: Any) -> AnimatableValue? {
        for kind in [ValueKind.number, .point, .size, .rect, .transform] {
            if let typed = AnimatableValue(value, kind: kind) { return typed }
        }
        if let color = value as? CGColor { return AnimatableValue(color, kind: .color) }
        if let path = value as? CGPath { return .path(path) }
        return .object(value as AnyObject)
    }

    final func track(_ values: ValueTrack, _ path: LayerKeyPath) -> CompiledAnimation.Kind {
        .property(
            PropertyTrack(
                path: path, isAdditive: isAdditive, isCumulative: isCumulative, values: values,
                function: valueFunction))
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "keyPath": keyPath
        case "additive": isAdditive
        case "cumulative": isCumulative
        default: super.value(forKey: key)
        }
    }
}

/// Interpolates between two values; which of `fromValue`, `toValue` and `byValue` are nil decides which ones.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeEmpty() -> CAAnimation { CABasicAnimation() }

    override func assign(from other: CAAnimation) {
        super.assign(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func compile(duration: CFTimeInterval) -> CompiledAnimation.Kind? {
        guard let keyPath, !keyPath.isEmpty else { return nil }
        let path = LayerKeyPath(keyPath)
        return track(.basic(ends(path), spring: nil), path)
    }

    final func ends(_ path: LayerKeyPath) -> ValueEnds {
        ValueEnds(from: read(fromValue, path), to: read(toValue, path), by: read(byValue, path))
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "fromValue": fromValue
        case "toValue": toValue
        case "byValue": byValue
        default: super.value(forKey: key)
        }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: super.setValue(value, forKey: key)
        }
    }
}
