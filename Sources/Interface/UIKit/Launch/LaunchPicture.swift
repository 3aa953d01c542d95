// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// What an app shows until its first frame is there: the launch storyboard, `UILaunchScreen`, or a file as `Default.png`. It lies
/// below the app's windows, and only where somebody waits for them: on a window or a page.
@MainActor
enum LaunchPicture {
    private static var shown: UIView?

    /// Before the app's first line.
    static func show(_ options: LaunchOptions) {
        guard options.host != .headless, !options.usesVirtualClock, options.wakeReason == nil,
            let view = make(for: .main)
        else { return }
        view.frame = UIScreen.main.bounds
        view.layoutIfNeeded()
        UIScreen.main.rootLayer.insertSublayer(view.layer, at: 0)
        shown = view
        MainLoop.shared.renderNow()
    }

    /// The app has put up its windows.
    static func hide() {
        shown?.layer.removeFromSuperlayer()
        shown = nil
    }

    /// nil: the app has none.
    static func make(for bundle: Bundle) -> UIView? {
        let isPad = UIScreen.main.device.isPad
        func value(_ key: String) -> Any? {
            (isPad ? bundle.infoDictionary?[key + "~ipad"] : nil) ?? bundle.infoDictionary?[key]
        }
        if let name = value("UILaunchStoryboardName") as? String { return interface(name, in: bundle) }
        if let screen = value("UILaunchScreen") as? [String: Any] { return view(of: screen, in: bundle) }
        return picture(value("UILaunchImageFile") as? String ?? "Default", in: bundle)
    }

    // MARK: Kinds

    /// Of a storyboard or a nib.
    private static func interface(_ name: String, in bundle: Bundle) -> UIView? {
        if InterfaceResources.file(name, type: "storyboardc", in: bundle) != nil {
            let controller = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
            // It hangs in no window, whose insets it would have.
            controller?.additionalSafeAreaInsets = UIScreen.main.safeAreaInsets
            return controller?.view
        }
        guard InterfaceResources.file(name, type: "nib", in: bundle) != nil else { return nil }
        return UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }

    /// A colour, a picture in the middle, and empty bars:
    /// https://developer.apple.com/documentation/bundleresources/information-property-list/uilaunchscreen
    private static func view(of screen: [String: Any], in bundle: Bundle) -> UIView {
        let view = UIView()
        let color = screen["UIColorName"] as? String
        view.backgroundColor =
            color.flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) } ?? .systemBackground
        let insets = UIScreen.main.safeAreaInsets
        let bounds = UIScreen.main.bounds
        if let name = screen["UIImageName"] as? String,
            let image = UIImage(named: name, in: bundle, compatibleWith: nil)
        {
            let picture = UIImageView(image: image)
            picture.contentMode = .center
            let isInset = screen["UIImageRespectsSafeAreaInsets"] as? Bool == true
            picture.frame = isInset ? bounds.inset(by: insets) : bounds
            view.addSubview(picture)
        }
        if screen["UINavigationBar"] != nil {
            add(UINavigationBar(), CGRect(x: 0, y: insets.top, width: bounds.width, height: 44), to: view)
        }
        for key in ["UITabBar", "UIToolbar"] where screen[key] != nil {
            let height = 49 + insets.bottom
            let place = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
            add(key == "UITabBar" ? UITabBar() : UIToolbar(), place, to: view)
        }
        return view
    }

    private static func add(_ bar: UIView, _ frame: CGRect, to view: UIView) {
        bar.frame = frame
        view.addSubview(bar)
    }

    /// As long as the screen, or of any size: names as `Default-568h@2x.png`.
    private static func picture(_ name: String, in bundle: Bundle) -> UIView? {
        let base = (name as NSString).deletingPathExtension
        let names = ["\(base)-\(Int(UIScreen.main.bounds.height))h", base]
        let image = names.lazy.compactMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }.first
        return image.map {
            let view = UIImageView(image: $0)
            view.contentMode = .scaleToFill
            return view
        }
    }
}
