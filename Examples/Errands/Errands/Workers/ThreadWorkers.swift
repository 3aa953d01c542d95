// SPDX-License-Identifier: MIT
import Foundation

/// How not to do it: touches and drawing wait for five seconds.
class MainWorker: Worker {
    func start(deliver: @escaping ([String]) -> Void) {
        for errand in Errand.all("Main") { deliver(errand.run()) }
    }
}

class BackgroundWorker: NSObject, Worker {
    private var deliver: (([String]) -> Void)?

    func start(deliver: @escaping ([String]) -> Void) {
        self.deliver = deliver
        for iteration in 1...Errand.count {
            performSelector(inBackground: #selector(runErrand), with: NSNumber(value: iteration))
        }
    }

    @objc private func runErrand(_ iteration: NSNumber) {
        let items = Errand(iteration: iteration.intValue, prefix: "Background").run()
        performSelector(onMainThread: #selector(handOver), with: items as NSArray, waitUntilDone: false)
    }

    @objc private func handOver(_ items: NSArray) {
        deliver?(items as? [String] ?? [])
    }
}
