// SPDX-License-Identifier: MIT
import Foundation
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// "Navigating an app's user interface using a keyboard": Tab goes from group to group, arrows move within one; there
/// is a focus system on iPad only.
@MainActor @Suite(.serialized)
struct FocusTests {
    final class Heard: Foundation.NSObject, UITableViewDelegate {
        let journal = Journal()
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            let old = context.previouslyFocusedIndexPath?.row ?? -1
            journal.note("\(old) to \(context.nextFocusedIndexPath?.row ?? -1)")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            journal.note("select \(indexPath.row)")
        }
    }

    private func press(_ usage: UIKeyboardHIDUsage, _ simulator: Simulator) {
        for phase in [HostKey.Phase.down, .up] {
            simulator.key(
                HostKey(phase: phase, usage: usage.rawValue))
        }
        simulator.advance(by: 0.5)
    }

    @Test("On iPhone there is no focus system and arrows focus nothing")
    func phone() {
        let stage = TableStage([["A", "B"]])
        #expect(UIFocusSystem.focusSystem(for: stage.table) == nil)
        press(.keyboardDownArrow, stage.simulator)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isFocused })
    }

    @Test("The focus engine moves by arrows past rows that cannot have it, tells the delegate, and Return chooses")
    func moves() throws {
        let heard = Heard()
        let stage = TableStage([["A", "B", "C", "D"]]) { table, _ in table.delegate = heard }
        let focus = UIFocusSystem.shared
        #expect(focus.move(.next))
        #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isFocused == true)
        #expect(focus.move(.down))
        let third = try #require(stage.table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(third.isFocused && third.configurationState.isFocused)
        #expect(focus.move(.up))
        #expect(heard.journal.take() == ["-1 to 0", "0 to 2", "2 to 0"])
        stage.table.selectionFollowsFocus = true
        #expect(focus.move(.down))
        #expect(heard.journal.take() == ["0 to 2", "select 2"])
    }
}
