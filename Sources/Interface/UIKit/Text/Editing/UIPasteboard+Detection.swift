// SPDX-License-Identifier: MIT

/// Something that was recognised in text.
open class DDMatch: __ObjCObject, @unchecked Sendable {
    // Unchecked: never changes.
    /// As it stands in the text.
    public let matchedString: String

    init(_ matchedString: String) {
        self.matchedString = matchedString
        super.init()
    }
}

open class DDMatchLink: DDMatch, @unchecked Sendable {
    // Unchecked: never changes.
    public let url: URL

    init(_ matchedString: String, _ url: URL) {
        self.url = url
        super.init(matchedString)
    }
}

open class DDMatchEmailAddress: DDMatch, @unchecked Sendable {
    // Unchecked: never changes.
    open var emailAddress: String { matchedString }
}

open class DDMatchPhoneNumber: DDMatch, @unchecked Sendable {
    // Unchecked: never changes.
    open var phoneNumber: String { matchedString }
}

open class DDMatchMoneyAmount: DDMatch, @unchecked Sendable {
    // Unchecked: never changes.
    /// ISO 4217.
    public let currency: String
    public let amount: Double

    init(_ matchedString: String, _ currency: String, _ amount: Double) {
        (self.currency, self.amount) = (currency, amount)
        super.init(matchedString)
    }
}

open class DDMatchPostalAddress: DDMatch, @unchecked Sendable {}
open class DDMatchCalendarEvent: DDMatch, @unchecked Sendable {}
open class DDMatchShipmentTrackingNumber: DDMatch, @unchecked Sendable {}
open class DDMatchFlightNumber: DDMatch, @unchecked Sendable {}

extension UIPasteboard {
    /// What text on the pasteboard may be.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let probableWebURL = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        public static let probableWebSearch = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// What was found. Addresses, events, shipments and flights are not looked for.
    public struct DetectedValues: Sendable {
        public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> {
            get { found.value }
            set { found = Found(newValue) }
        }
        private var found = Found([])
        public internal(set) var probableWebURL = ""
        public internal(set) var probableWebSearch = ""
        public internal(set) var number: Double?
        public internal(set) var links: [DDMatchLink] = []
        public internal(set) var phoneNumbers: [DDMatchPhoneNumber] = []
        public internal(set) var emailAddresses: [DDMatchEmailAddress] = []
        public internal(set) var moneyAmounts: [DDMatchMoneyAmount] = []
        public internal(set) var postalAddresses: [DDMatchPostalAddress] = []
        public internal(set) var calendarEvents: [DDMatchCalendarEvent] = []
        public internal(set) var shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber] = []
        public internal(set) var flightNumbers: [DDMatchFlightNumber] = []

        // Key paths of a type without captures never change.
        private struct Found: @unchecked Sendable {
            let value: Set<PartialKeyPath<DetectedValues>>
            init(_ value: Set<PartialKeyPath<DetectedValues>>) { self.value = value }
        }

        init(_ text: String) {
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            number = Double(trimmed)
            for (range, url) in DataDetection.links(in: text, [.link, .phoneNumber]) {
                let part = (text as NSString).substring(with: range)
                switch url.scheme {
                case "tel": phoneNumbers.append(DDMatchPhoneNumber(part))
                case "mailto": emailAddresses.append(DDMatchEmailAddress(part))
                default: links.append(DDMatchLink(part, url))
                }
            }
            moneyAmounts = Self.money(text)
            if let link = links.first, link.matchedString == trimmed { probableWebURL = link.url.absoluteString }
            if probableWebURL.isEmpty, !trimmed.isEmpty { probableWebSearch = trimmed }
            patterns = kinds
        }

        private var kinds: Set<PartialKeyPath<DetectedValues>> {
            let all: [(PartialKeyPath<DetectedValues>, Bool)] = [
                (\.probableWebURL, !probableWebURL.isEmpty), (\.probableWebSearch, !probableWebSearch.isEmpty),
                (\.number, number != nil), (\.links, !links.isEmpty), (\.phoneNumbers, !phoneNumbers.isEmpty),
                (\.emailAddresses, !emailAddresses.isEmpty), (\.moneyAmounts, !moneyAmounts.isEmpty),
            ]
            return Set(all.filter(\.1).map(\.0))
        }

        private static func money(_ text: String) -> [DDMatchMoneyAmount] {
            let signs: [Character: String] = ["$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR"]
            var found: [DDMatchMoneyAmount] = []
            let characters = Array(text)
            for (index, sign) in characters.enumerated() {
                guard let currency = signs[sign] else { continue }
                let digits = String(characters[(index + 1)...].prefix { $0.isNumber || $0 == "." || $0 == "," })
                    .trimmingCharacters(in: CharacterSet(charactersIn: ".,"))
                guard let amount = Double(digits.replacingOccurrences(of: ",", with: "")) else { continue }
                found.append(DDMatchMoneyAmount("\(sign)\(digits)", currency, amount))
            }
            return found
        }
    }

    public typealias DetectionKeys = Set<PartialKeyPath<DetectedValues>>

    private func values(_ itemSet: IndexSet?, of all: [[String: Any]]) -> [DetectedValues] {
        let indices = itemSet.map { $0.filter(all.indices.contains) } ?? Array(all.indices.prefix(1))
        return indices.map { index in
            let text = all[index].values.lazy.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }.first
            return DetectedValues(text ?? "")
        }
    }

    // MARK: Kinds, of which the person is not told

    public func detectedPatterns(for keyPaths: DetectionKeys) async throws -> DetectionKeys {
        values(nil, of: known).first.map { $0.patterns.intersection(keyPaths) } ?? []
    }

    public func detectedPatterns(for keyPaths: DetectionKeys, inItemSet itemSet: IndexSet?) async throws
        -> [DetectionKeys]
    {
        values(itemSet, of: known).map { $0.patterns.intersection(keyPaths) }
    }

    public func detectPatterns(
        for keyPaths: DetectionKeys, completionHandler: @escaping (Result<DetectionKeys, any Error>) -> Void
    ) { completionHandler(.success(values(nil, of: known).first.map { $0.patterns.intersection(keyPaths) } ?? [])) }

    public func detectPatterns(
        for keyPaths: DetectionKeys, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectionKeys], any Error>) -> Void
    ) { completionHandler(.success(values(itemSet, of: known).map { $0.patterns.intersection(keyPaths) })) }

    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        guard let found = values(nil, of: known).first else { return completionHandler(.success([])) }
        let known: [(DetectionPattern, Bool)] = [
            (.probableWebURL, !found.probableWebURL.isEmpty), (.probableWebSearch, !found.probableWebSearch.isEmpty),
            (.number, found.number != nil),
        ]
        completionHandler(.success(Set(known.filter(\.1).map(\.0)).intersection(patterns)))
    }

    // MARK: Values

    public func detectedValues(for keyPaths: DetectionKeys) async throws -> DetectedValues {
        values(nil, of: items).first ?? DetectedValues("")
    }

    public func detectedValues(for keyPaths: DetectionKeys, inItemSet itemSet: IndexSet?) async throws
        -> [DetectedValues]
    {
        values(itemSet, of: items)
    }

    public func detectValues(
        for keyPaths: DetectionKeys, completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) { completionHandler(.success(values(nil, of: items).first ?? DetectedValues(""))) }

    public func detectValues(
        for keyPaths: DetectionKeys, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
    ) { completionHandler(.success(values(itemSet, of: items))) }

    // MARK: Objects

    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: false, expirationDate: nil)
    }

    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap {
            $0 as? Data ?? ($0 as? String).map { Data($0.utf8) }
        }
    }

    /// Of before iOS 10: boards of a device outlive the app by themselves.
    public func setPersistent(_ persistent: Bool) {}
}
