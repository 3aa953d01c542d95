// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// The owner's side of a device: lock, passcode, face or finger; and the world around it as a whole. simctl has no verbs
/// for these: the simulator's menu has them.
extension DeviceCommand {
    func runOnOwner() throws -> Int32? {
        switch verb {
        case "lock": try change(["lock": ["isLocked": true]], of: bootedEntry(for: "lock"))
        case "unlock": try unlock()
        case "passcode": try changePasscode()
        case "biometry": try changeBiometry()
        case "world": try changeWorld()
        default: return nil
        }
        return 0
    }

    /// For the apps that run, and those that will.
    func change(_ changes: [String: Any], of entry: DeviceShelf.Entry) throws {
        try entry.device.changeWorld(changes)
        try tell(entry.device, [["world": changes]])
    }

    private func unlock() throws {
        let entry = try bootedEntry(for: "unlock")
        let passcode = try entry.device.world("lock")["passcode"] as? String
        if let passcode, arguments.count > 1, arguments[1] != passcode {
            throw refusal(.wrongState, "Wrong passcode")
        }
        try change(["lock": ["isLocked": false, "wasUnlocked": true]], of: entry)
    }

    private func changePasscode() throws {
        let entry = try entry()
        switch try argument(1, "set or remove") {
        case "set":
            let code = try argument(2, "a passcode of digits")
            guard code.count >= 4, code.allSatisfy({ $0.isASCII && $0.isNumber }) else {
                throw Failure(.usage, "touchstone: a passcode has four digits or more, not '\(code)'")
            }
            try change(["lock": ["passcode": code]], of: entry)
        case "remove":
            // Faces and fingers go with it, as on a phone.
            try change(
                [
                    "lock": ["passcode": NSNull(), "isLocked": false, "wasUnlocked": true],
                    "biometry": ["isEnrolled": false, "failures": 0],
                ], of: entry)
        case let other: throw Failure(.usage, "touchstone: device passcode takes set or remove, not '\(other)'")
        }
    }

    private func changeBiometry() throws {
        let entry = try entry()
        let biometry = try entry.device.world("biometry")
        switch try argument(1, "enroll, unenroll, match, nomatch or sensor") {
        case "enroll":
            var changes: [String: Any] = [
                "biometry": [
                    "isEnrolled": true, "failures": 0, "enrolment": (biometry["enrolment"] as? Int ?? 0) + 1,
                ]
            ]
            // No phone has an owner's face without a passcode.
            if try entry.device.world("lock")["passcode"] == nil { changes["lock"] = ["passcode": "0000"] }
            try change(changes, of: entry)
        case "unenroll": try change(["biometry": ["isEnrolled": false, "failures": 0]], of: entry)
        // Seen once, by the app that asks now or next.
        case "match": try tell(entry.device, [["world": ["biometry": ["nextMatches": true]]]])
        case "nomatch": try tell(entry.device, [["world": ["biometry": ["nextMatches": false]]]])
        case "sensor":
            let sensor = try argument(2, "face, touch or none")
            guard ["face", "touch", "none"].contains(sensor) else {
                throw Failure(.usage, "touchstone: a sensor is face, touch or none, not '\(sensor)'")
            }
            try change(["biometry": ["sensor": sensor]], of: entry)
        case let other:
            throw Failure(
                .usage, "touchstone: device biometry takes enroll, unenroll, match, nomatch or sensor, not '\(other)'")
        }
    }

    /// `world DEVICE JSON`, as a script's step of that name.
    private func changeWorld() throws {
        let entry = try entry()
        let text = try argument(1, "an object of JSON, as {\"battery\": {\"level\": 0.2}}")
        guard let changes = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw Failure(.usage, "touchstone: device world takes an object of JSON, not '\(text)'")
        }
        // An app that runs knows which parts there are; what it refuses is not kept.
        try tell(entry.device, [["world": changes]])
        try entry.device.changeWorld(changes)
    }

    /// A device with a passcode starts locked.
    func lockAfterStart(_ entry: DeviceShelf.Entry) throws {
        guard try entry.device.world("lock")["passcode"] != nil else { return }
        try entry.device.changeWorld(["lock": ["isLocked": true, "wasUnlocked": false]])
    }
}
