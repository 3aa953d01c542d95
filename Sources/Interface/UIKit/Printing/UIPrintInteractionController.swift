// SPDX-License-Identifier: MIT
import TouchstoneDevice
import UniformTypeIdentifiers

/// Prints: shows the options, draws the pages, hands them to a printer.
///
/// Of item, items, formatter and renderer, the one that was set last is printed.
@preconcurrency @MainActor
open class UIPrintInteractionController: __ObjCObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    public static let shared = UIPrintInteractionController()
    private override init() { super.init() }

    open class var isPrintingAvailable: Bool { !PrinterList.printers.isEmpty }
    open class var printableUTIs: Set<String> {
        [UTType.pdf.identifier, UTType.png.identifier, UTType.jpeg.identifier, UTType.image.identifier]
    }
    open class func canPrint(_ url: URL) -> Bool {
        url.isFileURL && FileManager.default.contents(atPath: url.path).map { canPrint($0) } ?? false
    }
    open class func canPrint(_ data: Data) -> Bool {
        PrintContent.document(data) != nil || UIImage(data: data) != nil
    }

    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Copied when it is set; nil: the system's settings.
    open var printInfo: UIPrintInfo? { didSet { printInfo = printInfo?.copy() as? UIPrintInfo } }
    /// Ranges are always offered where there are several pages.
    open var showsPageRange = true
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var showsPaperOrientation = true
    /// While a job is printed; nil: none.
    open private(set) var printPaper: UIPrintPaper?

    private enum Content {
        case items([Any])
        case formatter(UIPrintFormatter)
        case renderer(UIPrintPageRenderer)
    }
    private var content: Content?

    open var printingItem: Any? {
        get { if case .items(let items) = content, items.count == 1 { items[0] } else { nil } }
        set { content = newValue.map { .items([$0]) } }
    }
    open var printingItems: [Any]? {
        get { if case .items(let items) = content { items } else { nil } }
        set { content = newValue.map { .items($0) } }
    }
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter) = content { formatter } else { nil } }
        set { content = newValue.map { .formatter($0) } }
    }
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer) = content { renderer } else { nil } }
        set { content = newValue.map { .renderer($0) } }
    }

    // MARK: Presenting

    private var panel: UIViewController?

    /// - Parameter completion: called once the job is done, or the person cancelled.
    /// - Returns: false when nothing could be shown, as without a printer; `completion` is then not called.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated, completion, anchor: nil)
    }

    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion) { $0.barButtonItem = item }
    }

    private func present(
        _ animated: Bool, _ completion: CompletionHandler?, anchor: ((UIPopoverPresentationController) -> Void)?
    ) -> Bool {
        guard panel == nil, let printer = preferredPrinter() else { return false }
        let info = printInfo ?? .printInfo()
        let paper = paper(for: info)
        guard let content = pages(on: paper, info), content.pageCount > 0 else {
            DispatchQueue.main.async { completion?(self, false, UIPrintError(.noContent)) }
            return true
        }
        let job = PrintJob(
            content: content, name: info.jobName, paper: paper, isLandscape: isLandscape(info),
            outputType: info.outputType, duplex: info.duplex, pages: 0..<content.pageCount)
        let options = PrintOptionsController(job, printer: printer, showsCopies: showsNumberOfCopies)
        options.onEnd = { [weak self] job, printer in self?.close(job, printer, completion) }
        show(options, animated, anchor: anchor)
        return true
    }

    private func show(
        _ options: PrintOptionsController, _ animated: Bool, anchor: ((UIPopoverPresentationController) -> Void)?
    ) {
        tell { $0.printInteractionControllerWillPresentPrinterOptions(self) }
        let parent =
            delegate.flatMap { delegate in
                optionalCall { delegate.printInteractionControllerParentViewController(self) }
            } ?? nil
        if let navigation = parent as? UINavigationController {
            panel = options
            navigation.pushViewController(options, animated: animated)
            tell { $0.printInteractionControllerDidPresentPrinterOptions(self) }
            return
        }
        let sheet = UINavigationController(rootViewController: options)
        panel = sheet
        let isWide = UIDevice.current.userInterfaceIdiom == .pad
        // Without a place to point at there is no popover, also on a tablet.
        let style: UIModalPresentationStyle = isWide ? .formSheet : .pageSheet
        sheet.modalPresentationStyle = isWide && anchor != nil ? .popover : style
        if let popover = sheet.popoverPresentationController { anchor?(popover) }
        (parent ?? Self.frontmost)?.present(sheet, animated: animated) { [weak self] in
            guard let self else { return }
            tell { $0.printInteractionControllerDidPresentPrinterOptions(self) }
        }
    }

    private static var frontmost: UIViewController? {
        var top = UIApplication.shared.keyWindow?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }

    /// As the person's Cancel.
    open func dismiss(animated: Bool) {
        guard let options = (panel as? UINavigationController)?.viewControllers.first ?? panel else { return }
        (options as? PrintOptionsController)?.cancel()
    }

    private func close(_ job: PrintJob?, _ printer: UIPrinter, _ completion: CompletionHandler?) {
        guard let panel else { return }
        tell { $0.printInteractionControllerWillDismissPrinterOptions(self) }
        let closed = { [self] in
            self.panel = nil
            tell { $0.printInteractionControllerDidDismissPrinterOptions(self) }
            guard let job else { return completion?(self, false, nil) ?? () }
            run(job, printer, completion)
        }
        if let navigation = panel.navigationController {
            navigation.popViewController(animated: true)
            closed()
        } else {
            panel.presentingViewController?.dismiss(animated: true, completion: closed)
        }
    }

    // MARK: Printing

    /// Prints without asking; `printInfo` says how.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        let info = printInfo ?? .printInfo()
        let paper = paper(for: info)
        guard let content = pages(on: paper, info), content.pageCount > 0 else {
            DispatchQueue.main.async { completion?(self, false, UIPrintError(.noContent)) }
            return false
        }
        run(
            PrintJob(
                content: content, name: info.jobName, paper: paper, isLandscape: isLandscape(info),
                outputType: info.outputType, duplex: info.duplex, pages: 0..<content.pageCount), printer, completion)
        return true
    }

    private func run(_ job: PrintJob, _ printer: UIPrinter, _ completion: CompletionHandler?) {
        printPaper = job.paper
        PrinterList.lastUsed = printer.url.absoluteString
        tell { $0.printInteractionControllerWillStartJob(self) }
        let box = CompletionBox(completion)
        let progress = PrintProgress(name: job.name, printer: printer.displayName)
        job.send(to: printer, progress.job) { [weak self] error in
            progress.end()
            guard let self else { return }
            tell { $0.printInteractionControllerDidFinishJob(self) }
            printPaper = nil
            // That the person cancelled is no error.
            box.completion?(self, error == nil, error is IPPJob.Cancelled ? nil : error)
        }
    }

    /// Carries the app's closure to the main thread, on which it was made and is called.
    private final class CompletionBox: @unchecked Sendable {
        let completion: CompletionHandler?
        init(_ completion: CompletionHandler?) { self.completion = completion }
    }

    private func tell(_ body: (any UIPrintInteractionControllerDelegate) -> Void) {
        if let delegate { _ = optionalCall { body(delegate) } }
    }

    private func preferredPrinter() -> UIPrinter? {
        let printers = PrinterList.printers
        let wanted = printInfo?.printerID ?? PrinterList.lastUsed
        return printers.first { $0.url.absoluteString == wanted } ?? printers.first
    }

    private func paper(for info: UIPrintInfo) -> UIPrintPaper {
        let usual = UIPrintPaper.standard(for: info.outputType)
        let loaded = preferredPrinter()?.papers.flatMap { $0.isEmpty ? nil : $0 } ?? UIPrintPaper.all
        let standard = loaded.contains { $0 === usual } ? usual : loaded[0]
        let papers = [standard] + loaded.filter { $0 !== standard }
        let own = delegate.flatMap { delegate in
            optionalCall { delegate.printInteractionController(self, choosePaper: papers) }
        }
        return own ?? standard
    }

    /// Pictures and documents turn by themselves.
    private func isLandscape(_ info: UIPrintInfo) -> Bool {
        if case .items = content { return false }
        return info.orientation == .landscape
    }

    private func pages(on paper: UIPrintPaper, _ info: UIPrintInfo) -> PrintContent? {
        switch content {
        case nil: return nil
        case .items(let items): return PrintContent(items: items)
        case .renderer(let renderer): return PrintContent(renderer, on: paper, isLandscape: isLandscape(info))
        case .formatter(let formatter):
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
            return PrintContent(renderer, on: paper, isLandscape: isLandscape(info))
        }
    }
}
