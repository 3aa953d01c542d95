// SPDX-License-Identifier: MIT

/// `XCTFail` by the link name that it has on iOS: libraries which report misuse in tests, and are in apps as well, do not
/// link XCTest but look whether the process has it.
@_silgen_name("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")
public func __failByLinkName(_ message: String, _ file: StaticString, _ line: UInt) {
    XCTFail(message, file: file, line: line)
}
