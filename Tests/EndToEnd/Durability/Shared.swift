// SPDX-License-Identifier: MIT
import Contacts
import CoreSpotlight
import EventKit
import UIKit

/// Stores of the device that its apps share, and the person's other devices: a card, an appointment, a value in the account,
/// an entry of the search for each key.
final class ContactStore: Store {
    private let store = CNContactStore()

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        store.requestAccess(for: .contacts) { _, _ in DispatchQueue.main.async { completion(self.cards()) } }
    }

    private func cards() -> [String: Int] {
        var result: [String: Int] = [:]
        let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactJobTitleKey] as [any CNKeyDescriptor]
        // What cannot be read counts as not there, which is what is looked for.
        try? CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, _ in
            guard contact.familyName == "Durable" else { return }
            let value = Padding.value(Data(contact.jobTitle.utf8), count: 0)
            // A second card with the key would be half of a change.
            result[contact.givenName] = result[contact.givenName] == nil ? value : -1
        }
        return result
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        let request = CNSaveRequest()
        do {
            let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactJobTitleKey] as [any CNKeyDescriptor]
            let named = CNContact.predicateForContacts(matchingName: "Durable")
            let known =
                try store.unifiedContacts(matching: named, keysToFetch: keys)
                .first { $0.givenName == change.key }?.mutableCopy() as? CNMutableContact
            let contact = known ?? CNMutableContact()
            (contact.givenName, contact.familyName) = (change.key, "Durable")
            contact.jobTitle = change.value.map { "\($0)\n" } ?? ""
            switch (change.value, known) {
            case (nil, nil): break
            case (nil, _?): request.delete(contact)
            case (_?, nil): request.add(contact, toContainerWithIdentifier: nil)
            case (_?, _?): request.update(contact)
            }
            try store.execute(request)
            completion(true)
        } catch { completion(false) }
    }
}

final class EventStore: Store {
    private let store = EKEventStore()
    /// Now would fall on another day at midnight.
    private static let noon = Date(timeIntervalSince1970: 1_700_000_000)

    private func events(_ store: EKEventStore) -> [EKEvent] {
        let (start, end) = (Self.noon.addingTimeInterval(-86400), Self.noon.addingTimeInterval(86400))
        return store.events(matching: store.predicateForEvents(withStart: start, end: end, calendars: nil))
    }

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        store.requestFullAccessToEvents { _, _ in DispatchQueue.main.async { completion(self.appointments()) } }
    }

    private func appointments() -> [String: Int] {
        var result: [String: Int] = [:]
        for event in events(EKEventStore()) {
            let value = Padding.value(Data((event.notes ?? "").utf8), count: 0)
            result[event.title ?? "?"] = result[event.title ?? "?"] == nil ? value : -1
        }
        return result
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        let known = events(store).first { $0.title == change.key }
        do {
            if let value = change.value {
                let event = known ?? EKEvent(eventStore: store)
                (event.title, event.notes, event.calendar) = (
                    change.key, "\(value)\n", store.defaultCalendarForNewEvents
                )
                (event.startDate, event.endDate) = (Self.noon, Self.noon.addingTimeInterval(3600))
                try store.save(event, span: .thisEvent, commit: true)
            } else if let known {
                try store.remove(known, span: .thisEvent, commit: true)
            }
            completion(true)
        } catch { completion(false) }
    }
}

/// Values in the account, which the person's other devices see.
final class AccountStore: Store {
    private let store = NSUbiquitousKeyValueStore.default

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        store.synchronize()
        var result: [String: Int] = [:]
        for key in (0..<8).map({ "k\($0)" }) where store.object(forKey: key) != nil {
            result[key] = Padding.value(store.data(forKey: key), count: 2000)
        }
        completion(result)
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        if let value = change.value {
            store.set(Padding.data(value, count: 2000), forKey: change.key)
        } else {
            store.removeObject(forKey: change.key)
        }
        completion(store.synchronize())
    }
}

final class SearchStore: Store {
    private let index = CSSearchableIndex.default()
    private var query: CSSearchQuery?

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        let query = CSSearchQuery(queryString: "title == \"k*\"", attributes: ["title", "contentDescription"])
        let found = Found()
        query.foundItemsHandler = { found.add($0) }
        query.completionHandler = { error in
            let result = error == nil ? found.values : ["unreadable": -1]
            DispatchQueue.main.async { completion(result) }
        }
        self.query = query
        query.start()
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        guard let value = change.value else {
            return index.deleteSearchableItems(withIdentifiers: [change.key]) { error in
                DispatchQueue.main.async { completion(error == nil) }
            }
        }
        let set = CSSearchableItemAttributeSet(contentType: .text)
        (set.title, set.contentDescription) = (change.key, "\(value)\n")
        let item = CSSearchableItem(uniqueIdentifier: change.key, domainIdentifier: "numbers", attributeSet: set)
        index.indexSearchableItems([item]) { error in DispatchQueue.main.async { completion(error == nil) } }
    }

    /// Items come in several handfuls, on a queue of the search's own. Sendable: the lock guards them.
    private final class Found: @unchecked Sendable {
        private let lock = NSLock()
        private var items: [String: Int] = [:]
        var values: [String: Int] { lock.withLock { items } }
        func add(_ found: [CSSearchableItem]) {
            lock.withLock {
                for item in found {
                    let text = item.attributeSet.contentDescription ?? ""
                    items[item.uniqueIdentifier] = Padding.value(Data(text.utf8), count: 0)
                }
            }
        }
    }
}
