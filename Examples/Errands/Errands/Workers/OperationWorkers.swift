// SPDX-License-Identifier: MIT
import Foundation

class ConcurrentOperationsWorker: Worker {
    private let queue = OperationQueue()

    func start(deliver: @escaping ([String]) -> Void) {
        // As many as the machine has cores would be the default; all five are to be seen side by side.
        queue.maxConcurrentOperationCount = Errand.count
        for errand in Errand.all("OpQ Concurrent") {
            queue.addOperation {
                let items = errand.run()
                OperationQueue.main.addOperation { deliver(items) }
            }
        }
    }

    /// Marks the operations, and none of them looks.
    func cancel() { queue.cancelAllOperations() }
}

class SerialOperationsWorker: Worker {
    private let queue = OperationQueue()

    func start(deliver: @escaping ([String]) -> Void) {
        queue.maxConcurrentOperationCount = 1
        for errand in Errand.all("OpQ Serial") {
            queue.addOperation {
                let items = errand.run()
                OperationQueue.main.addOperation { deliver(items) }
            }
        }
    }

    /// The one under way ends; the others never begin.
    func cancel() { queue.cancelAllOperations() }
}

class ErrandOperation: Operation {
    private let errand: Errand
    private let deliver: ([String]) -> Void

    init(_ errand: Errand, deliver: @escaping ([String]) -> Void) {
        self.errand = errand
        self.deliver = deliver
    }

    override func main() {
        let items = errand.run { isCancelled }
        OperationQueue.main.addOperation { [deliver] in deliver(items) }
    }
}

class CustomOperationsWorker: Worker {
    private let queue = OperationQueue()

    func start(deliver: @escaping ([String]) -> Void) {
        queue.maxConcurrentOperationCount = Errand.count
        for errand in Errand.all("OpQ Custom") { queue.addOperation(ErrandOperation(errand, deliver: deliver)) }
    }

    /// Each stops within a step, and hands over what it has.
    func cancel() { queue.cancelAllOperations() }
}
