// SPDX-License-Identifier: MIT
import FoundationCompat

/// An element of a `Settings.bundle`'s page.
///
/// https://developer.apple.com/library/archive/documentation/PreferenceSettings/Conceptual/SettingsApplicationSchemaReference
struct SettingsElement {
    enum Kind {
        case textField(TextInput)
        /// Shown and not changed.
        case title(Choices)
        case toggle(on: Any, off: Any)
        case slider(minimum: Double, maximum: Double, minimumImage: String?, maximumImage: String?)
        case multiValue(Choices)
        case childPane(file: String)
    }

    struct TextInput {
        var isSecure = false
        var keyboard = "Alphabet"
        var capitalization = "None"
        var correction = "Default"
    }

    /// Values and what a person reads for them.
    struct Choices {
        var values: [Any] = []
        var titles: [String] = []
        /// As wide as a row's end; empty: the titles.
        var shortTitles: [String] = []

        func index(of value: Any?) -> Int? {
            guard let value = value as? NSObject else { return nil }
            return values.firstIndex { ($0 as? NSObject)?.isEqual(value) == true }
        }
    }

    var kind: Kind
    var title: String
    /// Empty for a pane.
    var key: String
    var defaultValue: Any?
}

/// Elements under one heading.
struct SettingsGroup {
    var title: String?
    var footer: String?
    var elements: [SettingsElement] = []
    /// The group is a list of which one is chosen; `elements` is empty.
    var radio: SettingsElement?
}

/// A page of a `Settings.bundle`: one of its property lists.
struct SettingsPage {
    var title: String?
    var groups: [SettingsGroup] = []
    /// What the page has that Settings does not know, by type.
    private(set) var unknown: [String] = []

    private let texts: Bundle?
    private let table: String?

    /// - Parameters:
    ///   - file: the list's name without ending, as `Root`.
    ///   - idiom: elements for other devices are left out.
    /// - Throws: when the list cannot be read.
    init(_ file: String, in bundle: URL, idiom: String) throws {
        let url = bundle.appendingPathComponent(file + ".plist")
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: url), format: nil)
        let content = list as? [String: Any] ?? [:]
        texts = Bundle(url: bundle)
        table = content["StringsTable"] as? String
        title = (content["Title"] as? String).map(localized)
        for item in content["PreferenceSpecifiers"] as? [[String: Any]] ?? [] {
            let idioms = item["SupportedUserInterfaceIdioms"] as? [String]
            if idioms?.contains(idiom) ?? true { add(item) }
        }
    }

    /// The app's text for a key, which is itself the text where there is none.
    private func localized(_ text: String) -> String {
        guard let table, let texts else { return text }
        return texts.localizedString(forKey: text, value: text, table: table)
    }

    private mutating func add(_ item: [String: Any]) {
        let type = item["Type"] as? String ?? ""
        if type == "PSGroupSpecifier" || type == "PSRadioGroupSpecifier" {
            var group = SettingsGroup(
                title: (item["Title"] as? String).map(localized), footer: (item["FooterText"] as? String).map(localized)
            )
            if type == "PSRadioGroupSpecifier" { group.radio = element(item, .multiValue(choices(item))) }
            return groups.append(group)
        }
        guard let kind = kind(type, item) else { return unknown.append(type) }
        // Rows before the first group have one without a title; rows behind a list have one of their own.
        if groups.last.map({ $0.radio != nil }) ?? true { groups.append(SettingsGroup()) }
        groups[groups.count - 1].elements.append(element(item, kind))
    }

    private func element(_ item: [String: Any], _ kind: SettingsElement.Kind) -> SettingsElement {
        SettingsElement(
            kind: kind, title: localized(item["Title"] as? String ?? ""), key: item["Key"] as? String ?? "",
            defaultValue: item["DefaultValue"])
    }

    private func kind(_ type: String, _ item: [String: Any]) -> SettingsElement.Kind? {
        func number(_ key: String) -> Double? { (item[key] as? NSNumber)?.doubleValue }
        switch type {
        case "PSTextFieldSpecifier": return .textField(input(item))
        case "PSTitleValueSpecifier": return .title(choices(item))
        case "PSToggleSwitchSpecifier":
            return .toggle(on: item["TrueValue"] ?? true, off: item["FalseValue"] ?? false)
        case "PSSliderSpecifier":
            return .slider(
                minimum: number("MinimumValue") ?? 0, maximum: number("MaximumValue") ?? 1,
                minimumImage: item["MinimumValueImage"] as? String, maximumImage: item["MaximumValueImage"] as? String)
        case "PSMultiValueSpecifier": return .multiValue(choices(item))
        case "PSChildPaneSpecifier": return (item["File"] as? String).map { .childPane(file: $0) }
        default: return nil
        }
    }

    private func input(_ item: [String: Any]) -> SettingsElement.TextInput {
        var input = SettingsElement.TextInput()
        input.isSecure = (item["IsSecure"] as? NSNumber)?.boolValue ?? false
        input.keyboard = item["KeyboardType"] as? String ?? input.keyboard
        input.capitalization = item["AutocapitalizationType"] as? String ?? input.capitalization
        input.correction = item["AutocorrectionType"] as? String ?? input.correction
        return input
    }

    private func choices(_ item: [String: Any]) -> SettingsElement.Choices {
        let values = item["Values"] as? [Any] ?? []
        let titles = (item["Titles"] as? [String] ?? []).map(localized)
        let short = (item["ShortTitles"] as? [String] ?? []).map(localized)
        var order = Array(values.indices.prefix(titles.count))
        if (item["DisplaySortedByTitle"] as? NSNumber)?.boolValue == true {
            order.sort { titles[$0].localizedStandardCompare(titles[$1]) == .orderedAscending }
        }
        return SettingsElement.Choices(
            values: order.map { values[$0] }, titles: order.map { titles[$0] },
            shortTitles: short.count == titles.count ? order.map { short[$0] } : [])
    }
}
