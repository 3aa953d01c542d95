// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import LinkPresentation

/// Truth: the Open Graph protocol's own example (https://ogp.me) and HTML's link types.
@Suite struct PageMetadataTests {
    private let base = URL(string: "https://www.imdb.com/title/tt0117500/") ?? URL(fileURLWithPath: "/")

    @Test("Open Graph's title and picture come before the page's own")
    func openGraph() {
        let html = """
            <html prefix="og: https://ogp.me/ns#"><head><title>The Rock (1996)</title>
            <meta property="og:title" content="The Rock" /><meta property="og:type" content="video.movie" />
            <meta property="og:image" content="https://ia.media-imdb.com/images/rock.jpg" />
            <meta content='From &quot;here&quot; &amp; there' name='description'></head></html>
            """
        let page = PageMetadata(html: html, base: base)
        #expect(page.title == "The Rock")
        #expect(page.image?.absoluteString == "https://ia.media-imdb.com/images/rock.jpg")
        #expect(page.summary == "From \"here\" & there")
        #expect(page.icon?.absoluteString == "https://www.imdb.com/favicon.ico")
    }

    @Test("A plain page has its title, joined to one line, and its touch icon")
    func plain() {
        let html =
            "<TITLE>\n Caf&#233;\n  &#x2014; menu </TITLE><link rel='shortcut icon' href=/i.png><link href=t.png rel=apple-touch-icon>"
        let page = PageMetadata(html: html, base: base)
        #expect(page.title == "Café — menu")
        #expect(page.icon?.absoluteString == "https://www.imdb.com/title/tt0117500/t.png")
        #expect(page.image == nil)
    }
}
