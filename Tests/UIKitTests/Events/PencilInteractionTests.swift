// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor @Suite struct PencilInteractionTests {
    private final class Listener: NSObject, UIPencilInteractionDelegate {}

    @Test("a device without a pencil does nothing at its taps, and the interaction knows its view and delegate")
    func withoutPencil() {
        let listener = Listener()
        let interaction = UIPencilInteraction()
        interaction.delegate = listener
        let view = UIView()
        view.addInteraction(interaction)
        #expect(interaction.view === view && interaction.delegate === listener && interaction.isEnabled)
        #expect(UIPencilInteraction.preferredTapAction == .ignore && !UIPencilInteraction.prefersPencilOnlyDrawing)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil)
    }
}
