// SPDX-License-Identifier: MIT
import Foundation
import TouchstoneDevice
import UIKit

// An app that waits in every way an app can, and prints what came when by its own clock. Under the virtual clock ten
// seconds of it take no time to speak of.

func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

@MainActor
final class ProbeDelegate: __ObjCObject, UIApplicationDelegate {
    var window: UIWindow?
    private var start = Date()
    private var pending = 7

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        start = Date()
        if CommandLine.arguments.dropFirst().first == "hold" {
            askService()
            return true
        }
        if CommandLine.arguments.dropFirst().first == "library" {
            waitInLibrary()
            return true
        }
        if CommandLine.arguments.dropFirst().first == "sleeps" {
            sleepInSteps()
            return true
        }
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute], from: start)
        say("start \(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0) \(parts.hour ?? 0):\(parts.minute ?? 0)")
        _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in
            MainActor.assumeIsolated { self.done("timer") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 9) { self.done("asyncAfter") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 8) { DispatchQueue.main.async { self.done("global") } }
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 7_000_000_000)
            self.done("task")
        }
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 6)
            DispatchQueue.main.async { self.done("thread") }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.rootViewController?.view.addSubview(view)
        UIView.animate(withDuration: 5) {
            view.alpha = 0
        } completion: { _ in
            self.done("animation")
        }
        DispatchQueue.global().async {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().asyncAfter(deadline: .now() + 4) { semaphore.signal() }
            semaphore.wait()
            DispatchQueue.main.async { self.done("semaphore") }
        }
        return true
    }

    /// A service that answers after two seconds of the machine's time, and a timer of one second of the clock's.
    private func askService() {
        let hold = ClockHold()
        let service = Process()
        service.executableURL = URL(fileURLWithPath: "/bin/sleep")
        service.arguments = ["2"]
        pending = 2
        service.terminationHandler = { _ in
            DispatchQueue.main.async {
                self.done("answer")
                hold.release()
            }
        }
        do { try service.run() } catch { fatalError("\(error)") }
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            MainActor.assumeIsolated { self.done("timer") }
        }
    }

    /// A database that waits for another program does so by the machine's time; a timer of the app's is due meanwhile.
    private func waitInLibrary() {
        typealias Sleep = @convention(c) (Int32) -> Int32
        guard let address = dlsym(dlopen("libsqlite3.so.0", RTLD_NOW), "sqlite3_sleep") else { fatalError("SQLite") }
        pending = 2
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            MainActor.assumeIsolated { self.done("timer") }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.6) {}
        _ = unsafeBitCast(address, to: Sleep.self)(400)
        done("library")
    }

    /// Many sleeps, as their rests differ: some leave less than a nanosecond.
    private func sleepInSteps() {
        pending = 2
        for _ in 0..<50 { Thread.sleep(forTimeInterval: 0.1) }
        done("main")
        Thread.detachNewThread {
            for _ in 0..<50 { Thread.sleep(forTimeInterval: 0.1) }
            DispatchQueue.main.async { self.done("thread") }
        }
    }

    private func done(_ name: String) {
        say("\(name) \(Int(Date().timeIntervalSince(start).rounded()))")
        pending -= 1
        if pending == 0 { exit(0) }
    }
}

MainActor.assumeIsolated { __uiApplicationMain { ProbeDelegate() } }
