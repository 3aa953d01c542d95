// SPDX-License-Identifier: MIT

/// The watches that devices can be. They can be paired with phones; no app runs on them.
package enum WatchTypes {
    /// By simctl's names.
    package static let names = [
        "Apple Watch SE (40mm) (2nd generation)", "Apple Watch SE (44mm) (2nd generation)",
        "Apple Watch Series 5 (40mm)", "Apple Watch Series 5 (44mm)", "Apple Watch Series 6 (40mm)",
        "Apple Watch Series 6 (44mm)", "Apple Watch Series 7 (41mm)", "Apple Watch Series 7 (45mm)",
        "Apple Watch Series 8 (41mm)", "Apple Watch Series 8 (45mm)", "Apple Watch Series 9 (41mm)",
        "Apple Watch Series 9 (45mm)", "Apple Watch Series 10 (42mm)", "Apple Watch Series 10 (46mm)",
        "Apple Watch Ultra (49mm)", "Apple Watch Ultra 2 (49mm)",
    ]

    /// - Parameter text: a name, or simctl's identifier for one, as for `DeviceTypes.named`.
    package static func named(_ text: String) -> String? { DeviceTypes.find(text, among: names) }
}

extension DeviceRecord {
    /// Whether it is a watch, on which no app runs.
    package var isWatch: Bool { WatchTypes.names.contains(type) }
}
