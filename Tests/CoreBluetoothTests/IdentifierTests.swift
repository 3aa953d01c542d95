// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import CoreBluetooth

@Suite struct IdentifierTests {
    @Test("an assigned number is the same as its UUID, and is written as it was made")
    func equality() {
        let long = CBUUID(string: "0000180D-0000-1000-8000-00805f9b34fb")
        #expect(CBUUID(string: "180d") == long && CBUUID(string: "0000180D") == long)
        #expect(Set([CBUUID(string: "180D"), long]).count == 1)
        #expect(CBUUID(string: "180d").uuidString == "180D")
        #expect(long.uuidString == "0000180D-0000-1000-8000-00805F9B34FB")
        #expect(CBUUID(data: Data([0x18, 0x0D])).uuidString == "180D")
        #expect(CBUUID(string: "180D").data == Data([0x18, 0x0D]) && long.data.count == 16)
        #expect(CBUUID(nsuuid: UUID(uuidString: long.uuidString) ?? UUID()) == long)
        #expect(CBUUID(string: "180D") != CBUUID(string: "180F"))
    }

    @Test("known numbers are shown by their names")
    func names() {
        #expect("\(CBUUID(string: "180D"))" == "Heart Rate" && "\(CBUUID(string: "FFE0"))" == "FFE0")
        #expect("\(CBUUID(string: "00002A19-0000-1000-8000-00805F9B34FB"))" == "Battery Level")
    }

    @Test("errors have Apple's domains, numbers and words")
    func errors() {
        let timeout: any Error = CBError(.connectionTimeout)
        #expect((timeout as NSError).domain == "CBErrorDomain" && (timeout as NSError).code == 6)
        let refused: any Error = CBATTError(.insufficientEncryption)
        #expect((refused as NSError).domain == "CBATTErrorDomain" && (refused as NSError).code == 15)
        #expect(refused.localizedDescription == "Encryption is insufficient.")
    }

    @Test("properties have the bits of the Bluetooth Core Specification")
    func bits() {
        let all = WorldCharacteristic.Property.allCases.map(\.bit)
        #expect(all == [1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200])
    }
}
