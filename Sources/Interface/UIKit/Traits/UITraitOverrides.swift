// SPDX-License-Identifier: MIT

/// The traits a view, controller, window or scene changes for itself and everything inside.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether the trait has a value here.
    func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool
    /// Lets the trait come from outside again.
    mutating func remove<T: UITraitDefinition>(_ trait: T.Type)
}

extension TraitValues: UITraitOverrides {
    /// False where it is unspecified.
    package func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool { T.isSpecified(in: self) }
    /// Unspecified from now on.
    package mutating func remove<T: UITraitDefinition>(_ trait: T.Type) { T.unset(in: &self) }
}
