// SPDX-License-Identifier: MIT
import ObjCRuntime
import TouchstoneDevice
import UIKit

/// A page of an app's `Settings.bundle`.
class PageController: FormController {
    let app: InstalledApp
    private let file: String
    private var watch: PreferencesWatch?

    /// - Parameter file: the name of the page's property list.
    init(_ app: InstalledApp, file: String, title: String) {
        self.app = app
        self.file = file
        super.init(title: title)
    }

    required init?(coder: NSCoder) { fatalError("PageController: is made in code only") }

    var defaults: AppDefaults { AppDefaults(home: app.home, identifier: app.identifier) }

    /// nil: the app has none.
    private var settingsBundle: URL? {
        let url = app.bundle.bundleURL.appendingPathComponent("Settings.bundle")
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // What the app itself sets meanwhile is shown.
        watch = PreferencesWatch(home: app.home.path, identifier: app.identifier) { [weak self] in
            guard let self, view.window != nil, !isEditingText else { return }
            reload()
        }
    }

    /// A row that is being written in must not go.
    private var isEditingText: Bool { Self.firstResponder(in: tableView) != nil }

    private static func firstResponder(in view: UIView) -> UIView? {
        view.isFirstResponder ? view : view.subviews.lazy.compactMap(firstResponder).first
    }

    override func makeSections() -> [FormSection] {
        guard let bundle = settingsBundle else { return [] }
        let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "Pad" : "Phone"
        let page = reading(nil) { try SettingsPage(file, in: bundle, idiom: idiom) }
        guard let page else { return [] }
        for type in page.unknown { Unsupported.report("Settings.bundle: an element of type '\(type)'") }
        let values = reading([:]) { try defaults.values() }
        return page.groups.map { group in
            let rows =
                group.radio.map { radioRows($0, values) } ?? group.elements.compactMap { row($0, values, bundle) }
            return FormSection(header: group.title, footer: group.footer, rows: rows)
        }
    }

    private func store(_ value: Any, _ element: SettingsElement) {
        attempt { try defaults.set(value, forKey: element.key) }
    }

    // MARK: Rows

    private func radioRows(_ element: SettingsElement, _ values: [String: Any]) -> [FormRow] {
        guard case .multiValue(let choices) = element.kind else { return [] }
        let chosen = choices.index(of: values[element.key] ?? element.defaultValue)
        return choices.titles.indices.map { index in
            FormRow(
                title: choices.titles[index],
                kind: .check(isChecked: index == chosen) { [unowned self] in store(choices.values[index], element) })
        }
    }

    /// nil: iOS shows nothing for it either, as for a title without a value.
    private func row(_ element: SettingsElement, _ values: [String: Any], _ bundle: URL) -> FormRow? {
        let value = values[element.key] ?? element.defaultValue
        var row = FormRow(title: element.title, identifier: element.key.isEmpty ? nil : element.key)
        switch element.kind {
        case .title(let choices):
            let title = choices.index(of: value).map { choices.titles[$0] }
            row.detail = title ?? value.map { "\($0)" }
            return row.detail == nil ? nil : row
        case .toggle(let on, let off):
            let isOn = (value as? NSObject)?.isEqual(on) ?? false
            row.kind = .toggle(isOn: isOn) { [unowned self] in store($0 ? on : off, element) }
        case .multiValue(let choices):
            row.detail = choices.index(of: value).map {
                choices.shortTitles.isEmpty ? choices.titles[$0] : choices.shortTitles[$0]
            }
            row.kind = .link { [app] in ChoiceController(app, element, choices) }
        case .childPane(let file):
            row.kind = .link { [app] in PageController(app, file: file, title: element.title) }
        case .textField(let input):
            row.kind = .cell {
                FieldCell(element, input, text: value.map { "\($0)" }) { [weak self] in self?.store($0, element) }
            }
        case .slider(let minimum, let maximum, let first, let last):
            let number = (value as? NSNumber)?.doubleValue ?? minimum
            row.kind = .cell {
                let images = (Self.image(first, bundle), Self.image(last, bundle))
                let range = minimum...max(minimum, maximum)
                let cell = SliderCell(element.key, range: range, value: number, images: images)
                cell.onChange { [weak self] in self?.store($0, element) }
                return cell
            }
        }
        return row
    }

    private static func image(_ name: String?, _ bundle: URL) -> UIImage? {
        guard let name else { return nil }
        return Bundle(url: bundle).flatMap { UIImage(named: name, in: $0, compatibleWith: nil) }
    }
}

/// The values of which one is chosen.
final class ChoiceController: FormController {
    private let app: InstalledApp
    private let element: SettingsElement
    private let choices: SettingsElement.Choices

    init(_ app: InstalledApp, _ element: SettingsElement, _ choices: SettingsElement.Choices) {
        (self.app, self.element, self.choices) = (app, element, choices)
        super.init(title: element.title)
    }

    required init?(coder: NSCoder) { fatalError("ChoiceController: is made in code only") }

    override func makeSections() -> [FormSection] {
        let defaults = AppDefaults(home: app.home, identifier: app.identifier)
        let values = reading([:]) { try defaults.values() }
        let chosen = choices.index(of: values[element.key] ?? element.defaultValue)
        let rows = choices.titles.indices.map { index in
            FormRow(
                title: choices.titles[index],
                kind: .check(isChecked: index == chosen) { [unowned self] in
                    attempt { try defaults.set(choices.values[index], forKey: element.key) }
                })
        }
        return [FormSection(rows: rows)]
    }
}

/// The page of an app: what it may use, then its own settings.
final class AppController: PageController {
    private let device: Device

    init(_ app: InstalledApp, _ device: Device) {
        self.device = device
        super.init(app, file: "Root", title: app.name)
    }

    required init?(coder: NSCoder) { fatalError("AppController: is made in code only") }

    override func makeSections() -> [FormSection] {
        let kinds = [.notifications] + PermissionKind.listed
        let rows = kinds.compactMap { PermissionRow.make($0, app, device, in: self, showsApp: false) }
        var own = super.makeSections()
        // What a bundle begins with and gives no title stands under the app's name, as on iOS.
        if own.first?.header == nil, own.first != nil { own[0].header = "\(app.name) Settings" }
        guard !rows.isEmpty else { return own }
        return [FormSection(header: "Allow \(app.name) to Access", rows: rows)] + own
    }
}
