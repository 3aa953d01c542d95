// SPDX-License-Identifier: MIT

/// A way to do the five errands.
protocol Worker: AnyObject {
    /// Begins, and gives the items of each errand to `deliver`, on the main thread.
    func start(deliver: @escaping ([String]) -> Void)
    /// Asks what is under way to stop. Not every way can.
    func cancel()
}

extension Worker {
    func cancel() {}
}

enum Way: String, CaseIterable {
    case main = "Main Thread"
    case background = "Background Threads"
    case concurrentOperations = "Concurrent Operations"
    case serialOperations = "Serial Operations"
    case customOperations = "Custom Operations"
    case concurrentQueue = "Concurrent Queue"
    case serialQueue = "Serial Queue"

    var explanation: String {
        switch self {
        case .main: return "Nothing scrolls until all is done."
        case .background: return "A thread for each errand."
        case .concurrentOperations: return "An operation queue that nobody can stop."
        case .serialOperations: return "An operation queue with room for one."
        case .customOperations: return "Operations that look whether they are cancelled."
        case .concurrentQueue: return "Dispatch decides how many run at a time."
        case .serialQueue: return "Dispatch runs one after another."
        }
    }

    var symbol: String {
        switch self {
        case .main: return "hourglass"
        case .background: return "arrow.triangle.branch"
        case .concurrentOperations: return "square.stack.3d.up"
        case .serialOperations: return "link"
        case .customOperations: return "hand.raised"
        case .concurrentQueue: return "line.3.horizontal"
        case .serialQueue: return "arrow.right"
        }
    }

    var hasCancel: Bool { self == .concurrentOperations || self == .serialOperations || self == .customOperations }

    func makeWorker() -> Worker {
        switch self {
        case .main: return MainWorker()
        case .background: return BackgroundWorker()
        case .concurrentOperations: return ConcurrentOperationsWorker()
        case .serialOperations: return SerialOperationsWorker()
        case .customOperations: return CustomOperationsWorker()
        case .concurrentQueue: return ConcurrentQueueWorker()
        case .serialQueue: return SerialQueueWorker()
        }
    }
}
