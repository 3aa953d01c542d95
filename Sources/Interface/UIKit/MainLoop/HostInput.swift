// SPDX-License-Identifier: MIT
import HostKit

/// Turns what the host reports into events of the app.
@MainActor
package enum HostInput {
    /// What the device's buttons do; set by launching, nothing before.
    package static var controls: (HostControl) -> Void = { _ in }
    /// What a press on the panel beside the screen does; set by launching, nothing before.
    package static var panel: (CGPoint) -> Void = { _ in }
    /// The panel has to be drawn anew; set by launching, nothing before.
    package static var panelChanged: () -> Void = {}
    /// Somebody has touched the device; set by launching, nothing before.
    package static var isTouched: () -> Void = {}
    /// Whether an event is taken by what stands beside the screen; set by launching, nothing before.
    package static var divert: (HostEvent) -> Bool = { _ in false }

    /// In order, each to its end, before this returns.
    package static func handle(_ events: [HostEvent]) {
        let application = UIApplication.shared
        var index = 0
        while index < events.count {
            if divert(events[index]) {
                index += 1
                continue
            }
            switch events[index] {
            case .touches:
                // Moves that arrived since the last turn become one event with coalesced touches.
                var batch: [([HostTouch], Double)] = []
                while index < events.count, case .touches(let touches, let time) = events[index] {
                    batch.append((touches, time))
                    index += 1
                }
                isTouched()
                application.touchSystem.handle(batch)
                continue
            case .key(let key, let time):
                isTouched()
                application.keySystem.handle(key, time: time)
            case .text(let text): TextInputHooks.insert(text)
            case .markedText(let text): TextInputHooks.mark(text)
            case .scroll(let location, let delta, let time): PointerInput.scroll(at: location, by: delta, time: time)
            case .hover(let location, let time): PointerInput.hover(at: location, time: time)
            case .secondaryClick(let location, let time): PointerInput.secondaryClick(at: location, time: time)
            case .screenChanged(let screen): application.hostScreenChanged(screen)
            case .appearanceChanged(let isDark): application.hostAppearanceChanged(isDark: isDark)
            case .activation(let activation): application.hostActivationChanged(activation)
            case .control(let control): controls(control)
            case .panel(let point): panel(point)
            case .panelChanged: panelChanged()
            case .quit: application.terminate()
            }
            index += 1
        }
    }
}

/// Where text controls receive what was typed or composed.
@MainActor
package enum TextInputHooks {
    /// Set by text editing; does nothing before. Where no control takes text, the text is lost.
    package static var insert: (String) -> Void = { _ in }
    /// Set by text editing; does nothing before. An empty text ends composing.
    package static var mark: (String) -> Void = { _ in }
    /// A key that edits (delete, arrows, return); whether it was taken.
    package static var key: (UIKey) -> Bool = { _ in false }
}
