import UIKit

@objc public protocol CardViewDelegate: AnyObject {
    @objc optional func cardView(_ view: CardView, didSelect index: Int)
    @objc optional func cardViewShouldClose(_ view: CardView) -> Bool
    @objc optional func cardView(_ view: CardView, titleFor index: Int, completion: (String) -> Void)
    @objc optional var preferredTitle: String? { get }
    @objc optional var level: Int { get }
    func cardViewDidLoad(_ view: CardView)
}

@objc protocol Both: CardViewDelegate, UITableViewDelegate { @objc optional func extra() }

@objc(TSFactory) protocol Factory: NSObjectProtocol {
    @objc optional static func make() -> String
    @objc optional var count: Int { get set }
}

extension CardViewDelegate {
    var described: String { level.map { "level \($0)" } ?? "no level" }
}

func describe<Delegate: CardViewDelegate>(_ delegate: Delegate) -> String {
    if let level = delegate.level { return "\(level)" }
    return "none"
}

public class CardView: UIView {
    public weak var delegate: CardViewDelegate?
    public weak var tableDelegate: (UITableViewDelegate & CardViewDelegate)?
    func fire() {
        delegate?.cardView?(self, didSelect: 3)
        let close = delegate?.cardViewShouldClose?(self) ?? true
        if delegate?.cardViewShouldClose?(self) == nil { say("close \(close)") }
        delegate?.cardView?(self, titleFor: 1) { say($0) }
        say("\((delegate?.preferredTitle ?? nil) ?? "none") \(delegate?.level ?? -1)")
        delegate?.cardViewDidLoad(self)
        if let delegate = delegate { delegate.cardView?(self, didSelect: 4) }
        if let shouldClose = delegate?.cardViewShouldClose { say("can close \(shouldClose(self))") }
        say("\(delegate?.cardViewShouldClose != nil)")
        tableDelegate?.tableView?(UITableView(), didSelectRowAt: IndexPath(row: 7, section: 0))
        guard let select = delegate?.cardView(_:didSelect:) else { return say("no selection") }
        select(self, 5)
    }
}

class Answering: NSObject, CardViewDelegate, UITableViewDelegate, Factory {
    func cardView(_ view: CardView, didSelect index: Int) { say("selected \(index)") }
    func cardViewDidLoad(_ view: CardView) { say("loaded") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { say("row \(indexPath.row)") }
    static func make() -> String { "made" }
    var count = 2
    var level: Int { 9 }
}

class Silent: NSObject, CardViewDelegate, Factory {
    func cardViewDidLoad(_ view: CardView) { say("only loaded") }
    func cardViewShouldClose(_ view: CardView) -> Bool { false }
    func cardView(_ view: CardView, titleFor index: Int, completion: (String) -> Void) { completion("title \(index)") }
    var preferredTitle: String? { "P" }
}

/// Both kinds of list have a `numberOfSections(in:)`; what it is called of shows only in the types of the calls.
final class Catalogue: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class Gallery: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 6 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { .init() }
}

@MainActor
func sharedNames() {
    let list = UITableViewController(), grid = UICollectionView(frame: .zero, collectionViewLayout: .init())
    let catalogue = Catalogue(), gallery = Gallery()
    list.tableView.dataSource = catalogue
    grid.dataSource = gallery
    let source = { list.tableView.dataSource }()
    say("\(source?.numberOfSections?(in: list.tableView) ?? -1)")
    say("\([grid].first?.dataSource?.numberOfSections?(in: grid) ?? -1)")
    // The module's only property called source is a grid's: of a controller that has it, and not what others have.
    let shelf = Shelf()
    shelf.source = gallery
    say("\(shelf.source?.numberOfSections?(in: grid) ?? -1)")
    let table = list.tableView!
    table.dataSource = catalogue
    say("\(table.dataSource?.numberOfSections?(in: table) ?? -1)")
    say("\({ list }().tableView.dataSource?.numberOfSections?(in: table) ?? -1)")
    let found: UITableView = list.tableView
    say("\(found.dataSource?.numberOfSections?(in: found) ?? -1) \({ shelf }().dataSource?.numberOfSections?(in: grid) ?? -1)")
}

/// Whose properties have the names that a table's have, with other types.
final class Shelf {
    weak var source: UICollectionViewDataSource?
    var dataSource: UICollectionViewDataSource? { source }
}

@MainActor
func optionalRequirements() {
    sharedNames()
    // expect: 4
    // expect: 6
    // expect: 6
    // expect: 4
    // expect: 4
    // expect: 4 6
    let view = CardView()
    let answering = Answering(), silent = Silent()
    view.delegate = answering
    view.tableDelegate = answering
    view.fire()
    // expect: selected 3
    // expect: close true
    // expect: none 9
    // expect: loaded
    // expect: selected 4
    // expect: false
    // expect: row 7
    // expect: selected 5
    view.delegate = silent
    view.tableDelegate = nil
    view.fire()
    // expect: title 1
    // expect: P -1
    // expect: only loaded
    // expect: can close false
    // expect: true
    // expect: no selection
    let selector = #selector(CardViewDelegate.cardView(_:didSelect:))
    say("\(answering.responds(to: selector)) \(silent.responds(to: selector))")
    // expect: true false
    say(
        "\(answering.conforms(to: CardViewDelegate.self)) \(view.conforms(to: CardViewDelegate.self)) \(Answering.conforms(to: Factory.self)) \(CardView.conforms(to: Factory.self))"
    )
    // expect: true false true false
    let factories: [Factory] = [answering, silent]
    for factory in factories { say("\(type(of: factory).make?() ?? "nothing") \(factory.count ?? 0)") }
    // expect: made 2
    // expect: nothing 0
    say("\(factories.map { $0.count ?? -1 }) \(factories.compactMap { $0.count }) \(answering.count + 1)")
    // expect: [2, -1] [2] 3
    let delegates: [CardViewDelegate] = [answering, silent]
    say("\(delegates.first { $0.level != nil } === answering) \(delegates.compactMap { $0.preferredTitle ?? nil })")
    // expect: true ["P"]
    delegates.forEach { $0.cardView?(view, didSelect: 6) }
    // expect: selected 6
    let levels = { (delegate: CardViewDelegate) -> Int in
        guard let level = delegate.level else { return 0 }
        return level
    }
    say(
        "\(delegates.map(levels)) \(answering.described) \(silent.described) \(describe(answering)) \(describe(silent))"
    )
    // expect: [9, 0] level 9 no level 9 none
    DispatchQueue.global().sync { delegates.forEach { _ = $0.level } }
}
