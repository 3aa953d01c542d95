// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

@Suite struct LocationWatchTests {
    /// A degree of longitude at the equator is 111.195 km on the sphere of the Earth's mean radius.
    private func places(_ points: [(Double, Double)]) -> [LocationWatch.Place] {
        points.map { LocationWatch.Place(latitude: $0.0, longitude: $0.1) }
    }

    @Test("LO47: an app is started for a region that the device enters or leaves, clear of its edge")
    func regions() {
        var watch = LocationWatch()
        watch.circles = [LocationWatch.Circle(latitude: 0, longitude: 0, radius: 200, isInside: false)]
        #expect(watch.isMet(by: places([(0, 0.001)])))
        #expect(!watch.isMet(by: places([(0, 0.0017)])), "in the band of 20 m around the edge")
        #expect(!watch.isMet(by: places([(0, 0.1)])))
        #expect(watch.isMet(by: places([(0, -0.1), (0, 0.1)])), "the way leads through it")
        #expect(!watch.isMet(by: places([(0.01, -0.1), (0.01, 0.1)])))
        watch.circles[0].isInside = true
        #expect(!watch.isMet(by: places([(0, 0.001)])))
        #expect(watch.isMet(by: places([(0, 0.001), (0, 0.1)])))
        #expect(!watch.isMet(by: []))
    }

    @Test("An app is started for a significant change, of half a kilometre")
    func significant() {
        var watch = LocationWatch()
        watch.place = LocationWatch.Place(latitude: 0, longitude: 0)
        #expect(!watch.isMet(by: places([(0, 0.004)])))
        #expect(watch.isMet(by: places([(0, 0.004), (0, 0.005)])))
    }
}
