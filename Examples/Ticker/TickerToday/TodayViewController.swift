// SPDX-License-Identifier: MIT
import NotificationCenter
import UIKit

/// A price in Today, and a button that asks for it again; with more room the prices before it.
class TodayViewController: UIViewController, NCWidgetProviding {
    @IBOutlet var priceLabel: UILabel!
    @IBOutlet var statusLabel: UILabel!
    @IBOutlet var earlierLabel: UILabel!

    private var earlier: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        extensionContext?.widgetLargestAvailableDisplayMode = .expanded
        let touch = UITapGestureRecognizer(target: self, action: #selector(openApp))
        priceLabel.addGestureRecognizer(touch)
        priceLabel.isUserInteractionEnabled = true
    }

    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        load { completionHandler($0 ? .newData : .noData) }
    }

    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {
        let isExpanded = activeDisplayMode == .expanded
        earlierLabel.isHidden = !isExpanded
        preferredContentSize = isExpanded ? CGSize(width: 0, height: 220) : maxSize
    }

    @IBAction func refresh(_ sender: Any) { load { _ in } }

    @objc private func openApp() {
        guard let url = URL(string: "ticker://" + Quotes.symbol) else { return }
        extensionContext?.open(url)
    }

    /// - Parameter done: on the main thread, with whether there is a new price.
    private func load(done: @escaping (Bool) -> Void) {
        guard let url = Quotes.url else { return done(false) }
        URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
            let price = data.flatMap { Quotes.price(in: String(decoding: $0, as: UTF8.self)) }
            DispatchQueue.main.async {
                self?.show(price)
                done(price != nil)
            }
        }.resume()
    }

    /// Without an answer the last price stays.
    private func show(_ price: String?) {
        guard let price else { return statusLabel.text = "No answer from the server" }
        if let old = priceLabel.text, !old.isEmpty, old != price { earlier.insert(old, at: 0) }
        priceLabel.text = price
        statusLabel.text = Quotes.symbol
        earlierLabel.text =
            earlier.isEmpty ? "No earlier prices" : "Earlier: " + earlier.prefix(5).joined(separator: ", ")
    }
}
