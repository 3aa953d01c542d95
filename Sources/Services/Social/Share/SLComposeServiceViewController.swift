// SPDX-License-Identifier: MIT

/// A row below the text of a share extension's sheet.
@preconcurrency @MainActor
open class SLComposeSheetConfigurationItem: __ObjCObject {
    open var title: String! { didSet { onChange() } }
    open var value: String! { didSet { onChange() } }
    /// A spinner in place of the value.
    open var valuePending = false { didSet { onChange() } }
    open var tapHandler: SLComposeSheetConfigurationItemTapHandler!
    var onChange: () -> Void = {}

    /// Failable as on iOS: code in the wild unwraps it.
    @_nonoverride public convenience init!() { self.init(title: nil) }
    private init(title: String?) {
        self.title = title
        super.init()
    }
}

/// The controller of a share extension: a text, a preview, rows with settings. Subclasses say what posting does.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    private lazy var sheet = ComposeSheet(
        title: title ?? AppName.current, cancel: { [weak self] in self?.didSelectCancel() },
        post: { [weak self] in self?.didSelectPost() })
    private var pushed: UINavigationController?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var textView: UITextView! { sheet.text }
    open var contentText: String! { sheet.text.text }
    open var placeholder: String! { didSet { sheet.placeholderText = placeholder ?? "" } }
    /// Shown below the text; below zero nothing can be posted. nil: not shown.
    open var charactersRemaining: NSNumber! {
        didSet {
            sheet.limit = charactersRemaining.map { $0.intValue + sheet.text.text.count }
            sheet.update()
        }
    }
    open var autoCompletionViewController: UIViewController!

    // MARK: What subclasses say

    /// The picture beside the text: the first image that is shared.
    open func loadPreviewView() -> UIView! { nil }
    open func isContentValid() -> Bool { true }
    open func configurationItems() -> [Any]! { [] }
    open func presentationAnimationDidFinish() {}
    /// Subclasses post, and complete the request.
    open func didSelectPost() { extensionContext?.completeRequest(returningItems: [], completionHandler: nil) }
    open func didSelectCancel() { cancel() }
    open func cancel() {
        extensionContext?.cancelRequest(withError: NSError(domain: NSCocoaErrorDomain, code: NSUserCancelledError))
    }

    open func validateContent() { sheet.update() }

    open func reloadConfigurationItems() {
        guard isViewLoaded else { return }
        let items = (configurationItems() ?? []).compactMap { $0 as? SLComposeSheetConfigurationItem }
        for item in items { item.onChange = { [weak self] in self?.show(items) } }
        show(items)
    }

    private func show(_ items: [SLComposeSheetConfigurationItem]) {
        sheet.show(items.map { ComposeItemRow($0) })
        view.setNeedsLayout()
    }

    open func pushConfigurationViewController(_ viewController: UIViewController!) {
        let frame = UINavigationController(rootViewController: viewController)
        let back = UIAction { [weak self] _ in self?.popConfigurationViewController() }
        viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.backward"), primaryAction: back)
        addChild(frame)
        frame.view.layer.cornerRadius = 12
        frame.view.clipsToBounds = true
        view.addSubview(frame.view)
        frame.didMove(toParent: self)
        pushed = frame
        view.endEditing(true)
        view.setNeedsLayout()
    }

    open func popConfigurationViewController() {
        pushed?.willMove(toParent: nil)
        pushed?.view.removeFromSuperview()
        pushed?.removeFromParent()
        pushed = nil
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        sheet.isValid = { [weak self] in self?.isContentValid() ?? false }
        sheet.onChange = { [weak self] in self?.textDidChange() }
        let shared = (extensionContext?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
        sheet.text.text = shared.lazy.compactMap { $0.attributedContentText?.string }.first ?? ""
        view.addSubview(sheet)
        if let preview = loadPreviewView() {
            preview.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
            sheet.show(
                UIGraphicsImageRenderer(size: preview.bounds.size).image { preview.layer.render(in: $0.cgContext) },
                count: 1)
        }
        reloadConfigurationItems()
        sheet.update()
    }

    private func textDidChange() { textViewDidChange(sheet.text) }

    /// Subclasses may override it; they call `super`.
    open func textViewDidChange(_ textView: UITextView) { validateContent() }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sheet.title = title ?? AppName.current
        sheet.place(in: view.bounds, safe: view.safeAreaInsets)
        pushed?.view.frame = sheet.frame
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sheet.text.becomeFirstResponder()
        presentationAnimationDidFinish()
    }
}
