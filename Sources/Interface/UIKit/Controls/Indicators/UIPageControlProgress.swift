// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Of a page that becomes the current one; 0 to 1.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// How far the current page of a page control has come: its indicator is a bar that fills.
@preconcurrency @MainActor
open class UIPageControlProgress: __ObjCObject {
    @_disfavoredOverload open weak var delegate: (any UIPageControlProgressDelegate)?
    /// 0 to 1.
    open var currentProgress: Float = 0 {
        didSet {
            currentProgress = min(max(0, currentProgress), 1)
            if oldValue != currentProgress { control?.setNeedsLayout() }
        }
    }
    /// The bar shows: there are several pages, and the control is in a window.
    open internal(set) var isProgressVisible = false {
        didSet { if oldValue != isProgressVisible { delegate?.pageControlProgressVisibilityDidChange(self) } }
    }
    weak var control: UIPageControl?

    public override init() { super.init() }

    /// Another page is the current one.
    func pageChanged(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }
}

@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Whether the timer, at a page's end, goes on to the next one.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}

/// A progress that runs by itself and turns the pages.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// Seconds a page.
    open var preferredDuration: TimeInterval
    /// Behind the last page comes the first one; else the timer stops there.
    open var resetsToInitialPageAfterEnd = false
    open private(set) var isRunning = false
    private var durations: [Int: TimeInterval] = [:]
    private var tick: Deadline?
    /// When the progress last moved.
    private var lastTick: CFTimeInterval = 0
    private static let step: TimeInterval = 1.0 / 30

    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    @_nonoverride open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { super.delegate as? any UIPageControlTimerProgressDelegate }
        set { super.delegate = newValue }
    }

    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        lastTick = FrameClock.now
        schedule()
    }

    open func pauseTimer() {
        isRunning = false
        tick?.cancel()
        tick = nil
    }

    private func schedule() {
        tick = DeadlineQueue.shared.schedule(after: Self.step) { [weak self] in self?.advance() }
    }

    private func advance() {
        guard isRunning, let control else { return }
        let now = FrameClock.now
        let passed = now - lastTick
        lastTick = now
        // Nobody sees it run.
        if isProgressVisible {
            let length = max(Self.step, duration(forPage: control.currentPage))
            currentProgress += Float(passed / length)
            delegate?.pageControlTimerProgressDidChange(self)
            if currentProgress >= 1 { finishPage(control) }
        }
        if isRunning { schedule() }
    }

    private func finishPage(_ control: UIPageControl) {
        let isLast = control.currentPage + 1 >= control.numberOfPages
        guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
        let next = isLast ? 0 : control.currentPage + 1
        guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
            currentProgress = 0
            return
        }
        control.currentPage = next
        control.sendActions(for: .valueChanged)
    }
}

extension UIPageControl {
    /// The way along which the pages follow each other.
    public enum Direction: Int, Sendable {
        /// That of the language.
        case natural = 0
        case leftToRight
        case rightToLeft
        case topToBottom
        case bottomToTop
    }
}
