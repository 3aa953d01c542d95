// SPDX-License-Identifier: MIT
import UIKit

/// Where the app's pages are, and who asked for them.
class ServerViewController: FactsViewController {
    private var requests = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let server = WebServer.shared
        server.ready = { [weak self] _ in self?.show("none yet") }
        server.served = { [weak self] line in
            self?.requests += 1
            self?.show(line)
        }
        show("none yet")
        do { try server.start() } catch { show("\(error)") }
    }

    private func show(_ last: String) {
        let address = WebServer.shared.port.map { "http://127.0.0.1:\($0)/" } ?? "starting"
        if let port = WebServer.shared.port { print("serving at \(port)") }
        facts = [
            Fact(name: "Address", value: address), Fact(name: "Requests", value: "\(requests)"),
            Fact(name: "Last", value: last),
        ]
    }
}
