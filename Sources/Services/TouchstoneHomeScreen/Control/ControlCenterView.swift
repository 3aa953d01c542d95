// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import UIKit

/// Control centre: the network's switches, the silent switch, dark appearance, and what plays.
final class ControlCenterView: UIView {
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    let nowPlaying: NowPlayingView
    private var switches: [ControlSwitch] = []
    /// A touch beside the controls.
    var leave: () -> Void = {}
    private var observer: Int?

    /// Points.
    private static let (margin, spacing, side): (CGFloat, CGFloat, CGFloat) = (24, 16, 72)
    /// Of a switch's name, with the space around it.
    private static let nameHeight: CGFloat = 26

    init(device: Device) {
        nowPlaying = NowPlayingView(device: device)
        super.init(frame: .zero)
        accessibilityIdentifier = "ControlCenter"
        addSubview(background)
        addSubview(nowPlaying)
        switches = ControlSwitch.Kind.allCases.map { ControlSwitch($0) }
        switches.forEach(addSubview)
        let beside = UIControl()
        beside.accessibilityIdentifier = "close control center"
        beside.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
        insertSubview(beside, aboveSubview: background)
        beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        observer = World.shared.observe { [weak self] _, _ in self?.update() }
        update()
    }

    required init?(coder: NSCoder) { fatalError("ControlCenterView: is made in code only") }

    isolated deinit { if let observer { World.shared.removeObserver(observer) } }

    /// What plays, or what is switched on, has changed.
    func update() {
        nowPlaying.reload()
        switches.forEach { $0.update() }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let width = min(bounds.width - 2 * Self.margin, 400)
        let left = (bounds.width - width) / 2
        var top = max(safeAreaInsets.top, 20) + 44
        if !nowPlaying.isHidden {
            nowPlaying.frame = CGRect(x: left, y: top, width: width, height: NowPlayingView.height)
            top += NowPlayingView.height + Self.spacing
        }
        let columns = max(1, Int((width + Self.spacing) / (Self.side + Self.spacing)))
        let gap = columns > 1 ? (width - CGFloat(columns) * Self.side) / CGFloat(columns - 1) : 0
        for (index, control) in switches.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            let place = CGPoint(x: left + column * (Self.side + gap), y: top + row * (Self.side + Self.nameHeight))
            control.frame = CGRect(origin: place, size: CGSize(width: Self.side, height: Self.side))
        }
    }
}

/// One of control centre's round switches.
final class ControlSwitch: UIControl {
    enum Kind: CaseIterable {
        case airplane, wifi, silent, dark

        var name: String {
            switch self {
            case .airplane: "Airplane Mode"
            case .wifi: "Wi-Fi"
            case .silent: "Silent Mode"
            case .dark: "Dark Mode"
            }
        }
        fileprivate var symbol: String {
            switch self {
            case .airplane: "airplane"
            case .wifi: "wifi"
            case .silent: "bell.slash.fill"
            case .dark: "circle.lefthalf.filled"
            }
        }
        fileprivate var tint: UIColor {
            switch self {
            case .airplane: .systemOrange
            case .wifi: .systemBlue
            case .silent: .systemRed
            case .dark: .systemGray
            }
        }
    }

    private let kind: Kind
    private let picture = UIImageView()
    private let label = UILabel()

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        picture.image = UIImage(
            systemName: kind.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .medium))
        picture.tintColor = .white
        picture.contentMode = .center
        label.text = kind.name
        label.font = .systemFont(ofSize: 11)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = kind.name
        accessibilityIdentifier = kind.name
        addAction(UIAction { [weak self] _ in self?.flip() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("ControlSwitch: is made in code only") }

    private var isOn: Bool {
        let world = World.shared.state
        return switch kind {
        case .airplane: world.network.isAirplaneMode
        case .wifi: world.network.kind == .wifi
        case .silent: world.isSilenced
        case .dark: traitCollection.userInterfaceStyle == .dark
        }
    }

    private func flip() {
        let isOn = !isOn
        switch kind {
        case .airplane: DeviceSession.changeWorld(["network": ["isAirplaneMode": isOn]])
        case .wifi: DeviceSession.changeWorld(["network": ["kind": isOn ? "wifi" : "cellular"]])
        case .silent: DeviceSession.changeWorld(["isSilenced": isOn])
        case .dark: DeviceSession.setAppearance(isDark: isOn)
        }
    }

    func update() {
        layer.backgroundColor = (isOn ? kind.tint : UIColor(white: 1, alpha: 0.2)).cgColor
        accessibilityValue = isOn ? "1" : "0"
        accessibilityTraits = isOn ? [.button, .selected] : .button
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        picture.frame = bounds
        label.frame = CGRect(x: -10, y: bounds.height + 4, width: bounds.width + 20, height: 14)
    }
}
