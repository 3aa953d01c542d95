// SPDX-License-Identifier: MIT

/// What is to be bought, and how many of it. Sendable: immutable, but for `SKMutablePayment`, which stays with who made it.
open class SKPayment: __ObjCObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var identifier: String
    var count = 1
    var data: Data?
    var user: String?
    var asksToBuy = false
    var discount: SKPaymentDiscount?

    public override init() {
        identifier = ""
        super.init()
    }
    // Of Objective-C's makers, which are no initialisers to inherit: an app's subclass has `init()` alone below it, and
    // need not call it.
    public convenience init(product: SKProduct) { self.init(identifier: product.productIdentifier) }
    convenience init(identifier: String) {
        self.init()
        self.identifier = identifier
    }

    open var productIdentifier: String { identifier }
    open var quantity: Int { count }
    open var requestData: Data? { data }
    open var applicationUsername: String? { user }
    open var simulatesAskToBuyInSandbox: Bool { asksToBuy }
    open var paymentDiscount: SKPaymentDiscount? { discount }

    fileprivate func fill(_ copy: SKPayment) -> SKPayment {
        copy.count = count
        copy.data = data
        copy.user = user
        copy.asksToBuy = asksToBuy
        copy.discount = discount
        return copy
    }
    open func copy(with zone: NSZone? = nil) -> Any { fill(SKPayment(identifier: identifier)) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { fill(SKMutablePayment(identifier: identifier)) }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { identifier }
        set { identifier = newValue }
    }
    open override var quantity: Int {
        get { count }
        set { count = newValue }
    }
    open override var requestData: Data? {
        get { data }
        set { data = newValue }
    }
    open override var applicationUsername: String? {
        get { user }
        set { user = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { asksToBuy }
        set { asksToBuy = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { discount }
        set { discount = newValue }
    }
}

/// Sendable: immutable.
open class SKPaymentDiscount: __ObjCObject, @unchecked Sendable {
    open private(set) var identifier: String
    open private(set) var keyIdentifier: String
    open private(set) var nonce: UUID
    open private(set) var signature: String
    open private(set) var timestamp: NSNumber
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        self.identifier = identifier
        self.keyIdentifier = keyIdentifier
        self.nonce = nonce
        self.signature = signature
        self.timestamp = timestamp
        super.init()
    }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }

/// How a purchase stands.
@preconcurrency @MainActor
open class SKPaymentTransaction: __ObjCObject {
    var paymentStorage: SKPayment
    var state = SKPaymentTransactionState.purchasing
    var identifier: String?
    var date: Date?
    var problem: (any Error)?
    var first: SKPaymentTransaction?

    public override init() {
        paymentStorage = SKPayment()
        super.init()
    }
    init(_ payment: SKPayment) {
        paymentStorage = payment
        super.init()
    }

    open var payment: SKPayment { paymentStorage }
    open var transactionState: SKPaymentTransactionState { state }
    open var transactionIdentifier: String? { identifier }
    open var transactionDate: Date? { date }
    open var error: (any Error)? { problem }
    /// The purchase that is restored.
    open var original: SKPaymentTransaction? { first }
}
