// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TouchstoneDevice

@MainActor
struct WorldTests {
    private let clock = ManualClock()

    private func gpx(_ text: String) throws -> WorldTrack {
        try WorldTrack(gpx: Data(text.utf8), file: "walk.gpx")
    }

    @Test("LO35: a GPX 1.1 file with one named waypoint is a place, and the device stays there")
    func place() throws {
        let track = try gpx(
            """
            <?xml version="1.0"?>
            <gpx version="1.1" creator="Xcode" xmlns="http://www.topografix.com/GPX/1/1">
                <wpt lat="39.748039" lon="-104.94"><name>Museum &amp; Park</name></wpt>
            </gpx>
            """)
        #expect(track.points.count == 1)
        let world = World(clock: clock)
        world.follow(track)
        clock.advance(by: 60)
        #expect(world.state.location?.latitude == 39.748039)
        #expect(world.state.location?.longitude == -104.94)
    }

    @Test("LO36, LO28: waypoints with times are played at those times, with the speed and course of the way")
    func track() throws {
        // 0.01 degrees of longitude at the equator: 1,113.2 m of the ellipsoid, 1,111.9 m of the mean sphere.
        let track = try gpx(
            """
            <gpx><wpt lat="0" lon="0"><time>2024-01-01T00:00:00Z</time></wpt>
            <wpt lat="0" lon="0.01"><time>2024-01-01T00:01:51.2Z</time></wpt></gpx>
            """)
        let world = World(clock: clock)
        var fixes: [WorldFix] = []
        _ = world.observe { _, new in if let fix = new.location { fixes.append(fix) } }
        world.follow(track)
        clock.advance(by: 55.6)
        let middle = try #require(world.state.location)
        #expect(abs(middle.longitude - 0.005) < 0.0001)
        #expect(abs(middle.speed - 10) < 0.1)
        #expect(abs(middle.course - 90) < 0.1)
        clock.advance(by: 100)
        #expect(world.state.location?.longitude == 0.01)
        // One at the start, one a second, one at the end.
        #expect(fixes.count == 113)
    }

    @Test("LO39: a GPX file with bytes changed anywhere, or cut, is a track or an error with file and line")
    func mutatedGPX() {
        let whole = [UInt8](
            """
            <?xml version="1.0"?>
            <!-- a walk -->
            <gpx version="1.1" creator="Xcode" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
            <trkpt lat="39.7372" lon="-104.9893"><ele>1609.3</ele><time>2024-01-01T00:00:00Z</time></trkpt>
            <trkpt lat='39.74' lon='-104.99'><name>A &amp; B &#x41;</name><time>2024-01-01T00:01:00.5Z</time></trkpt>
            </trkseg></trk><extensions><![CDATA[<x>]]></extensions></gpx>
            """.utf8)
        let signs = [UInt8]("<>/=\"'&;!-[]?0e. x".utf8) + [0, 0xC3, 0xFF]
        var state: UInt64 = 0x2545_F491_4F6C_DD1D
        func random(below limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
        for round in 0..<4000 {
            var bytes = round < whole.count ? Array(whole[..<round]) : whole
            for _ in 0..<(round % 5) where !bytes.isEmpty {
                bytes[random(below: bytes.count)] = signs[random(below: signs.count)]
            }
            do { _ = try WorldTrack(gpx: Data(bytes), file: "walk.gpx") } catch let error as WorldTextError {
                #expect("\(error)".contains(/^walk\.gpx:\d+: ./), "\(error)")
            } catch { Issue.record("\(error)") }
        }
    }

    @Test("A new place ends the track before it")
    func replaced() throws {
        let world = World(clock: clock)
        world.follow(
            WorldTrack(points: [
                .init(time: 0, fix: WorldFix(latitude: 0, longitude: 0)),
                .init(time: 100, fix: WorldFix(latitude: 1, longitude: 0)),
            ]))
        clock.advance(by: 10)
        world.perform(try WorldMove("Apple"))
        clock.advance(by: 200)
        #expect(world.state.location?.latitude == 37.3349)
    }

    @Test(
        "LO39: a malformed file is refused with file, line and reason",
        arguments: [
            ("<gpx>\n<wpt lat=\"91\" lon=\"0\"/></gpx>", "walk.gpx:2: lat is '91'; it must be a number from -90 to 90"),
            ("<gpx>\n\n<wpt lon=\"0\"/></gpx>", "walk.gpx:3: a point has no 'lat'"),
            ("<kml></kml>", "walk.gpx:1: the root is <kml>, not <gpx>"),
            ("<gpx>\n<wpt lat=\"1\" lon=\"0\">", "walk.gpx:2: the file ends inside <wpt>"),
            ("<gpx></gpx>", "walk.gpx:1: there is no <wpt>, <trkpt> or <rtept>"),
            ("<gpx><wpt lat=\"1\" lon=\"0\"></trk>", "walk.gpx:1: </trk> ends what is not open; open is <wpt>"),
            ("<!DOCTYPE gpx [<!ENTITY a \"b\">]><gpx/>", "walk.gpx:1: document types are not allowed"),
            ("", "walk.gpx:1: there is no <wpt>, <trkpt> or <rtept>"),
        ])
    func malformed(text: String, message: String) {
        #expect(throws: WorldTextError(message)) { try gpx(text) }
    }

    @Test("No cut of a good file and no changed byte of it crashes the reader")
    func damaged() throws {
        let good = Array(
            "<?xml version='1.0'?><gpx><!-- a --><wpt lat='1' lon='2'><ele>3</ele><name><![CDATA[x]]>&#65;</name></wpt></gpx>"
                .utf8)
        for end in good.indices { _ = try? WorldTrack(gpx: Data(good[..<end]), file: "f") }
        for index in good.indices {
            for byte: UInt8 in [0, 0x3C, 0x3E, 0x26, 0x22, 0xFF] {
                var bad = good
                bad[index] = byte
                _ = try? WorldTrack(gpx: Data(bad), file: "f")
            }
        }
    }

    @Test("JSON changes what it names and leaves the rest; an unknown name is an error that lists the known ones")
    func json() throws {
        let world = World(clock: clock)
        try world.merge(["battery": ["level": 0.2], "isLowPowerMode": true], from: "step 3")
        #expect(world.state.battery.level == 0.2)
        #expect(world.state.battery.state == .full)
        #expect(world.state.isLowPowerMode)
        #expect(throws: WorldTextError.self) { try world.merge(["batery": 1], from: "step 4") }
        #expect(throws: WorldTextError.self) { try world.merge(["battery": ["level": "low"]], from: "step 5") }
        #expect(world.state.battery.level == 0.2)
    }

    @Test(
        "A misspelt name inside of a part, or of a list's entry, is an error that says which; nothing has changed then")
    func innerNames() throws {
        let world = World(clock: clock)
        func reason(_ json: [String: Any]) -> String {
            do { try world.merge(json, from: "step 1") } catch { return "\(error)" }
            return ""
        }
        #expect(reason(["battery": ["levle": 0.2]]) == "step 1: 'battery.levle' is none of level, state")
        #expect(
            reason(["location": ["latitude": 1, "longitude": 2, "hight": 3]]).contains("'location.hight' is none of"))
        let beacon: [String: Any] = ["uuid": UUID().uuidString, "major": 1, "minor": 2, "distance": 1.5]
        #expect(reason(["beacons": [beacon]]) == "")
        #expect(reason(["beacons": [beacon.merging(["rssi": -50]) { $1 }]]).contains("'beacons.rssi' is none of"))
        #expect(reason(["continuity": ["breaks": true], "timeZone": "Europe/Berlin"]) == "")
        #expect(world.state.battery.level == 1 && world.state.beacons.count == 1 && world.state.continuity.breaks)
    }

    @Test("A report of gpsd is a fix when it has a date; without a position the fix is lost")
    func gpsd() throws {
        // As gpsd 3.22 writes it, fed with a receiver's sentences.
        let line = """
            {"class":"TPV","device":"udp://127.0.0.1:5055","mode":3,"time":"2024-05-04T09:41:00.000Z","ept":0.005,\
            "lat":52.516666667,"lon":13.4,"altHAE":84.0,"altMSL":39.4,"alt":39.4,"track":84.4,"speed":2.5,"eph":17.1}
            """
        let fix = try #require(GPSDSource.report(Data(line.utf8))?.fix)
        #expect(fix.latitude == 52.516666667)
        #expect(fix.altitude == 39.4)
        #expect(fix.speed == 2.5)
        #expect(fix.horizontalAccuracy == 17.1)
        #expect(GPSDSource.report(Data(#"{"class":"TPV","mode":2,"lat":1,"lon":2}"#.utf8)) == nil)
        let lost = try #require(GPSDSource.report(Data(#"{"class":"TPV","mode":1}"#.utf8)))
        #expect(lost.fix == nil)
        #expect(GPSDSource.report(Data(#"{"class":"SKY"}"#.utf8)) == nil)
    }
}
