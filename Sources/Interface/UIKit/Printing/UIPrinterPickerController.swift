// SPDX-License-Identifier: MIT

/// Hears of a printer picker. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController)
        -> UIViewController?
    func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter)
        -> Bool
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    public func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController? {
        byName(self, "printerPickerControllerParentViewController:", [printerPickerController], or: nil)
    }
    public func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool {
        byName(self, "printerPickerController:shouldShowPrinter:", [printerPickerController, printer], or: true)
    }
    public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {
        byName(self, "printerPickerControllerWillPresent:", [printerPickerController])
    }
    public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {
        byName(self, "printerPickerControllerDidPresent:", [printerPickerController])
    }
    public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {
        byName(self, "printerPickerControllerWillDismiss:", [printerPickerController])
    }
    public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {
        byName(self, "printerPickerControllerDidDismiss:", [printerPickerController])
    }
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {
        byName(self, "printerPickerControllerDidSelectPrinter:", [printerPickerController])
    }
}

/// Lets a person choose a printer, for `UIPrintInteractionController.print(to:)`.
@preconcurrency @MainActor
open class UIPrinterPickerController: __ObjCObject {
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    open private(set) var selectedPrinter: UIPrinter?
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?
    private var sheet: UIAlertController?
    private var offered: Set<URL> = []

    public init(initiallySelectedPrinter printer: UIPrinter?) {
        selectedPrinter = printer
        super.init()
    }

    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated, completion) { _ in }
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

    open func dismiss(animated: Bool) { sheet?.dismiss(animated: animated) }

    private func present(
        _ animated: Bool, _ completion: CompletionHandler?, _ anchor: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard sheet == nil else { return false }
        let sheet = UIAlertController(title: SystemStrings.text("Printer"), message: nil, preferredStyle: .actionSheet)
        offer(on: sheet, completion)
        PrinterList.discover { [weak self, weak sheet] in
            if let self, let sheet { offer(on: sheet, completion) }
        }
        let cancel = SystemStrings.text("Cancel")
        sheet.addAction(UIAlertAction(title: cancel, style: .cancel) { [weak self] _ in self?.end(nil, completion) })
        if let popover = sheet.popoverPresentationController { anchor(popover) }
        self.sheet = sheet
        let parent =
            delegate.flatMap { delegate in
                optionalCall { delegate.printerPickerControllerParentViewController(self) }
            } ?? nil
        tell { $0.printerPickerControllerWillPresent(self) }
        (parent ?? UIApplication.shared.keyWindow?.rootViewController)?.present(sheet, animated: animated) {
            self.tell { $0.printerPickerControllerDidPresent(self) }
        }
        return true
    }

    /// The printers that are there now and are not offered yet.
    private func offer(on sheet: UIAlertController, _ completion: CompletionHandler?) {
        for printer in PrinterList.printers where !offered.contains(printer.url) && isShown(printer) {
            offered.insert(printer.url)
            sheet.addAction(
                UIAlertAction(title: printer.displayName, style: .default) { [weak self] _ in
                    self?.end(printer, completion)
                })
        }
    }

    private func isShown(_ printer: UIPrinter) -> Bool {
        delegate.flatMap { delegate in
            optionalCall { delegate.printerPickerController(self, shouldShow: printer) }
        } ?? true
    }

    private func end(_ printer: UIPrinter?, _ completion: CompletionHandler?) {
        if let printer {
            selectedPrinter = printer
            tell { $0.printerPickerControllerDidSelectPrinter(self) }
        }
        tell { $0.printerPickerControllerWillDismiss(self) }
        (sheet, offered) = (nil, [])
        tell { $0.printerPickerControllerDidDismiss(self) }
        completion?(self, printer != nil, nil)
    }

    private func tell(_ body: (any UIPrinterPickerControllerDelegate) -> Void) {
        if let delegate { _ = optionalCall { body(delegate) } }
    }
}
