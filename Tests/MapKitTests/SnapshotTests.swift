// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import MapKit

@MainActor
@Suite(.restingClock) struct SnapshotTests {
    /// How many colours a piece of a picture of the open desert has: the ground itself is one.
    private func colors(in rect: CGRect, ofWidth width: CGFloat) async throws -> Int {
        let options = MKMapSnapshotter.Options()
        options.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 22.5, longitude: 10),
            span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
        (options.size, options.scale) = (CGSize(width: width, height: 200), 1)
        let image = try await MKMapSnapshotter(options: options).start().image
        let piece = try #require(image.cgImage?.cropping(to: rect))
        let data = try #require(piece.dataProvider?.data as Data?)
        let row = piece.bytesPerRow
        var found: Set<Data> = []
        for y in 0..<piece.height {
            for x in 0..<piece.width { found.insert(data[(y * row + x * 4)..<(y * row + x * 4 + 3)]) }
        }
        return found.count
    }

    @Test("A snapshot says in its lower corner whose data it shows; a thumbnail has no room for it")
    func legal() async throws {
        #expect(try await colors(in: CGRect(x: 10, y: 180, width: 110, height: 16), ofWidth: 300) > 8)
        #expect(try await colors(in: CGRect(x: 10, y: 100, width: 110, height: 16), ofWidth: 300) == 1)
        #expect(try await colors(in: CGRect(x: 10, y: 180, width: 60, height: 16), ofWidth: 80) == 1)
    }
}
