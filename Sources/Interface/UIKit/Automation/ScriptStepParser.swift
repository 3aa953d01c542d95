// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Reads a step's JSON object. The key that names the action decides; the others are its details.
struct ScriptStepParser {
    let step: [String: Any]

    func action() throws -> ScriptStep.Action {
        if let value = step["tap"] { return .tap(try place(value), count: int("count", 1), fingers: int("touches", 1)) }
        if let value = step["doubleTap"] { return .tap(try place(value), count: 2, fingers: 1) }
        if let value = step["press"] ?? step["longPress"] {
            return .press(try place(value), duration: number("duration", 1))
        }
        if let value = step["drag"] { return .drag(try points(value), duration: number("duration", 0.3)) }
        if let value = step["swipe"] { return .swipe(try direction(value), try step["on"].map(place)) }
        if let value = step["pinch"] {
            return .pinch(
                try step["on"].map(place), scale: CGFloat(try double(value, "pinch")),
                duration: number("duration", 0.3))
        }
        if let value = step["turn"] {
            return .rotateFingers(
                try step["on"].map(place), angle: CGFloat(try double(value, "turn")),
                duration: number("duration", 0.3))
        }
        if let value = step["fingers"] { return .fingers(try tracks(value)) }
        if let value = step["type"] { return .type(try string(value, "type")) }
        if let value = step["key"] {
            return .key(try string(value, "key"), modifiers: step["modifiers"] as? [String] ?? [])
        }
        if let value = step["wait"] { return .wait(try double(value, "wait")) }
        if let value = step["rotate"] { return .rotate(try orientation(value)) }
        if let value = step["appearance"] { return .appearance(isDark: try string(value, "appearance") == "dark") }
        if let value = step["shot"] { return .shot(try string(value, "shot")) }
        if let value = step["tree"] { return .tree(try string(value, "tree")) }
        if let value = step["expect"] { return .expect(try expectation(value, isAbsent: false)) }
        if let value = step["expectNot"] { return .expect(try expectation(value, isAbsent: true)) }
        if let value = step["open"] { return .open(try url(value), source: step["source"] as? String) }
        if step["shake"] != nil { return .shake }
        if step["background"] != nil { return .background }
        if step["foreground"] != nil { return .foreground }
        if step["memoryWarning"] != nil { return .memoryWarning }
        if let value = step["remote"] {
            return .remote(try command(value), value: (step["value"] as? NSNumber)?.doubleValue)
        }
        if step["fetch"] != nil { return .fetch }
        if let value = step["sessionEvents"] { return .sessionEvents(try string(value, "sessionEvents")) }
        if let value = step["statusBar"] {
            return .statusBar(try StatusBarOverride(value as? [String: Any] ?? [:]))
        }
        if let value = step["task"] { return .task(try string(value, "task"), isOver: false) }
        if let value = step["expireTask"] { return .task(try string(value, "expireTask"), isOver: true) }
        if step["significantTimeChange"] != nil { return .significantTimeChange }
        if let value = step["notification"] {
            return .notificationAnswer(
                try string(value, "notification"), action: step["action"] as? String, text: step["text"] as? String)
        }
        if let action = try deviceAction() { return action }
        throw failure(
            "none of tap, doubleTap, press, drag, swipe, pinch, turn, fingers, type, key, wait, rotate, appearance, shot, tree, "
                + "expect, expectNot, open, shake, background, foreground, memoryWarning, remote, fetch, sessionEvents, task, expireTask, significantTimeChange, statusBar, notification, location, world, permission, privacy, contentSize, "
                + "push, copy, willContinue, continue, continuationFailed, wasContinued")
    }

    private func failure(_ text: String) -> ScriptStep.Failure { ScriptStep.Failure(description: text) }

    private func number(_ key: String, _ other: Double) -> Double { (step[key] as? NSNumber)?.doubleValue ?? other }
    private func int(_ key: String, _ other: Int) -> Int { (step[key] as? NSNumber)?.intValue ?? other }

    private func command(_ value: Any) throws -> RemoteCommand {
        guard let command = (value as? String).flatMap(RemoteCommand.init(rawValue:)) else {
            throw failure("remote takes " + RemoteCommand.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return command
    }

    private func double(_ value: Any, _ key: String) throws -> Double {
        guard let number = value as? NSNumber else { throw failure("\(key) takes a number") }
        return number.doubleValue
    }

    private func string(_ value: Any, _ key: String) throws -> String {
        guard let text = value as? String else { throw failure("\(key) takes a string") }
        return text
    }

    private func url(_ value: Any) throws -> URL {
        guard let url = URL(string: try string(value, "open")) else { throw failure("open takes a URL") }
        return url
    }

    private func point(_ value: Any) -> CGPoint? {
        guard let list = value as? [Any], list.count == 2, let x = list[0] as? NSNumber, let y = list[1] as? NSNumber
        else { return nil }
        return CGPoint(x: x.doubleValue, y: y.doubleValue)
    }

    private func place(_ value: Any) throws -> ScriptStep.Place {
        if let name = value as? String { return .name(name) }
        if let point = point(value) { return .point(point) }
        throw failure("a place is an identifier, a label, or [x, y]")
    }

    private func points(_ value: Any) throws -> [CGPoint] {
        let list = (value as? [Any])?.compactMap(point) ?? []
        guard list.count >= 2 else { throw failure("drag takes at least two points, [[x, y], [x, y]]") }
        return list
    }

    private func tracks(_ value: Any) throws -> [FingerTrack] {
        let fingers = value as? [[[NSNumber]]] ?? []
        let tracks = fingers.compactMap { places in
            FingerTrack(
                places.compactMap { place in
                    guard place.count == 3 else { return nil }
                    return (place[0].doubleValue, CGPoint(x: place[1].doubleValue, y: place[2].doubleValue))
                })
        }
        let isWhole = !tracks.isEmpty && tracks.count == fingers.count
        guard isWhole, zip(tracks, fingers).allSatisfy({ $0.places.count == $1.count }) else {
            throw failure(
                "fingers takes a list of [seconds, x, y] for each finger, in the order of their times, from 0 on")
        }
        return tracks
    }

    private func direction(_ value: Any) throws -> UISwipeGestureRecognizer.Direction {
        switch value as? String {
        case "left": return .left
        case "right": return .right
        case "up": return .up
        case "down": return .down
        default: throw failure("swipe takes left, right, up or down")
        }
    }

    private func orientation(_ value: Any) throws -> UIDeviceOrientation {
        switch value as? String {
        case "portrait": return .portrait
        case "portraitUpsideDown": return .portraitUpsideDown
        case "landscapeLeft", "landscape": return .landscapeLeft
        case "landscapeRight": return .landscapeRight
        default: throw failure("rotate takes portrait, portraitUpsideDown, landscapeLeft or landscapeRight")
        }
    }

    private func expectation(_ value: Any, isAbsent: Bool) throws -> ScriptStep.Expectation {
        var result = ScriptStep.Expectation(isAbsent: isAbsent, timeout: number("timeout", isAbsent ? 0 : 2))
        if let text = value as? String {
            result.text = text
            return result
        }
        guard let object = value as? [String: Any] else { throw failure("expect takes a text or an object") }
        result.text = object["text"] as? String
        result.identifier = object["identifier"] as? String ?? object["id"] as? String
        result.value = object["value"] as? String
        if let absent = object["absent"] as? Bool { result.isAbsent = absent }
        guard result.text != nil || result.identifier != nil else {
            throw failure("expect needs text or identifier")
        }
        return result
    }
}
