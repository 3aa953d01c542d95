// SPDX-License-Identifier: MIT
public import Foundation

/// Methods that take the place of Foundation's.
extension Operation {
    /// An operation that is cancelled waits for nobody any more, ends and is gone, and what it depended on tells it of its
    /// own end later: Foundation on Linux keeps an address there, not the object.
    @_silgen_name("$s10Foundation9OperationC6cancelyyF")
    public func __cancel() {
        guard let functions = OperationFunctions.shared else { return }
        let all = dependencies
        if !isCancelled, !isExecuting, !isFinished {
            for dependency in all where !dependency.isFinished { functions.remove(dependency, from: self) }
            // They are still there to be asked for.
            functions.setDependencies(all, of: self)
        }
        functions.cancel(self)
    }

    /// An operation without what it depended on may begin. On Linux it went on waiting for its end, for ever.
    @_silgen_name("$s10Foundation9OperationC16removeDependencyyyACF")
    public func __removeDependency(_ dependency: Operation) {
        guard let functions = OperationFunctions.shared else { return }
        let isAwaited = !isCancelled && !dependency.isFinished && dependencies.contains { $0 === dependency }
        functions.remove(dependency, from: self)
        guard isAwaited else { return }
        functions.stopAwaiting(self)
        didChangeValue(forKey: "isReady")
    }
}

/// Foundation's own methods, and its fields.
private struct OperationFunctions: @unchecked Sendable {
    // Immutable: addresses of code and field offsets.
    private let cancelMethod, removeMethod: UnsafeMutableRawPointer
    private let list, awaited, lock: Int

    static let shared = OperationFunctions()

    private init?() {
        // The next definition after the program's own.
        let next = UnsafeMutableRawPointer(bitPattern: -1)
        let fields = fieldOffsets(of: Operation.self)
        guard let cancel = dlsym(next, "$s10Foundation9OperationC6cancelyyF"),
            let remove = dlsym(next, "$s10Foundation9OperationC16removeDependencyyyACF"),
            let list = fields["__dependencies"], let awaited = fields["__unfinishedDependencyCount"],
            let lock = fields["__lock"]
        else { return nil }
        (cancelMethod, removeMethod) = (cancel, remove)
        (self.list, self.awaited, self.lock) = (list, awaited, lock)
    }

    private func field<Value>(_ offset: Int, of object: Operation, as type: Value.Type) -> UnsafeMutablePointer<Value> {
        (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: type)
    }

    func cancel(_ operation: Operation) { FoundationMethod(cancelMethod, of: operation).call() }

    func remove(_ dependency: Operation, from operation: Operation) {
        FoundationMethod(removeMethod, of: operation).call(dependency)
    }

    func setDependencies(_ all: [Operation], of operation: Operation) {
        let list = field(list, of: operation, as: [Operation].self)
        field(lock, of: operation, as: NSLock.self).pointee.withLock { list.pointee = all }
    }

    /// One less that has to end first.
    func stopAwaiting(_ operation: Operation) {
        let count = field(awaited, of: operation, as: Int.self)
        field(lock, of: operation, as: NSLock.self).pointee.withLock { if count.pointee > 0 { count.pointee -= 1 } }
    }
}
