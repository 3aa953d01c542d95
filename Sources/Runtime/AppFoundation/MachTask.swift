// SPDX-License-Identifier: MIT
import FoundationCompat

// What a program asks the kernel about itself: how much memory it has, and for how long it has computed. The structures
// have Darwin's layout, since callers count them in words of four bytes.
// https://github.com/apple-oss-distributions/xnu/blob/main/osfmk/mach/task_info.h

public typealias natural_t = UInt32
public typealias integer_t = Int32
public typealias mach_port_t = UInt32
public typealias task_name_t = mach_port_t
public typealias task_flavor_t = natural_t
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias mach_msg_type_number_t = natural_t
public typealias mach_vm_size_t = UInt64

public let KERN_INVALID_ARGUMENT: kern_return_t = 4
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22

/// The port of the calling program. Nothing can be sent to it.
public let mach_task_self_: mach_port_t = 0x103

public struct time_value_t: Sendable {
    public var seconds: integer_t = 0
    public var microseconds: integer_t = 0
    public init() {}
}

/// Sizes in bytes.
public struct mach_task_basic_info: Sendable {
    // Two words, as Darwin packs the structure to four bytes.
    private var virtualSize = Words()
    private var residentSize = Words()
    private var residentSizeMax = Words()
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var policy: Int32 = 0
    public var suspend_count: integer_t = 0
    public init() {}

    public var virtual_size: mach_vm_size_t {
        get { virtualSize.value }
        set { virtualSize.value = newValue }
    }
    public var resident_size: mach_vm_size_t {
        get { residentSize.value }
        set { residentSize.value = newValue }
    }
    public var resident_size_max: mach_vm_size_t {
        get { residentSizeMax.value }
        set { residentSizeMax.value = newValue }
    }
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// Sizes in bytes; up to the footprint, which is what people ask for. A caller's count of words says how far it goes.
public struct task_vm_info: Sendable {
    private var virtualSize = Words()
    public var region_count: integer_t = 0
    public var page_size: integer_t = 0
    private var residentSize = Words()
    private var residentSizePeak = Words()
    // What device, internal, external, reusable, purgeable and compressed memory there is: not told here.
    private var kinds = (
        Words(), Words(), Words(), Words(), Words(), Words(), Words(), Words(), Words(), Words(), Words(), Words(),
        Words(), Words()
    )
    private var footprint = Words()
    public init() {}

    public var virtual_size: mach_vm_size_t {
        get { virtualSize.value }
        set { virtualSize.value = newValue }
    }
    public var resident_size: mach_vm_size_t {
        get { residentSize.value }
        set { residentSize.value = newValue }
    }
    public var resident_size_peak: mach_vm_size_t {
        get { residentSizePeak.value }
        set { residentSizePeak.value = newValue }
    }
    public var phys_footprint: mach_vm_size_t {
        get { footprint.value }
        set { footprint.value = newValue }
    }
}
public typealias task_vm_info_data_t = task_vm_info

/// A number of 64 bits that may lie at any multiple of four bytes.
private struct Words: Sendable {
    private var low: UInt32 = 0
    private var high: UInt32 = 0

    var value: UInt64 {
        get { UInt64(high) << 32 | UInt64(low) }
        set { (low, high) = (UInt32(truncatingIfNeeded: newValue), UInt32(truncatingIfNeeded: newValue >> 32)) }
    }
}

/// Fills in what the flavour asks for, as far as the caller's words reach.
/// - Parameter count: words of four bytes that there is room for, then that were written.
/// - Returns: `KERN_INVALID_ARGUMENT` for another task, for a flavour that is not here, which is reported, and where the
///   room is too small.
@discardableResult
public func task_info(
    _ task: task_name_t, _ flavor: task_flavor_t, _ info: task_info_t!,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    guard task == mach_task_self_, let info, let count else { return KERN_INVALID_ARGUMENT }
    let memory = TaskMemory()
    switch Int32(bitPattern: flavor) {
    case MACH_TASK_BASIC_INFO:
        var result = mach_task_basic_info()
        (result.virtual_size, result.resident_size) = (memory.virtual, memory.resident)
        result.resident_size_max = memory.peak
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        result.user_time.take(usage.ru_utime)
        result.system_time.take(usage.ru_stime)
        return store(result, info, count)
    case TASK_VM_INFO:
        var result = task_vm_info()
        (result.virtual_size, result.resident_size) = (memory.virtual, memory.resident)
        (result.resident_size_peak, result.phys_footprint) = (memory.peak, memory.own)
        result.page_size = integer_t(sysconf(Int32(_SC_PAGESIZE)))
        return store(result, info, count)
    default:
        Unsupported.report("task_info, flavor \(flavor)")
        return KERN_INVALID_ARGUMENT
    }
}

private func store<Info>(
    _ value: Info, _ info: task_info_t, _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    let words = MemoryLayout<Info>.size / MemoryLayout<integer_t>.size
    guard Int(count.pointee) >= words else { return KERN_INVALID_ARGUMENT }
    withUnsafeBytes(of: value) {
        UnsafeMutableRawBufferPointer(start: info, count: $0.count).copyMemory(from: $0)
    }
    count.pointee = mach_msg_type_number_t(words)
    return KERN_SUCCESS
}

extension time_value_t {
    fileprivate mutating func take(_ time: timeval) {
        (seconds, microseconds) = (integer_t(time.tv_sec), integer_t(time.tv_usec))
    }
}

/// What a kernel's error says: https://github.com/apple-oss-distributions/xnu/blob/main/osfmk/mach/kern_return.h
public func mach_error_string(_ code: kern_return_t) -> UnsafeMutablePointer<CChar>! {
    code == KERN_SUCCESS ? Texts.success : code == KERN_INVALID_ARGUMENT ? Texts.argument : Texts.unknown
}

private enum Texts {
    // Made once and never freed or changed, as the function's callers expect of constants in C.
    nonisolated(unsafe) static let success = strdup("(os/kern) successful")
    nonisolated(unsafe) static let argument = strdup("(os/kern) invalid argument")
    nonisolated(unsafe) static let unknown = strdup("unknown error code")
}

/// The program's memory in bytes, as the kernel tells it in proc(5); zero where it does not.
private struct TaskMemory {
    private(set) var virtual: UInt64 = 0
    private(set) var resident: UInt64 = 0
    /// Without what it shares with other programs.
    private(set) var own: UInt64 = 0
    private(set) var peak: UInt64 = 0

    init() {
        // A file of the kernel; in a container that hides it nothing is known.
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return }
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":")
            guard parts.count == 2, let kilobytes = UInt64(parts[1].filter(\.isNumber)) else { continue }
            switch parts[0] {
            case "VmSize": virtual = kilobytes * 1024
            case "VmRSS": resident = kilobytes * 1024
            case "RssAnon": own = kilobytes * 1024
            case "VmHWM": peak = kilobytes * 1024
            default: break
            }
        }
    }
}
