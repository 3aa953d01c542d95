// SPDX-License-Identifier: MIT
import Glibc

/// Refuses sockets to programs that are to reach no network: https://docs.kernel.org/userspace-api/seccomp_filter.html
enum SystemCallFilter {
    /// `struct sock_filter`
    private struct Instruction {
        var code: UInt16
        var ifTrue: UInt8 = 0
        var ifFalse: UInt8 = 0
        var value: UInt32
    }

    /// `struct sock_fprog`
    private struct Program {
        var count: UInt16
        var instructions: UnsafeMutablePointer<Instruction>?
    }

    private enum Code {
        static let load: UInt16 = 0x20
        static let jumpIfEqual: UInt16 = 0x15
        static let jumpIfGreaterOrEqual: UInt16 = 0x35
        static let and: UInt16 = 0x54
        static let end: UInt16 = 0x06
    }

    // `struct seccomp_data`: number, architecture, place, arguments.
    private static let number: UInt32 = 0
    private static let architecture: UInt32 = 4
    private static let firstArgument: UInt32 = 16
    private static let secondArgument: UInt32 = 24

    private static let allow: UInt32 = 0x7FFF_0000
    private static let kill: UInt32 = 0x8000_0000
    private static func refuse(_ error: Int32) -> UInt32 { 0x0005_0000 | UInt32(error) }

    #if arch(x86_64)
        private static let ownArchitecture: UInt32 = 0xC000_003E
        private static let (socket, connect): (UInt32, UInt32) = (41, 42)
        static let processOption = 157
    #elseif arch(arm64)
        private static let ownArchitecture: UInt32 = 0xC000_00B7
        private static let (socket, connect): (UInt32, UInt32) = (198, 203)
        static let processOption = 167
    #endif
    /// Makes sockets without the system call.
    private static let ringSetup: UInt32 = 425
    /// Calls of another size of pointers.
    private static let otherSizes: UInt32 = 0x4000_0000
    static let noNewPrivileges = 38
    private static let setFilter = (option: 22, mode: 2)

    static func install(_ network: Sandbox.Network) throws {
        guard network != .all else { return }
        var instructions = program(network)
        let result = instructions.withUnsafeMutableBufferPointer { buffer in
            var program = Program(count: UInt16(buffer.count), instructions: buffer.baseAddress)
            return withUnsafeBytes(of: &program) {
                Landlock.call(processOption, setFilter.option, setFilter.mode, Int(bitPattern: $0.baseAddress))
            }
        }
        guard result == 0 else {
            throw Failure(
                .dependency, "touchstone: the sandbox cannot refuse the network: \(String(cString: strerror(errno)))")
        }
    }

    private static func program(_ network: Sandbox.Network) -> [Instruction] {
        let refused = refuse(EACCES)
        var result = [
            Instruction(code: Code.load, value: architecture),
            Instruction(code: Code.jumpIfEqual, ifTrue: 1, value: ownArchitecture),
            Instruction(code: Code.end, value: kill),
            Instruction(code: Code.load, value: number),
            Instruction(code: Code.jumpIfGreaterOrEqual, ifFalse: 1, value: otherSizes),
            Instruction(code: Code.end, value: refuse(ENOSYS)),
            Instruction(code: Code.jumpIfEqual, ifFalse: 1, value: ringSetup),
            Instruction(code: Code.end, value: refuse(ENOSYS)),
        ]
        if network == .listening {
            result += [
                Instruction(code: Code.jumpIfEqual, ifFalse: 1, value: connect),
                Instruction(code: Code.end, value: refused),
            ]
        }
        let rules = socketRules(network, refused)
        result += [Instruction(code: Code.jumpIfEqual, ifFalse: UInt8(rules.count), value: socket)] + rules
        return result + [Instruction(code: Code.end, value: allow)]
    }

    /// For calls of `socket`: which families and kinds there are. Each path ends.
    private static func socketRules(_ network: Sandbox.Network, _ refused: UInt32) -> [Instruction] {
        let family = Instruction(code: Code.load, value: firstArgument)
        switch network {
        case .all: return [Instruction(code: Code.end, value: allow)]
        case .none: return [Instruction(code: Code.end, value: refused)]
        case .display:
            return [
                family, Instruction(code: Code.jumpIfEqual, ifFalse: 1, value: UInt32(AF_UNIX)),
                Instruction(code: Code.end, value: allow), Instruction(code: Code.end, value: refused),
            ]
        case .listening:
            // Streams alone: datagrams reach others without `connect`. The kind's upper bits are flags.
            let stream: UInt32 = 1
            return [
                family, Instruction(code: Code.jumpIfEqual, ifTrue: 1, value: UInt32(AF_INET)),
                Instruction(code: Code.jumpIfEqual, ifFalse: 4, value: UInt32(AF_INET6)),
                Instruction(code: Code.load, value: secondArgument), Instruction(code: Code.and, value: 0xF),
                Instruction(code: Code.jumpIfEqual, ifFalse: 1, value: stream),
                Instruction(code: Code.end, value: allow), Instruction(code: Code.end, value: refused),
            ]
        }
    }
}
