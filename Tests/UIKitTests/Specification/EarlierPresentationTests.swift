// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Sheets and popovers of earlier days, as the book's chapter 20 and the cookbook's chapter 4 use them.
@MainActor @Suite(.serialized)
struct EarlierPresentationTests {
    private final class SheetDelegate: __ObjCObject, UIActionSheetDelegate {
        var log: [String] = []
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            log.append("clicked \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            log.append("dismissed \(buttonIndex)")
        }
    }

    @Test("Cookbook, recipe 4-4: an action sheet's indices: destructive 0, the others, cancel last")
    func actionSheet() {
        let simulator = Simulator()
        let delegate = SheetDelegate()
        let sheet = UIActionSheet(
            title: "File Management", delegate: delegate, cancelButtonTitle: "Cancel",
            destructiveButtonTitle: "Delete File", otherButtonTitles: "Rename File", "Email File")
        #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 3 && sheet.firstOtherButtonIndex == 1)
        sheet.show(in: simulator.root.view)
        simulator.advance(by: 1)
        #expect(sheet.isVisible)
        simulator.tap(CGPoint(x: 196, y: 852 - 34 - 20))
        simulator.advance(by: 1)
        #expect(delegate.log == ["clicked 3", "dismissed 3"] && !sheet.isVisible)
        sheet.show(in: simulator.root.view)
        simulator.advance(by: 1)
        sheet.dismiss(withClickedButtonIndex: 1, animated: false)
        // Closing by code is no click.
        #expect(delegate.log.suffix(1) == ["dismissed 1"] && delegate.log.count == 3)
    }

    private final class PopoverDelegate: __ObjCObject, UIPopoverControllerDelegate {
        var dismissed = 0
        func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { dismissed += 1 }
    }

    @Test("Book, chapter 20: a popover controller presents its content from a rectangle, and goes by code or by a tap")
    func popoverController() {
        Simulator.on("iPad (10th generation)") { simulator in
            let content = UIViewController()
            content.preferredContentSize = CGSize(width: 300, height: 200)
            let popover = UIPopoverController(contentViewController: content)
            let delegate = PopoverDelegate()
            popover.delegate = delegate
            popover.present(
                from: CGRect(x: 100, y: 100, width: 50, height: 50), in: simulator.root.view,
                permittedArrowDirections: .any, animated: true)
            simulator.advance(by: 1)
            #expect(popover.isPopoverVisible && popover.arrowDirection == .up)
            #expect(simulator.frame(content.view).size == CGSize(width: 300, height: 200))
            popover.dismiss(animated: false)
            #expect(!popover.isPopoverVisible && delegate.dismissed == 0)
            popover.present(
                from: CGRect(x: 100, y: 100, width: 50, height: 50), in: simulator.root.view,
                permittedArrowDirections: .any, animated: false)
            simulator.advance(by: 0.2)
            simulator.tap(CGPoint(x: 700, y: 1000))
            simulator.advance(by: 1)
            #expect(!popover.isPopoverVisible && delegate.dismissed == 1)
        }
    }
}
