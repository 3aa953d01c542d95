// SPDX-License-Identifier: MIT

/// Work for every frame until cancelled, or until its owner is gone: scrolling and other motion that the app must see
/// step by step.
@MainActor
package final class FrameTicket {
    private weak var owner: AnyObject?
    private let work: @MainActor (CFTimeInterval) -> Void
    private var isCancelled = false

    fileprivate init(_ owner: AnyObject, _ work: @escaping @MainActor (CFTimeInterval) -> Void) {
        self.owner = owner
        self.work = work
    }

    /// From the next frame on. A second call does nothing.
    package func cancel() { isCancelled = true }

    fileprivate var isOver: Bool { isCancelled || owner == nil }

    fileprivate func fire(at time: CFTimeInterval) { if !isOver { work(time) } }
}

@MainActor
enum FrameTickets {
    private static var tickets: [FrameTicket] = []

    static var isEmpty: Bool {
        tickets.removeAll { $0.isOver }
        return tickets.isEmpty
    }

    static func add(_ ticket: FrameTicket) { tickets.append(ticket) }

    static func fire(at time: CFTimeInterval) { for ticket in tickets { ticket.fire(at: time) } }
}

extension MainLoop {
    /// Calls `work` with the time of each frame, before layout, until the ticket is cancelled or `owner` is gone.
    package func everyFrame<Owner: AnyObject>(
        for owner: Owner, _ work: @escaping @MainActor (Owner, CFTimeInterval) -> Void
    ) -> FrameTicket {
        let ticket = FrameTicket(owner) { [weak owner] time in if let owner { work(owner, time) } }
        FrameTickets.add(ticket)
        return ticket
    }
}
