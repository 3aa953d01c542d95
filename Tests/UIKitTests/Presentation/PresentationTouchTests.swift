// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Which views fingers reach while popovers and sheets show. Truth: Apple's documentation of
/// UIPopoverPresentationController.passthroughViews and UISheetPresentationController.
@MainActor @Suite(.serialized)
final class PresentationTouchTests {
    private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    private let delegate = Adapting()

    @Test("Views let through by a popover take their touches; a touch on any other closes it")
    func passthrough() throws {
        let simulator = Simulator()
        var taps = 0
        let (free, other) = (UIButton(frame: CGRect(x: 20, y: 700, width: 80, height: 44)), UIButton())
        free.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        other.frame = CGRect(x: 250, y: 700, width: 80, height: 44)
        other.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
        let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        for view in [free, other, source] { simulator.root.view.addSubview(view) }
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 200, height: 100)
        content.modalPresentationStyle = .popover
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = source
        popover.delegate = delegate
        popover.passthroughViews = [free]
        simulator.root.present(content, animated: false)
        simulator.advance(by: 0.1)
        simulator.tap(CGPoint(x: 40, y: 720))
        #expect(taps == 1 && simulator.root.presentedViewController === content)
        simulator.tap(CGPoint(x: 280, y: 720))
        simulator.advance(by: 1)
        #expect(taps == 1 && simulator.root.presentedViewController == nil)
    }

    private func sheet(_ simulator: Simulator) throws -> (UISheetPresentationController, UITableView) {
        let list = UITableViewController(style: .plain)
        list.tableView.contentInsetAdjustmentBehavior = .never
        list.tableView.rowHeight = 44
        let source = Rows()
        rows = source
        list.tableView.dataSource = source
        let sheet = try #require(list.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        simulator.root.present(list, animated: false)
        simulator.advance(by: 1)
        return (sheet, list.tableView)
    }

    private var rows: Rows?

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("Scrolling from the upper edge first makes the sheet large, then scrolls")
    func expanding() throws {
        let simulator = Simulator()
        let (sheet, table) = try sheet(simulator)
        simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), duration: 0.3)
        simulator.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .large && table.contentOffset.y == 0)
        simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.5)
        simulator.advance(by: 2)
        #expect(table.contentOffset.y > 100)
        // Content that is scrolled is scrolled back before the sheet moves.
        let top = sheet.presentedView?.frame.minY
        simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 560), duration: 0.5)
        simulator.advance(by: 2)
        #expect(sheet.presentedView?.frame.minY == top && sheet.selectedDetentIdentifier == .large)
        table.contentOffset = .zero
        simulator.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 800), duration: 0.6)
        simulator.advance(by: 2)
        #expect(sheet.selectedDetentIdentifier == .medium || simulator.root.presentedViewController == nil)
    }

    @Test("Without prefersScrollingExpandsWhenScrolledToEdge the content scrolls in the small sheet")
    func notExpanding() throws {
        let simulator = Simulator()
        let (sheet, table) = try sheet(simulator)
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.5)
        simulator.advance(by: 2)
        #expect(sheet.selectedDetentIdentifier != .large && table.contentOffset.y > 100)
    }
}
