// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Truth: https://developer.apple.com/documentation/bundleresources/information-property-list/uiuserinterfacestyle
@Suite("An app's own appearance")
struct StyleOfAppTests {
    @Test(
        "the device's appearance is the app's, unless Info.plist keeps it to one",
        arguments: [
            (nil, false, UIUserInterfaceStyle.light), (nil, true, .dark),
            ("Automatic", false, .light), ("Automatic", true, .dark),
            ("Light", false, .light), ("Light", true, .light),
            ("Dark", false, .dark), ("Dark", true, .dark),
        ] as [(String?, Bool, UIUserInterfaceStyle)])
    func style(word: String?, isDark: Bool, expected: UIUserInterfaceStyle) {
        let info = word.map { ["UIUserInterfaceStyle": $0] } ?? [:]
        #expect(UIUserInterfaceStyle.ofApp(onDarkDevice: isDark, info: info) == expected)
    }
}
