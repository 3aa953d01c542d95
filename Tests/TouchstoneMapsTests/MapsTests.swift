// SPDX-License-Identifier: MIT
import Foundation
import MapKit
import Testing
import TouchstoneDevice
import UIKit

@testable import TouchstoneMaps

/// The words are those of Apple's Map Links.
@MainActor
@Suite("Maps")
struct MapsTests {
    private static let link =
        "maps://?q=Museum&ll=39.7,-104.9&q=Park&ll=39.8,-105&t=h&sll=39.75,-105.0&spn=0.5,0.25"

    private func request(_ text: String) throws -> MapsRequest {
        let url = try #require(URL(string: text))
        return try #require(MapsRequest(url))
    }

    @Test("MP41: a way is read with its ends and how to go; without a start it begins where the device is")
    func way() throws {
        let both = try request("maps://?saddr=39.7,-104.9&daddr=39.8,-105.0&dirflg=w")
        #expect(both.way?.source == .coordinate(latitude: 39.7, longitude: -104.9))
        #expect(both.way?.destination == .coordinate(latitude: 39.8, longitude: -105))
        #expect(both.way?.transport == .walking)
        let one = try request("http://maps.apple.com/?daddr=San+Francisco")
        #expect(one.way?.source == .current)
        #expect(one.way?.transport == .automobile)
        #expect(MapsRequest(URL(fileURLWithPath: "/tmp/a")) == nil)
    }

    @Test("MP42: names go with their places, with the kind of map and the region")
    func places() throws {
        let link = try request(
            Self.link + "&x-touchstone-source=a.b")
        #expect(link.pins.map(\.name) == ["Museum", "Park"])
        #expect(link.pins.last?.place == .coordinate(latitude: 39.8, longitude: -105))
        #expect(link.type == .hybrid)
        #expect(link.center?.latitude == 39.75)
        #expect(link.span?.longitudeDelta == 0.25)
        #expect(link.source == "a.b")
        let words = try request("maps://?q=coffee")
        #expect(words.pins == [MapsRequest.Pin(name: "coffee", place: .text("coffee"))])
    }

    @Test("MP42, PP16: Maps shows the places that a link names, its kind of map and its region")
    func showsPlaces() async throws {
        let screen = MapsController()
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        screen.view.layoutIfNeeded()
        screen.show(try request(Self.link))
        let names = screen.map.annotations.compactMap(\.title)
        #expect(Set(names).isSuperset(of: ["Museum", "Park"]))
        #expect(screen.map.mapType == .hybrid)
        #expect(abs(screen.map.region.center.latitude - 39.75) < 0.01)
        #expect(screen.map.region.span.latitudeDelta >= 0.5)
        // The ground is drawn on other threads; the next test finds the clock as this one did.
        while ClockHold.isActive { await Task.yield() }
    }

    @Test("MP44: the times of ways are told in minutes and hours")
    func times() {
        #expect(StepsView.time(20) == "1 min")
        #expect(StepsView.time(59 * 60) == "59 min")
        #expect(StepsView.time(3 * 3600 + 120) == "3 hr 2 min")
    }
}
