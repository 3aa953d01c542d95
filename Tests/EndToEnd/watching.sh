#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What an edit does to tests and apps that ./touchstone watches.
# The last line counts: "N passed, N failed".
#   watching.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash

watching() { # An edit runs the tests again.
    library Watched 'public let answer = 42' 'import XCTest
import Watched
class Tests: XCTestCase { func testAnswer() { XCTAssertEqual(answer, 42) } }'
    ./touchstone test "$scratch/Watched" --watch >"$scratch/said" 2>&1 &
    local tool=$! result=1
    if waits '^watching' && grep -q '^1 passed' "$scratch/said"; then
        echo 'public let answer = 43' >"$scratch/Watched/Sources/Watched/Watched.swift"
        waits '^0 passed, 1 failed' && grep -q '^changed: Watched.swift' "$scratch/said" && result=0
    fi
    kill -TERM "$tool"
    wait "$tool"
    [ $? = 143 ] || { echo "not 143"; result=1; }
    cat "$scratch/said"
    return $result
}
watched_app() { # An app that pushes its second screen once, and restores it: version N says so from there.
    mkdir -p "$scratch/Watching"
    # A name of its own: the device keeps what an earlier run stored.
    cat >"$scratch/Watching/Info.plist" <<END
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.watching$$</string></dict></plist>
END
    cat >"$scratch/Watching/App.swift" <<'END'
import UIKit

@main final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let root = UINavigationController(rootViewController: First())
        root.restorationIdentifier = "root"
        window = UIWindow()
        window?.rootViewController = root
        order = "will"
        return true
    }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.makeKeyAndVisible()
        order += " did"
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class First: UIViewController {
    override func viewDidLoad() { restorationIdentifier = "first" }
    override func viewDidAppear(_ animated: Bool) {
        guard !UserDefaults.standard.bool(forKey: "pushed") else { return tell("first") }
        UserDefaults.standard.set(true, forKey: "pushed")
        navigationController?.pushViewController(Second(), animated: false)
    }
}
final class Second: UIViewController, UIViewControllerRestoration {
    var note = "new"
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "second"
        restorationClass = Self.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Second() }
    override func encodeRestorableState(with coder: NSCoder) { coder.encode("kept", forKey: "note") }
    override func decodeRestorableState(with coder: NSCoder) { note = coder.decodeObject(forKey: "note") as? String ?? "lost"; order += " decode" }
    override func viewDidAppear(_ animated: Bool) { tell("second \(note): \(order)") }
}
@MainActor var order = ""
func tell(_ text: String) { FileHandle.standardOutput.write(Data("version 1, \(text)\n".utf8)) }
END
}
running_watch() { # An edit is shown in the running app, on the screen that it was on; what does not build changes nothing.
    watched_app
    ./touchstone run "$scratch/Watching" --headless --real-clock --watch >"$scratch/said" 2>&1 &
    local tool=$! result=1
    if waits '^version 1, second new: will did'; then
        echo 'nonsense' >>"$scratch/Watching/App.swift"
        waits 'does not build'
        sed -i '/^nonsense/d; s/version 1/version 2/' "$scratch/Watching/App.swift"
        waits '^version 2, second kept: will decode did' && waits '^shown after' && result=0
    fi
    # Ctrl-C and SIGTERM end app and tool.
    kill -TERM "$tool"
    wait "$tool" || { echo "exit code $?"; result=1; }
    cat "$scratch/said"
    return $result
}

check "an edit runs the tests again" watching
check "S31: an edit is shown in the running app, restored between will- and did-finish-launching" running_watch
finish
