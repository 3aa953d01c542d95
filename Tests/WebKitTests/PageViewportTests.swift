// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import WebKit

/// The defaults and ranges are those of "Supported Meta Tags" in Apple's Safari HTML Reference; the examples those of
/// "Configuring the Viewport" in its Safari Web Content Guide, on a phone that is 320 points wide.
@Suite("How wide pages are laid out and how far they are zoomed")
struct PageViewportTests {
    private let phone: CGFloat = 320

    @Test("A page that says nothing is 980 wide, shown whole, and enlarged up to five times")
    func nothing() {
        let page = PageViewport()
        #expect(page.layoutWidth(in: phone) == 980)
        #expect(page.start(in: phone) == phone / 980)
        #expect(page.limits(in: phone) == phone / 980...5)
        // A screen that is wider than that shows more.
        #expect(page.layoutWidth(in: 1024) == 1024)
        #expect(page.start(in: 1024) == 1)
    }

    @Test("The device's width, a width of the page's own, and a scale to begin with")
    func widths() {
        #expect(PageViewport(content: "width=device-width").layoutWidth(in: phone) == 320)
        #expect(PageViewport(content: "width = 590").layoutWidth(in: phone) == 590)
        #expect(PageViewport(content: "width=590").start(in: phone) == phone / 590)
        // "initial-scale=1.0" alone: the layout is as wide as the device.
        #expect(PageViewport(content: "initial-scale=1.0").layoutWidth(in: phone) == 320)
        // A page of 320 on an iPad of 768 at the scale that fits.
        #expect(PageViewport(content: "width=320").start(in: 768) == 768.0 / 320)
        // The layout is never narrower than what the first scale shows.
        #expect(PageViewport(content: "width=320, initial-scale=0.5").layoutWidth(in: phone) == 640)
        // One that is wider begins enlarged, and may be seen whole.
        let wide = PageViewport(content: "width=980, initial-scale=1")
        #expect(wide.start(in: phone) == 1)
        #expect(wide.limits(in: phone).lowerBound == phone / 980)
    }

    @Test("Pages forbid zooming, or set its limits; the first scale lies between them")
    func limits() {
        let fixed = PageViewport(content: "width=device-width, initial-scale=1, user-scalable=no")
        #expect(fixed.limits(in: phone) == 1...1)
        #expect(PageViewport(content: "width=device-width;maximum-scale=2").limits(in: phone) == 1...2)
        #expect(PageViewport(content: "width=device-width,initial-scale=3,maximum-scale=2").start(in: phone) == 2)
        #expect(PageViewport(content: "width=device-width,maximum-scale=99").maximumScale == 10)
        #expect(PageViewport(content: "width=device-width,minimum-scale=0").minimumScale == 0.1)
        var free = fixed
        free.dropLimits()
        #expect(free.limits(in: phone) == 1...5)
    }

    @Test(
        "What nobody knows is left out",
        arguments: ["", "wid=3", "width", "width=big, ,;=", "width=-4", "initial-scale=0"])
    func nonsense(content: String) {
        #expect(PageViewport(content: content) == PageViewport())
    }

    @Test(
        "Whatever a page says, the layout is as wide as the view or wider, and the first scale lies within the limits")
    func laws() {
        let values = ["", "-1", "0", "0.01", "0.5", "1", "2.5px", "320", "980", "99999", "yes", "no", "device-width"]
        for width in values {
            for first in values {
                for least in ["0.1", "0.5", "3"] {
                    for scalable in ["yes", "no"] {
                        let page = PageViewport(
                            content:
                                "width=\(width),initial-scale=\(first),minimum-scale=\(least),user-scalable=\(scalable)"
                        )
                        let (layout, start, limits) = (
                            page.layoutWidth(in: phone), page.start(in: phone), page.limits(in: phone)
                        )
                        #expect(layout > 0)
                        #expect(layout * start >= phone - 0.001, "\(page)")
                        #expect(limits.contains(start), "\(page)")
                    }
                }
            }
        }
    }
}
