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

    /// By what Porter and Duff say of "over", pixel by pixel in real numbers: eight shifted shapes, then the letters.
    @Test("The border of letters is their shape, shifted eight ways, below them")
    func halo() {
        let letters = PixelBuffer(width: 30, height: 20)
        for (x, y, pixel) in [(8, 7, 0xFF20_3040), (9, 7, 0x8010_1820), (20, 12, 0x4010_1010)] as [(Int, Int, UInt32)] {
            letters.row(y)[x] = pixel
        }
        let picture = LabelHalo(color: 0xF0E0D0, reach: 3.6).surround(letters)
        func alpha(_ x: Int, _ y: Int) -> Double {
            (0..<30).contains(x) && (0..<20).contains(y) ? Double(letters.row(y)[x] >> 24) / 255 : 0
        }
        for y in 0..<20 {
            for x in 0..<30 {
                var through = 1.0
                for (dx, dy) in [(4, 0), (3, 3), (0, 4), (-3, 3), (-4, 0), (-3, -3), (0, -4), (3, -3)] {
                    through *= 1 - 0.55 * alpha(x + dx, y + dy)
                }
                for (shift, border) in [(24, 255.0), (16, 240), (8, 224), (0, 208)] as [(UInt32, Double)] {
                    let letter = Double(letters.row(y)[x] >> shift & 255)
                    let wanted = letter + border * (1 - through) * (1 - alpha(x, y))
                    #expect(abs(Double(picture.row(y)[x] >> shift & 255) - wanted) <= 1.5, "\(x), \(y)")
                }
            }
        }
    }
}
