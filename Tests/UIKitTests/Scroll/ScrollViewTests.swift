// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct ScrollViewTests {
    final class Follower: Foundation.NSObject, UIScrollViewDelegate {
        let journal = Journal()
        var target: CGPoint?
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.note("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            journal.note("willEndDragging")
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            journal.note("didEndDragging \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.note("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.note("didEndDecelerating") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.note("didEndScrollingAnimation") }
    }

    private func stage(content: CGSize = CGSize(width: 393, height: 5000)) -> (Simulator, UIScrollView, Follower) {
        let simulator = Simulator()
        let view = UIScrollView(frame: simulator.root.view.bounds)
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = content
        let follower = Follower()
        view.delegate = follower
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        follower.scrolls = 0
        return (simulator, view, follower)
    }

    /// The header's words on `.automatic`: also adjusted "when the scroll view is owned by a view controller with
    /// automaticallyAdjustsScrollViewInsets = YES inside a navigation controller, regardless of whether the scroll view is
    /// scrollable".
    @Test(
        "content that does not scroll keeps clear of bars inside of navigation controllers alone",
        arguments: [true, false])
    func automaticInset(isInNavigation: Bool) {
        let child = UIViewController()
        let view = UIScrollView()
        let follower = Follower()
        view.delegate = follower
        child.view = view
        let parent = isInNavigation ? UINavigationController(rootViewController: child) : UIViewController()
        if !isInNavigation {
            parent.addChild(child)
            child.view.frame = UIScreen.main.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        let simulator = Simulator(root: parent)
        simulator.advance(by: 0.1)
        #expect(view.safeAreaInsets.top > 0)
        #expect((view.adjustedContentInset.top > 0) == isInNavigation)
        #expect((follower.scrolls > 0) == isInNavigation)
        #expect(view.visibleSize == view.bounds.size)
    }

    @Test("The slop is 10 points; the recognising event applies what goes beyond; then one to one")
    func slop() {
        let (simulator, view, _) = stage()
        simulator.down(CGPoint(x: 200, y: 500))
        simulator.advance(by: 0.016)
        simulator.move(CGPoint(x: 200, y: 491))
        #expect(view.contentOffset.y == 0 && !view.isDragging && view.isTracking)
        simulator.advance(by: 0.016)
        simulator.move(CGPoint(x: 200, y: 480))
        #expect(view.contentOffset.y == 10 && view.isDragging)
        simulator.advance(by: 0.016)
        simulator.move(CGPoint(x: 200, y: 400))
        #expect(view.contentOffset.y == 90)
        simulator.advance(by: 0.5)
        simulator.up(CGPoint(x: 200, y: 400))
        simulator.advance(by: 0.1)
        #expect(view.contentOffset.y == 90 && !view.isDragging && !view.isTracking)
    }

    @Test("Offsets lie on pixels of the device")
    func pixels() {
        let (simulator, view, _) = stage()
        simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 523.4), duration: 0.5, lifts: false)
        let pixels = view.contentOffset.y * 3
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
        simulator.up(CGPoint(x: 200, y: 523.4))
    }

    @Test("Delegate calls of a flick, in order, and the place it ends")
    func flick() {
        let (simulator, view, follower) = stage()
        // 1500 points a second.
        simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.2)
        let lifted = view.contentOffset.y
        #expect(view.isDecelerating)
        simulator.advance(by: 4)
        #expect(
            follower.journal.take() == [
                "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didEndDecelerating",
            ])
        // x0 + (v0 - 10) * 0.499, with the speed of the last 100 ms.
        #expect(abs(view.contentOffset.y - (lifted + 1490 * 0.499)) < 12)
        #expect(follower.scrolls > 60)
    }

    @Test("A finger that rests before it lifts leaves no deceleration")
    func slowEnd() {
        let (simulator, view, follower) = stage()
        simulator.drag(
            from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.3, lifts: false)
        simulator.advance(by: 0.3)
        simulator.up(CGPoint(x: 200, y: 500))
        #expect(!view.isDecelerating)
        #expect(follower.journal.take() == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    }

    @Test("Beyond the top the content follows by the rubber band, and returns after the lift")
    func rubberBand() {
        let (simulator, view, _) = stage()
        simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 510), duration: 1, lifts: false)
        let expected = -(1 - 1 / (0.55 * 300 / 852 + 1)) * 852
        #expect(abs(view.contentOffset.y - expected) < 0.5)
        simulator.advance(by: 0.3)
        simulator.up(CGPoint(x: 200, y: 510))
        simulator.advance(by: 2)
        #expect(view.contentOffset.y == 0)
    }

    @Test("The delegate may change where a flick ends")
    func changedTarget() {
        let (simulator, view, follower) = stage()
        follower.target = CGPoint(x: 0, y: 1000)
        simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.2)
        simulator.advance(by: 4)
        #expect(view.contentOffset.y == 1000)
    }

    @Test("Paging goes to the next page on a flick and back after a short slow drag")
    func paging() {
        let (simulator, view, _) = stage(content: CGSize(width: 393 * 4, height: 852))
        view.isPagingEnabled = true
        simulator.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.15)
        simulator.advance(by: 3)
        #expect(view.contentOffset.x == 393)
        simulator.drag(
            from: CGPoint(x: 350, y: 400), to: CGPoint(x: 270, y: 400), duration: 0.5, lifts: false)
        simulator.advance(by: 0.3)
        simulator.up(CGPoint(x: 270, y: 400))
        simulator.advance(by: 3)
        #expect(view.contentOffset.x == 393)
    }

    @Test("setContentOffset animated moves frame by frame and tells when it is there")
    func animated() {
        let (simulator, view, follower) = stage()
        view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        #expect(view.contentOffset.y == 0)
        simulator.advance(by: 0.15)
        #expect(view.contentOffset.y > 100 && view.contentOffset.y < 550)
        simulator.advance(by: 0.5)
        #expect(view.contentOffset.y == 600)
        #expect(follower.journal.take() == ["didEndScrollingAnimation"])
    }

    @Test("scrollRectToVisible scrolls no farther than needed")
    func reveal() {
        let (_, view, _) = stage()
        view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 198)
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 198)
        view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 20)
    }

    @Test("The safe area insets content that scrolls, and content at the top stays there")
    func insets() {
        let simulator = Simulator()
        let view = UIScrollView(frame: simulator.root.view.bounds)
        view.contentSize = CGSize(width: 393, height: 3000)
        simulator.root.view.addSubview(view)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(view.contentOffset.y == -59)
        view.contentInset.top = 10
        #expect(view.adjustedContentInset.top == 69)
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    }

    @Test("A button in a scroll view gets a tap, and loses the touch to a drag")
    func contentTouches() {
        final class Pad: UIView {
            let journal = Journal()
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("cancelled") }
        }
        let (simulator, view, _) = stage()
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        view.addSubview(pad)
        let p = CGPoint(x: 100, y: 300)
        simulator.tap(p)
        #expect(pad.journal.take() == ["began", "ended"])
        // A quick drag: the touch never reaches the content.
        simulator.drag(from: p, to: CGPoint(x: 100, y: 200), duration: 0.1)
        simulator.advance(by: 3)
        #expect(pad.journal.take().isEmpty)
        view.setContentOffset(.zero, animated: false)
        // A touch that rests 150 ms reaches it, and a drag cancels it.
        simulator.down(p)
        simulator.advance(by: 0.2)
        #expect(pad.journal.take() == ["began"])
        simulator.move(CGPoint(x: 100, y: 250))
        #expect(pad.journal.take() == ["cancelled"])
        simulator.up(CGPoint(x: 100, y: 250))
    }

    @Test("Pinching zooms the delegate's view about the fingers, within the limits in the end")
    func zooming() {
        final class Zoomer: Foundation.NSObject, UIScrollViewDelegate {
            let view: UIView
            init(_ view: UIView) { self.view = view }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        let (simulator, view, _) = stage(content: CGSize(width: 393, height: 852))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        view.addSubview(content)
        let zoomer = Zoomer(content)
        view.delegate = zoomer
        view.maximumZoomScale = 3
        simulator.down(CGPoint(x: 150, y: 400), finger: 0)
        simulator.down(CGPoint(x: 250, y: 400), finger: 1)
        for step in 1...10 {
            simulator.advance(by: 0.02)
            simulator.move(CGPoint(x: 150 - CGFloat(step) * 5, y: 400), finger: 0)
            simulator.move(CGPoint(x: 250 + CGFloat(step) * 5, y: 400), finger: 1)
        }
        simulator.up(CGPoint(x: 100, y: 400), finger: 0)
        simulator.up(CGPoint(x: 300, y: 400), finger: 1)
        simulator.advance(by: 1)
        #expect(view.zoomScale > 1.5 && view.zoomScale < 2.1)
        #expect(abs(view.contentSize.width - 393 * view.zoomScale) < 0.01)
        view.setZoomScale(9, animated: false)
        #expect(view.zoomScale == 3)
    }
}
