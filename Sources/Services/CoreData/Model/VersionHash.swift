// SPDX-License-Identifier: MIT
import FoundationCompat

/// 32 bytes for a text: SHA-256 (FIPS 180-4), which has the size of the hashes that stores and models compare.
enum VersionHash {
    static func of(_ text: String) -> Data { of(Array(text.utf8)) }

    static func of(_ bytes: [UInt8]) -> Data {
        var state = initial
        let message = padded(bytes)
        var start = 0
        while start < message.count {
            compress(&state, message[start..<start + 64])
            start += 64
        }
        return Data(state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } })
    }

    private static func padded(_ bytes: [UInt8]) -> [UInt8] {
        let length = UInt64(bytes.count) * 8
        var message = bytes + [0x80]
        while message.count % 64 != 56 { message.append(0) }
        return message + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    }

    private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value >> count | value << (32 - count) }

    private static func compress(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
        let bytes = Array(block)
        var schedule = (0..<16).map { index in
            (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[index * 4 + $1]) }
        }
        for index in 16..<64 {
            let early = schedule[index - 15]
            let late = schedule[index - 2]
            let first = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
            let second = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
            schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
        }
        var work = state
        for index in 0..<64 {
            let (a, e) = (work[0], work[4])
            let choice = e & work[5] ^ ~e & work[6]
            let majority = a & work[1] ^ a & work[2] ^ work[1] & work[2]
            let mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
            let first = work[7] &+ mixed &+ choice &+ constants[index] &+ schedule[index]
            let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
            work = [first &+ second, a, work[1], work[2], work[3] &+ first, e, work[5], work[6]]
        }
        for index in 0..<8 { state[index] &+= work[index] }
    }

    private static let primes: [Int] = {
        var primes: [Int] = []
        var number = 2
        while primes.count < 64 {
            if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
            number += 1
        }
        return primes
    }()

    /// The first 32 bits of the fractional part of a root, found in whole numbers.
    private static func fraction(ofRoot degree: Int, of number: Int) -> UInt32 {
        let power: (Double) -> Double = { degree == 2 ? $0.squareRoot() : cbrt($0) }
        let root = power(Double(number))
        return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }

    private static let initial = primes.prefix(8).map { fraction(ofRoot: 2, of: $0) }
    private static let constants = primes.map { fraction(ofRoot: 3, of: $0) }
}
