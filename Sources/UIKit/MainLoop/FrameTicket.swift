// SPDX-License-Identifier: MIT

/// Work for every frame until cancelled: scrolling and other motion that the app must see step by step.
@MainActor
package final class FrameTicket {
    fileprivate let work: @MainActor (CFTimeInterval) -> Void
    fileprivate init(_ work: @escaping @MainActor (CFTimeInterval) -> Void) { self.work = work }

    package func cancel() { FrameTickets.remove(self) }
}

@MainActor
enum FrameTickets {
    private static var tickets: [FrameTicket] = []

    static var isEmpty: Bool { tickets.isEmpty }
    static func add(_ work: @escaping @MainActor (CFTimeInterval) -> Void) -> FrameTicket {
        let ticket = FrameTicket(work)
        tickets.append(ticket)
        return ticket
    }
    static func remove(_ ticket: FrameTicket) { tickets.removeAll { $0 === ticket } }

    static func fire(at time: CFTimeInterval) {
        for ticket in tickets where tickets.contains(where: { $0 === ticket }) { ticket.work(time) }
    }
}

extension MainLoop {
    /// Calls `work` with the time of each frame, before layout, until the ticket is cancelled.
    package func everyFrame(_ work: @escaping @MainActor (CFTimeInterval) -> Void) -> FrameTicket {
        FrameTickets.add(work)
    }
}
