// SPDX-License-Identifier: MIT

/// Cells, headers and footers that wait for their next use, and how new ones are made.
@MainActor
struct TableReusePool {
    enum Source {
        case type(AnyClass)
        case nib(UINib)
        /// A prototype of a storyboard.
        case prototype(() -> UIView?)
    }

    static let header = "UITableViewHeader", footer = "UITableViewFooter"
    /// More of a kind than any screen shows are let go.
    private static let limit = 64

    var cellSources: [String: Source] = [:]
    var viewSources: [String: Source] = [:]
    /// The row whose cell the data source is asked for.
    var current: IndexPath?
    /// The cell that is to be given again to the data source, to be filled anew.
    var reconfiguring: UITableViewCell?
    private var cells: [String: [UITableViewCell]] = [:]
    private var views: [String: [UITableViewHeaderFooterView]] = [:]

    /// False: there are enough of its kind.
    mutating func put(_ cell: UITableViewCell) -> Bool {
        guard let identifier = cell.reuseIdentifier, (cells[identifier]?.count ?? 0) < Self.limit else { return false }
        cells[identifier, default: []].append(cell)
        return true
    }

    mutating func put(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
            (views[identifier]?.count ?? 0) < Self.limit
        else { return }
        views[identifier, default: []].append(view)
    }

    mutating func takeCell(_ identifier: String) -> UITableViewCell? {
        guard let cell = cells[identifier]?.popLast() else { return nil }
        cell.prepareForReuse()
        return cell
    }

    mutating func takeView(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = views[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    func waiting(_ identifier: String) -> [UITableViewCell] { cells[identifier] ?? [] }

    /// The app shows a cell again that waited.
    mutating func remove(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, let list = cells[identifier],
            let index = list.firstIndex(where: { $0 === cell })
        else { return }
        cells[identifier]?.remove(at: index)
    }
}

extension UITableView {
    func takeCell(_ identifier: String) -> UITableViewCell? {
        if let cell = pool.reconfiguring, cell.reuseIdentifier == identifier { return cell }
        if let cell = pool.takeCell(identifier) { return cell }
        return pool.cellSources[identifier].map { makeCell($0, identifier) }
    }

    func takeCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = takeCell(identifier) else {
            NSException.raise(
                .internalInconsistencyException,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    private func makeCell(_ source: TableReusePool.Source, _ identifier: String) -> UITableViewCell {
        let cell: UITableViewCell
        switch source {
        case .type(let cls):
            guard cls is UITableViewCell.Type else {
                NSException.raise(
                    .invalidArgumentException,
                    "must pass a class of kind UITableViewCell; \(identifier) is registered with \(cls)")
            }
            cell = ListInitializers.cell(cls, style: .default, identifier)
        case .nib(let nib):
            guard let made = nib.instantiate(withOwner: nil).compactMap({ $0 as? UITableViewCell }).first else {
                NSException.raise(
                    .internalInconsistencyException,
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
                        + "object which must be a UITableViewCell instance")
            }
            if let own = made.reuseIdentifier, !own.isEmpty, own != identifier {
                NSException.raise(
                    .internalInconsistencyException,
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                        + "(\(identifier))")
            }
            cell = made
        case .prototype(let make):
            guard let made = make() as? UITableViewCell else {
                NSException.raise(
                    .internalInconsistencyException, "the prototype cell \(identifier) could not be made")
            }
            cell = made
        }
        if cell.reuseIdentifier == nil { cell.reuseIdentifierStorage = identifier }
        return cell
    }

    func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = pool.takeView(identifier) { return view }
        guard let source = pool.viewSources[identifier] else { return nil }
        let view: UITableViewHeaderFooterView?
        switch source {
        case .type(let cls): view = ListInitializers.headerFooter(cls, identifier)
        case .nib(let nib):
            view = nib.instantiate(withOwner: nil).compactMap { $0 as? UITableViewHeaderFooterView }.first
        case .prototype(let make): view = make() as? UITableViewHeaderFooterView
        }
        guard let view else {
            NSException.raise(
                .internalInconsistencyException,
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a UITableViewHeaderFooterView instance")
        }
        if view.reuseIdentifier == nil { view.reuseIdentifierStorage = identifier }
        return view
    }
}
