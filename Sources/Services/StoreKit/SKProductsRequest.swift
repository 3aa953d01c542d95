// SPDX-License-Identifier: MIT

/// Something asked of the store; the delegate hears on the main thread.
@preconcurrency @MainActor
open class SKRequest: __ObjCObject {
    weak var delegateStorage: (any SKRequestDelegate)?
    private var isCancelled = false

    public override init() { super.init() }

    @_disfavoredOverload open weak var delegate: (any SKRequestDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    open func cancel() { isCancelled = true }

    open func start() {
        isCancelled = false
        DispatchQueue.main.async { [self] in
            guard !isCancelled else { return }
            answer()
            if let delegate = delegateStorage { _ = optionalCall { delegate.requestDidFinish(self) } }
        }
    }

    func answer() {}
}

@preconcurrency @MainActor
public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) { byName(self, "requestDidFinish:", [request]) }
    public func request(_ request: SKRequest, didFailWithError error: any Error) {
        byName(self, "request:didFailWithError:", [request, error])
    }
}

@preconcurrency @MainActor
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks for products by their identifiers.
@preconcurrency @MainActor
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>

    public override init() {
        identifiers = []
        super.init()
    }

    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }

    @_nonoverride open weak var delegate: (any SKProductsRequestDelegate)? {
        get { delegateStorage as? any SKProductsRequestDelegate }
        set { delegateStorage = newValue }
    }

    override func answer() {
        let found = StoreConfiguration.current.products.filter { identifiers.contains($0.productID) }
        let known = Set(found.map(\.productID))
        let response = SKProductsResponse(
            products: found.map { SKProduct($0) }, invalid: identifiers.subtracting(known).sorted())
        delegate?.productsRequest(self, didReceive: response)
    }
}

@preconcurrency @MainActor
open class SKProductsResponse: __ObjCObject {
    private let found: [SKProduct]
    private let unknown: [String]

    public override init() {
        found = []
        unknown = []
        super.init()
    }
    init(products: [SKProduct], invalid: [String]) {
        found = products
        unknown = invalid
        super.init()
    }
    open var products: [SKProduct] { found }
    open var invalidProductIdentifiers: [String] { unknown }
}

/// Asks for the receipt: a local store has none, as Xcode's has none before the first purchase.
@preconcurrency @MainActor
open class SKReceiptRefreshRequest: SKRequest {
    open private(set) var receiptProperties: [String: Any]?
    public init(receiptProperties properties: [String: Any]? = nil) {
        receiptProperties = properties
        super.init()
    }
    override func answer() { Unsupported.report("SKReceiptRefreshRequest: a local store writes no receipt") }
}
