// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Layouts that constraints leave open. Expected frames: the frame tests of public layout libraries, which pass on iOS;
/// 40 of their cases differ in nothing but attribute and constant.
@MainActor
@Suite struct UnderdeterminedLayoutTests {
    private func frame(
        _ width: CGFloat = 300, _ height: CGFloat = 200, isSized: Bool = false,
        isRightToLeft: Bool = false, _ constraints: (_ root: UIView, _ view: UIView) -> [NSLayoutConstraint]
    ) -> CGRect {
        let root = makeRoot(width, height)
        if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate(constraints(root, view))
        if isSized {
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
            ])
        }
        root.layoutIfNeeded()
        return view.frame
    }

    @Test("A free size is 0: of a view that only one edge places, that edge is where it belongs")
    func freeSizes() {
        #expect(frame { [$1.rightAnchor.constraint(equalTo: $0.rightAnchor, constant: -13)] }.origin.x == 287)
        #expect(frame { [$1.rightAnchor.constraint(equalTo: $0.rightAnchor, constant: -13)] }.width == 0)
        #expect(frame { [$1.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -23)] }.origin.y == 177)
        #expect(
            frame { [$1.centerXAnchor.constraint(equalTo: $0.centerXAnchor)] }
                == CGRect(x: 150, y: 0, width: 0, height: 0))
        let mirrored = frame(isRightToLeft: true) {
            [$1.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 8)]
        }
        #expect(mirrored == CGRect(x: 292, y: 0, width: 0, height: 0))
    }

    @Test("A size that may be at most so much stays 0; one that must be at least so much is that")
    func boundedSizes() {
        #expect(frame { [$1.widthAnchor.constraint(lessThanOrEqualToConstant: 23)] }.width == 0)
        #expect(frame { [$1.heightAnchor.constraint(lessThanOrEqualTo: $0.heightAnchor)] }.height == 0)
        #expect(frame { [$1.heightAnchor.constraint(greaterThanOrEqualToConstant: 94)] }.height == 94)
        #expect(frame { [$1.widthAnchor.constraint(greaterThanOrEqualTo: $0.widthAnchor, constant: -52)] }.width == 248)
    }

    @Test("An edge that only an inequality holds sits on its bound, whichever way it points")
    func edgesOnBounds() {
        for isSized in [true, false] {
            let size: CGFloat = isSized ? 100 : 0
            #expect(
                frame(isSized: isSized) { [$1.leftAnchor.constraint(lessThanOrEqualTo: $0.leftAnchor, constant: 72)] }
                    .minX == 72)
            #expect(
                frame(isSized: isSized) {
                    [$1.leftAnchor.constraint(greaterThanOrEqualTo: $0.leftAnchor, constant: 72)]
                }.minX == 72)
            #expect(
                frame(isSized: isSized) { [$1.topAnchor.constraint(lessThanOrEqualTo: $0.topAnchor, constant: 10)] }
                    .minY == 10)
            for inequality in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
                let found = frame(isSized: isSized) { root, view in
                    [.right, .bottom].map {
                        NSLayoutConstraint(
                            item: view, attribute: $0, relatedBy: inequality, toItem: root, attribute: $0,
                            multiplier: 1, constant: -13)
                    }
                }
                #expect(found == CGRect(x: 287 - size, y: 187 - size, width: size, height: size))
            }
        }
        let mirrored = frame(isSized: true, isRightToLeft: true) {
            [$1.leadingAnchor.constraint(greaterThanOrEqualTo: $0.leadingAnchor, constant: 23)]
        }
        #expect(mirrored.minX == 177)
    }

    @Test("Beside another view the gap is the bound, too")
    func gapsOnBounds() {
        let root = makeRoot()
        let (first, second) = (BoxView(10, 10), UIView())
        second.translatesAutoresizingMaskIntoConstraints = false
        [first, second].forEach(root.addSubview)
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor),
            second.leftAnchor.constraint(lessThanOrEqualTo: first.rightAnchor, constant: 25),
        ])
        root.layoutIfNeeded()
        #expect(second.frame == CGRect(x: 35, y: 0, width: 0, height: 0))
    }

    @Test("An equation that comes later moves an edge off its bound, and the bound still holds")
    func laterEquation() {
        let root = makeRoot()
        let view = BoxView(50, 10)
        root.addSubview(view)
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 250)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
        left.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20 && view.frame.width == 50)
        left.constant = 280
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 280, y: 0, width: 20, height: 10))
    }
}
