// SPDX-License-Identifier: MIT
import Foundation

/// The desktop's own window in which a person chooses files of the machine, once.
///
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
@MainActor
package final class DesktopFileChooser {
    package enum Wish: Sendable {
        /// Files that are there, or folders.
        /// - Parameters:
        ///   - several: more than one may be chosen.
        ///   - patterns: what may be chosen; empty: everything.
        case open(several: Bool, folders: Bool, patterns: [Pattern])
        /// A place for a new file, whose name the person may change.
        case save(name: String)
        /// A folder for files of these names.
        case saveAll(names: [String])
    }
    package enum Pattern: Hashable, Sendable {
        /// As `*.txt`.
        case name(String)
        /// As `image/*`.
        case mimeType(String)
    }

    /// - nil: there is no such window, which has been reported; the app shows its own.
    /// - empty: the person has chosen nothing.
    package typealias Answer = @MainActor @Sendable (_ chosen: [URL]?) -> Void

    private static let interface = "org.freedesktop.portal.FileChooser"
    private static let requests = "org.freedesktop.portal.Request"
    private let bus: BusConnection
    private var listener: Int?
    /// The object that stands for the window; nil until the portal has named it.
    private var request: String?
    private var answer: Answer?

    package convenience init() { self.init(on: .session) }
    init(on bus: BusConnection) { self.bus = bus }

    /// Opens the window. The answer comes when the person is done, however long that takes; the virtual clock goes on.
    /// - Parameter title: of the window.
    package func ask(_ wish: Wish, title: String, answer: @escaping Answer) {
        precondition(self.answer == nil, "\(self) asks already: one window belongs to one chooser; make another")
        self.answer = answer
        // Of any object: the one that stands for this window is named by the answer, which may come with the signal.
        listener = bus.listen(to: BusSignal(path: nil, Self.requests, "Response")) { [weak self] path, values in
            self?.hear(path, values)
        }
        let (member, options) = Self.call(wish)
        let method = BusMethod(DesktopPortal.service, DesktopPortal.path, Self.interface, member)
        // No window of the desktop's is the app's own.
        bus.call(method, [.string(""), .string(title), .properties(options)]) { [weak self] result in
            switch result {
            case .success(let values): self?.request = values.first?.text
            case .failure(let error):
                Desktop.report(.files, "the desktop's portal", error)
                self?.finish(nil)
            }
        }
    }

    /// Takes the window away; nothing is answered any more.
    package func close() {
        guard answer != nil else { return }
        answer = nil
        if let request { bus.call(BusMethod(DesktopPortal.service, request, Self.requests, "Close")) }
        finish([])
    }

    // MARK: The portal's words

    static func call(_ wish: Wish) -> (member: String, options: [String: BusValue]) {
        switch wish {
        case .open(let several, let folders, let patterns):
            var options: [String: BusValue] = ["multiple": .bool(several), "directory": .bool(folders)]
            if !patterns.isEmpty { options["filters"] = filters(patterns) }
            return ("OpenFile", options)
        case .save(let name): return ("SaveFile", ["current_name": .string(name)])
        case .saveAll(let names):
            // Names of files are bytes that end with a zero.
            let files = names.map { name in BusValue.array((Array(name.utf8) + [0]).map { .byte($0) }, of: "y") }
            return ("SaveFiles", ["files": .array(files, of: "ay")])
        }
    }

    /// One filter, whose name the person sees.
    private static func filters(_ patterns: [Pattern]) -> BusValue {
        let list = patterns.map { pattern -> BusValue in
            switch pattern {
            case .name(let name): .structure([.uint32(0), .string(name)])
            case .mimeType(let type): .structure([.uint32(1), .string(type)])
            }
        }
        let words = patterns.map { pattern in
            switch pattern {
            case .name(let text), .mimeType(let text): text
            }
        }
        let filter = BusValue.structure([.string(words.joined(separator: " ")), .array(list, of: "(us)")])
        return .array([filter], of: "(sa(us))")
    }

    private func hear(_ path: String, _ values: [BusValue]) {
        guard path == request, values.count == 2 else { return }
        // 0: chosen; 1: cancelled by the person; 2: ended otherwise.
        guard values[0].number == 0, let uris = values[1].properties?["uris"]?.elements else { return finish([]) }
        finish(uris.compactMap { $0.text.flatMap(URL.init(string:)) }.filter(\.isFileURL))
    }

    private func finish(_ chosen: [URL]?) {
        if let listener { bus.removeListener(listener) }
        let answer = answer
        (listener, request, self.answer) = (nil, nil, nil)
        answer?(chosen)
    }
}
