// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// Printers that tell of themselves (RFC 1035, RFC 6762, RFC 6763; the keys are those of Apple's Bonjour Printing Specification).
@Suite struct DiscoveryTests {
    private func name(_ labels: String...) -> [UInt8] { labels.flatMap { [UInt8($0.utf8.count)] + $0.utf8 } + [0] }

    private func record(_ name: [UInt8], _ type: UInt8, _ data: [UInt8]) -> [UInt8] {
        name + [0, type, 0x80, 1, 0, 0, 0, 120, UInt8(data.count >> 8), UInt8(data.count & 255)] + data
    }

    private func text(_ pairs: String...) -> [UInt8] { pairs.flatMap { [UInt8($0.utf8.count)] + $0.utf8 } }

    /// What a printer sends: the pointer, and beside it place, description and address, with names that lead back.
    private func answer(_ pairs: [UInt8]) -> [UInt8] {
        let header: [UInt8] = [0, 0, 0x84, 0, 0, 0, 0, 1, 0, 0, 0, 3]
        // The service's name stands at 12, the instance's where the pointer's data begin, at 12 + 17 + 10.
        let service = name("_ipp", "_tcp", "local")
        let instance: [UInt8] = [7] + Array("Kitchen".utf8) + [0xC0, 12]
        let pointer = record(service, 12, instance)
        let place: [UInt8] = [0, 0, 0, 0, 0x02, 0x77] + name("kitchen", "local")
        return header + pointer + record([0xC0, 39], 33, place) + record([0xC0, 39], 16, pairs)
            + record(name("kitchen", "local"), 1, [192, 0, 2, 7])
    }

    private func printers(_ bytes: [UInt8]) throws -> [PrinterRecord] {
        PrinterDiscovery.printers(in: [.init(message: try DNSMessage(decoding: bytes), address: "192.0.2.99")])
    }

    @Test("The question is RFC 1035's: one name, pointers, and answered to the asker (RFC 6762, 5.4)")
    func question() {
        #expect(
            DNSMessage.question(for: ["_ipp", "_tcp", "local"])
                == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + name("_ipp", "_tcp", "local") + [0, 12, 0x80, 1])
    }

    @Test("A printer has its name, place, path and abilities by what it tells")
    func printer() throws {
        let words = text(
            "txtvers=1", "rp=ipp/print", "note=Second floor", "Color=T", "Duplex=F", "pdl=application/pdf,image/urf")
        let found = try printers(answer(words))
        #expect(found.count == 1)
        let printer = try #require(found.first)
        #expect(printer.name == "Kitchen" && printer.url.absoluteString == "ipp://192.0.2.7:631/ipp/print")
        #expect(printer.location == "Second floor" && printer.color == true && printer.duplex == false)
    }

    @Test("A printer that takes no PDF is left out")
    func raster() throws { #expect(try printers(answer(text("pdl=image/urf"))).isEmpty) }

    @Test("A message that is cut anywhere is refused, never read beyond its end")
    func cut() {
        let bytes = answer(text("rp=ipp/print"))
        for length in 0..<bytes.count {
            #expect(throws: DNSMessage.Malformed.self) { try DNSMessage(decoding: Array(bytes[..<length])) }
        }
    }

    @Test("Names that lead to themselves end")
    func circles() {
        let header: [UInt8] = [0, 0, 0x84, 0, 0, 0, 0, 1, 0, 0, 0, 0]
        #expect(throws: DNSMessage.Malformed.self) {
            try DNSMessage(decoding: header + record([0xC0, 12], 12, [0xC0, 12]))
        }
    }

    @Test("Whatever bytes come, they are read or refused")
    func noise() {
        var state: UInt64 = 7
        for _ in 0..<20_000 {
            var bytes = answer(text("rp=ipp/print"))
            for _ in 0..<4 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
            }
            _ = try? printers(bytes)
        }
    }
}
