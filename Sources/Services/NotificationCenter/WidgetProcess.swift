// SPDX-License-Identifier: MIT
import UIKit

/// What the generated entry point of a widget runs.
@MainActor
public enum __TodayWidget {
    public static func run() { __uiApplicationMain { WidgetDelegate() } }
}

/// The widget in its process: its controller, and what it tells the card that shows it. The card says `begin`, with what it has
/// room for, then `mode` and `update`; it is told `height`, `largest` and, of an update, `result`.
@MainActor
final class WidgetProcess {
    static let shared = WidgetProcess()

    private var container: WidgetContainer?
    private var provider: (any NCWidgetProviding)? { container?.content as? any NCWidgetProviding }
    private var modes: WidgetModes? { container?.content.extensionContext.map(WidgetModes.of) }
    fileprivate var window: UIWindow?

    private func say(_ message: [String: Any]) { ExtensionHost.current?.send(message) }

    // MARK: From the card

    fileprivate func take(_ message: [String: Any]) {
        if let size = message["begin"] as? [Double], size.count == 2 {
            begin(CGSize(width: size[0], height: size[1]), isExpanded: message["isExpanded"] as? Bool ?? false)
        } else if let isExpanded = message["isExpanded"] as? Bool {
            setExpanded(isExpanded)
        } else if message["update"] != nil {
            update()
        }
    }

    private func begin(_ maximum: CGSize, isExpanded: Bool) {
        guard container == nil else { return }
        guard let content = Self.makeController() else { return say(["result": Int(NCUpdateResult.failed.rawValue)]) }
        let made = WidgetContainer(content)
        container = made
        modes?.maximum = maximum
        made.loadViewIfNeeded()
        window?.rootViewController = made
        setExpanded(isExpanded)
        largestChanged()
    }

    private func setExpanded(_ isExpanded: Bool) {
        guard let modes, let context = container?.content.extensionContext else { return }
        modes.active = isExpanded && modes.largest == .expanded ? .expanded : .compact
        let size = context.widgetMaximumSize(for: modes.active)
        if let provider {
            _ = optionalCall { provider.widgetActiveDisplayModeDidChange(modes.active, withMaximumSize: size) }
        }
        heightChanged()
    }

    private func update() {
        guard let provider else { return say(["result": Int(NCUpdateResult.noData.rawValue)]) }
        let done: (NCUpdateResult) -> Void = { result in
            // Handlers of the network call it on threads of theirs.
            DispatchQueue.main.async { Self.shared.updated(result) }
        }
        if optionalCall({ provider.widgetPerformUpdate(completionHandler: done) }) == nil { done(.noData) }
    }

    private func updated(_ result: NCUpdateResult) {
        heightChanged()
        say(["result": Int(result.rawValue)])
    }

    // MARK: To the card

    func largestChanged() {
        // The controller says so while its view loads, before it is asked for anything.
        guard let modes else { return }
        say(["largest": modes.largest.rawValue])
    }

    fileprivate func heightChanged() {
        guard let container, let modes else { return }
        say(["height": Double(container.height(in: modes))])
    }

    // MARK: The controller

    /// nil: Info.plist names none that can be made.
    private static func makeController() -> UIViewController? {
        let information = Bundle.main.infoDictionary?["NSExtension"] as? [String: Any]
        let made: UIViewController?
        if let storyboard = information?["NSExtensionMainStoryboard"] as? String {
            made = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
        } else {
            made = (information?["NSExtensionPrincipalClass"] as? String).flatMap(controller)
        }
        if made == nil { FileHandle.standardError.write(Data("the widget has no controller\n".utf8)) }
        return made
    }

    private static func controller(named name: String) -> UIViewController? {
        let module = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String ?? ""
        return ((NSClassFromString(name) ?? NSClassFromString(module + "." + name)) as? UIViewController.Type)?.init()
    }
}

/// Holds the widget's controller, and knows how high that wants to be.
private final class WidgetContainer: UIViewController {
    let content: UIViewController
    private var margins = UIEdgeInsets.zero

    init(_ content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("WidgetContainer: is made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        addChild(content)
        view.addSubview(content.view)
        margins = Self.margins(of: content)
        content.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        content.view.frame = view.bounds.inset(by: margins)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        WidgetProcess.shared.heightChanged()
    }

    /// Compact widgets are as high as all; those of before iOS 10 as high as they like.
    func height(in modes: WidgetModes) -> CGFloat {
        let wanted = preferredHeight + margins.top + margins.bottom
        if Self.isOld { return min(max(Self.leastHeight, wanted), modes.maximum.height) }
        switch modes.active {
        case .compact: return WidgetModes.compactHeight
        case .expanded: return min(max(WidgetModes.compactHeight, wanted), modes.maximum.height)
        }
    }

    /// What constraints ask for where the controller says nothing.
    private var preferredHeight: CGFloat {
        let said = content.preferredContentSize.height
        guard said <= 0, isViewLoaded else { return max(0, said) }
        return content.view.systemLayoutSizeFitting(
            CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Points.
    private static let leastHeight: CGFloat = 44

    /// Widgets made for iOS 8 and 9 are asked for their margins, and get the place that they prefer; later ones are not.
    private static let isOld: Bool = {
        let version = Bundle.main.object(forInfoDictionaryKey: "MinimumOSVersion") as? String ?? ""
        return (version.split(separator: ".").first.flatMap { Int($0) }).map { $0 < 10 } ?? false
    }()

    /// What iOS 8 proposed: room for the icon's column, and below.
    private static let proposedMargins = UIEdgeInsets(top: 0, left: 47, bottom: 39, right: 0)

    private static func margins(of content: UIViewController) -> UIEdgeInsets {
        guard isOld else { return .zero }
        guard let provider = content as? any NCWidgetProviding else { return proposedMargins }
        return optionalCall { provider.widgetMarginInsets(forProposedMarginInsets: proposedMargins) } ?? proposedMargins
    }
}

private final class WidgetDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .clear
        window.rootViewController = UIViewController()
        window.rootViewController?.view.backgroundColor = .clear
        window.makeKeyAndVisible()
        self.window = window
        WidgetProcess.shared.window = window
        ExtensionHost.current?.heard = { WidgetProcess.shared.take($0) }
        return true
    }
}
