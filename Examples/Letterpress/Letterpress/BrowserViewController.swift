// SPDX-License-Identifier: MIT
import UIKit
import WebKit

/// A small browser whose pages can be printed: their text by its markup, or the page as it looks.
class BrowserViewController: UIViewController, UITextFieldDelegate, WKNavigationDelegate {
    @IBOutlet weak var addressField: UITextField!
    @IBOutlet weak var webView: WKWebView!

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.navigationDelegate = self
        if let page = Bundle.main.url(forResource: "Welcome", withExtension: "html") {
            addressField.text = page.absoluteString
            webView.loadFileURL(page, allowingReadAccessTo: page.deletingLastPathComponent())
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        if let url = url { webView.load(URLRequest(url: url)) }
        return true
    }

    /// What the field says; without a scheme, of the web.
    var url: URL? {
        let text = addressField.text ?? ""
        return URL(string: text.contains(":") ? text : "https://\(text)")
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        Swift.print("The page could not be loaded: \(error.localizedDescription)")
    }

    /// The markup of the page, fetched again.
    static func markup(of url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

    @IBAction func printPage(_ sender: UIBarButtonItem) {
        addressField.resignFirstResponder()
        guard let url = url else { return }
        DispatchQueue.global().async {
            let markup = Result { try Self.markup(of: url) }
            DispatchQueue.main.async { self.print(markup, from: sender) }
        }
    }

    func print(_ markup: Result<String, Error>, from item: UIBarButtonItem) {
        switch markup {
        case .success(let text):
            Printing.present(from: item) { controller in
                controller.printFormatter = Printing.lay(UIMarkupTextPrintFormatter(markupText: text))
            }
        case .failure(let problem): show("Cannot Print the Page", problem.localizedDescription)
        }
    }

    /// A picture of the page's layer, which fills a sheet.
    @IBAction func printPicture(_ sender: UIBarButtonItem) {
        let picture = UIGraphicsImageRenderer(bounds: webView.bounds).image { webView.layer.render(in: $0.cgContext) }
        Printing.present(from: sender) { $0.printingItem = picture }
    }

    /// The booklet that comes with the app: a document that is printed as it is.
    @IBAction func printBooklet(_ sender: UIBarButtonItem) {
        Printing.present(from: sender) { $0.printingItem = Self.booklet() }
    }

    static func booklet() -> Data {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
        return renderer.pdfData { context in
            for page in 1...3 {
                context.beginPage()
                let style: [NSAttributedString.Key: Any] = [
                    .font: UIFont(name: "Georgia", size: 40) ?? .systemFont(ofSize: 40)
                ]
                ("Page \(page) of the booklet" as NSString).draw(at: CGPoint(x: 72, y: 72), withAttributes: style)
            }
        }
    }
}
