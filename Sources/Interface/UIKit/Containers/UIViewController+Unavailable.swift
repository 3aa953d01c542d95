// SPDX-License-Identifier: MIT

extension UIViewController {
    @MainActor
    private final class Unavailable {
        var configuration: (any UIContentConfiguration)?
        var view: (UIView & UIContentView)?
        var needsUpdate = true
    }

    private var unavailable: Unavailable {
        if let made = attachments["contentUnavailable"] as? Unavailable { return made }
        let made = Unavailable()
        attachments["contentUnavailable"] = made
        return made
    }

    /// Covers the controller's view while it is not nil.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { (attachments["contentUnavailable"] as? Unavailable)?.configuration }
        set {
            unavailable.configuration = newValue
            showUnavailable()
        }
    }

    /// The controller's traits, and what its search controller searches for.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        let search = navigationItem.searchController ?? (self as? UISearchController)
        state.searchText = search.flatMap { $0.isActive ? $0.searchBar.text : nil }
        return state
    }

    /// `updateContentUnavailableConfiguration(using:)` is called before the next layout.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        unavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Before the view's own layout; only for controllers that say something of it.
    func updateUnavailableIfNeeded() {
        let asks = UnavailableProbe.isOverridden(in: type(of: self))
        guard asks || attachments["contentUnavailable"] != nil else { return }
        if unavailable.needsUpdate {
            unavailable.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        unavailable.view?.frame = viewIfLoaded?.bounds ?? .zero
    }

    private func showUnavailable() {
        guard isViewLoaded, let view else { return }
        guard let configuration = unavailable.configuration?.updated(for: contentUnavailableConfigurationState) else {
            unavailable.view?.removeFromSuperview()
            unavailable.view = nil
            return
        }
        if let old = unavailable.view, old.supports(configuration) {
            old.configuration = configuration
        } else {
            unavailable.view?.removeFromSuperview()
            let made = configuration.makeContentView()
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            made.frame = view.bounds
            unavailable.view = made
        }
        if let shown = unavailable.view { view.addSubview(shown) }
    }

    /// A configuration that was set before there was a view.
    func showUnavailableOnLoad() { if attachments["contentUnavailable"] != nil { showUnavailable() } }
}

/// Which controllers update their configuration themselves.
@MainActor
private enum UnavailableProbe {
    private final class Plain: UIViewController {}
    private final class Updating: UIViewController {
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    }
    private static let probe = OverrideProbe(
        base: UIViewController.self, plain: Plain.self, overriding: Updating.self)

    static func isOverridden(in type: AnyClass) -> Bool { probe.isOverridden(in: type) }
}
