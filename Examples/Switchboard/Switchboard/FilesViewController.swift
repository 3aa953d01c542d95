// SPDX-License-Identifier: MIT
import UIKit

/// Sends a file to a server and gets it back; the app's own, unless `-files URL` names another.
class FilesViewController: FactsViewController, URLSessionTaskDelegate {
    private static let length = 300_000
    private lazy var session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: .main)
    private var sent = Data()

    override func viewDidLoad() {
        super.viewDidLoad()
        show("ready")
        do { try WebServer.shared.start() } catch { show(error.localizedDescription) }
    }

    private var address: URL? {
        if let text = UserDefaults.standard.string(forKey: "files") { return URL(string: text) }
        return WebServer.shared.port.flatMap { URL(string: "http://127.0.0.1:\($0)/letter") }
    }

    private func show(_ state: String, progress: Double = 0) {
        facts = [Fact(name: "State", value: state), Fact(name: "Progress", value: "\(Int(progress * 100)) %")]
    }

    override var deeds: [Deed] {
        [
            Deed(title: "Upload and Download") { [weak self] in self?.upload() },
            Deed(title: "Download What Is Not There") { [weak self] in self?.download("missing") },
        ]
    }

    private func upload() {
        guard let address else { return show("no server yet") }
        sent = Data((0..<FilesViewController.length).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        var request = URLRequest(url: address)
        request.httpMethod = "PUT"
        let task = session.uploadTask(with: request, from: sent) { [weak self] _, response, error in
            guard error == nil, (response as? HTTPURLResponse)?.statusCode == 201 else {
                self?.show(error?.localizedDescription ?? "refused")
                return
            }
            self?.download("letter")
        }
        task.resume()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        show("sending", progress: Double(totalBytesSent) / Double(max(1, totalBytesExpectedToSend)))
    }

    private func download(_ name: String) {
        guard let url = address?.deletingLastPathComponent().appendingPathComponent(name) else { return }
        let task = session.downloadTask(with: url) { [weak self] file, response, error in
            guard let self else { return }
            if let error { return show(error.localizedDescription) }
            let code = (response as? HTTPURLResponse)?.statusCode ?? 0
            guard code == 200, let file else { return show("the server says \(code)", progress: 1) }
            do {
                let isSame = try Data(contentsOf: file) == sent
                show(isSame ? "came back as it was sent" : "came back changed", progress: 1)
            } catch { show(error.localizedDescription) }
        }
        task.resume()
    }
}
