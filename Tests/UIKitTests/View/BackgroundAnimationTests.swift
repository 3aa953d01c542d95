// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// What moves when the app goes behind others. Truth: what developers of apps report of iOS, among them
/// https://github.com/mozilla-mobile/prox/pull/364 (animations are removed), https://github.com/kcramer/KCCircularTimer/issues/5
/// (completions are called) and https://stackoverflow.com/questions/47442098 (paused animators arrive).
@MainActor @Suite(.serialized)
struct BackgroundAnimationTests {
    let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    private func show(_ view: UIView) {
        simulator.send(.activation(.active))
        view.frame = CGRect(x: 0, y: 100, width: 40, height: 40)
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.02)
    }

    private func away() {
        simulator.send(.activation(.background))
        simulator.advance(by: 1)
    }

    private func back() {
        simulator.send(.activation(.active))
        simulator.advance(by: 0.5)
    }

    @Test("Animations of a block end, the completion hears that they did not finish; they do not go on at the return")
    func blocks() {
        let view = UIView()
        show(view)
        var endings: [Bool] = []
        UIView.animate(withDuration: 10, animations: { view.center.x = 320 }, completion: { endings.append($0) })
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
            completion: { endings.append($0) })
        simulator.advance(by: 0.5)
        #expect(view.layer.animationKeys()?.isEmpty == false)
        away()
        #expect(endings == [false, false])
        back()
        #expect(view.layer.animationKeys() ?? [] == [])
        #expect(view.center.x == 320 && view.alpha == 0)
    }

    @Test("Observers of the background find the animations still there, and may keep copies that start again")
    func kept() {
        let view = UIView()
        show(view)
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        (spin.toValue, spin.duration, spin.repeatCount) = (CGFloat.pi, 1, .infinity)
        view.layer.add(spin, forKey: "spin")
        simulator.advance(by: 0.5)
        // Posted on the main actor, where the test runs.
        nonisolated(unsafe) var copy: CAAnimation?
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { copy = view.layer.animation(forKey: "spin") } }
        away()
        NotificationCenter.default.removeObserver(observer)
        #expect(copy != nil && view.layer.animationKeys() == nil)
        if let copy { view.layer.add(copy, forKey: "spin") }
        back()
        #expect(view.layer.animationKeys() == ["spin"])
        view.removeFromSuperview()
    }

    @Test("UIKit's own endless motions go on at the return: spinner, pictures, symbol effects, caret")
    func own() throws {
        let (spinner, pictures, symbol) = (UIActivityIndicatorView(style: .medium), UIImageView(), UIImageView())
        let field = UITextField()
        for view in [spinner, pictures, symbol, field] { show(view) }
        spinner.startAnimating()
        pictures.animationImages = (0..<2).map { index in
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                (index == 0 ? UIColor.red : .blue).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        pictures.startAnimating()
        symbol.image = UIImage(systemName: "bell")
        symbol.addSymbolEffect(.pulse, options: .repeating)
        field.becomeFirstResponder()
        simulator.advance(by: 0.5)
        func motions() -> [Int] {
            [spinner, pictures, symbol, field].map { view in
                var layers: [CALayer] = [view.layer]
                var count = 0
                while let layer = layers.popLast() {
                    count += layer.animationKeys()?.count ?? 0
                    layers += layer.sublayers ?? []
                }
                return count
            }
        }
        let before = motions()
        #expect(before.allSatisfy { $0 > 0 })
        away()
        back()
        #expect(motions() == before)
        #expect(spinner.isAnimating && pictures.isAnimating)
        for view in [spinner, pictures, symbol, field] { view.removeFromSuperview() }
    }

    @Test("A round of pictures that is counted ends by itself, also across the background")
    func counted() {
        let pictures = UIImageView()
        show(pictures)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        (pictures.animationImages, pictures.animationDuration) = ([image, image], 1)
        pictures.animationRepeatCount = 2
        pictures.startAnimating()
        simulator.advance(by: 0.5)
        #expect(pictures.isAnimating)
        away()
        back()
        simulator.advance(by: 1)
        #expect(!pictures.isAnimating && pictures.layer.animationKeys() == nil)
    }

    @Test("An animator arrives, a paused one too; one that pauses on completion stays as it is")
    func animators() {
        let (running, paused, staying) = (UIView(), UIView(), UIView())
        for view in [running, paused, staying] { show(view) }
        var ends: [UIViewAnimatingPosition] = []
        let animators = [running, paused, staying].map { view in
            let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { view.alpha = 0 }
            animator.addCompletion { ends.append($0) }
            return animator
        }
        animators[0].startAnimation()
        animators[1].fractionComplete = 0.25
        animators[2].pausesOnCompletion = true
        animators[2].fractionComplete = 0.25
        simulator.advance(by: 0.5)
        away()
        back()
        #expect(ends == [.end, .end])
        #expect(animators[0].state == .inactive && animators[1].state == .inactive)
        #expect(running.layer.animationKeys() == nil && paused.layer.animationKeys() == nil)
        #expect(animators[2].state == .active && animators[2].fractionComplete == 0.25)
        #expect(abs((staying.layer.presentation()?.opacity ?? 1) - 0.75) < 0.001)
        animators[2].stopAnimation(true)
    }

    @Test("A controller that was being presented is there at the return")
    func presentation() {
        simulator.send(.activation(.active))
        let controller = UIViewController()
        var isPresented = false
        simulator.root.present(controller, animated: true) { isPresented = true }
        simulator.advance(by: 0.1)
        #expect(!isPresented)
        away()
        #expect(isPresented)
        back()
        #expect(simulator.root.presentedViewController === controller && controller.view.window != nil)
        simulator.root.dismiss(animated: false)
    }
}

/// Who hears of a finger that leads a transition. Truth: the documentation of UIViewControllerTransitionCoordinator.
@MainActor @Suite(.serialized)
struct TransitionInteractionTests {
    @Test("Handlers of ends are called when the finger lets go, those of changes also when it takes hold again")
    func handlers() {
        let coordinator = TransitionCoordinator(containerView: UIView(), animated: true, duration: 1)
        let journal = Journal()
        coordinator.notifyWhenInteractionChanges { journal.note("changes \($0.isInteractive)") }
        coordinator.notifyWhenInteractionEnds { journal.note("ends \($0.isInteractive)") }
        coordinator.isInteractive = true
        coordinator.interactionChanged()
        #expect(journal.take() == ["changes true"])
        coordinator.isInteractive = false
        coordinator.interactionChanged()
        #expect(journal.take() == ["changes false", "ends false"])
    }
}

/// What drag and drop sessions say of loading. Truth: the documentation of `UIDropSession` and of uniform types.
@MainActor @Suite(.serialized)
struct DropLoadingTests {
    @Test("A drop's progress counts the objects of all its loads")
    func progress() async {
        let items = ["one", "two"].map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
        let session = DragSession(items: items, at: .zero, in: nil)
        #expect(session.progress.fractionCompleted == 0)
        let texts = await withCheckedContinuation { done in
            let own = session.loadObjects(ofClass: NSString.self) { objects in
                done.resume(returning: objects.compactMap { ($0 as? NSString).map(String.init) })
            }
            #expect(own.totalUnitCount == 2 && session.progress.totalUnitCount == 2)
        }
        #expect(texts == ["one", "two"])
        #expect(session.progress.completedUnitCount == 2 && session.progress.isFinished)
    }

    @Test("A provider knows the kinds of all declared types, whatever their case")
    func types() throws {
        let provider = NSItemProvider()
        for type in ["public.tiff", "org.webmproject.webp", "public.comma-separated-values-text", "org.example.own"] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { _ in nil }
        }
        for type in ["public.image", "public.delimited-values-text", "PUBLIC.TIFF", "org.example.own", "public.item"] {
            #expect(provider.hasItemConformingToTypeIdentifier(type), "\(type)")
        }
        #expect(!provider.hasItemConformingToTypeIdentifier("public.movie"))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).csv")
        try Data("a,b".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }  // Only the temporary folder is left fuller.
        #expect(
            NSItemProvider(contentsOf: file)?.registeredTypeIdentifiers == ["public.comma-separated-values-text"])
    }
}
