// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    /// Never called: the store hosts nothing.
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    /// Never called: nobody takes a purchase back.
    func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
    /// Never called: the device stays in its country.
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        byName(self, "paymentQueue:removedTransactions:", [queue, transactions])
    }
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
        byName(self, "paymentQueue:restoreCompletedTransactionsFailedWithError:", [queue, error])
    }
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
        byName(self, "paymentQueueRestoreCompletedTransactionsFinished:", [queue])
    }
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool {
        byName(self, "paymentQueue:shouldAddStorePayment:forProduct:", [queue, payment, product], or: false)
    }
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}

/// Purchases under way. A person confirms each on the store's own sheet; transactions stay until the app finishes them.
@preconcurrency @MainActor
open class SKPaymentQueue: __ObjCObject {
    private static let shared = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { shared }
    /// Unless `TOUCHSTONE_NO_PAYMENTS` is 1, as with restrictions.
    open class func canMakePayments() -> Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_NO_PAYMENTS"] != "1" }

    /// Asked nothing: the device stays in its country, and prices stay as they are.
    open weak var delegate: (any SKPaymentQueueDelegate)?
    private struct WeakObserver { weak var object: (any SKPaymentTransactionObserver)? }
    private var observers: [WeakObserver] = []
    open private(set) var transactions: [SKPaymentTransaction] = []
    open var transactionObservers: [any SKPaymentTransactionObserver] { observers.compactMap(\.object) }
    private var store: PurchaseStore { .shared }

    // MARK: Observers

    /// Hears of purchases that an earlier run did not finish.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
        observers.append(WeakObserver(object: observer))
        guard transactions.isEmpty else { return }
        transactions = store.purchases.filter { !$0.isFinished }.map { transaction($0, .purchased) }
        guard !transactions.isEmpty else { return }
        DispatchQueue.main.async { [self] in tell(transactions) }
    }

    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    private func tell(_ changed: [SKPaymentTransaction]) {
        for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: changed) }
    }

    // MARK: Buying

    open func add(_ payment: SKPayment) {
        let copy = payment.copy() as? SKPayment ?? payment
        let transaction = SKPaymentTransaction(copy)
        transactions.append(transaction)
        DispatchQueue.main.async { [self] in
            tell([transaction])
            confirm(transaction)
        }
    }

    private func confirm(_ transaction: SKPaymentTransaction) {
        guard let product = StoreConfiguration.current.product(transaction.payment.productIdentifier) else {
            return end(transaction, .failed, SKError(.storeProductNotAvailable))
        }
        if transaction.payment.simulatesAskToBuyInSandbox {
            transaction.state = .deferred
            return tell([transaction])
        }
        store.confirm(product) { [self] answer in
            switch answer {
            case .buy:
                let purchase = store.add(product, quantity: transaction.payment.quantity)
                transaction.identifier = purchase.transaction
                transaction.date = purchase.date
                end(transaction, .purchased, nil)
                store.announce(purchase)
            case .cancel: end(transaction, .failed, SKError(.paymentCancelled))
            case .nobody: end(transaction, .failed, SKError(.unknown))
            }
        }
    }

    private func end(_ transaction: SKPaymentTransaction, _ state: SKPaymentTransactionState, _ error: (any Error)?) {
        transaction.state = state
        transaction.problem = error
        tell([transaction])
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        guard transaction.transactionState != .purchasing else {
            NSException.raise(.invalidArgumentException, "Cannot finish a purchasing transaction")
        }
        if let identifier = transaction.identifier { store.finish(identifier) }
        transactions.removeAll { $0 === transaction }
        for observer in transactionObservers {
            _ = optionalCall { observer.paymentQueue(self, removedTransactions: [transaction]) }
        }
    }

    // MARK: Restoring

    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        let restored = store.purchases.filter { $0.isFinished && !$0.isConsumable }.map { transaction($0, .restored) }
        transactions += restored
        DispatchQueue.main.async { [self] in
            if !restored.isEmpty { tell(restored) }
            for observer in transactionObservers {
                _ = optionalCall { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
            }
        }
    }

    private func transaction(_ purchase: Purchase, _ state: SKPaymentTransactionState) -> SKPaymentTransaction {
        let made = SKPaymentTransaction(SKPayment(identifier: purchase.product))
        made.state = state
        made.identifier = purchase.transaction
        made.date = purchase.date
        if state == .restored { made.first = transaction(purchase, .purchased) }
        return made
    }
}
