// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import HostKit
import Synchronization
import Testing

@testable import SessionHost

/// An app and the owner of the display, over a socket. Truth: the contract of `DisplayHost`.
@Suite("A display that apps share") struct SessionHostTests {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("display-\(UUID().uuidString)")
        .path
    private let screen = ScreenDescription(size: CGSize(width: 30, height: 40), scale: 1, safeAreaTop: 5)

    /// What the owner hears, in order; whoever asks waits for it.
    private final class Ear: Sendable {
        private let heard = Mutex<[SessionApp.News]>([])
        private let signal = DispatchSemaphore(value: 0)
        let app = Mutex<SessionApp?>(nil)

        func hear(_ news: SessionApp.News) {
            heard.withLock { $0.append(news) }
            signal.signal()
        }

        func next() throws -> SessionApp.News {
            try #require(signal.wait(timeout: .now() + 30) == .success, "the owner heard nothing")
            return heard.withLock { $0.removeFirst() }
        }
    }

    private func owner(_ ear: Ear, turnsByItself: Bool = true) throws -> SessionServer {
        let screen = screen
        return try #require(
            SessionServer(path: path) { app in
                ear.app.withLock { $0 = app }
                app.onNews { ear.hear($0) }
                app.send(.welcome(screen, turnsByItself: turnsByItself))
            })
    }

    /// What the app hears by then.
    private func events(_ host: SessionHost) throws -> [HostEvent] {
        var polled = pollfd(fd: try #require(host.descriptors.first), events: Int16(POLLIN), revents: 0)
        try #require(poll(&polled, 1, 30_000) > 0, "the app heard nothing")
        return host.nextEvents()
    }

    @Test("the app has the owner's screen, and its input; the owner its frames")
    func exchange() throws {
        let ear = Ear()
        let server = try owner(ear)
        let host = try SessionHost(path: path, app: "org.example", isBehind: false)
        #expect(host.screen == screen && host.isShared)
        let app = try #require(ear.app.withLock { $0 })
        #expect(app.identifier == "org.example" && app.process == getpid() && !app.isBehind)

        let touch = HostTouch(identifier: 1, phase: .began, location: CGPoint(x: 1.5, y: 2))
        app.send([.touches([touch], time: 3), .text("ü"), .control(.shake)])
        let heard = try events(host)
        #expect(heard.count == 3)
        guard case .touches(let touches, let time) = heard[0], case .text("ü") = heard[1],
            case .control(.shake) = heard[2]
        else { throw CancellationError() }
        #expect(touches == [touch] && time == 3)

        let frame = PixelBuffer(width: 30, height: 40)
        frame.row(9)[7] = 0xff12_3456
        host.present(frame, damage: [PixelRect(x: 0, y: 0, width: 30, height: 40)])
        guard case .frame(let pixels, let damage) = try ear.next() else { throw CancellationError() }
        #expect(pixels.width == 30 && pixels.height == 40 && pixels.row(9)[7] == 0xff12_3456)
        #expect(damage == PixelRect(x: 0, y: 0, width: 30, height: 40))
        withExtendedLifetime(server) {}
    }

    @Test("with all places in use the newest frame waits, with all that differs, until one is free")
    func waiting() throws {
        let ear = Ear()
        let server = try owner(ear)
        let host = try SessionHost(path: path, app: "org.example", isBehind: false)
        let frame = PixelBuffer(width: 30, height: 40)
        var shown: [PixelBuffer] = []
        for number in 0..<SessionFrames.places {
            frame.row(0)[number] = 0xff00_0001
            host.present(frame, damage: [PixelRect(x: number, y: 0, width: 1, height: 1)])
            guard case .frame(let pixels, _) = try ear.next() else { throw CancellationError() }
            shown.append(pixels)
        }
        for row in [20, 30] {
            frame.row(row)[5] = 0xff00_0002
            host.present(frame, damage: [PixelRect(x: 5, y: row, width: 1, height: 1)])
        }
        // That its memory is open.
        _ = try events(host)
        shown.removeFirst()
        // That a place is free.
        _ = try events(host)
        guard case .frame(let pixels, let damage) = try ear.next() else { throw CancellationError() }
        #expect(damage == PixelRect(x: 5, y: 20, width: 1, height: 11))
        #expect(pixels.row(20)[5] == 0xff00_0002 && pixels.row(30)[5] == 0xff00_0002)
        #expect(pixels.row(0)[2] == 0xff00_0001)
        withExtendedLifetime((server, shown)) {}
    }

    @Test("a turned app has the sides of a window exchanged, and those of the model where the display has them")
    func turning() throws {
        for turnsByItself in [true, false] {
            let ear = Ear()
            let server = try owner(ear, turnsByItself: turnsByItself)
            let host = try SessionHost(path: path, app: "org.example", isBehind: true)
            #expect(host.turn(landscape: true)?.size == (turnsByItself ? CGSize(width: 40, height: 30) : nil))
            guard case .request(.turn(isLandscape: true)) = try ear.next() else { throw CancellationError() }
            withExtendedLifetime(server) {}
        }
    }

    @Test("an app whose owner has gone goes on with the next, which sees at once what was seen last")
    func newOwner() throws {
        let (first, second) = (Ear(), Ear())
        var server: SessionServer? = try owner(first)
        let host = try SessionHost(path: path, app: "org.example", isBehind: false)
        let frame = PixelBuffer(width: 30, height: 40)
        frame.row(3)[3] = 0xff00_0003
        host.present(frame, damage: [PixelRect(x: 0, y: 0, width: 30, height: 40)])
        _ = try first.next()
        server = nil
        let next = try owner(second)
        first.app.withLock { $0?.hangUp() }
        _ = try events(host)
        guard case .frame(let pixels, _) = try second.next() else { throw CancellationError() }
        #expect(pixels.row(3)[3] == 0xff00_0003 && second.app.withLock { $0?.isBehind == true })
        withExtendedLifetime((server, next)) {}
    }

    @Test("without an owner there is no display")
    func nobody() {
        #expect(throws: HostError.self) { try SessionHost(path: path, app: "org.example", isBehind: false) }
    }

    @Test("messages come whole however they were cut, and what is none of ours is refused")
    func wire() throws {
        let sent = SessionWire.packet(SessionRequest.raise) + SessionWire.packet(SessionRequest.elements("é"))
        var rest = Data()
        var count = 0
        for byte in sent {
            rest.append(byte)
            count += try #require(SessionWire.take(SessionRequest.self, from: &rest)).count
        }
        #expect(count == 2 && rest.isEmpty)
        var huge = Data([0xff, 0xff, 0xff, 0xff, 0])
        #expect(SessionWire.take(SessionRequest.self, from: &huge) == nil)
        var wrong = Data([2, 0, 0, 0]) + Data("{}".utf8)
        #expect(SessionWire.take(SessionRequest.self, from: &wrong) == nil)
    }
}
