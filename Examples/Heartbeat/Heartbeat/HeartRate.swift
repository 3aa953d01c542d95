// SPDX-License-Identifier: MIT
import CoreBluetooth

/// Numbers that the Bluetooth SIG has assigned to heart rate sensors.
enum HeartRate {
    static let service = CBUUID(string: "180D")
    static let measurement = CBUUID(string: "2A37")
    static let location = CBUUID(string: "2A38")
    static let batteryService = CBUUID(string: "180F")
    static let batteryLevel = CBUUID(string: "2A19")

    /// Beats a minute: a byte, or two where the lowest bit of the first one says so.
    static func beats(in measurement: Data) -> Int? {
        let bytes = [UInt8](measurement)
        guard let flags = bytes.first else { return nil }
        if flags & 1 == 0 { return bytes.count > 1 ? Int(bytes[1]) : nil }
        return bytes.count > 2 ? Int(bytes[1]) | Int(bytes[2]) << 8 : nil
    }

    static func measurement(of beats: Int) -> Data {
        beats < 256 ? Data([0, UInt8(beats)]) : Data([1, UInt8(beats & 0xFF), UInt8(beats >> 8)])
    }

    static func name(ofLocation byte: UInt8) -> String {
        let names = [
            "elsewhere", "on the chest", "on the wrist", "on a finger", "on the hand", "at the ear", "on the foot",
        ]
        return Int(byte) < names.count ? names[Int(byte)] : "somewhere"
    }
}
