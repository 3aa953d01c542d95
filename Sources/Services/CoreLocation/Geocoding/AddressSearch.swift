// SPDX-License-Identifier: MIT
import FoundationCompat

/// Finds the towns that an address names: "2100 York St, Denver, CO 80205", "Paris, France", "springfield il".
package struct AddressSearch {
    /// A town, with what the text says beside it.
    package struct Match {
        package let place: Gazetteer.Place
        /// What stands before the town: a street and its number.
        package let street: String?
        /// As the text has it, without a check; nil: it has none.
        package let postalCode: String?
    }

    private let gazetteer = Gazetteer.shared
    private let parts: [String]
    private let keys: [String]

    /// Looks for nothing yet.
    package init(_ text: String) {
        parts = text.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        keys = parts.map(Gazetteer.key)
    }

    /// Best first: those whose region and country the text names too, then the larger ones.
    package func matches() -> [Match] {
        // The town is the last part that names one and is not just a region's or country's name behind another town.
        for index in keys.indices.reversed() {
            let (names, rest) = townNames(keys[index])
            for name in names {
                let places = gazetteer.places(named: name)
                guard !places.isEmpty else { continue }
                let qualifiers = keys[(index + 1)...] + [rest(name)]
                let fitting = places.filter { fits($0, qualifiers.filter { !$0.isEmpty }) }
                guard !fitting.isEmpty, !isQualifierOnly(index, fitting) else { continue }
                return fitting.map { Match(place: $0, street: street(before: index), postalCode: postalCode) }
            }
        }
        return []
    }

    /// A part may hold more than the town: "80205 Denver", "Denver CO".
    private func townNames(_ key: String) -> ([String], rest: (String) -> String) {
        let words = key.split(separator: " ").map(String.init)
        var names: [String] = []
        for length in stride(from: words.count, to: 0, by: -1) {
            for start in 0...(words.count - length) {
                // Of several words a street's last one is no town.
                if start > 0, length + start < words.count { continue }
                names.append(words[start..<start + length].joined(separator: " "))
            }
        }
        return (
            names,
            { name in
                let used = Set(name.split(separator: " ").map(String.init))
                return words.filter { !used.contains($0) && Int($0) == nil }.joined(separator: " ")
            }
        )
    }

    /// Whether a part that is a town's name stands for the region of a town before it: "Albany, New York".
    private func isQualifierOnly(_ index: Int, _ found: [Gazetteer.Place]) -> Bool {
        guard index > 0 else { return false }
        return gazetteer.places(named: keys[index - 1]).contains { fits($0, [keys[index]]) }
    }

    private func fits(_ place: Gazetteer.Place, _ qualifiers: [String]) -> Bool {
        let region = gazetteer.regions[place.region]
        let country = gazetteer.countries[region.country]
        let names: Set<String> = [
            Gazetteer.key(region.name), Gazetteer.key(region.code), Gazetteer.key(country.name),
            Gazetteer.key(country.code), country.code == "US" ? "usa" : "", country.code == "GB" ? "uk" : "",
            country.code == "GB" ? "england" : "",
        ]
        return qualifiers.allSatisfy { qualifier in
            let text = qualifier.split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
            return text.isEmpty || names.contains(text)
        }
    }

    private func street(before index: Int) -> String? {
        guard index > 0 else { return nil }
        return parts[..<index].joined(separator: ", ")
    }

    private var postalCode: String? {
        parts.dropFirst().flatMap { $0.split(separator: " ") }.first { $0.count >= 4 && $0.allSatisfy(\.isNumber) }
            .map(String.init)
    }
}
