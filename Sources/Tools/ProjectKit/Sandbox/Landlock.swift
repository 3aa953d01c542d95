// SPDX-License-Identifier: MIT
import Glibc

/// The kernel's restriction of files to those named: https://docs.kernel.org/userspace-api/landlock.html
enum Landlock {
    // Numbers of system calls, the same on all processors.
    private static let createRuleset = 444
    private static let addRule = 445
    private static let restrictSelf = 446

    private enum Access {
        static let execute: UInt64 = 1 << 0
        static let writeFile: UInt64 = 1 << 1
        static let readFile: UInt64 = 1 << 2
        static let readFolder: UInt64 = 1 << 3
        /// All others of the first version: removing, making files, folders, links, sockets, devices.
        static let change: UInt64 = 0x1FF0
        static let refer: UInt64 = 1 << 13
        static let truncate: UInt64 = 1 << 14

        static let read = execute | readFile | readFolder
        /// What may be said of a file that is no folder.
        static let ofFiles = execute | writeFile | readFile | truncate
    }

    /// The kernel's version of the interface; 0: there is none.
    static let version = max(0, call(createRuleset, 0, 0, 1))

    /// What is handled is refused where no rule allows it.
    private static var handled: UInt64 {
        var access = Access.read | Access.writeFile | Access.change
        if version >= 2 { access |= Access.refer }
        if version >= 3 { access |= Access.truncate }
        return access
    }

    /// From now on, for this process and all it starts.
    static func restrict(to sandbox: Sandbox) throws {
        // `struct landlock_ruleset_attr`: files, network, and from version 6 what lies outside: signals and sockets.
        var attributes: (UInt64, UInt64, UInt64) = (handled, 0, version >= 6 ? 0b10 : 0)
        let size = version >= 6 ? 24 : version >= 4 ? 16 : 8
        let ruleset = withUnsafeBytes(of: &attributes) { call(createRuleset, Int(bitPattern: $0.baseAddress), size, 0) }
        guard ruleset >= 0 else { throw failure("making rules") }
        defer { close(Int32(ruleset)) }
        for path in sandbox.readable { try allow(Access.read, beneath: path, ruleset) }
        for path in sandbox.writable { try allow(handled, beneath: path, ruleset) }
        guard call(SystemCallFilter.processOption, SystemCallFilter.noNewPrivileges, 1, 0) == 0,
            call(restrictSelf, ruleset, 0, 0) == 0
        else { throw failure("restricting files") }
    }

    /// `O_PATH`, which Swift does not import.
    private static let placeOnly: Int32 = 0o10_000_000

    /// What is not there needs no rule.
    private static func allow(_ access: UInt64, beneath path: String, _ ruleset: Int) throws {
        let place = open(path, placeOnly | O_CLOEXEC)
        guard place >= 0 else { return }
        defer { close(place) }
        var status = stat()
        fstat(place, &status)
        var access = access & handled
        if status.st_mode & S_IFMT != S_IFDIR { access &= Access.ofFiles }
        // `struct landlock_path_beneath_attr`, packed: the access and the descriptor.
        var rule = [UInt8](repeating: 0, count: 12)
        rule.withUnsafeMutableBytes {
            $0.storeBytes(of: access, toByteOffset: 0, as: UInt64.self)
            $0.storeBytes(of: place, toByteOffset: 8, as: Int32.self)
        }
        let result = rule.withUnsafeBytes { call(addRule, ruleset, 1, Int(bitPattern: $0.baseAddress)) }
        guard result == 0 else { throw failure("allowing \(path)") }
    }

    private static func failure(_ step: String) -> Failure {
        Failure(.dependency, "touchstone: the sandbox cannot be made: \(step): \(String(cString: strerror(errno)))")
    }

    static func call(_ number: Int, _ a: Int, _ b: Int, _ c: Int) -> Int { systemCall(number, a, b, c, 0, 0, 0) }
}

/// Its variable arguments are all of one size and lie in registers.
@_silgen_name("syscall")
private func systemCall(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> Int
