// SPDX-License-Identifier: MIT
import NotificationCenter
import TouchstoneDevice
import UIKit

/// A widget in Today: the app's icon and the widget's name over its view, which is a process of its own while the card is to be
/// seen. Until it has brought itself up to date, what it last showed with new data stands there. One that ends by itself, or says
/// that its update failed, leaves "Unable to Load".
final class WidgetCard: UIView {
    let widget: TodayWidget
    private let device: Device
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    private let head = UIView()
    private let picture = UIImageView()
    private let name = UILabel()
    private let more = UIButton(type: .system)
    private let failure = UILabel()
    /// What it last showed.
    private let still = UIImageView()
    private var surface: ExtensionView?
    private var timeout: Deadline?

    private var isExpanded = false
    /// Until Today comes anew.
    private var hasFailed = false
    /// It has said so since it runs.
    private var hasNewData = false
    /// Points of the widget's view.
    private var contentHeight = WidgetCard.leastHeight
    /// It wants to be higher or lower.
    var resized: () -> Void = {}
    /// The widget wants a URL opened.
    var open: (URL) -> Void = { _ in }
    /// Where what goes wrong is told.
    var log: (String) -> Void = { FileHandle.standardError.write(Data("touchstone: the widget \($0)\n".utf8)) }

    /// Points.
    private static let (headHeight, leastHeight): (CGFloat, CGFloat) = (36, 110)
    /// Seconds that a widget has for an update.
    static let patience = 30.0
    /// Seconds after which one that has not ended its update is seen all the same, and from the end of an update to its picture.
    private static let (wait, settling): (Double, Double) = (2, 0.3)

    init(_ widget: TodayWidget, device: Device) {
        (self.widget, self.device) = (widget, device)
        super.init(frame: .zero)
        accessibilityIdentifier = "widget \(widget.identifier)"
        layer.cornerRadius = 14
        clipsToBounds = true
        head.backgroundColor = .secondarySystemFill
        picture.image = widget.app.icon(side: 20)
        name.text = widget.name.uppercased()
        name.font = .systemFont(ofSize: 13)
        name.textColor = .label
        name.accessibilityLabel = widget.name
        name.accessibilityTraits = .header
        more.titleLabel?.font = .systemFont(ofSize: 13)
        more.tintColor = .label
        more.isHidden = true
        more.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        failure.text = "Unable to Load"
        failure.font = .systemFont(ofSize: 15)
        failure.textColor = .secondaryLabel
        failure.textAlignment = .center
        failure.isHidden = true
        still.contentMode = .topLeft
        still.clipsToBounds = true
        still.isHidden = true
        still.accessibilityIdentifier = "snapshot \(widget.identifier)"
        for part in [ground, still, failure, head] { addSubview(part) }
        for part in [picture, name, more] { head.addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("WidgetCard: is made in code only") }

    var height: CGFloat { Self.headHeight + contentHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        head.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.headHeight)
        picture.frame = CGRect(x: 10, y: 8, width: 20, height: 20)
        let button = more.isHidden ? 0 : more.intrinsicContentSize.width + 24
        more.frame = CGRect(x: bounds.width - button, y: 0, width: button, height: Self.headHeight)
        name.frame = CGRect(x: 38, y: 0, width: max(0, bounds.width - button - 46), height: Self.headHeight)
        let body = CGRect(x: 0, y: Self.headHeight, width: bounds.width, height: contentHeight)
        surface?.frame = body
        still.frame = body
        failure.frame = body
    }

    // MARK: The process

    /// - Parameter maximum: of an expanded widget's view, in points.
    func begin(width: CGFloat, maximum: CGSize) {
        guard surface == nil, !hasFailed else { return }
        failure.isHidden = true
        hasNewData = false
        let view = ExtensionView()
        view.isInteractive = true
        view.heard = { [weak self] in self?.take($0) }
        view.ended = { [weak self, weak view] in if let view { self?.ended(view) } }
        surface = view
        addSubview(view)
        showStill(before: view)
        view.frame = CGRect(x: 0, y: Self.headHeight, width: width, height: contentHeight)
        do {
            let sandbox = try ExtensionSandbox(of: widget.identifier, on: device)
            view.start(widget.executable, size: CGSize(width: width, height: contentHeight), in: sandbox)
        } catch {
            log("\(widget.name): \(error)")
            return fail()
        }
        guard surface === view else { return }
        view.send(["begin": [Double(maximum.width), Double(maximum.height)], "isExpanded": isExpanded])
        update()
    }

    /// Once each time that Today comes, or what it shows changes.
    private func update() {
        surface?.send(["update": true])
        timeout?.cancel()
        timeout = DeadlineQueue.shared.schedule(after: Self.patience) { [weak self] in
            guard let self else { return }
            log("\(widget.name) has not ended its update in \(Int(Self.patience)) seconds")
        }
    }

    /// The process ends.
    func end() {
        hasFailed = false
        stop()
    }

    private func stop() {
        timeout?.cancel()
        takePicture()
        still.isHidden = true
        let old = surface
        surface = nil
        old?.ended = {}
        old?.end()
        old?.removeFromSuperview()
    }

    private func ended(_ view: ExtensionView) {
        guard view === surface else { return }
        log("\(widget.name) has ended")
        fail()
    }

    private func fail() {
        hasNewData = false
        stop()
        hasFailed = true
        failure.isHidden = false
        more.isHidden = true
        take(height: Self.leastHeight)
    }

    private func take(_ message: [String: Any]) {
        if let points = message["height"] as? Double {
            take(height: CGFloat(points))
        } else if let largest = message["largest"] as? Int {
            more.isHidden = NCWidgetDisplayMode(rawValue: largest) != .expanded
            nameButton()
        } else if let result = message["result"] as? Int {
            timeout?.cancel()
            updated(NCUpdateResult(rawValue: UInt(max(0, result))) ?? .noData)
        } else if let text = message["openURL"] as? String, let url = URL(string: text) {
            open(url)
        }
    }

    private func updated(_ result: NCUpdateResult) {
        // What failed before is tried again with the next update.
        if result == .failed { return fail() }
        if result == .newData { hasNewData = true }
        DeadlineQueue.shared.schedule(after: Self.settling) { [weak self, surface] in
            guard let self, surface === self.surface else { return }
            hideStill()
            takePicture()
        }
    }

    private func take(height: CGFloat) {
        guard height.isFinite, height > 0, height != contentHeight else { return }
        contentHeight = height
        surface?.resize(to: CGSize(width: bounds.width, height: height))
        resized()
    }

    // MARK: Its picture

    /// Of this appearance.
    private var pictureFile: URL {
        let style = traitCollection.userInterfaceStyle == .dark ? "-dark" : ""
        let name = widget.identifier.replacingOccurrences(of: "/", with: "-") + style + ".png"
        return device.widgets.appendingPathComponent("Snapshots/" + name)
    }

    /// Nothing is to be seen of a process that is just starting. A widget that was installed anew looks different.
    private func showStill(before view: ExtensionView) {
        let file = pictureFile
        // Without a file there is no picture to show.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard let date = attributes?[.modificationDate] as? Date, date >= widget.date ?? .distantPast,
            let data = FileManager.default.contents(atPath: file.path),
            let picture = UIImage(data: data, scale: UIScreen.main.scale)
        else { return }
        still.image = picture
        still.isHidden = false
        view.alpha = 0
        view.appeared = { [weak self, weak view] in
            DeadlineQueue.shared.schedule(after: Self.wait) { if let self, view === self.surface { self.hideStill() } }
        }
    }

    private func hideStill() {
        still.isHidden = true
        surface?.alpha = 1
    }

    /// Kept for the next time, where the widget had something new; else the old one stays.
    private func takePicture() {
        guard hasNewData, let data = surface?.picture?.pngData() else { return }
        let file = pictureFile
        do {
            try SafeFile.locking(file.deletingLastPathComponent()) { try SafeFile.write(data, to: file) }
        } catch { log("\(widget.name): its picture: \(error)") }
    }

    private func toggle() {
        isExpanded.toggle()
        nameButton()
        surface?.send(["isExpanded": isExpanded])
    }

    private func nameButton() {
        more.setTitle(isExpanded ? "Show Less" : "Show More", for: .normal)
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle else { return }
        surface?.send(["isDark": traitCollection.userInterfaceStyle == .dark])
    }
}
