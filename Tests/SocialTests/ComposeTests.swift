// SPDX-License-Identifier: MIT
import Testing
import UIKit

@testable import Social

/// The sheet for one post. Truth: the statements SO of the specification.
@MainActor @Suite struct ComposeTests {
    @Test("SO3: the services of then are there, others are not")
    func services() {
        for service in [SLServiceTypeTwitter, SLServiceTypeFacebook, SLServiceTypeSinaWeibo] {
            #expect(SLComposeViewController.isAvailable(forServiceType: service))
        }
        #expect(!SLComposeViewController.isAvailable(forServiceType: "org.example.none"))
    }

    @Test("SO6: the text is taken until the sheet is shown, and not after")
    func text() throws {
        let sheet = try #require(SLComposeViewController(forServiceType: SLServiceTypeTwitter))
        #expect(sheet.setInitialText("Hello"))
        sheet.loadViewIfNeeded()
        #expect(!sheet.setInitialText("Later") && sheet.text == "Hello")
        #expect(!sheet.add(UIImage()) && !sheet.add(URL(string: "https://example.org")))
        #expect(!sheet.removeAllImages() && !sheet.removeAllURLs())
    }

    @Test("SO7, SO8: two pictures and two addresses, and none after their removal")
    func attachments() throws {
        let sheet = try #require(SLComposeViewController(forServiceType: SLServiceTypeFacebook))
        for _ in 0..<2 { #expect(sheet.add(UIImage()) && sheet.add(URL(string: "https://example.org"))) }
        #expect(sheet.images.count == 2 && sheet.urls.count == 2)
        #expect(sheet.removeAllImages() && sheet.removeAllURLs())
        #expect(sheet.images.isEmpty && sheet.urls.isEmpty)
    }
}
