// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Layout that never comes to rest ends, and says so.
@MainActor
@Suite(.serialized) struct LayoutLoopTests {
    /// What is reported while `body` runs.
    private func reports(_ body: () -> Void) -> [String] {
        var reports: [String] = []
        let print = LayoutReport.print
        LayoutReport.print = { reports.append($0) }
        defer { LayoutReport.print = print }
        body()
        return reports
    }

    private final class Restless: UIView {
        var layoutCount = 0
        var isRestless = true
        override func layoutSubviews() {
            super.layoutSubviews()
            layoutCount += 1
            if isRestless { superview?.setNeedsLayout() }
            if isRestless { setNeedsLayout() }
        }
    }

    // The head and first line of what UIViewLayoutFeedbackLoopDebuggingThreshold logs.
    @Test("A view that dirties itself and its superview is laid out a bounded number of times and reported once")
    func layoutLoop() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let restless = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(restless)
        let texts = reports {
            root.layoutIfNeeded()
            root.layoutIfNeeded()
        }
        #expect(restless.layoutCount > 1 && restless.layoutCount <= 400)
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix(
                "[LayoutLoop] Degenerate layout!\n\tLayout feedback loop detected in subtree of <UIView: 0x") == true)
        #expect(texts.first?.contains("\(restless)") == true)
        restless.isRestless = false
        root.layoutIfNeeded()
        let count = restless.layoutCount
        root.layoutIfNeeded()
        #expect(restless.layoutCount == count)
    }

    private final class Shaded: UIView {
        let shade = CALayer()
        var layoutCount = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layoutCount += 1
            layer.addSublayer(shade)
            layer.insertSublayer(CALayer(), at: 0)
        }
    }

    private final class Renewing: UIView {
        let part = UIView()
        var own: [NSLayoutConstraint] = []
        var width: CGFloat = 30
        var layoutCount = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layoutCount += 1
            setNeedsUpdateConstraints()
            updateConstraintsIfNeeded()
        }

        override func updateConstraints() {
            NSLayoutConstraint.deactivate(own)
            own = [
                part.widthAnchor.constraint(equalToConstant: width), part.heightAnchor.constraint(equalToConstant: 10),
                part.leftAnchor.constraint(equalTo: leftAnchor), part.topAnchor.constraint(equalTo: topAnchor),
            ]
            NSLayoutConstraint.activate(own)
            super.updateConstraints()
        }
    }

    @Test("A view that renews its constraints in each layout comes to rest, and follows those that differ")
    func constraintsRenewedInLayout() {
        let view = Renewing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(view.part)
        #expect(reports { view.layoutIfNeeded() }.isEmpty)
        #expect(view.layoutCount <= 3 && view.part.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
        view.width = 50
        view.setNeedsLayout()
        #expect(reports { view.layoutIfNeeded() }.isEmpty)
        #expect(view.part.frame.width == 50)
    }

    @Test("Layers that a view adds while it lays out are no reason to lay it out again")
    func layersAddedInLayout() {
        let view = Shaded(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(reports { view.layoutIfNeeded() }.isEmpty)
        #expect(view.layoutCount == 1 && view.layer.sublayers?.count == 2)
    }

    @Test("A loop below a layer without a view names the view, too")
    func loopBelowPlainLayer() {
        let layer = CALayer()
        let restless = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.addSublayer(restless.layer)
        let texts = reports { layer.layoutIfNeeded() }
        #expect(texts.count == 1 && texts.first?.contains("\(restless)") == true)
    }

    // UIView.updateConstraints' documentation: calling setNeedsUpdateConstraints inside "creates a feedback loop".
    @Test("A view that wants its constraints updated whenever they are")
    func updateLoop() {
        final class Updating: UIView {
            var updateCount = 0
            override func updateConstraints() {
                super.updateConstraints()
                updateCount += 1
                setNeedsUpdateConstraints()
            }
        }
        let view = Updating(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let texts = reports { view.layoutIfNeeded() }
        #expect(view.updateCount > 1 && view.updateCount <= 400)
        #expect(texts.count == 1)
    }

    @Test("Content whose width changes with each measure is measured a bounded number of times and reported once")
    func restlessContent() {
        final class Oscillating: UIView {
            var measureCount = 0
            override var intrinsicContentSize: CGSize { CGSize(width: 90, height: 10) }
            override var wrapsToLayoutWidth: Bool { true }
            override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
                measureCount += 1
                return CGSize(width: 80, height: 10 + CGFloat(measureCount))
            }
        }
        let root = makeRoot()
        let (view, other) = (Oscillating(), BoxView())
        view.translatesAutoresizingMaskIntoConstraints = false
        [view, other].forEach(root.addSubview)
        // As high as wide, and the height counts more: each measure's height gives another width.
        view.setContentHuggingPriority(UILayoutPriority(900), for: .vertical)
        view.setContentCompressionResistancePriority(UILayoutPriority(900), for: .vertical)
        view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true
        let texts = reports {
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(view.measureCount > 1 && view.measureCount <= 40)
        #expect(texts.count == 1 && texts.first?.contains("Oscillating") == true)
    }

    @Test("Sizes that need each other settle in one pass")
    func circle() {
        let root = makeRoot()
        let (a, b) = (BoxView(40, 10), BoxView(70, 10))
        [a, b].forEach(root.addSubview)
        NSLayoutConstraint.activate([
            a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 10),
            b.heightAnchor.constraint(equalTo: a.widthAnchor),
            a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5),
        ])
        let texts = reports { root.layoutIfNeeded() }
        #expect(texts.isEmpty)
        #expect(a.frame.width == b.frame.width + 10 && b.frame.height == a.frame.width)
        #expect(a.frame.height * 2 == b.frame.height)
    }
}
