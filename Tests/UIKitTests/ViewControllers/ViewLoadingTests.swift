// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// `UIViewController.ViewLoading` (iOS 16.4), by its documentation: the view is loaded before the property is read.
@MainActor @Suite struct ViewLoadingTests {
    private final class Controller: UIViewController {
        @ViewLoading var label: UILabel
        override func viewDidLoad() {
            super.viewDidLoad()
            label = UILabel()
            label.text = "loaded"
        }
    }

    @Test("Reading the property loads the view, once")
    func reads() {
        let controller = Controller()
        #expect(!controller.isViewLoaded)
        #expect(controller.label.text == "loaded" && controller.isViewLoaded)
        let other = UILabel()
        controller.label = other
        #expect(controller.label === other)
    }

    @Test("Texts that follow the text size say so by one protocol")
    func adjusting() {
        let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
        for view in views {
            view.adjustsFontForContentSizeCategory = true
            #expect(view.adjustsFontForContentSizeCategory)
        }
    }
}
