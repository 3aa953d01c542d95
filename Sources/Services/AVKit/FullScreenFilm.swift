// SPDX-License-Identifier: MIT

/// The whole screen for a film that lies in another: the film grows out of its place and shrinks back into it. The screen
/// below stays where it is and hears nothing of it.
@MainActor
final class FullScreenFilm: UIViewController, UIViewControllerTransitioningDelegate {
    /// The film, what the app lays over it, and its controls.
    private let stage: UIView
    /// Where the stage belongs.
    private let home: UIView
    var left: () -> Void = {}
    /// Told as it begins, while others can still animate along: whether the film grows.
    var changes: (Bool) -> Void = { _ in }

    init(_ stage: UIView, from home: UIView) {
        self.stage = stage
        self.home = home
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalPresentationCapturesStatusBarAppearance = true
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        place(in: home)
        left()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FilmGrowth(self, isGrowing: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        FilmGrowth(self, isGrowing: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !animated { fill() }
        if isBeingPresented { changes(true) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { changes(false) }
    }

    private func fill() {
        view.backgroundColor = .black
        place(in: view)
    }

    private func place(in parent: UIView) {
        stage.frame = parent.bounds
        if stage.superview !== parent { parent.insertSubview(stage, at: 0) }
    }

    /// Where the film lies when it is small, in the whole screen's space. A place that is gone is everywhere.
    private var smallFrame: CGRect { home.window == nil ? view.bounds : view.convert(home.bounds, from: home) }

    fileprivate func look(isLarge: Bool) {
        view.backgroundColor = isLarge ? .black : .clear
        stage.frame = isLarge ? view.bounds : smallFrame
        stage.layoutIfNeeded()
    }

    fileprivate func takeStage() {
        if stage.superview !== view { view.addSubview(stage) }
    }
}

@MainActor
private final class FilmGrowth: __ObjCObject, UIViewControllerAnimatedTransitioning {
    private let film: FullScreenFilm
    private let isGrowing: Bool

    init(_ film: FullScreenFilm, isGrowing: Bool) {
        self.film = film
        self.isGrowing = isGrowing
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if isGrowing {
            film.view.frame = transitionContext.finalFrame(for: film)
            transitionContext.containerView.addSubview(film.view)
        }
        film.takeStage()
        film.look(isLarge: !isGrowing)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [film, isGrowing] in
            film.look(isLarge: isGrowing)
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
