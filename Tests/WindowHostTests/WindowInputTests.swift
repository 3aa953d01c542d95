// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Glibc
import HostKit
import Testing

@testable import WindowHost

/// Fingers, mouse and resizing of a window, through the events that SDL itself would deliver: they are pushed into its
/// queue, on its driver without a display.
@Suite(.serialized)
struct WindowInputTests {
    private let host: WindowHost
    private let sdl: SDL

    init() throws {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        host = try WindowHost(title: "Test", size: CGSize(width: 200, height: 300), scale: 2, clock: { 7 })
        sdl = try SDL()
        _ = host.nextEvents()
    }

    private func touches(_ events: [HostEvent]) -> [HostTouch] {
        events.flatMap { event -> [HostTouch] in if case .touches(let list, _) = event { list } else { [] } }
    }

    @Test func twoFingersKeepApart() {
        sdl.finger(.down, id: 3, x: 0.25, y: 0.5)
        sdl.finger(.down, id: 9, x: 0.75, y: 0.5)
        sdl.finger(.motion, id: 3, x: 0.1, y: 0.5)
        sdl.finger(.motion, id: 9, x: 0.9, y: 0.5)
        sdl.finger(.up, id: 9, x: 0.9, y: 0.5)
        sdl.finger(.up, id: 3, x: 0.1, y: 0.5)
        let found = touches(host.nextEvents())
        #expect(found.map(\.phase) == [.began, .began, .moved, .moved, .ended, .ended])
        let (first, second) = (found[0].identifier, found[1].identifier)
        #expect(first != second)
        #expect(found.map(\.identifier) == [first, second, first, second, second, first])
        #expect(found[0].location == CGPoint(x: 50, y: 150) && found[1].location == CGPoint(x: 150, y: 150))
        #expect(abs(found[3].location.x - 180) < 0.01)
    }

    @Test func tenFingersAtOnce() {
        for id in 0..<10 { sdl.finger(.down, id: id, x: Float(id) / 10, y: 0.5) }
        for id in 0..<10 { sdl.finger(.up, id: id, x: Float(id) / 10, y: 0.5) }
        let found = touches(host.nextEvents())
        #expect(found.count == 20)
        #expect(Set(found.map(\.identifier)).count == 10)
    }

    @Test("AP33: a mouse button is one finger")
    func theMouseIsOneFinger() {
        sdl.mouse(.down, x: 100, y: 60)
        sdl.mouse(.motion, x: 120, y: 60)
        sdl.mouse(.up, x: 120, y: 80)
        let found = touches(host.nextEvents())
        #expect(found.map(\.phase) == [.began, .moved, .ended])
        #expect(found.map(\.location) == [CGPoint(x: 50, y: 30), CGPoint(x: 60, y: 30), CGPoint(x: 60, y: 40)])
        #expect(Set(found.map(\.identifier)).count == 1)
    }

    @Test func theRightButtonClicksWithoutAFinger() {
        sdl.mouse(.down, x: 100, y: 60, button: 3)
        sdl.mouse(.up, x: 120, y: 80, button: 3)
        let events = host.nextEvents()
        #expect(touches(events).isEmpty)
        let clicks = events.compactMap { event in
            if case .secondaryClick(let location, _) = event { location } else { nil }
        }
        #expect(clicks == [CGPoint(x: 60, y: 40)])
    }

    /// Mirrored through the middle, (100, 150) points: a pinch, or a rotation.
    @Test("AP33: with Alt there are two, mirrored")
    func altAddsASecondFinger() {
        sdl.setAlt(true)
        sdl.mouse(.down, x: 160, y: 300)
        sdl.mouse(.motion, x: 100, y: 300)
        sdl.mouse(.up, x: 100, y: 300)
        let found = touches(host.nextEvents())
        sdl.setAlt(false)
        #expect(found.map(\.phase) == [.began, .began, .moved, .moved, .ended, .ended])
        #expect(found[0].location == CGPoint(x: 80, y: 150) && found[1].location == CGPoint(x: 120, y: 150))
        #expect(found[2].location == CGPoint(x: 50, y: 150) && found[3].location == CGPoint(x: 150, y: 150))
        #expect(found[0].identifier != found[1].identifier)
    }

    /// Both fingers move together, as in the Simulator: a drag with two fingers.
    @Test func altAndShiftMoveBothFingersAlike() {
        sdl.setAlt(true)
        sdl.mouse(.down, x: 160, y: 300)
        var found = touches(host.nextEvents())
        sdl.setAlt(true, shift: true)
        sdl.mouse(.motion, x: 160, y: 200)
        sdl.mouse(.up, x: 160, y: 200)
        found += touches(host.nextEvents())
        sdl.setAlt(false)
        #expect(found[2].location == CGPoint(x: 80, y: 100))
        #expect(found[3].location == CGPoint(x: 120, y: 100))
        #expect(found[5].location == CGPoint(x: 120, y: 100))
    }

    @Test func resizingChangesTheScreen() {
        sdl.resize(width: 500, height: 400)
        let sizes = host.nextEvents().compactMap { event -> ScreenDescription? in
            if case .screenChanged(let screen) = event { screen } else { nil }
        }
        #expect(sizes.last?.size == CGSize(width: 250, height: 200))
        #expect(sizes.last?.scale == 2)
        #expect(host.screen.size == CGSize(width: 250, height: 200))
        // A frame that was made for the old size is dropped, one of the new size shown.
        host.present(PixelBuffer(width: 400, height: 600), damage: [PixelRect(x: 0, y: 0, width: 400, height: 600)])
        host.present(PixelBuffer(width: 500, height: 400), damage: [PixelRect(x: 0, y: 0, width: 500, height: 400)])
    }
}

/// The panel beside the screen: where it is, what is pressed there, and that the app hears nothing of it.
@Suite(.serialized)
struct WindowPanelTests {
    private let host: WindowHost
    private let sdl: SDL

    init() throws {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        host = try WindowHost(
            title: "Test", size: CGSize(width: 200, height: 300), scale: 1, panelWidth: 100, clock: { 7 })
        sdl = try SDL()
        _ = host.nextEvents()
    }

    @Test func itStandsBesideTheScreen() {
        #expect(host.screen.size == CGSize(width: 200, height: 300))
        #expect(host.panelSize == CGSize(width: 100, height: 300))
    }

    @Test func aPressOnItIsNoTouch() {
        sdl.mouse(.down, x: 250, y: 40)
        sdl.mouse(.motion, x: 100, y: 40)
        sdl.mouse(.up, x: 100, y: 40)
        sdl.finger(.down, id: 3, x: 0.9, y: 0.5)
        sdl.finger(.motion, id: 3, x: 0.1, y: 0.5)
        sdl.finger(.up, id: 3, x: 0.1, y: 0.5)
        let presses = host.nextEvents().compactMap { event -> CGPoint? in
            switch event {
            case .panel(let point): return point
            case .touches: Issue.record("the app is touched")
            default: break
            }
            return nil
        }
        #expect(presses.count == 2 && presses[0] == CGPoint(x: 50, y: 40))
        #expect(abs(presses[1].x - 70) < 0.01 && presses[1].y == 150)
    }

    @Test func aFingerThatBeganOnTheScreenMayEndOnIt() {
        sdl.mouse(.down, x: 150, y: 40)
        sdl.mouse(.motion, x: 250, y: 40)
        sdl.mouse(.up, x: 250, y: 40)
        let phases = host.nextEvents().flatMap { event -> [HostTouch.Phase] in
            if case .touches(let list, _) = event { list.map(\.phase) } else { [] }
        }
        #expect(phases == [.began, .moved, .ended])
    }

    @Test func aTurnedScreenTakesTheWindowWithIt() {
        let turned = host.turn(landscape: true)
        #expect(turned?.size == CGSize(width: 300, height: 200))
        #expect(host.panelSize == CGSize(width: 100, height: 200))
        #expect(host.turn(landscape: true)?.size == CGSize(width: 300, height: 200))
    }

    @Test func aNarrowWindowHasTheScreenAlone() {
        sdl.resize(width: 150, height: 300)
        let events = host.nextEvents()
        #expect(host.panelSize == nil)
        #expect(host.screen.size == CGSize(width: 150, height: 300))
        #expect(events.contains { if case .panelChanged = $0 { true } else { false } })
        // A panel of the old size is dropped.
        host.present(panel: PixelBuffer(width: 100, height: 300))
    }
}

/// SDL, which the window's library has loaded: enough of it to put events into its queue (SDL_events.h of SDL 2).
private struct SDL {
    enum Finger: UInt32 { case down = 0x700, up, motion }
    enum Mouse: UInt32 { case motion = 0x400, down, up }

    private let push: @convention(c) (UnsafeMutableRawPointer) -> Int32
    private let setModifiers: @convention(c) (UInt32) -> Void
    private let setSize: @convention(c) (OpaquePointer, Int32, Int32) -> Void
    private let window: @convention(c) (UInt32) -> OpaquePointer?

    init() throws {
        let library = try #require(dlopen("libSDL2-2.0.so.0", RTLD_LAZY | RTLD_NOLOAD))
        func find<T>(_ name: String, as type: T.Type) throws -> T {
            unsafeBitCast(try #require(dlsym(library, name)), to: type)
        }
        push = try find("SDL_PushEvent", as: (@convention(c) (UnsafeMutableRawPointer) -> Int32).self)
        setModifiers = try find("SDL_SetModState", as: (@convention(c) (UInt32) -> Void).self)
        setSize = try find("SDL_SetWindowSize", as: (@convention(c) (OpaquePointer, Int32, Int32) -> Void).self)
        window = try find("SDL_GetWindowFromID", as: (@convention(c) (UInt32) -> OpaquePointer?).self)
    }

    private func send(_ type: UInt32, _ fill: (UnsafeMutableRawPointer) -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { event in
            guard let base = event.baseAddress else { return }
            memset(base, 0, 128)
            base.storeBytes(of: type, as: UInt32.self)
            fill(base)
            _ = push(base)
        }
    }

    /// SDL_TouchFingerEvent: type, timestamp, touchId, fingerId, x, y, dx, dy, pressure, windowID.
    func finger(_ kind: Finger, id: Int, x: Float, y: Float) {
        send(kind.rawValue) { event in
            event.storeBytes(of: 1, toByteOffset: 8, as: Int64.self)
            event.storeBytes(of: Int64(id), toByteOffset: 16, as: Int64.self)
            event.storeBytes(of: x, toByteOffset: 24, as: Float.self)
            event.storeBytes(of: y, toByteOffset: 28, as: Float.self)
            event.storeBytes(of: 1, toByteOffset: 40, as: Float.self)
        }
    }

    /// SDL_MouseButtonEvent: ..., windowID, which, button, state, clicks, padding, x, y; SDL_MouseMotionEvent: ...,
    /// windowID, which, state, x, y.
    /// - Parameter button: 1 is the left one, 3 the right one.
    func mouse(_ kind: Mouse, x: Int32, y: Int32, button: UInt32 = 1) {
        send(kind.rawValue) { event in
            event.storeBytes(of: kind == .motion ? 1 : 0x0100 | button, toByteOffset: 16, as: UInt32.self)
            event.storeBytes(of: x, toByteOffset: 20, as: Int32.self)
            event.storeBytes(of: y, toByteOffset: 24, as: Int32.self)
        }
    }

    /// KMOD_LALT is 0x100, KMOD_LSHIFT 1.
    func setAlt(_ isDown: Bool, shift: Bool = false) { setModifiers(isDown ? shift ? 0x101 : 0x100 : 0) }

    func resize(width: Int32, height: Int32) {
        // Window numbers count up; this test's is the only one open.
        for id in 1...64 { if let window = window(UInt32(id)) { setSize(window, width, height) } }
    }
}
