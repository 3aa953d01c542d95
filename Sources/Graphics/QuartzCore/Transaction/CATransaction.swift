// SPDX-License-Identifier: MIT
import CoreGraphics

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// Groups changes of layers. Each thread has a stack of transactions; changing a layer outside of one opens an
/// implicit one, which the main loop commits.
open class CATransaction: __ObjCObject {
    open class func begin() { TransactionStack.current.push(isImplicit: false) }

    /// Ends the innermost transaction; the outermost one takes effect on the screen.
    open class func commit() { TransactionStack.current.commit() }

    /// Commits the implicit transaction. An explicit one stays open; what it changed so far is committed.
    open class func flush() {
        TransactionStack.current.popImplicit()
        RenderContext.commitAll()
    }

    /// Transactions of different threads do not meet here, since a layer belongs to one thread at a time.
    open class func lock() { TransactionStack.lock.lock() }
    open class func unlock() { TransactionStack.lock.unlock() }

    open class func animationDuration() -> CFTimeInterval {
        TransactionStack.current.find { $0.animationDuration } ?? 0.25
    }
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionStack.current.change { $0.animationDuration = dur }
    }

    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.find { $0.timingFunction }
    }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.change { $0.timingFunction = function }
    }

    open class func disableActions() -> Bool { TransactionStack.current.find { $0.disableActions } ?? false }
    open class func setDisableActions(_ flag: Bool) { TransactionStack.current.change { $0.disableActions = flag } }

    open class func completionBlock() -> (() -> Void)? {
        TransactionStack.current.find { $0.completion.map(Optional.some) }?.flatMap { $0.block }
    }

    /// Called on the main thread when all animations added afterwards in this transaction have ended; at the commit
    /// when there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.change { level in
            level.completion?.release()
            level.completion = block.map { TransactionCompletion($0) }
        }
    }

    @_nonoverride open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: TransactionStack.current.find { $0.values[key] }
        }
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration(AnimatableValue.double(anObject) ?? 0.25)
        case kCATransactionDisableActions: setDisableActions(AnimatableValue.double(anObject) == 1)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: TransactionStack.current.change { $0.values[key] = anObject }
        }
    }

    /// Opens the implicit transaction of a thread that has none.
    static func ensureImplicit() { TransactionStack.current.ensureImplicit() }
}

/// Counts the animations that a completion block waits for.
final class TransactionCompletion {
    private(set) var block: (() -> Void)?
    /// The transaction itself holds one until it commits.
    private var holders = 1

    init(_ block: @escaping () -> Void) { self.block = block }

    func retain() { holders += 1 }

    func release() {
        holders -= 1
        guard holders == 0, let block else { return }
        self.block = nil
        block()
    }
}

struct TransactionLevel {
    var isImplicit: Bool
    var animationDuration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disableActions: Bool?
    var completion: TransactionCompletion?
    var values: [String: Any] = [:]
}

/// The open transactions of the main actor or of another thread, outermost first.
final class TransactionStack {
    static let lock = NSRecursiveLock()
    private var levels: [TransactionLevel] = []

    /// Of the main actor, whichever threads it runs on.
    // Only the main actor's code reaches it, one piece at a time.
    nonisolated(unsafe) private static let main = TransactionStack()

    static var current: TransactionStack {
        if let pointer = pthread_getspecific(key) {
            let own = Unmanaged<TransactionStack>.fromOpaque(pointer).takeUnretainedValue()
            return own === main || !LayerThread.isMainQueue ? own : main
        }
        if !Thread.isMainThread, LayerThread.isMainQueue { return main }
        let stack = Thread.isMainThread ? main : TransactionStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<TransactionStack>.fromOpaque(pointer).release()
        }
        return key
    }()

    func push(isImplicit: Bool) { levels.append(TransactionLevel(isImplicit: isImplicit)) }

    func ensureImplicit() { if levels.isEmpty { push(isImplicit: true) } }

    func find<Value>(_ read: (TransactionLevel) -> Value?) -> Value? {
        for level in levels.reversed() { if let value = read(level) { return value } }
        return nil
    }

    func change(_ body: (inout TransactionLevel) -> Void) {
        ensureImplicit()
        body(&levels[levels.count - 1])
    }

    /// What an animation added now has to tell when it ends.
    var completions: [TransactionCompletion] { levels.compactMap(\.completion) }

    func commit() {
        guard let level = levels.popLast() else { return }
        // Outermost and explicit: nothing else would commit it before the main loop does.
        if levels.isEmpty && !level.isImplicit { RenderContext.commitAll() }
        level.completion?.release()
    }

    func popImplicit() {
        guard levels.first?.isImplicit == true else { return }
        levels.removeFirst().completion?.release()
    }
}
