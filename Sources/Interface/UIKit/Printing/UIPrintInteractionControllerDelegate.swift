// SPDX-License-Identifier: MIT

/// Hears of a job's course. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// Which controller presents the options, or, when it is a navigation controller, has them pushed.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? {
        byName(self, "printInteractionControllerParentViewController:", [printInteractionController], or: nil)
    }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        byName(
            self, "printInteractionController:choosePaper:", [printInteractionController, paperList],
            or: UIPrintPaper.letter)
    }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat {
        byName(self, "printInteractionController:cutLengthForPaper:", [printInteractionController, paper], or: 0)
    }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior {
        byName(
            self, "printInteractionController:chooseCutterBehavior:", [printInteractionController, availableBehaviors],
            or: .printerDefault)
    }
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) { byName(self, "printInteractionControllerWillPresentPrinterOptions:", [printInteractionController]) }
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) { byName(self, "printInteractionControllerDidPresentPrinterOptions:", [printInteractionController]) }
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) { byName(self, "printInteractionControllerWillDismissPrinterOptions:", [printInteractionController]) }
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) { byName(self, "printInteractionControllerDidDismissPrinterOptions:", [printInteractionController]) }
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {
        byName(self, "printInteractionControllerWillStartJob:", [printInteractionController])
    }
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
        byName(self, "printInteractionControllerDidFinishJob:", [printInteractionController])
    }
}
