// SPDX-License-Identifier: MIT
import CoreGraphics
import Testing

@testable import MapEngine

@Suite struct RoutingTests {
    private let museum = Fixture.point(39.748039, -104.940000)
    private let gallery = Fixture.point(39.737200, -104.989300)

    @Test("MP46: a route begins and ends beside its places, and its steps' metres are the route's")
    func ends() throws {
        let search = RouteSearch(try Fixture.store(), mode: .car)
        let route = try #require(search.routes(from: museum, to: gallery, alternates: false).first)
        let (first, last) = (try #require(route.points.first), try #require(route.points.last))
        #expect(RoadGraph.metres(first, museum) < 100)
        #expect(RoadGraph.metres(last, gallery) < 100)
        #expect(abs(route.steps.reduce(0) { $0 + $1.metres } - route.metres) < route.metres * 0.01)
        // On a grid no way is shorter than its sides: 4.2 km west, 1.2 km south.
        #expect((5200...6200).contains(route.metres))
    }

    @Test("MP47: steps name a turn or a street")
    func steps() throws {
        let search = RouteSearch(try Fixture.store(), mode: .car)
        let route = try #require(search.routes(from: museum, to: gallery, alternates: false).first)
        #expect(route.steps.first?.turn == .start)
        #expect(route.steps.last?.turn == .arrive)
        let names = route.steps.map(\.name)
        #expect(names.contains("Colorado Blvd"))
        #expect(route.steps.dropFirst().dropLast().allSatisfy { $0.turn != .straight || !$0.name.isEmpty })
    }

    @Test("One-way streets are driven in their direction only, and walked in both")
    func oneWays() throws {
        // 13th Avenue leads west.
        let (west, east) = (Fixture.point(39.7369, -104.9800), Fixture.point(39.7369, -104.9770))
        let store = try Fixture.store()
        func metres(_ mode: TravelMode, _ from: CGPoint, _ to: CGPoint) -> Double {
            RouteSearch(store, mode: mode).routes(from: from, to: to, alternates: false).first?.metres ?? .infinity
        }
        let direct = RoadGraph.metres(west, east)
        #expect(abs(metres(.car, east, west) - direct) < 5)
        #expect(metres(.car, west, east) > direct * 1.5)
        #expect(abs(metres(.foot, west, east) - direct) < 5)
    }

    @Test("An alternate goes mostly over other roads, and takes not much longer")
    func alternates() throws {
        let routes = RouteSearch(try Fixture.store(), mode: .car).routes(from: museum, to: gallery, alternates: true)
        try #require(routes.count == 2)
        #expect(routes[0].seconds <= routes[1].seconds)
        #expect(routes[1].seconds < routes[0].seconds * 1.5)
        #expect(routes[0].points != routes[1].points)
    }

    @Test("MP48: no route leads where there are no roads")
    func nowhere() throws {
        let search = RouteSearch(try Fixture.store(), mode: .car)
        #expect(search.routes(from: museum, to: Fixture.point(48.85, 2.35), alternates: false).isEmpty)
        #expect(search.routes(from: Fixture.point(0, 0), to: Fixture.point(0, 1), alternates: true).isEmpty)
    }

    @Test("Lines are cut at a tile's edge, in as many parts as there are inside")
    func cuts() {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let line = [
            CGPoint(x: -5, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 15), CGPoint(x: 8, y: 15), CGPoint(x: 8, y: 5),
        ]
        #expect(
            RoadGraph.cut(line, to: square) == [
                [CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 10)],
                [CGPoint(x: 8, y: 10), CGPoint(x: 8, y: 5)],
            ])
    }
}
