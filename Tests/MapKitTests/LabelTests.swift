// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import MapKit

@MainActor
@Suite struct LabelTests {
    private let viewport = MapViewport(
        center: MKMapPoint(CLLocationCoordinate2D(latitude: 50, longitude: 10)), scale: 60_000,
        size: CGSize(width: 390, height: 800))

    @Test("Names do not lie on each other, nor on what is taken")
    func apart() {
        let candidates = LabelCandidates(viewport: viewport, streets: nil).collect()
        #expect(candidates.count > 20)
        let taken = CGRect(x: 100, y: 300, width: 150, height: 150)
        let placer = LabelPlacer(viewport: viewport, style: .light, isDark: false, taken: [taken])
        let frames = placer.place(candidates).flatMap(\.frames)
        #expect(frames.count > 5)
        #expect(!frames.contains { $0.intersects(taken) })
        for (index, frame) in frames.enumerated() {
            #expect(!frames[(index + 1)...].contains { $0.intersects(frame) })
        }
    }

    @Test("A name follows the straight part of a line, readable from left to right")
    func alongLine() throws {
        let bent = [
            CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 20), CGPoint(x: 10, y: 0), CGPoint(x: 210, y: 0),
            CGPoint(x: 215, y: 30),
        ]
        let (middle, angle) = try #require(LineStretch.best(bent, length: 120, depth: 4))
        #expect(abs(middle.y) < 3)
        #expect(abs(angle) < 0.05)
        let (_, back) = try #require(LineStretch.best(bent.reversed(), length: 120, depth: 4))
        #expect(abs(back) < 0.05)
        #expect(LineStretch.best(bent, length: 400, depth: 4) == nil)
        #expect(LineStretch.best([], length: 1, depth: 4) == nil)
    }
}
