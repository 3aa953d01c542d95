// SPDX-License-Identifier: MIT
import Synchronization

/// A list of pieces that may grow: read again, it tells which times can be played and where decoders begin.
package final class LiveStream: Sendable {
    private struct State {
        var window: LiveWindow
        var dateRanges: [PlayList.DateRange]
    }
    private let url: URL
    private let state: Mutex<State>

    /// - Parameter list: what `url` gave at the first reading.
    package init(_ url: URL, _ list: PlayList) {
        self.url = url
        state = Mutex(State(window: LiveWindow(list), dateRanges: list.dateRanges))
    }

    /// As the list was when it was read last.
    package var window: LiveWindow { state.withLock { $0.window } }
    /// Those of earlier lists are forgotten when they are in none any more.
    package var dateRanges: [PlayList.DateRange] { state.withLock { $0.dateRanges } }

    /// Not for the main thread.
    /// - Returns: seconds until the list is to be read again; nil: it has ended.
    package func reload() throws(MediaFailure) -> Double? {
        let list = try PlayList.read(url)
        return state.withLock { state in
            let isChanged = state.window.update(list)
            state.dateRanges = list.dateRanges
            return state.window.isEnded ? nil : state.window.pause(afterChange: isChanged)
        }
    }

    /// Where ffmpeg begins. A list that changes between this and its own reading moves it by as many pieces.
    struct Entry {
        /// Of the list; nil: all of it is there, as a film's.
        var piece: Int?
        /// From there on.
        var seconds: Double
    }

    func entry(at seconds: Double) -> Entry {
        let window = window
        guard !window.isEnded else { return Entry(piece: nil, seconds: max(0, seconds - window.start)) }
        let place = window.place(at: seconds)
        return Entry(piece: place.piece, seconds: place.seconds)
    }
}
