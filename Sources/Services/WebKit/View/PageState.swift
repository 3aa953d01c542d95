// SPDX-License-Identifier: MIT

/// What is known of the page that a view shows.
@MainActor
final class PageState {
    var title: String? = ""
    var url: URL?
    /// The last archive that was loaded: what the engine calls it, and the page's address in it.
    var archive: (name: String, url: String)?
    var isLoading = false
    var progress = 0.0
    var isSecure = false
    var trust: SecTrust?
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
    /// The whole page, in CSS points.
    var contentSize = CGSize.zero
    /// How the page wants to be laid out and zoomed.
    var layout = PageViewport.text
    /// What the scroll view was given for that.
    var zoomLimits: ClosedRange<CGFloat>?
    /// Whether a person or the app has enlarged it.
    var isZoomed = false
    var isSettingZoom = false
    /// Where the engine has scrolled to, CSS points.
    var scrolled = CGPoint.zero
    var isScrolling = false

    // MARK: Pages of a PDF

    /// What the page is, as its server says.
    var type = ""
    var pages: WebPages?
    var pagesZoom: CGFloat = 1

    // MARK: Pixels

    var memory = FrameMemory()
    /// What the layer shows.
    var frame: CGImage?
    /// Whether the page is scrolled for a picture of the whole: nobody sees that.
    var isPictured = false
    /// The last frame while `isPictured`.
    var pictured: CGImage?
    /// The page on paper while it is being printed, and the heights of its sheets; the rooms it was laid out for last.
    var printed: (page: any PageOnPaper, heights: [CGFloat])?
    var lastPrint: (width: CGFloat, first: CGFloat, rest: CGFloat)?
    /// Whether the page wants a dark canvas.
    var isDark = false
    /// Keeps the clock until the page is off the paper again.
    var printHold: ClockHold?
    /// What the engine was told last to make of the page.
    var appearance = ""
    /// How many frames in a row were like the last one, itself included.
    var steadyFrames = 0
    /// Called when what was asked for is on the screen.
    var settling: ClockHold?
}

/// A page while it is printed; see `PrintedPage`.
@MainActor
protocol PageOnPaper: AnyObject {
    /// Points of the paper: its width, and the heights for the page on the first sheet and on the others.
    var width: CGFloat { get }
    var first: CGFloat { get }
    var rest: CGFloat { get }
    func draw(_ index: Int, in rect: CGRect)
    func close(at position: CGPoint, then done: @escaping () -> Void)
}
