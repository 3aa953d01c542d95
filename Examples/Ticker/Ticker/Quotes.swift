// SPDX-License-Identifier: MIT
import Foundation

/// Where prices come from: one line of text for a symbol, as Yahoo's `quotes.csv` answered.
enum Quotes {
    /// Shared by the app and its widget.
    static let group = UserDefaults(suiteName: "group.org.touchstone.Ticker")
    static let symbol = "AAPL"

    static func setServer(_ address: String) { group?.set(address, forKey: "server") }

    /// `f=a`: the price asked.
    static var url: URL? {
        let server = group?.string(forKey: "server") ?? "http://localhost:8000"
        return URL(string: server + "/quotes.csv?s=\(symbol)&f=a")
    }

    /// The first line, without quotation marks; nil: there is none.
    static func price(in text: String) -> String? {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        let price = line.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
        return price.isEmpty ? nil : price
    }
}
