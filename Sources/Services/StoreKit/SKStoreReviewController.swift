// SPDX-License-Identifier: MIT

/// Asks the person to rate the app, on a sheet of the system's. What is chosen goes nowhere.
@preconcurrency @MainActor
open class SKStoreReviewController: __ObjCObject {
    /// iOS shows it at most three times a year; here, once in a run.
    private static var hasAsked = false

    open class func requestReview() {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        if let scene = scenes.first { requestReview(in: scene) }
    }

    open class func requestReview(in windowScene: UIWindowScene) {
        guard !hasAsked else { return }
        hasAsked = true
        let name =
            Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
            ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "App"
        let sheet = UIAlertController(
            title: "Enjoying \(name)?", message: "Tap a star to rate it on the\nApp Store.", preferredStyle: .alert)
        sheet.addAction(UIAlertAction(title: "\u{2606} \u{2606} \u{2606} \u{2606} \u{2606}", style: .default))
        sheet.addAction(UIAlertAction(title: "Not Now", style: .cancel))
        var controller = (windowScene.windows.first { $0.isKeyWindow } ?? windowScene.windows.first)?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        controller?.present(sheet, animated: true)
    }
}

/// A page of the store inside of the app: there is no store, and the sheet says so.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    open func loadProduct(
        withParameters parameters: [String: Any],
        completionBlock block: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        Unsupported.report("SKStoreProductViewController.loadProduct: there is no App Store")
        DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.text = "Cannot Connect to App Store"
        view.addSubview(label)
        let done = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Cancel") { [weak self] _ in
                guard let self else { return }
                if let delegate { _ = optionalCall { delegate.productViewControllerDidFinish(self) } }
            })
        done.frame = CGRect(x: 12, y: 12, width: 80, height: 44)
        view.addSubview(done)
    }
}

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
        byName(self, "productViewControllerDidFinish:", [viewController])
    }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"

/// Where the store sells. Sendable: immutable.
open class SKStorefront: __ObjCObject, @unchecked Sendable {
    open var countryCode: String { StoreConfiguration.current.storefront }
    open var identifier: String { "143441" }
}
extension SKPaymentQueue {
    public var storefront: SKStorefront? { SKStorefront() }
}

/// Counts of advertisements' effects. Nothing leaves the device.
open class SKAdNetwork: __ObjCObject {
    open class func registerAppForAdNetworkAttribution() {}
    open class func updateConversionValue(_ conversionValue: Int) {}
    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(nil) }
}
