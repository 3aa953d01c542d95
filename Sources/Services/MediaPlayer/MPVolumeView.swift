// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// A slider at the device's volume, which it changes, and where sound can go elsewhere a button that says where.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    private let slider = UISlider()
    private let routeButton = UIButton(type: .system)
    private var observer: Int?
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    open var showsRouteButton = true { didSet { refresh() } }
    /// Shown where the volume may harm; the device's does not.
    open var volumeWarningSliderImage: UIImage?
    /// Whether there is another place for sound than the device.
    open var areWirelessRoutesAvailable: Bool { isElsewhere }
    open var isWirelessRouteActive: Bool { isElsewhere }
    private var isElsewhere: Bool {
        let output = World.shared.state.audio.output
        return output == .airplay || output == .bluetooth
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    isolated deinit { if let observer { World.shared.removeObserver(observer) } }

    private func setUp() {
        slider.accessibilityLabel = "Volume"
        slider.addAction(
            UIAction { [weak self] _ in
                guard let value = self?.slider.value else { return }
                World.shared.update { $0.volume = Double(value) }
            }, for: .valueChanged)
        addSubview(slider)
        routeButton.setImage(UIImage(systemName: "speaker.wave.2.fill"), for: .normal)
        routeButton.accessibilityLabel = "AirPlay"
        routeButton.addAction(UIAction { [weak self] _ in self?.listOutputs() }, for: .touchUpInside)
        addSubview(routeButton)
        observer = World.shared.observe { [weak self] old, new in self?.worldChanged(old, new) }
        refresh()
    }

    private func worldChanged(_ old: WorldState, _ new: WorldState) {
        refresh()
        guard old.audio.output != new.audio.output else { return }
        let center = NotificationCenter.default
        center.post(name: .MPVolumeViewWirelessRoutesAvailableDidChange, object: self)
        center.post(name: .MPVolumeViewWirelessRouteActiveDidChange, object: self)
    }

    private func refresh() {
        slider.value = Float(World.shared.state.volume)
        routeButton.isHidden = !showsRouteButton || !areWirelessRoutesAvailable
        setNeedsLayout()
    }

    /// The place where sound goes, and the device itself.
    private func listOutputs() {
        guard var host = window?.rootViewController else { return }
        while let next = host.presentedViewController { host = next }
        let list = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let name = AVAudioSession.sharedInstance().currentRoute.outputs.first?.portName ?? ""
        list.addAction(
            UIAlertAction(title: "iPhone", style: .default) { _ in
                World.shared.update { $0.audio.output = .speaker }
            })
        list.addAction(UIAlertAction(title: name, style: .default))
        list.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        list.popoverPresentationController?.sourceView = routeButton
        host.present(list, animated: true)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
        routeButton.frame = routeButtonRect(forBounds: bounds)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    private static let buttonWidth: CGFloat = 40
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
        let width = bounds.width - (routeButton.isHidden ? 0 : Self.buttonWidth)
        return CGRect(x: bounds.minX, y: bounds.midY - 17, width: max(0, width), height: 34)
    }
    open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
        slider.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect {
        guard !routeButton.isHidden else { return .zero }
        return CGRect(x: bounds.maxX - Self.buttonWidth, y: bounds.midY - 17, width: Self.buttonWidth, height: 34)
    }

    // MARK: Pictures

    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {
        routeButton.setImage(image, for: state)
    }
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.minimumTrackImage(for: state) }
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.maximumTrackImage(for: state) }
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }
    open func routeButtonImage(for state: UIControl.State) -> UIImage? { routeButton.image(for: state) }
}

extension NSNotification.Name {
    public static let MPVolumeViewWirelessRoutesAvailableDidChange = NSNotification.Name(
        "MPVolumeViewWirelessRoutesAvailableDidChangeNotification")
    public static let MPVolumeViewWirelessRouteActiveDidChange = NSNotification.Name(
        "MPVolumeViewWirelessRouteActiveDidChangeNotification")
}

/// The system's sheet with the volume; the device shows it nowhere but in views of the app.
public func MPVolumeSettingsAlertShow() { Unsupported.report("MPVolumeSettingsAlertShow()") }
public func MPVolumeSettingsAlertHide() {}
public func MPVolumeSettingsAlertIsVisible() -> Bool { false }
