// SPDX-License-Identifier: MIT

/// What was bought. Keys are those of the file, which outlives versions: add optional ones only.
struct Purchase: Codable, Sendable, Hashable {
    var product: String
    var transaction: String
    var date: Date
    var isFinished: Bool
    var isConsumable: Bool
    var quantity: Int?
    var accountToken: UUID?
}

/// The app's purchases, in its Library folder: they outlive its runs. The queue of StoreKit 1 and the transactions of
/// StoreKit 2 are two faces of it.
@MainActor
final class PurchaseStore {
    static let shared: PurchaseStore = {
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        return PurchaseStore(folder: library ?? FileManager.default.temporaryDirectory)
    }()
    private let file: URL
    private(set) lazy var purchases = load()
    private var listeners: [UUID: (Purchase) -> Void] = [:]

    init(folder: URL) { file = folder.appendingPathComponent("StoreKit/purchases.json") }

    // MARK: Changes

    /// - Returns: the purchase, with the next transaction number.
    func add(_ product: StoreConfiguration.Product, quantity: Int, accountToken: UUID? = nil) -> Purchase {
        let number = (purchases.compactMap { Int($0.transaction) }.max() ?? 0) + 1
        let purchase = Purchase(
            product: product.productID, transaction: String(number), date: Date(), isFinished: false,
            isConsumable: product.type == "Consumable", quantity: quantity, accountToken: accountToken)
        purchases.append(purchase)
        save()
        return purchase
    }

    func finish(_ transaction: String) {
        guard let index = purchases.firstIndex(where: { $0.transaction == transaction }) else { return }
        purchases[index].isFinished = true
        save()
    }

    /// Tells those who listen to `Transaction.updates`.
    func announce(_ purchase: Purchase) { for listener in listeners.values { listener(purchase) } }
    func listen(_ body: @escaping (Purchase) -> Void) -> UUID {
        let number = UUID()
        listeners[number] = body
        return number
    }
    func stopListening(_ number: UUID) { listeners[number] = nil }

    // MARK: Asking

    enum Answer: Sendable { case buy, cancel, nobody }

    /// The store's own sheet, over whatever the app shows.
    func confirm(_ product: StoreConfiguration.Product, _ answer: @escaping (Answer) -> Void) {
        let shown = SKProduct(product)
        let format = NumberFormatter()
        format.numberStyle = .currency
        format.locale = shown.priceLocale
        let price = format.string(from: shown.price) ?? shown.price.stringValue
        let sheet = UIAlertController(
            title: "Confirm Your In-App Purchase",
            message: "Do you want to buy one \(shown.localizedTitle) for \(price)?", preferredStyle: .alert)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer(.cancel) })
        sheet.addAction(UIAlertAction(title: "Buy", style: .default) { _ in answer(.buy) })
        guard let presenter = topController else { return answer(.nobody) }
        presenter.present(sheet, animated: true)
    }

    private var topController: UIViewController? {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        var controller = (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }

    // MARK: On the device

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
