// SPDX-License-Identifier: MIT

/// Sets a property where the file says something else than what the object has.
///
/// UIKit's own `init(coder:)` writes instance variables. Here properties are set, and setters that a subclass overrides
/// run before the subclass is initialised: they must not hear of values that are the default anyway.
@MainActor
func update<Object: AnyObject, Value: Equatable>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, _ value: Value
) {
    if object[keyPath: property] != value { object[keyPath: property] = value }
}
