// SPDX-License-Identifier: MIT
import UIKit

/// How this app prints: US Letter with half an inch of margin, on both sides.
enum Printing {
    static let jobName = "Print for iOS"
    /// 72 points an inch.
    static let margin: CGFloat = 36
    static let width: CGFloat = 540

    static func info(_ outputType: UIPrintInfo.OutputType = .general) -> UIPrintInfo {
        let info = UIPrintInfo.printInfo()
        info.outputType = outputType
        info.jobName = jobName
        info.duplex = .longEdge
        return info
    }

    static func lay(_ formatter: UIPrintFormatter) -> UIPrintFormatter {
        formatter.startPage = 0
        formatter.perPageContentInsets = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        formatter.maximumContentWidth = width
        return formatter
    }

    /// Shows the options for what `prepare` hands to the controller.
    static func present(
        from item: UIBarButtonItem, delegate: UIPrintInteractionControllerDelegate? = nil,
        _ prepare: (UIPrintInteractionController) -> Void, done: @escaping (Bool, Error?) -> Void = { _, _ in }
    ) {
        let controller = UIPrintInteractionController.shared
        controller.printInfo = info()
        controller.showsPageRange = true
        controller.delegate = delegate
        prepare(controller)
        controller.present(from: item, animated: true) { _, completed, error in
            if let error { print("The job failed: \(error.localizedDescription)") }
            done(completed, error)
        }
    }
}

extension UIViewController {
    func show(_ title: String, _ text: String, button: String = "OK") {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: button, style: .cancel))
        present(alert, animated: true)
    }
}
