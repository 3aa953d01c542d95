// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// What surrounds the apps of a device: the person's answers and settings, the place, pictures, the pasteboard.
extension DeviceCommand {
    func runAround() throws -> Int32? {
        switch verb {
        case "privacy": try changePrivacy()
        case "location": try changeLocation()
        case "ui": try changeAppearance()
        case "addmedia": try addMedia()
        case "addcontacts": try addContacts()
        case "keychain": try resetKeychain()
        case "pbcopy": try copy()
        case "pbpaste": print(try frontApp(of: entry()).send(["get": "pasteboard"]) ?? "", terminator: "")
        case "pbsync": break
        case "io": try inputOutput()
        default: return nil
        }
        return 0
    }

    /// Does the steps in every running app.
    func tell(_ device: Device, _ steps: [[String: Any]]) throws {
        for app in try runningApps(of: device) { try app.perform(steps) }
    }

    /// The app on the screen; where all are behind it, or several have windows, the last one that was started.
    private func frontApp(of entry: DeviceShelf.Entry) throws -> AppControl {
        let apps = try runningApps(of: entry.device).sorted { $0.process < $1.process }
        guard let last = apps.last else {
            throw refusal(.nothingToTerminate, "No app runs on \(entry.record.name)")
        }
        return try apps.last { try $0.send(["get": "state"]) == "active" } ?? last
    }

    private func pictured(on entry: DeviceShelf.Entry) throws -> AppControl {
        try displayOwner(of: entry) ?? frontApp(of: entry)
    }

    // MARK: Privacy

    /// simctl's services, and what a person who grants them has said.
    private static let services: [(name: String, kind: String, granted: String)] = [
        ("calendar", "calendar", "granted"), ("camera", "camera", "granted"),
        ("contacts-limited", "contacts", "limited"), ("contacts", "contacts", "granted"),
        ("location", "location", "when-in-use"), ("location-always", "location", "always"),
        ("photos-add", "photos-add", "granted"), ("photos", "photos", "granted"),
        ("media-library", "media-library", "granted"), ("microphone", "microphone", "granted"),
        ("motion", "motion", "granted"), ("reminders", "reminders", "granted"), ("siri", "siri", "granted"),
        ("speech", "speech", "granted"), ("notifications", "notifications", "granted"),
        ("tracking", "tracking", "granted"), ("health", "health", "granted"), ("face-id", "face-id", "granted"),
    ]

    static var resetAll: [String: String] {
        Dictionary(services.map { ($0.kind, "not-determined") }) { first, _ in first }
    }

    private func changePrivacy() throws {
        let entry = try entry()
        let action = try argument(1, "grant, revoke or reset")
        guard ["grant", "revoke", "reset"].contains(action) else {
            throw Failure(.usage, "touchstone: device privacy takes grant, revoke or reset, not '\(action)'")
        }
        let service = try argument(2, "a service")
        let chosen = Self.services.filter { service == "all" || $0.name == service }
        guard !chosen.isEmpty else {
            let known = Self.services.map(\.name).joined(separator: ", ")
            throw Failure(.usage, "touchstone: '\(service)' is none of all, \(known)")
        }
        var states: [String: String] = [:]
        for (_, kind, granted) in chosen {
            states[kind] = action == "grant" ? granted : action == "revoke" ? "denied" : "not-determined"
        }
        let apps =
            arguments.count > 3
            ? [arguments[3]] : action == "reset" ? try entry.device.apps().map(\.identifier) : []
        guard !apps.isEmpty || action == "reset" else { _ = try argument(3, "an app's bundle identifier"); return }
        for app in apps { try settle(states, of: app, on: entry.device) }
    }

    private func settle(_ states: [String: String], of app: String, on device: Device) throws {
        let step: [String: Any] = ["privacy": states]
        _ = try device.reach(app, [step]) { try device.remember(step, for: app) }
    }

    // MARK: Place

    private func changeLocation() throws {
        var command = self
        let speed = command.takeValue("--speed").flatMap(Double.init) ?? 20
        _ = command.takeValue("--interval")
        var entry = try command.entry()
        switch try command.argument(1, "set, start, run, clear or list") {
        case "list": print("city names, as London, and GPX files are taken by: location DEVICE run NAME")
        case "clear":
            entry.record.location = nil
            try tell(entry.device, [["location": NSNull()]])
        case "set":
            entry.record.location = try command.argument(2, "latitude,longitude")
        case "run":
            let name = try command.argument(2, "a city or a GPX file")
            let file = Path.absolute(name)
            entry.record.location = file.exists ? file.string : name
        case "start":
            let track = entry.device.folder / "track.gpx"
            try track.write(try GPXText.track(of: Array(command.arguments.dropFirst(2)), metresPerSecond: speed))
            entry.record.location = track.string
        case let other: throw Failure(.usage, "touchstone: device location knows no '\(other)'")
        }
        if let place = entry.record.location { try tell(entry.device, [["location": place]]) }
        try shelf.save(entry)
        if let place = entry.record.location, entry.record.isBooted { try wakeApps(on: entry, for: place) }
    }

    // MARK: Settings

    /// simctl's names of text sizes, smallest first, and those of `--content-size`.
    private static let sizes: [(String, String)] = [
        ("extra-small", "XS"), ("small", "S"), ("medium", "M"), ("large", "L"), ("extra-large", "XL"),
        ("extra-extra-large", "XXL"), ("extra-extra-extra-large", "XXXL"), ("accessibility-medium", "AX1"),
        ("accessibility-large", "AX2"), ("accessibility-extra-large", "AX3"),
        ("accessibility-extra-extra-large", "AX4"), ("accessibility-extra-extra-extra-large", "AX5"),
    ]

    private func changeAppearance() throws {
        var entry = try entry()
        let option = try argument(1, "appearance, content_size or language")
        let value = arguments.count > 2 ? arguments[2] : nil
        switch option {
        case "appearance":
            guard let value else { return print(entry.record.appearance ?? "light") }
            guard ["light", "dark"].contains(value) else {
                throw Failure(.usage, "touchstone: appearance is light or dark, not '\(value)'")
            }
            entry.record.appearance = value
            try tell(entry.device, [["appearance": value]])
        case "content_size":
            let current = Self.sizes.firstIndex { $0.1 == entry.record.contentSize ?? "L" } ?? 3
            guard let value else { return print(Self.sizes[current].0) }
            let steps = ["increment": 1, "decrement": -1]
            let index = steps[value].map { min(max(current + $0, 0), Self.sizes.count - 1) }
            guard let index = index ?? Self.sizes.firstIndex(where: { $0.0 == value || $0.1 == value }) else {
                let known = Self.sizes.map(\.0).joined(separator: ", ")
                throw Failure(.usage, "touchstone: '\(value)' is none of \(known), increment, decrement")
            }
            entry.record.contentSize = Self.sizes[index].1
            try tell(entry.device, [["contentSize": Self.sizes[index].1]])
        case "language":
            guard let value else { return print(entry.record.locale ?? "en_US") }
            guard Locale(identifier: value).language.languageCode?.isISOLanguage == true else {
                throw Failure(.usage, "touchstone: '\(value)' is no language, as de or de_DE")
            }
            entry.record.locale = value
            for app in try runningApps(of: entry.device) { try app.change(language: value) }
        default: throw Failure(.usage, "touchstone: device ui \(option) is not supported yet")
        }
        try shelf.save(entry)
    }

    // MARK: Data

    private func addMedia() throws {
        let entry = try entry()
        _ = try argument(1, "pictures or films")
        for name in arguments.dropFirst() {
            let file = Path.absolute(name)
            guard
                ["jpg", "jpeg", "png", "heic", "gif", "tiff", "mov", "mp4", "m4v"].contains(
                    file.pathExtension.lowercased())
            else { throw Failure(.app, "is neither picture nor film", at: SourceLocation(file: file)) }
            let photos = entry.device.folder / "Photos"
            var number = photos.children.count + 1
            while (photos / "added-\(number).\(file.pathExtension)").exists { number += 1 }
            try (photos / "added-\(number).\(file.pathExtension)").write(try file.read())
        }
    }

    /// People of vCard files, whom Contacts takes up behind others.
    private func addContacts() throws {
        let entry = try bootedEntry(for: "add contacts to")
        _ = try argument(1, "vCard files")
        let contacts = "com.apple.MobileAddressBook"
        guard let app = try SystemApps.install(contacts, on: entry.device) else {
            preconditionFailure("DeviceCommand.addContacts(): Contacts is a system app")
        }
        let steps = try arguments.dropFirst().map { name in
            let file = Path.absolute(name)
            guard file.exists, ["vcf", "vcard"].contains(file.pathExtension.lowercased()) else {
                throw Failure(.app, "is no vCard file", at: SourceLocation(file: file))
            }
            return ["open": URL(fileURLWithPath: file.string).absoluteString]
        }
        _ = try entry.device.reach(contacts, steps) {
            for step in steps { try entry.device.remember(step, for: contacts) }
            _ = try startBehind(app, on: entry, for: "task")
        }
    }

    private func resetKeychain() throws {
        let entry = try entry()
        guard try argument(1, "reset") == "reset" else {
            throw Failure(.usage, "touchstone: device keychain knows reset only")
        }
        // The next keychain gets a key of its own.
        for name in ["keychain.plist", "keychain.key"] {
            // At the top it lies on devices of which no app was started since the keychain has a folder of its own.
            for folder in [entry.device.folder, entry.device.folder / "Keychains"] { try (folder / name).remove() }
        }
    }

    private func copy() throws {
        let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        try frontApp(of: bootedEntry(for: "copy to")).perform([["copy": text]])
    }

    /// `io DEVICE screenshot FILE`, `io DEVICE recordVideo [--seconds=N] FILE`.
    private func inputOutput() throws {
        var command = self
        let type = command.takeValue("--type") ?? "png"
        let seconds = command.takeValue("--seconds").flatMap(Double.init)
        _ = command.takeValue("--codec")
        let entry = try command.bootedEntry(for: "look at")
        let operation = try command.argument(1, "screenshot or recordVideo")
        if operation == "recordVideo" {
            let target = Path.absolute(try command.argument(2, "a file"))
            let picture = { try pictured(on: entry).perform([["shot": ($0 as Path).string]]) }
            return try DeviceRecording(picture: picture, target: target, seconds: seconds).run()
        }
        guard operation == "screenshot", type == "png" else {
            throw Failure(.usage, "touchstone: device io \(operation) --type=\(type) is not supported yet")
        }
        let name = try command.argument(2, "a file, or - for standard output")
        let scratch = CacheFolder.root / "pictures" / "screenshot-\(getpid()).png"
        try scratch.parent.makeDirectory()
        let target = name == "-" ? scratch : Path.absolute(name)
        try pictured(on: entry).perform([["shot": target.string]])
        guard name == "-" else { return }
        defer { unlink(scratch.string) }
        Self.write(try scratch.read())
    }
}

/// A way along points at one speed, as a GPX file.
enum GPXText {
    /// - Parameter points: each `latitude,longitude`.
    static func track(of points: [String], metresPerSecond: Double) throws -> String {
        let places = try points.map { text -> (Double, Double) in
            let numbers = text.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
            guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else {
                throw Failure(.usage, "touchstone: '\(text)' is not latitude,longitude")
            }
            return (numbers[0], numbers[1])
        }
        guard places.count > 1, metresPerSecond > 0 else {
            throw Failure(.usage, "touchstone: a way has two points or more, and a speed above 0")
        }
        var seconds = 0.0
        var lines: [String] = []
        for (index, place) in places.enumerated() {
            if index > 0 { seconds += distance(places[index - 1], place) / metresPerSecond }
            let time = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
            lines.append("<trkpt lat=\"\(place.0)\" lon=\"\(place.1)\"><time>\(time)</time></trkpt>")
        }
        return "<?xml version=\"1.0\"?>\n<gpx version=\"1.1\" creator=\"touchstone\"><trk><trkseg>\n"
            + lines.joined(separator: "\n") + "\n</trkseg></trk></gpx>\n"
    }

    /// Metres along the great circle, by the haversine formula, on a sphere of the mean radius.
    private static func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
        let radians = Double.pi / 180
        let (north, east) = ((b.0 - a.0) * radians / 2, (b.1 - a.1) * radians / 2)
        let h = sin(north) * sin(north) + cos(a.0 * radians) * cos(b.0 * radians) * sin(east) * sin(east)
        return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
    }
}
