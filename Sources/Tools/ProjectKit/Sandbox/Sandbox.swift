// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// What programs may do that run a project's code: its manifests and macros when it is built, the app and its tests.
///
/// They see the system, the toolchain, Touchstone and the project, write only into a cache of their own, and reach no
/// network. The kernel holds them to it (Landlock and seccomp, without any rights or namespaces), with all they start.
package struct Sandbox: Codable, Sendable {
    /// What sockets may be used for.
    package enum Network: String, Codable, Sendable {
        case none
        /// Takes connections, for pages; makes none.
        case listening
        /// Sockets of this machine, for windows.
        case display
        /// Whatever the program may do by itself.
        case all
    }

    /// Folders and files that may be read and run.
    package var readable: [String]
    /// Absolute; folders with all below.
    package var writable: [String]
    /// For everything that runs inside.
    package var network = Network.none

    /// Without network. What is writable need not be among the readable.
    package init(readable: [Path], writable: [Path]) {
        self.readable = readable.map(\.string)
        self.writable = writable.map(\.string)
    }

    /// What programs are started in; nil: they may do what this one may. Set once, before any is started.
    nonisolated(unsafe) package static var current: Sandbox?

    /// The variable in which a launcher finds its sandbox.
    private static let variable = "TOUCHSTONE_SANDBOX"
    /// The command of this program that is the launcher.
    package static let command = "sandboxed"

    /// The sandbox of a project, with a cache of its own instead of the user's. Must come before anything else that looks
    /// at the cache.
    package static func prepare(project: Path, installation: Installation, toolchain: Toolchain) throws -> Sandbox {
        guard Landlock.version > 0 else {
            throw Failure(
                .dependency,
                "touchstone: --sandbox needs Landlock (Linux 5.13 or later), which this kernel does not offer")
        }
        let folder = project.isDirectory && !project.pathExtension.hasPrefix("xc") ? project : project.parent
        let cache = CacheFolder.useSandbox("\(folder.name)-\(Fingerprint(folder.string).text.prefix(12))")
        for name in ["home", "tmp"] { try (cache / name).makeDirectory() }
        var sandbox = Sandbox(readable: system.map { Path($0) }, writable: [cache] + devices.map { Path($0) })
        let tools = (toolchain.swiftc.resolved ?? toolchain.swiftc).parent.parent
        sandbox.readable += [tools, installation.root, installation.products, folder].map { ($0.resolved ?? $0).string }
        return sandbox
    }

    static let system = [
        "/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc", "/proc", "/sys/devices/system/cpu", "/sys/fs/cgroup",
        "/var/cache/fontconfig", "/var/lib/dpkg", "/dev/urandom", "/dev/random",
    ]
    static let devices = ["/dev/null", "/dev/zero", "/dev/tty", "/dev/shm", "/dev/dri"]

    /// A program's arguments and variables for being started in here.
    func wrap(_ arguments: [String], _ environment: [String: String]) throws -> ([String], [String: String]) {
        var environment = environment
        environment[Self.variable] = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
        // Compilers keep caches in the user's folders; apps have homes of their own.
        if environment["TOUCHSTONE_DEVICE_FOLDER"] == nil {
            environment["HOME"] = (CacheFolder.root / "home").string
            environment["TMPDIR"] = (CacheFolder.root / "tmp").string
            for name in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] { environment[name] = nil }
        }
        return (["/proc/self/exe", Self.command, "--"] + arguments, environment)
    }

    /// The launcher: goes into the sandbox and becomes the program. Returns only by an error.
    package static func launch(_ arguments: [String]) throws -> Never {
        guard let text = getenv(variable).map({ String(cString: $0) }), arguments.count > 1, arguments[0] == "--" else {
            throw Failure(.usage, "touchstone: '\(command)' is for touchstone itself")
        }
        let sandbox = try JSONDecoder().decode(Sandbox.self, from: Data(text.utf8))
        unsetenv(variable)
        try Landlock.restrict(to: sandbox)
        try SystemCallFilter.install(sandbox.network)
        var program: [UnsafeMutablePointer<CChar>?] = arguments.dropFirst().map { strdup($0) } + [nil]
        execvp(arguments[1], &program)
        throw Failure(.dependency, "\(arguments[1]) cannot be run: \(String(cString: strerror(errno)))")
    }
}
