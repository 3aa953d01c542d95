// SPDX-License-Identifier: MIT
import WebKit
import XCTest

@testable import Wayfarer

final class BrowserTests: XCTestCase {
    private var window: UIWindow?

    override func tearDown() {
        window?.isHidden = true
        window = nil
        super.tearDown()
    }

    private func browser() throws -> BrowserViewController {
        let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        return try XCTUnwrap((root as? UINavigationController)?.topViewController as? BrowserViewController)
    }

    func testTheHomePageHasItsTitleAndItsStyle() throws {
        let browser = try browser()
        waitUntil("page") { browser.title == "The Long Path" && !browser.webView.isLoading }
        XCTAssertEqual(browser.webView.estimatedProgress, 1)
        XCTAssertTrue(browser.progressView.isHidden)
        XCTAssertEqual(evaluate("document.links.length", in: browser.webView) as? Int, 2)
        XCTAssertEqual(
            evaluate("getComputedStyle(document.body).backgroundColor", in: browser.webView) as? String,
            "rgb(251, 250, 246)")
    }

    func testAFormTellsTheApp() throws {
        let browser = try browser()
        waitUntil("page") { browser.title == "The Long Path" && !browser.webView.isLoading }
        let book = try XCTUnwrap(Bundle.main.url(forResource: "Book", withExtension: "html"))
        browser.webView.loadFileURL(book, allowingReadAccessTo: book.deletingLastPathComponent())
        waitUntil("book") { browser.title == "Visitors' Book" && !browser.webView.isLoading }
        _ = evaluate(
            "document.getElementById('name').value = 'Ada'; document.getElementById('sign').click()",
            in: browser.webView)
        waitUntil("entry") { browser.entries.count == 1 }
        XCTAssertEqual(browser.entries[0]["name"] as? String, "Ada")
        XCTAssertEqual(browser.entries[0]["again"] as? Bool, false)
        XCTAssertTrue(browser.webView.canGoBack)
    }

    /// The words of the panel are found, counted, and selected one after the other.
    func testWordsAreFoundInThePage() throws {
        let browser = try browser()
        waitUntil("page") { browser.title == "The Long Path" && !browser.webView.isLoading }
        XCTAssertNil(browser.webView.findInteraction)
        browser.webView.isFindInteractionEnabled = true
        let find = try XCTUnwrap(browser.webView.findInteraction)
        find.searchText = "THE"
        find.presentFindNavigator(showingReplace: false)
        let words = "document.body.innerText.toLowerCase().split('the').length - 1"
        let count = try XCTUnwrap(evaluate(words, in: browser.webView) as? Int)
        XCTAssertGreaterThan(count, 2)
        waitUntil("count") { find.activeFindSession?.resultCount == count }
        XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, 0)
        let selected = "getSelection().toString().toLowerCase()"
        XCTAssertEqual(evaluate(selected, in: browser.webView) as? String, "the")
        find.findPrevious()
        XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, count - 1)
        find.findNext()
        XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, 0)
        find.dismissFindNavigator()
        XCTAssertNil(find.activeFindSession)
    }

    /// WebKit's words for a function whose page is gone before it has ended.
    func testACallEndsWithItsPage() throws {
        let browser = try browser()
        waitUntil("page") { browser.title == "The Long Path" && !browser.webView.isLoading }
        let ended = expectation(description: "call")
        browser.webView.callAsyncJavaScript("await new Promise(() => {})", in: nil, in: .page) { result in
            if case .failure(let error) = result {
                let reason = (error as NSError).userInfo["WKJavaScriptExceptionMessage"] as? String
                XCTAssertEqual(reason, "Completion handler for function call is no longer reachable")
                ended.fulfill()
            }
        }
        browser.webView.loadHTMLString("<title>Another</title>", baseURL: nil)
        wait(for: [ended], timeout: 60)
    }

    /// A page of a store whose cookies are refused keeps none.
    func testCookiesAreRefused() throws {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        let cookies = configuration.websiteDataStore.httpCookieStore
        let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), configuration: configuration)
        let site = try XCTUnwrap(URL(string: "http://site.invalid/"))
        for (policy, wanted) in [(WKHTTPCookieStore.CookiePolicy.disallow, ""), (.allow, "a=1")] {
            let isSet = expectation(description: "policy")
            cookies.setCookiePolicy(policy) { isSet.fulfill() }
            wait(for: [isSet], timeout: 60)
            webView.loadHTMLString("<title>\(wanted)</title>", baseURL: site)
            waitUntil("page") { !webView.isLoading && webView.title == wanted }
            XCTAssertEqual(evaluate("document.cookie = 'a=1'; document.cookie", in: webView) as? String, wanted)
            cookies.getCookiePolicy { XCTAssertEqual($0, policy) }
        }
    }

    /// A navigation either fails or finishes, as WKNavigationDelegate has it; nobody listens at the address.
    func testALoadThatFailsDoesNotFinishAsWell() throws {
        let journal = NavigationJournal()
        let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        webView.navigationDelegate = journal
        let load = webView.load(URLRequest(url: try XCTUnwrap(URL(string: "http://127.0.0.1:48999/"))))
        waitUntil("failure") { !webView.isLoading && !journal.heard.isEmpty }
        XCTAssertNotNil(load)
        // The engine, which speaks in order, has nothing more to say of the load when it answers.
        _ = evaluate("1 + 1", in: webView)
        XCTAssertEqual(journal.heard, ["start", "fail"])
        XCTAssertTrue(journal.navigations.allSatisfy { $0 === load })
    }
}

private final class NavigationJournal: NSObject, WKNavigationDelegate {
    private(set) var heard: [String] = []
    private(set) var navigations: [WKNavigation?] = []

    private func note(_ what: String, _ navigation: WKNavigation?) {
        heard.append(what)
        navigations.append(navigation)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        note("start", navigation)
    }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
    ) { note("fail", navigation) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { note("finish", navigation) }
}
