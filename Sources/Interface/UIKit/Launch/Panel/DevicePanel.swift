// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// The device's controls beside the screen of a window: what a person does to the device itself. A page has its own.
@MainActor
final class DevicePanel {
    private static var shared: DevicePanel?

    /// Does nothing on hosts without room beside the display.
    static func install(on host: any DisplayHost) {
        guard let place = host as? any PanelHost, place.panelSize != nil else { return }
        shared = DevicePanel(on: place)
        HostInput.panel = { shared?.pressed(at: $0) }
        HostInput.panelChanged = { shared?.draw() }
        HostInput.divert = { shared?.takes($0) ?? false }
        shared?.draw()
    }

    private enum Page { case controls, textSizes, networks, languages }

    private let host: any PanelHost
    private var page = Page.controls { didSet { draw() } }
    /// What is typed for the place.
    private var place = ""
    private var isTyping = false
    private var capture = ScreenCapture()
    private var observer: Int?
    private lazy var dock = HandoffDock { [weak self] in self?.draw() }

    private init(on host: any PanelHost) {
        self.host = host
        _ = dock
        capture.ended = { [weak self] in self?.draw() }
        observer = World.shared.observe { [weak self] old, new in
            if old.network != new.network { self?.draw() }
        }
    }

    // MARK: Rows

    private var rows: [PanelRow] {
        switch page {
        case .controls: controls
        case .textSizes:
            options(ControlChoices.textSizes, chosen: Self.textSize) { .textSize($0) }
        case .networks:
            options(ControlChoices.networks, chosen: World.shared.state.network.kind.rawValue) { .network($0) }
        case .languages:
            options(ControlChoices.languages, chosen: ControlChoices.language.value) { .language($0) }
        }
    }

    private var controls: [PanelRow] {
        let buttons: [(String, HostControl)] = [
            ("Home", .home), ("Lock", .lock), ("Turn left", .turnLeft), ("Turn right", .turnRight), ("Shake", .shake),
            ("Volume up", .volume(isUp: true)), ("Volume down", .volume(isUp: false)),
        ]
        return buttons.map { title, control in button(title) { [weak self] in self?.perform(control) } } + [
            row("Dark", .toggle(isOn: Self.isDark)) { [weak self] in
                self?.perform(.appearance(isDark: !Self.isDark))
            },
            row("Text", .choice(value: Self.textSize)) { [weak self] in self?.page = .textSizes },
            row("Network", .choice(value: Self.network)) { [weak self] in self?.page = .networks },
            row("Language", .choice(value: ControlChoices.language.title)) { [weak self] in self?.page = .languages },
            row("Place", .field(text: place, placeholder: "48.86, 2.35", isTyping: isTyping)) { [weak self] in
                self?.setTyping(true)
            },
            button("Picture") { [weak self] in self?.capture.takePicture() },
            row("Record", .toggle(isOn: capture.isRecording)) { [weak self] in self?.capture.toggleFilm() },
        ] + offers
    }

    private var offers: [PanelRow] {
        dock.offers.map { offer in
            row(offer.name, .picture(dock.picture(of: offer, side: 44))) { [weak self] in
                self?.perform(.handoff(offer.app))
            }
        }
    }

    private func options(
        _ options: [ControlChoices.Option], chosen: String, _ control: @escaping (String) -> HostControl
    ) -> [PanelRow] {
        [button("Back") { [weak self] in self?.page = .controls }]
            + options.map { option in
                row(option.title, .option(isChosen: option.value == chosen)) { [weak self] in
                    self?.perform(control(option.value))
                    self?.page = .controls
                }
            }
    }

    private func button(_ title: String, _ press: @escaping @MainActor () -> Void) -> PanelRow {
        PanelRow(title: title, kind: .button, press: press)
    }

    private func row(_ title: String, _ kind: PanelRow.Kind, _ press: @escaping @MainActor () -> Void) -> PanelRow {
        PanelRow(title: title, kind: kind, press: press)
    }

    private static var isDark: Bool { UIScreen.main.traitCollection.userInterfaceStyle == .dark }

    private static var textSize: String {
        let category = UIScreen.main.traitCollection.preferredContentSizeCategory
        return ControlChoices.textSizes.first { LaunchOptions.contentSizeCategory(named: $0.value) == category }?.title
            ?? "L"
    }

    private static var network: String {
        let kind = World.shared.state.network.kind.rawValue
        return ControlChoices.networks.first { $0.value == kind }?.title ?? kind
    }

    // MARK: Presses

    private func perform(_ control: HostControl) {
        DeviceControls.perform(control)
        draw()
    }

    private func pressed(at point: CGPoint) {
        let rows = rows
        guard let size = host.panelSize, let index = PanelLayout(size: size, count: rows.count).row(at: point) else {
            return setTyping(false)
        }
        if isTyping { setTyping(false) }
        rows[index].press()
        draw()
    }

    private func draw() {
        guard let size = host.panelSize else { return }
        let rows = rows
        let layout = PanelLayout(size: size, count: rows.count)
        host.present(panel: PanelDrawing(rows: rows, layout: layout).pixels(scale: host.panelScale))
    }

    // MARK: The place

    private func setTyping(_ isOn: Bool) {
        guard isOn != isTyping else { return }
        isTyping = isOn
        if isOn {
            MainLoop.shared.host?.setTextInput(active: true, caret: .zero)
        } else {
            KeyboardController.shared.tellHostAgain()
        }
        draw()
    }

    /// What is typed while the place is written is not for the app.
    private func takes(_ event: HostEvent) -> Bool {
        guard isTyping else { return false }
        switch event {
        case .text(let text): place += text
        case .key(let key, _):
            if key.phase != .up, let usage = UIKeyboardHIDUsage(rawValue: key.usage) { typed(usage) }
        case .markedText: return true
        default: return false
        }
        draw()
        return true
    }

    private func typed(_ key: UIKeyboardHIDUsage) {
        switch key {
        case .keyboardDeleteOrBackspace: place = String(place.dropLast())
        case .keyboardEscape: setTyping(false)
        case .keyboardReturnOrEnter, .keypadEnter: go()
        default: break
        }
    }

    /// A text that is no place stays, to be corrected.
    private func go() {
        let numbers = place.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], abs(latitude) <= 90,
            abs(longitude) <= 180
        else { return }
        setTyping(false)
        DeviceControls.perform(.place(latitude: latitude, longitude: longitude))
    }
}
