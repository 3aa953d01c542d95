// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// What the person's other devices offer, for the strip beside the screen: as the Dock of a desktop shows it. Looked at
/// once a second while somebody sees the strip and an account is signed in; other devices' offers come and go without a
/// word to this one.
@MainActor
final class HandoffDock {
    struct Offer: Equatable {
        /// Bundle identifier of the app on this device.
        var app: String
        var name: String
    }

    private(set) var offers: [Offer] = []
    private let changed: () -> Void

    init(changed: @escaping () -> Void) {
        self.changed = changed
        lookAround()
    }

    private func lookAround() {
        DeadlineQueue.shared.schedule(after: 1) { [weak self] in
            guard let self else { return }
            update()
            lookAround()
        }
    }

    private func update() {
        let found = NeighbourOffers.all(near: .current, world: World.shared.state)
        let new = found.filter { bundle(of: $0.app) != nil }.map { Offer(app: $0.app, name: $0.name) }
        guard new != offers else { return }
        offers = new
        changed()
    }

    /// nil: it is not on this device.
    private func bundle(of app: String) -> Bundle? {
        if app == AppIdentity.identifier { return .main }
        let folder = Device.current.folder.appendingPathComponent("Bundles").path
        // A device on which nothing was installed has no such folder.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.lazy.filter { $0.hasSuffix(".app") }.compactMap { Bundle(path: folder + "/" + $0) }
            .first { $0.bundleIdentifier == app }
    }

    /// With the mark of a telephone at its corner.
    /// - Parameter side: points.
    func picture(of offer: Offer, side: CGFloat) -> UIImage {
        let icon = ApplicationIcon.rounded(of: bundle(of: offer.app) ?? .main, name: offer.name, side: side)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            icon.draw(at: .zero)
            let disc = CGRect(x: side * 0.6, y: side * 0.6, width: side * 0.4, height: side * 0.4)
            UIColor.white.setFill()
            UIBezierPath(ovalIn: disc).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: disc.height * 0.6, weight: .medium)
            let mark = UIImage(systemName: "iphone", withConfiguration: configuration)
            guard let mark = mark?.withTintColor(.black, renderingMode: .alwaysOriginal) else { return }
            mark.draw(at: CGPoint(x: disc.midX - mark.size.width / 2, y: disc.midY - mark.size.height / 2))
        }
    }
}
