// SPDX-License-Identifier: MIT

public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Sees the calls of the app and of the telephone.
/// Sendable: the lock guards what changes.
open class CXCallObserver: __ObjCObject, CallListener, @unchecked Sendable {
    private let lock = NSLock()
    private weak var delegate: (any CXCallObserverDelegate)?
    private var queue = DispatchQueue.main

    public override init() {
        super.init()
        CallCentre.shared.add(self)
    }

    /// Those that have not ended.
    open var calls: [CXCall] { CallCentre.shared.calls.map(CXCall.init) }

    /// - Parameter queue: where the delegate is told; nil: the main queue.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
        lock.withLock {
            self.delegate = delegate
            self.queue = queue ?? .main
        }
    }

    final func tell(_ state: CallState) {
        let (delegate, queue) = lock.withLock { (self.delegate, self.queue) }
        guard let delegate else { return }
        // Handed to the queue that the app has named for it.
        nonisolated(unsafe) let listener = delegate
        queue.async { listener.callObserver(self, callChanged: CXCall(state)) }
    }
}
