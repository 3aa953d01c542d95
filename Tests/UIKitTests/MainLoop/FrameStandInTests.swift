// SPDX-License-Identifier: MIT
import Foundation
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// While the app keeps the main thread busy, animations that have begun go on (as on iOS, where the render server
/// draws), and what is not committed stays invisible.
@MainActor
struct FrameStandInTests {
    private let simulator = Simulator()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func startMoving() {
        view.backgroundColor = .red
        simulator.root.view.backgroundColor = .white
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 300 }
        simulator.advance(by: 0.1)
    }

    /// The stand-in's frame at a time, on a thread of its own, while this one waits.
    private func frame(of standIn: FrameStandIn, after seconds: Double) -> Int {
        let (time, before) = (FrameClock.now + seconds, simulator.host.frameCount)
        let thread = Thread { standIn.drawIfNeeded(at: time) }
        thread.start()
        while !thread.isFinished { sched_yield() }
        return simulator.host.frameCount - before
    }

    /// Of the first red pixel in the row that the view moves along.
    private var redPosition: Int? {
        guard let frame = simulator.host.frame else { return nil }
        return frame.row(15).firstIndex(of: 0xFFFF_0000)
    }

    @Test func animationsMoveOnWithoutTheMainThread() throws {
        startMoving()
        let standIn = FrameStandIn(for: try #require(MainLoop.shared.context), on: simulator.host)
        standIn.turnBegins(at: FrameClock.now)
        let start = try #require(redPosition)
        #expect(frame(of: standIn, after: 0.02) == 0, "a turn of a frame's length is the main loop's own")
        #expect(frame(of: standIn, after: 0.4) == 1)
        let points = Double(try #require(redPosition) - start) / 3
        #expect(abs(points - 0.4 * 300) < 6)
    }

    @Test func whatIsNotCommittedStaysInvisible() throws {
        startMoving()
        let standIn = FrameStandIn(for: try #require(MainLoop.shared.context), on: simulator.host)
        standIn.turnBegins(at: FrameClock.now)
        view.isHidden = true
        #expect(frame(of: standIn, after: 0.4) == 1)
        #expect(redPosition != nil)
    }

    @Test func nothingIsDrawnBetweenTurnsOrWhereNothingMoves() throws {
        startMoving()
        let standIn = FrameStandIn(for: try #require(MainLoop.shared.context), on: simulator.host)
        #expect(frame(of: standIn, after: 0.4) == 0)
        simulator.advance(by: 2)
        standIn.turnBegins(at: FrameClock.now)
        #expect(frame(of: standIn, after: 1) == 0)
        standIn.turnEnds()
    }

    @Test func itsThreadDrawsWhileATurnLasts() throws {
        startMoving()
        let standIn = FrameStandIn(for: try #require(MainLoop.shared.context), on: simulator.host)
        standIn.start()
        let frames = simulator.host.frameCount
        FrameClock.advance(to: FrameClock.now + 0.2)
        standIn.turnBegins(at: FrameClock.now - 2 * FrameStandIn.patience)
        let limit = ContinuousClock.now + .seconds(20)
        while simulator.host.frameCount == frames, ContinuousClock.now < limit { sched_yield() }
        standIn.end()
        #expect(simulator.host.frameCount == frames + 1)
    }

    /// A film: each frame reaches the display at its time although the main thread does not come back.
    @Test func surfacesAreShownWhileTheMainThreadIsBusy() throws {
        let (surface, screen, host) = (Surface(), CALayer(), simulator.host)
        screen.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        screen.contents = surface
        simulator.root.view.layer.addSublayer(screen)
        simulator.advance(by: 0.1)
        let standIn = FrameStandIn(for: try #require(MainLoop.shared.context), on: host)
        let (start, before) = (FrameClock.now, host.frameCount)
        standIn.turnBegins(at: start - FrameStandIn.patience)
        let thread = Thread {
            for frame in 1...60 {
                let pixels = PixelBuffer(width: 10, height: 10)
                for y in 0..<10 { pixels.row(y).update(repeating: 0xFF00_0000 | UInt32(frame)) }
                surface.present(pixels, at: start + Double(frame) / 60)
                standIn.drawIfNeeded(at: start + Double(frame) / 60)
            }
        }
        thread.start()
        while !thread.isFinished { sched_yield() }
        #expect(host.frameCount == before + 60)
        #expect(host.frame?.row(5)[5] == 0xFF00_003C)
        standIn.turnEnds()
    }

    @Test func itsThreadComesAndGoes() throws {
        startMoving()
        for _ in 0..<20 {
            let standIn = FrameStandIn(for: try #require(MainLoop.shared.context), on: simulator.host)
            standIn.start()
            standIn.turnBegins(at: FrameClock.now - 1)
            sched_yield()
            standIn.turnEnds()
            standIn.end()
        }
    }

    /// The two threads against each other; `swift test --sanitize=thread --filter FrameStandInTests` watches them.
    @Test func commitsAndFramesOfTwoThreadsDoNotMix() throws {
        startMoving()
        let context = try #require(MainLoop.shared.context)
        let (standIn, host) = (FrameStandIn(for: context, on: simulator.host), simulator.host)
        let start = FrameClock.now
        let thread = Thread {
            for frame in 0..<200 { standIn.drawIfNeeded(at: start + 0.1 + Double(frame) / 60) }
        }
        thread.start()
        var turns = 0
        while !thread.isFinished {
            standIn.turnBegins(at: start - 1)
            turns += 1
            view.bounds.size.width = CGFloat(10 + turns % 20)
            view.backgroundColor = turns % 2 == 0 ? .red : .blue
            CATransaction.flush()
            MainLoop.shared.withLastFrame { _ in }
            standIn.turnEnds()
            sched_yield()
        }
        view.layer.removeAllAnimations()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.backgroundColor = .red
        MainLoop.shared.renderNow()
        #expect(host.frame?.row(15)[15] == 0xFFFF_0000 && host.frame?.row(15)[45] == 0xFFFF_FFFF)
    }
}
