// SPDX-License-Identifier: MIT
import AppFoundation
import FoundationCompat
import Testing

/// The call as apps write it that show their memory; layout and return values as of XNU's `task_info.h`.
struct MachTaskTests {
    @Test func memoryOfTheProgram() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        #expect(count == 12)
        let code = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(code == KERN_SUCCESS)
        #expect(info.resident_size > 1_000_000 && info.resident_size <= info.resident_size_max)
        #expect(info.virtual_size >= info.resident_size)
        #expect(String(cString: mach_error_string(code)) == "(os/kern) successful")
    }

    @Test func footprint() {
        var info = task_vm_info_data_t()
        var count = mach_msg_type_number_t(MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<integer_t>.size)
        // `TASK_VM_INFO_REV1_COUNT`
        #expect(count == 38)
        let code = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
            }
        }
        #expect(code == KERN_SUCCESS)
        #expect(info.phys_footprint > 100_000 && info.phys_footprint <= info.resident_size_peak)
        #expect(info.page_size == 4096 || info.page_size == 16384 || info.page_size == 65536)
    }

    @Test func refusals() {
        var words: [integer_t] = [0, 0, 0]
        var count = mach_msg_type_number_t(words.count)
        #expect(
            task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), &words, &count) == KERN_INVALID_ARGUMENT)
        #expect(words == [0, 0, 0])
        #expect(task_info(0, task_flavor_t(MACH_TASK_BASIC_INFO), &words, &count) == KERN_INVALID_ARGUMENT)
    }
}

/// "Determines whether a CFNumber object contains a value stored as one of the defined floating point types."
struct CFNumberTests {
    @Test func kindsOfNumbers() {
        #expect(CFNumberIsFloatType(NSNumber(value: 1.5)) && CFNumberIsFloatType(NSNumber(value: Float(2))))
        #expect(!CFNumberIsFloatType(NSNumber(value: 3)) && !CFNumberIsFloatType(NSNumber(value: true)))
        #expect(CFNumberGetType(NSNumber(value: Int64.max)) == .sInt64Type)
        #expect(CFNumberGetByteSize(NSNumber(value: Float(1))) == 4)
    }
}
