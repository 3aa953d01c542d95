// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// A sheet for one post. What is posted is kept in the device's folder `Posts` as JSON, with the pictures beside it, and
/// sent to the account's server where Settings names one.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
    open private(set) var serviceType: String!
    open var completionHandler: SLComposeViewControllerCompletionHandler!
    private(set) var text = ""
    private(set) var images: [UIImage] = []
    private(set) var urls: [URL] = []
    private var isShown = false
    private lazy var sheet = ComposeSheet(
        title: SocialService.names[serviceType] ?? "", cancel: { [weak self] in self?.end(.cancelled) },
        post: { [weak self] in self?.post() })

    /// Whether the service is one that the device has: accounts live in its settings.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool {
        SocialService.names[serviceType] != nil && Device.variable("NO_SOCIAL") == nil
    }

    public init!(forServiceType serviceType: String!) {
        self.serviceType = serviceType
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }
    public required init?(coder: NSCoder) { nil }

    /// - Returns: false once the sheet was shown, when nothing changes any more.
    @discardableResult open func setInitialText(_ text: String!) -> Bool {
        change { self.text = text ?? "" }
    }
    @discardableResult open func add(_ image: UIImage!) -> Bool { change { images.append(image) } }
    @discardableResult open func add(_ url: URL!) -> Bool { change { urls.append(url) } }
    @discardableResult open func removeAllImages() -> Bool { change { images = [] } }
    @discardableResult open func removeAllURLs() -> Bool { change { urls = [] } }

    private func change(_ body: () -> Void) -> Bool {
        guard !isShown else { return false }
        body()
        return true
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        isShown = true
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        sheet.text.text = text
        let preview = images.first ?? (urls.isEmpty ? nil : UIImage(systemName: "link"))
        sheet.show(preview, count: images.count + urls.count)
        sheet.limit = serviceType == SLServiceTypeTwitter ? 140 : nil
        view.addSubview(sheet)
        sheet.update()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sheet.place(in: view.bounds, safe: view.safeAreaInsets)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if account == nil { offerAccounts() } else { sheet.text.becomeFirstResponder() }
    }

    /// The account that posts: the first of the service.
    private var account: AccountRecord? {
        let type = SocialService.accountTypes[serviceType]
        do { return try AccountDatabase.current.accounts(type).first(where: \.isUsable) } catch {
            Unsupported.report("SLComposeViewController: \(error)")
            return nil
        }
    }

    /// Texts of iOS 6 to 10.
    private func offerAccounts() {
        let name = SocialService.names[serviceType] ?? ""
        let alert = UIAlertController(
            title: "No \(name) Accounts",
            message: "There are no \(name) accounts configured. You can add or create a \(name) account in Settings.",
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Settings", style: .default) { [weak self] _ in
                if let page = URL(string: "app-prefs:ACCOUNTS") { UIApplication.shared.open(page) }
                self?.end(.cancelled)
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.end(.cancelled) })
        present(alert, animated: true)
    }

    private func end(_ result: SLComposeViewControllerResult) {
        view.endEditing(true)
        guard let completionHandler else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        self.completionHandler = nil
        completionHandler(result)
        if presentingViewController != nil, !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
    }

    private struct Post: Encodable {
        let service: String
        let text: String
        let urls: [String]
        let images: [String]
    }

    private func post() {
        do {
            let folder = Device.current.folder.appendingPathComponent("Posts", isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let number =
                try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.count
                + 1
            let names = try images.enumerated().map { index, image in
                let name = "\(number)-\(index + 1).png"
                try (image.pngData() ?? Data()).write(to: folder.appendingPathComponent(name))
                return name
            }
            let record = Post(
                service: serviceType, text: sheet.text.text, urls: urls.map(\.absoluteString), images: names)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(record).write(to: folder.appendingPathComponent("\(number).json"), options: .atomic)
            deliver()
            end(.done)
        } catch {
            Unsupported.report("SLComposeViewController: \(error)")
            end(.cancelled)
        }
    }
    /// The sheet does not wait, as on iOS; what fails is said later.
    private func deliver() {
        guard let account else { return }
        let name = SocialService.names[serviceType] ?? ""
        let delivery = PostDelivery(
            account: account, text: sheet.text.text, urls: urls, images: images.map { $0.pngData() ?? Data() })
        let hold = ClockHold()
        delivery.send { error in
            defer { hold.release() }
            guard let error else { return }
            let reason = error.localizedDescription
            DispatchQueue.main.async {
                SystemAlert.ask(
                    title: "Cannot Post to \(name)", message: reason, buttons: [("OK", .cancel)], answered: { _ in })
            }
        }
    }
}
