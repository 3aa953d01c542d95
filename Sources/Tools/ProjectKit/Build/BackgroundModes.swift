// SPDX-License-Identifier: MIT

/// The reasons that Info.plist may give for going on behind other apps: `UIBackgroundModes`.
enum BackgroundModes {
    /// Those that Apple documents, up to iOS 17 and back to the first.
    static let known: Set<String> = [
        "audio", "location", "voip", "newsstand-content", "external-accessory", "bluetooth-central",
        "bluetooth-peripheral", "fetch", "remote-notification", "processing", "nearby-interaction", "push-to-talk",
    ]

    /// A warning for each value that iOS does not know, and so passes over.
    /// - Parameter file: nil: the settings alone make the list.
    static func warnings(in info: [String: Any], of file: Path?) -> [Diagnostic] {
        guard let value = info["UIBackgroundModes"] else { return [] }
        let place = file.map { SourceLocation(file: $0) }
        guard let modes = value as? [String] else {
            return [Diagnostic(.warning, "'UIBackgroundModes' must be a list of texts, not \(value)", at: place)]
        }
        return modes.filter { !known.contains($0) }.map {
            let all = known.sorted().joined(separator: ", ")
            return Diagnostic(.warning, "'\($0)' in 'UIBackgroundModes' is no mode of iOS, which has \(all)", at: place)
        }
    }
}
