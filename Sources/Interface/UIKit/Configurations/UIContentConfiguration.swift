// SPDX-License-Identifier: MIT

/// A value that says what a cell or another view shows and makes the view that shows it.
///
/// The methods, not the type, belong to the main actor: configurations are values that may be compared anywhere.
public protocol UIContentConfiguration {
    /// A new view, showing this configuration.
    @preconcurrency @MainActor func makeContentView() -> UIView & UIContentView
    /// The configuration as it is in `state`; properties that were set stay.
    @preconcurrency @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// Setting it changes what the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can be given `configuration`; otherwise a new view is made for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Configurations of the type that the view has now.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
