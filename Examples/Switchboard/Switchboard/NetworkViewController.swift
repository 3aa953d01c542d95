// SPDX-License-Identifier: MIT
import Network
import UIKit

/// Whether there is a network, and of which kind.
class NetworkViewController: FactsViewController {
    private let monitor = NWPathMonitor()

    override func viewDidLoad() {
        super.viewDidLoad()
        monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async { self?.show(path) }
        }
        monitor.start(queue: .global())
    }

    deinit { monitor.cancel() }

    private func show(_ path: NWPath) {
        let kinds: [(NWInterface.InterfaceType, String)] = [
            (.wifi, "Wi-Fi"), (.cellular, "Cellular"), (.wiredEthernet, "Ethernet"),
        ]
        let kind = kinds.first { path.usesInterfaceType($0.0) }?.1
        facts = [
            Fact(name: "Status", value: path.status == .satisfied ? "Online" : "Offline"),
            Fact(name: "Kind", value: path.status == .satisfied ? kind ?? "Other" : "None"),
            Fact(name: "Expensive", value: path.isExpensive ? "Yes" : "No"),
        ]
    }
}
