// SPDX-License-Identifier: MIT

public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// What the detector finds in a text view's text, as links.
enum DataDetection {
    /// Of the links that stand for dates and postal addresses, as on iOS: no address of the web says what they are.
    static let scheme = "x-apple-data-detectors"

    /// Ranges in UTF-16 units and what they lead to, in order.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [(NSRange, URL)] {
        if types != .all, !types.subtracting([.link, .phoneNumber, .address, .calendarEvent]).isEmpty {
            Unsupported.report("UIDataDetectorTypes (other than link, phoneNumber, address and calendarEvent)")
        }
        guard let detector = detector(types) else { return [] }
        return detector.detect(in: text, [], NSRange(location: 0, length: text.utf16.count)).compactMap { found in
            link(found.data).map { (found.range, $0) }
        }
    }

    /// nil when none of the types is looked for.
    private static func detector(_ types: UIDataDetectorTypes) -> NSDataDetector? {
        let wanted = checkingTypes(types)
        guard wanted != 0 else { return nil }
        do { return try NSDataDetector(types: wanted) } catch { preconditionFailure("DataDetection: \(error)") }
    }

    private static func checkingTypes(_ types: UIDataDetectorTypes) -> NSTextCheckingTypes {
        var result: NSTextCheckingTypes = 0
        if types.contains(.calendarEvent) { result |= 1 << 3 }
        if types.contains(.address) { result |= 1 << 4 }
        if types.contains(.link) { result |= 1 << 5 }
        if types.contains(.phoneNumber) { result |= 1 << 11 }
        return result
    }

    private static func link(_ data: DetectedData) -> URL? {
        switch data.kind {
        case .link, .mail: data.url
        case .phone: URL(string: "tel:" + data.text.filter { $0.isNumber || $0 == "+" })
        case .address, .date: URL(string: scheme + "://0")
        }
    }
}
