// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
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
}

/// What was bought, in the app's Library folder: it outlives the app's runs.
private struct Purchase: Codable {
    var product: String
    var transaction: String
    var date: Date
    var isFinished: Bool
    var isConsumable: Bool
}

/// Purchases under way. A person confirms each on the store's own sheet; transactions stay until the app finishes them.
@preconcurrency @MainActor
open class SKPaymentQueue: __ObjCObject {
    private static let shared = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { shared }
    /// Unless `TOUCHSTONE_NO_PAYMENTS` is 1, as with restrictions.
    open class func canMakePayments() -> Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_NO_PAYMENTS"] != "1" }

    private struct WeakObserver { weak var object: (any SKPaymentTransactionObserver)? }
    private var observers: [WeakObserver] = []
    open private(set) var transactions: [SKPaymentTransaction] = []
    open var transactionObservers: [any SKPaymentTransactionObserver] { observers.compactMap(\.object) }
    private lazy var purchases = load()

    // MARK: Observers

    /// Hears of purchases that an earlier run did not finish.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
        observers.append(WeakObserver(object: observer))
        guard transactions.isEmpty else { return }
        transactions = purchases.filter { !$0.isFinished }.map { transaction($0, .purchased) }
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

    /// The store's own sheet, over whatever the app shows.
    private func confirm(_ transaction: SKPaymentTransaction) {
        guard
            let product = StoreConfiguration.current.products.first(where: {
                $0.productID == transaction.payment.productIdentifier
            })
        else { return end(transaction, .failed, SKError(.storeProductNotAvailable)) }
        if transaction.payment.simulatesAskToBuyInSandbox {
            transaction.state = .deferred
            return tell([transaction])
        }
        let shown = SKProduct(product)
        let format = NumberFormatter()
        format.numberStyle = .currency
        format.locale = shown.priceLocale
        let price = format.string(from: shown.price) ?? shown.price.stringValue
        let sheet = UIAlertController(
            title: "Confirm Your In-App Purchase",
            message: "Do you want to buy one \(shown.localizedTitle) for \(price)?", preferredStyle: .alert)
        sheet.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [self] _ in
                end(transaction, .failed, SKError(.paymentCancelled))
            })
        sheet.addAction(
            UIAlertAction(title: "Buy", style: .default) { [self] _ in
                bought(transaction, isConsumable: shown.isConsumable)
            })
        guard let presenter = topController else { return end(transaction, .failed, SKError(.unknown)) }
        presenter.present(sheet, animated: true)
    }

    private var topController: UIViewController? {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        var controller = (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }

    private func bought(_ transaction: SKPaymentTransaction, isConsumable: Bool) {
        let number = String(purchases.count + 1)
        purchases.append(
            Purchase(
                product: transaction.payment.productIdentifier, transaction: number, date: Date(), isFinished: false,
                isConsumable: isConsumable))
        save()
        transaction.identifier = number
        transaction.date = Date()
        end(transaction, .purchased, nil)
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
        if let index = purchases.firstIndex(where: { $0.transaction == transaction.identifier }) {
            purchases[index].isFinished = true
            save()
        }
        transactions.removeAll { $0 === transaction }
        for observer in transactionObservers {
            _ = optionalCall { observer.paymentQueue(self, removedTransactions: [transaction]) }
        }
    }

    // MARK: Restoring

    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        let restored = purchases.filter { $0.isFinished && !$0.isConsumable }.map { transaction($0, .restored) }
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

    // MARK: On the device

    private var file: URL {
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        return (library ?? FileManager.default.temporaryDirectory).appendingPathComponent("StoreKit/purchases.json")
    }

    private func load() -> [Purchase] {
        guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
        do {
            return try JSONDecoder().decode([Purchase].self, from: data)
        } catch {
            FileHandle.standardError.write(Data("\(file.path): not the purchases of an app: \(error)\n".utf8))
            return []
        }
    }

    private func save() {
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(purchases).write(to: file, options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("StoreKit: the purchase cannot be kept: \(error)\n".utf8))
        }
    }
}
