// SPDX-License-Identifier: MIT
import Foundation

class ConcurrentQueueWorker: Worker {
    private let queue = DispatchQueue(label: "org.touchstone.Errands.concurrent", attributes: .concurrent)

    func start(deliver: @escaping ([String]) -> Void) {
        for errand in Errand.all("GCD Concurrent") {
            queue.async {
                let items = errand.run()
                DispatchQueue.main.async { deliver(items) }
            }
        }
    }
}

class SerialQueueWorker: Worker {
    private let queue = DispatchQueue(label: "org.touchstone.Errands.serial")

    func start(deliver: @escaping ([String]) -> Void) {
        for errand in Errand.all("GCD Serial") {
            queue.async {
                let items = errand.run()
                DispatchQueue.main.async { deliver(items) }
            }
        }
    }
}
