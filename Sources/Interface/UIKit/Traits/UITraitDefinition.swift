// SPDX-License-Identifier: MIT

/// A kind of trait: one of the system's (`UITraitUserInterfaceStyle`, ...) or the app's own.
public protocol UITraitDefinition<Value> {
    associatedtype Value

    /// What environments have that nobody gave a value.
    static var defaultValue: Value { get }
    /// Makes the trait storable in an archive; empty when not wanted.
    static var identifier: String { get }
    static var name: String { get }
    /// True when a change must resolve dynamic colours again.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { "" }
    public static var name: String { String(describing: self) }
    public static var affectsColorAppearance: Bool { false }

    static func get(from values: TraitValues) -> Value {
        guard let system = self as? any SystemTrait.Type else {
            return values.custom[ObjectIdentifier(self)]?.value as? Value ?? defaultValue
        }
        guard let value = system.any(in: values) as? Value else {
            preconditionFailure("UITraitDefinition: \(self) stores another type than \(Value.self)")
        }
        return value
    }

    static func set(_ value: Value, in values: inout TraitValues) {
        if let system = self as? any SystemTrait.Type {
            system.setAny(value, in: &values)
        } else {
            values.custom[ObjectIdentifier(self)] = CustomTraitValue(trait: self, value: value)
        }
    }

    static func isSpecified(in values: TraitValues) -> Bool {
        guard let system = self as? any SystemTrait.Type else { return values.custom[ObjectIdentifier(self)] != nil }
        return system.differ(values, TraitValues())
    }

    static func unset(in values: inout TraitValues) {
        if let system = self as? any SystemTrait.Type {
            system.reset(in: &values)
        } else {
            values.custom[ObjectIdentifier(self)] = nil
        }
    }

    static func hasChanged(_ old: TraitValues, _ new: TraitValues) -> Bool {
        guard let system = self as? any SystemTrait.Type else {
            return old.custom[ObjectIdentifier(self)] != new.custom[ObjectIdentifier(self)]
        }
        return system.differ(old, new)
    }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait with a field of its own in `TraitValues`.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var field: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    static func any(in values: TraitValues) -> Any { values[keyPath: field] }
    static func differ(_ old: TraitValues, _ new: TraitValues) -> Bool { old[keyPath: field] != new[keyPath: field] }
    static func reset(in values: inout TraitValues) { values[keyPath: field] = TraitValues()[keyPath: field] }

    static func setAny(_ value: Any, in values: inout TraitValues) {
        guard let value = value as? Value else {
            preconditionFailure("UITraitDefinition: \(self) takes a \(Value.self), not \(value)")
        }
        values[keyPath: field] = value
    }
}
