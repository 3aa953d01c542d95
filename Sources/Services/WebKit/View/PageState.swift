// SPDX-License-Identifier: MIT

/// What is known of the page that a view shows.
@MainActor
final class PageState {
    var title: String? = ""
    var url: URL?
    var isLoading = false
    var progress = 0.0
    var isSecure = false
    var themeColor: UIColor?

    /// What is being loaded: started by the app, or by the page.
    var navigation: WKNavigation?
    /// Whether the page of `navigation` has begun to arrive.
    var isCommitted = false
    /// Whether the page has left a question without an answer, as one does whose script never ends: the clock does not
    /// wait for the next ones.
    var isSilent = false
    /// Whether the page was loaded anew after its process had ended.
    var isRevived = false
    /// Keeps the clock while something is loaded.
    var hold: ClockHold?

    // MARK: Viewport

    /// Of the engine: CSS points, and pixels for each.
    var viewport = CGSize.zero
    var viewportScale: CGFloat = 0
    /// Points of the view for a CSS point: 1 where the page says that it fits the device.
    var scale: CGFloat = 1
    /// The whole page, in CSS points.
    var contentSize = CGSize.zero
    /// CSS width that the page asks for; nil: as wide as the view.
    var layoutWidth: CGFloat?
    /// Where the engine has scrolled to, CSS points.
    var scrolled = CGPoint.zero
    var isScrolling = false

    // MARK: Pixels

    var memory: SharedFrame?
    /// Called when what was asked for is on the screen.
    var settling: ClockHold?
}
