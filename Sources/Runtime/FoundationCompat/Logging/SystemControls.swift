// SPDX-License-Identifier: MIT
import Foundation

/// Darwin's questions to the kernel, as far as apps ask them: the machine's name, processors, memory, versions.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    guard let answer = answer(to: String(cString: name)) else {
        Unsupported.report("sysctlbyname(\(String(cString: name)))")
        errno = ENOENT
        return -1
    }
    guard let length = oldlenp else { return 0 }
    if let oldp {
        guard length.pointee >= answer.count else {
            errno = ENOMEM
            return -1
        }
        oldp.copyMemory(from: answer, byteCount: answer.count)
    }
    length.pointee = answer.count
    return 0
}

private func answer(to name: String) -> [UInt8]? {
    func number<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] { withUnsafeBytes(of: value) { [UInt8]($0) } }
    func text(_ value: String) -> [UInt8] { [UInt8](value.utf8) + [0] }
    let process = ProcessInfo.processInfo
    switch name {
    // What the simulator says.
    case "hw.machine", "hw.model":
        #if arch(arm64)
            return text("arm64")
        #else
            return text("x86_64")
        #endif
    case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.physicalcpu", "hw.logicalcpu_max", "hw.physicalcpu_max":
        return number(Int32(process.activeProcessorCount))
    case "hw.memsize": return number(process.physicalMemory)
    case "hw.pagesize": return number(Int64(sysconf(Int32(_SC_PAGESIZE))))
    case "kern.osversion": return text("21F79")
    case "kern.osrelease": return text("23.5.0")
    case "kern.ostype": return text("Darwin")
    default: return nil
    }
}
