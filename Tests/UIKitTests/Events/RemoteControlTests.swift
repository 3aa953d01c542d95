// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import TouchstoneDevice

@testable import UIKit

/// Buttons of the lock screen and of headphones, by the older way. Truth: the statements BG of the specification, and
/// "Remote Control Events" of Apple's Event Handling Guide: play 100, pause 101, ... next 104.
@MainActor @Suite("Remote control events", .serialized)
struct RemoteControlTests {
    private final class Listener: UIViewController {
        var heard: [Int] = []
        override var canBecomeFirstResponder: Bool { true }
        override func remoteControlReceived(with event: UIEvent?) {
            #expect(event?.type == .remoteControl)
            heard.append(event?.subtype.rawValue ?? -1)
        }
    }

    @Test("BG30: after asking, and as first responder, each press comes with its subtype")
    func firstResponder() {
        let screen = Listener()
        let simulator = Simulator(root: screen)
        simulator.advance(by: 0.1)
        UIApplication.shared.beginReceivingRemoteControlEvents()
        defer { UIApplication.shared.endReceivingRemoteControlEvents() }
        screen.becomeFirstResponder()
        for command in [RemoteCommand.play, .pause, .togglePlayPause, .nextTrack, .previousTrack] {
            #expect(RemoteButtons.press(command))
        }
        #expect(screen.heard == [100, 101, 103, 104, 105])
        // A press for which there is no event of the older kind.
        #expect(!RemoteButtons.press(.skipForward))
        screen.resignFirstResponder()
    }

    @Test("BG32: nothing comes without a first responder, and nothing before asking or after the end")
    func nobody() {
        let screen = Listener()
        let simulator = Simulator(root: screen)
        simulator.advance(by: 0.1)
        screen.becomeFirstResponder()
        #expect(!RemoteButtons.press(.play))
        UIApplication.shared.beginReceivingRemoteControlEvents()
        screen.resignFirstResponder()
        #expect(!RemoteButtons.press(.play))
        UIApplication.shared.endReceivingRemoteControlEvents()
        screen.becomeFirstResponder()
        #expect(!RemoteButtons.press(.play) && screen.heard.isEmpty)
        screen.resignFirstResponder()
    }

    @Test("a target of Media Player's command takes the press before the first responder")
    func commandsFirst() {
        let screen = Listener()
        let simulator = Simulator(root: screen)
        simulator.advance(by: 0.1)
        UIApplication.shared.beginReceivingRemoteControlEvents()
        screen.becomeFirstResponder()
        let old = RemoteButtons.command
        defer {
            RemoteButtons.command = old
            UIApplication.shared.endReceivingRemoteControlEvents()
        }
        RemoteButtons.command = { command, _ in command == .pause }
        #expect(RemoteButtons.press(.pause) && screen.heard.isEmpty)
        #expect(RemoteButtons.press(.play) && screen.heard == [100])
        screen.resignFirstResponder()
    }
}
