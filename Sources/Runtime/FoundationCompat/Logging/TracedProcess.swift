// SPDX-License-Identifier: MIT
public import Glibc

// What Darwin tells of a process, as far as libraries ask: whether a debugger has hold of it.

public let CTL_KERN: Int32 = 1
public let KERN_PROC: Int32 = 14
public let KERN_PROC_PID: Int32 = 1
public let P_TRACED: Int32 = 0x0000_0800

public struct extern_proc: Sendable {
    public var p_flag: Int32 = 0
    public var p_pid: pid_t = 0
    public init() {}
}

public struct kinfo_proc: Sendable {
    public var kp_proc = extern_proc()
    public init() {}
}

/// Answers `CTL_KERN, KERN_PROC, KERN_PROC_PID, pid` with a `kinfo_proc`; other questions are reported and fail.
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>!, _ count: UInt32, _ old: UnsafeMutableRawPointer!,
    _ oldLength: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!, _ newLength: Int
) -> Int32 {
    let question = (0..<Int(count)).map { name[$0] }
    guard question.count == 4, question.starts(with: [CTL_KERN, KERN_PROC, KERN_PROC_PID]) else {
        Unsupported.report("sysctl(\(question))")
        errno = ENOENT
        return -1
    }
    guard let oldLength else { return 0 }
    if let old {
        guard oldLength.pointee >= MemoryLayout<kinfo_proc>.size else {
            errno = ENOMEM
            return -1
        }
        var answer = kinfo_proc()
        answer.kp_proc.p_pid = question[3]
        if isTraced(question[3]) { answer.kp_proc.p_flag |= P_TRACED }
        old.storeBytes(of: answer, as: kinfo_proc.self)
    }
    oldLength.pointee = MemoryLayout<kinfo_proc>.size
    return 0
}

private func isTraced(_ process: pid_t) -> Bool {
    guard let file = fopen("/proc/\(process)/status", "r") else { return false }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
        let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        if text.hasPrefix("TracerPid:") { return text.contains { $0.isNumber && $0 != "0" } }
    }
    return false
}

// MARK: Images

public struct mach_header: Sendable {
    public var magic: UInt32 = 0
}

/// The images of Darwin's loader; there are none here, and Linux's have other headers.
public func _dyld_image_count() -> UInt32 { 0 }
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>! { nil }
public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>! { nil }
