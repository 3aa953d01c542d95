// SPDX-License-Identifier: MIT

/// The models that devices can be, by the names that `--device` takes.
package enum DeviceTypes {
    /// HostKit's profiles have the figures; `Tests/EndToEnd/device.sh` holds the two lists against each other.
    package static let names = models.map(\.key)

    /// With what `utsname.machine` says on each; the first is the default.
    package static let models: KeyValuePairs<String, String> = [
        "iPhone 15": "iPhone15,4",
        "iPhone 15 Plus": "iPhone15,5",
        "iPhone 15 Pro": "iPhone16,1",
        "iPhone 15 Pro Max": "iPhone16,2",
        "iPhone 16": "iPhone17,3",
        "iPhone 16 Plus": "iPhone17,4",
        "iPhone 16 Pro": "iPhone17,1",
        "iPhone 16 Pro Max": "iPhone17,2",
        "iPhone 16e": "iPhone17,5",
        "iPhone 17": "iPhone18,3",
        "iPhone 17 Pro": "iPhone18,1",
        "iPhone 17 Pro Max": "iPhone18,2",
        "iPhone 14": "iPhone14,7",
        "iPhone 14 Plus": "iPhone14,8",
        "iPhone 14 Pro": "iPhone15,2",
        "iPhone 14 Pro Max": "iPhone15,3",
        "iPhone 13": "iPhone14,5",
        "iPhone 13 mini": "iPhone14,4",
        "iPhone 13 Pro": "iPhone14,2",
        "iPhone 13 Pro Max": "iPhone14,3",
        "iPhone 12 mini": "iPhone13,1",
        "iPhone 12 Pro": "iPhone13,3",
        "iPhone 12 Pro Max": "iPhone13,4",
        "iPhone 12": "iPhone13,2",
        "iPhone 11": "iPhone12,1",
        "iPhone 11 Pro": "iPhone12,3",
        "iPhone 11 Pro Max": "iPhone12,5",
        "iPhone XS": "iPhone11,2",
        "iPhone XS Max": "iPhone11,6",
        "iPhone XR": "iPhone11,8",
        "iPhone X": "iPhone10,3",
        "iPhone SE": "iPhone14,6",
        "iPhone SE (3rd generation)": "iPhone14,6",
        "iPhone SE (2nd generation)": "iPhone12,8",
        "iPhone 8": "iPhone10,1",
        "iPhone 8 Plus": "iPhone10,2",
        "iPhone 7": "iPhone9,1",
        "iPhone 7 Plus": "iPhone9,2",
        "iPhone 6s": "iPhone8,1",
        "iPhone 6s Plus": "iPhone8,2",
        "iPhone SE (1st generation)": "iPhone8,4",
        "iPhone 6": "iPhone7,2",
        "iPhone 5s": "iPhone6,1",
        "iPhone 4s": "iPhone4,1",
        "iPad (10th generation)": "iPad13,18",
        "iPad Pro (11-inch)": "iPad8,1",
        "iPad Pro (12.9-inch)": "iPad8,5",
        "iPad mini (6th generation)": "iPad14,1",
        "iPad (A16)": "iPad15,7",
        "iPad (9th generation)": "iPad12,1",
        "iPad mini (A17 Pro)": "iPad16,1",
        "iPad Air (5th generation)": "iPad13,16",
        "iPad Air 11-inch (M2)": "iPad14,8",
        "iPad Air 13-inch (M2)": "iPad14,10",
        "iPad Air 11-inch (M3)": "iPad15,3",
        "iPad Air 13-inch (M3)": "iPad15,5",
        "iPad Pro (11-inch) (4th generation)": "iPad14,3",
        "iPad Pro (12.9-inch) (6th generation)": "iPad14,5",
        "iPad Pro 11-inch (M4)": "iPad16,3",
        "iPad Pro 13-inch (M4)": "iPad16,5",
        "iPad Pro 11-inch (M5)": "iPad17,1",
        "iPad Pro 13-inch (M5)": "iPad17,3",
        "iPad Air 2": "iPad5,3",
        "iPad": "iPad11,6",
    ]

    private static let prefix = "com.apple.CoreSimulator.SimDeviceType."

    /// - Parameter text: a name, or simctl's identifier for one, as `com.apple.CoreSimulator.SimDeviceType.iPhone-15`.
    package static func named(_ text: String) -> String? { find(text, among: names) }

    static func find(_ text: String, among names: [String]) -> String? {
        let wanted = text.hasPrefix(prefix) ? text : identifier(of: text)
        return names.first { identifier(of: $0).lowercased() == wanted.lowercased() }
    }

    /// Whatever is no letter or digit becomes a dash, as in simctl's identifiers.
    package static func identifier(of name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "." }
        return prefix + words.joined(separator: "-").replacing(".", with: "-")
    }
}
