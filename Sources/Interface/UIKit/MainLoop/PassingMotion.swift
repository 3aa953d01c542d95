// SPDX-License-Identifier: MIT

/// Display links of motion that ends by itself, as a page that turns: UI tests wait for it.
///
/// They do not wait for an app's own links, as on iOS: nobody knows whether those ever end.
@MainActor
package enum PassingMotion {
    private struct Entry {
        weak var link: CADisplayLink?
    }

    private static var entries: [Entry] = []

    /// A link of the main loop that calls `step` each frame until it is invalidated.
    package static func link(_ step: @escaping @MainActor () -> Void) -> CADisplayLink {
        let link = CADisplayLink(target: ActionTarget { _ in step() }, selector: ActionTarget.action)
        link.add(to: .main, forMode: .common)
        entries.removeAll { $0.link == nil }
        entries.append(Entry(link: link))
        return link
    }

    /// Ends the motion of a link.
    package static func end(_ link: CADisplayLink) {
        link.invalidate()
        entries.removeAll { $0.link == nil || $0.link === link }
    }

    static var isUnderWay: Bool { entries.contains { $0.link?.isPaused == false } }
}
