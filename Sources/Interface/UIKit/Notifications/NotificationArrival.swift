// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Decides what a person and the app notice of a notification: a banner, a sound, a number on the icon while the app is
/// elsewhere; in front, what the app says.
@MainActor
package final class NotificationArrival {
    /// The app's.
    package static let shared = NotificationArrival()
    /// UserNotifications puts itself here; nil: the older calls are made.
    package weak var listener: (any NotificationListener)?
    /// Set by who can play sounds; nil: nobody hears any.
    package var playSound: ((NotificationRecord.Sound) -> Void)?
    /// Set by the home screen: takes pushes of apps that do not run, by their identifiers.
    package var receiveForOther: ((_ app: String, _ push: PushPayload, _ identifier: String) throws -> Void)?
    /// Set by launching: shows a banner elsewhere than on the app's screen, and says whether it does.
    var showElsewhere: (DeliveredNotification, [NotificationButton]) -> Bool = { _, _ in false }
    let banners = BannerPresenter()
    /// What hangs at the top of the screen; nil: nothing.
    package var shownBanner: UIView? { banners.banner }

    /// The device was locked.
    package func clearBanners() { banners.clear() }

    /// At launch: an app that never used notifications pays one look for the store's file.
    package func start() {
        let service = NotificationService.shared
        service.arrive = { [unowned self] in arrive($0) }
        if NotificationStore.exists(on: .current) { service.start() }
    }

    /// A push, which the app's service extension may change before anybody sees it.
    func receive(_ push: PushPayload, identifier: String) throws {
        let record = try push.record(identifier: identifier)
        guard push.isMutable, record.hasAppearance, let service = ServiceExtension.of(.main) else {
            return try NotificationService.shared.deliver(record)
        }
        service.change(record) { changed in
            do { try NotificationService.shared.deliver(changed) } catch {
                FileHandle.standardError.write(Data("touchstone: notifications: \(error)\n".utf8))
            }
        }
    }

    private func arrive(_ notification: DeliveredNotification) {
        let application = UIApplication.shared
        guard application.applicationState != .background else {
            if PushFetch.isWanted(by: notification.record) { tellOfPush(notification.record) }
            return show(notification, allowed(.all))
        }
        if notification.record.isSilent { return tellOfPush(notification.record) }
        if let listener, listener.willPresent(notification, then: { [unowned self] in show(notification, allowed($0)) })
        {
            return tellOfPush(notification.record)
        }
        // In front, without anybody who says otherwise: the app alone hears of it.
        switch notification.record.origin {
        case .local: application.receive(local: notification.record)
        case .push: tellOfPush(notification.record)
        case .request: break
        }
    }

    private func allowed(_ wanted: NotificationPresentation) -> NotificationPresentation {
        guard Permissions.current.state(of: .notifications).isAllowed else { return [] }
        guard let listener else {
            return NotificationRegistration.types.map { wanted.intersection($0.presentation) } ?? wanted
        }
        return wanted.filter(listener.allows)
    }

    private func show(_ notification: DeliveredNotification, _ presentation: NotificationPresentation) {
        let record = notification.record
        if presentation.contains(.badge), let number = record.badge { NotificationService.shared.badge = number }
        if presentation.contains(.sound), let sound = record.sound { playSound?(sound) }
        let isQuiet = Permissions.current.state(of: .notifications) == .provisional || record.interruptionLevel == 0
        guard presentation.contains(.banner), record.hasAppearance, !isQuiet else { return }
        let buttons = buttons(of: record.category)
        if showElsewhere(notification, buttons) { return }
        showOwnBanner(notification, buttons)
    }

    func showOwnBanner(_ notification: DeliveredNotification, _ buttons: [NotificationButton]) {
        banners.show(notification, buttons: buttons) { [unowned self] in answered($0, notification) }
    }

    /// One of another app, whose answers are its.
    package func showBanner(
        _ notification: DeliveredNotification, _ buttons: [NotificationButton], from sender: NotificationSender,
        answered: @escaping @MainActor (NotificationAnswer) -> Void
    ) { banners.show(notification, buttons: buttons, sender: sender, answered: answered) }

    /// By what the app has registered in this run, in the one or the other way.
    private func buttons(of category: String) -> [NotificationButton] {
        let buttons = listener?.buttons(of: category) ?? []
        return buttons.isEmpty ? NotificationRegistration.buttons(of: category) : buttons
    }

    /// Pushes are told to the app's delegate too: in front all of them, behind those that are there to load data.
    private func tellOfPush(_ record: NotificationRecord) {
        if record.origin == .push { UIApplication.shared.receive(push: record.decodedUserInfo) }
    }

    // MARK: Answers

    /// What a person did with a notification in a list of the system's.
    /// - Parameter action: of its category; "dismiss" takes it off; nil: it was opened.
    func answer(_ identifier: String, action: String?, text: String?) throws {
        let delivered = try NotificationService.shared.store.delivered(to: AppIdentity.identifier)
        guard let notification = delivered.first(where: { $0.record.identifier == identifier }) else {
            throw ScriptStep.Failure(description: "there is no delivered notification '\(identifier)'")
        }
        switch action {
        case nil: answered(.opened, notification)
        case "dismiss"?: answered(.dismissed, notification)
        case let name?:
            let buttons = try knownButtons(of: notification.record.category)
            guard let button = buttons.first(where: { $0.identifier == name }) else {
                throw ScriptStep.Failure(description: "'\(name)' is none of its actions: \(buttons.map(\.identifier))")
            }
            answered(.action(button, text: button.sendTitle == nil ? nil : text ?? ""), notification)
        }
    }

    /// An app that was started for the answer may not have registered its categories yet: the device knows those of before.
    private func knownButtons(of category: String) throws -> [NotificationButton] {
        let buttons = buttons(of: category)
        guard buttons.isEmpty else { return buttons }
        let known = try NotificationService.shared.store.categories(of: AppIdentity.identifier)
        return known.first { $0.identifier == category }?.buttons ?? []
    }

    /// The older calls are not made: the launch options have told of it.
    func launched(by notification: DeliveredNotification) {
        let identifier = notification.record.identifier
        reportingFailure {
            try NotificationService.shared.store.removeDelivered([identifier], of: AppIdentity.identifier)
        }
        _ = listener?.received(.opened, to: notification)
    }

    /// Takes the notification off the list, brings the app to the front where the answer does, and tells the app: by
    /// the listener, else by the older calls.
    package func answered(_ answer: NotificationAnswer, _ notification: DeliveredNotification) {
        let identifier = notification.record.identifier
        reportingFailure {
            try NotificationService.shared.store.removeDelivered([identifier], of: AppIdentity.identifier)
        }
        switch answer {
        case .dismissed:
            guard listener?.hearsDismissal(of: notification.record.category) == true else { return }
        case .opened: comeToFront(for: notification.record)
        case .action(let button, _): if button.opensApp { comeToFront(for: notification.record) }
        }
        if listener?.received(answer, to: notification) == true { return }
        switch answer {
        case .opened: tellOfOpening(notification.record)
        case .action(let button, let text): UIApplication.shared.handle(button, text: text, of: notification.record)
        case .dismissed: break
        }
    }

    private func tellOfOpening(_ record: NotificationRecord) {
        switch record.origin {
        case .local: UIApplication.shared.receive(local: record)
        case .push: UIApplication.shared.receive(push: record.decodedUserInfo)
        case .request: break
        }
    }

    /// The app is inactive when it hears of what was opened, and active afterwards (NO26).
    private func comeToFront(for record: NotificationRecord) {
        guard UIApplication.shared.applicationState == .background else { return }
        DispatchQueue.main.async { HostInput.handle([.activation(.active)]) }
    }

    private func reportingFailure(_ body: () throws -> Void) {
        do { try body() } catch {
            FileHandle.standardError.write(Data("touchstone: notifications: \(error)\n".utf8))
        }
    }
}

extension NotificationRecord {
    /// A push that is only there to load data: nothing to show, to hear or to count (NO42).
    fileprivate var isSilent: Bool { origin == .push && !hasAppearance && sound == nil && badge == nil }
}

extension UIUserNotificationType {
    /// What an app may do that registered for these by the older call.
    fileprivate var presentation: NotificationPresentation {
        var result: NotificationPresentation = []
        if contains(.badge) { result.insert(.badge) }
        if contains(.sound) { result.insert(.sound) }
        if contains(.alert) { result.formUnion([.banner, .list]) }
        return result
    }
}

extension NotificationPresentation {
    fileprivate func filter(_ isAllowed: (NotificationPresentation) -> Bool) -> NotificationPresentation {
        let single: [NotificationPresentation] = [.badge, .sound, .banner, .list]
        return single.filter { contains($0) && isAllowed($0) }.reduce([]) { $0.union($1) }
    }
}
