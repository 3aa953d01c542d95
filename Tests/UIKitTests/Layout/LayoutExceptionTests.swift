// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// What constraints refuse, in the words that crash reports of iOS quote.
@MainActor
@Suite struct LayoutExceptionTests {
    private func expect(_ result: ExitTest.Result?, _ name: String, _ text: String) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let start = "*** Terminating app due to uncaught exception '\(name)', reason: '"
        #expect(output.contains(start) && output.contains(text), "\(output.prefix(600))")
    }

    @Test("Items of different trees have no common ancestor")
    func noCommonAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (view, other) = (UIView(), UIView())
                view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
                withExtendedLifetime((view, other)) {}
            }
        }
        expect(result, "NSGenericException", "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x")
        expect(
            result, "NSGenericException",
            "because they have no common ancestor.  Does the constraint or its anchors reference items in different "
                + "view hierarchies?  That's illegal.'")
    }

    @Test("A place cannot equal a constant, nor a place a length, nor a leading edge a left one")
    func pairing() async {
        let location = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 5)
            }
        }
        let initializer =
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        expect(
            location, "NSInvalidArgumentException",
            initializer + "A multiplier of 0 or a nil second item together with a location for the first attribute "
                + "creates an illegal constraint of a location equal to a constant. Location attributes must be "
                + "specified in pairs.'")
        let kinds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .top, relatedBy: .equal, toItem: UIView(), attribute: .width,
                    multiplier: 1, constant: 5)
            }
        }
        expect(kinds, "NSInvalidArgumentException", initializer + "Invalid pairing of layout attributes'")
        let directions = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left,
                    multiplier: 1, constant: 5)
            }
        }
        expect(
            directions, "NSInvalidArgumentException",
            initializer
                + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither.'")
    }

    @Test("Constants and multipliers are numbers")
    func finite() async {
        let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
        }
        expect(constant, "NSInternalInconsistencyException", "Constant is not finite!  That's illegal.  constant:nan'")
        let later = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity }
        }
        expect(later, "NSInternalInconsistencyException", "Constant is not finite!  That's illegal.  constant:inf'")
        let multiplier = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
            }
        }
        expect(
            multiplier, "NSInternalInconsistencyException",
            "Multiplier is not finite!  That's illegal.  multiplier:inf'")
    }

    // RGPageViewController #1 and WooCommerce #2133 quote the warning, and the crash where nothing mends it.
    @Test("A constraint may be added before its items are in place, but not be needed before")
    func unprepared() async {
        let (container, inner) = (makeRoot(), BoxView())
        var reports: [String] = []
        let print = LayoutReport.print
        LayoutReport.print = { reports.append($0) }
        defer { LayoutReport.print = print }
        let leading = NSLayoutConstraint(
            item: inner, attribute: .leading, relatedBy: .equal, toItem: container, attribute: .leading, multiplier: 1,
            constant: 7)
        container.addConstraint(leading)
        #expect(reports.count == 1)
        #expect(reports.first?.hasPrefix("The view hierarchy is not prepared for the constraint: <NSLayout") == true)
        container.addSubview(inner)
        container.layoutIfNeeded()
        #expect(inner.frame.minX == 7)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (view, other) = (UIView(), UIView())
                view.addConstraint(
                    NSLayoutConstraint(
                        item: other, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
                        multiplier: 1, constant: 0))
                view.layoutIfNeeded()
                withExtendedLifetime(other) {}
            }
        }
        expect(
            result, "NSInternalInconsistencyException",
            "Impossible to set up layout with view hierarchy unprepared for constraint.'")
    }
}
