// SPDX-License-Identifier: MIT
import Foundation

public typealias CGPDFDictionaryApplierFunction =
    @convention(c) (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Void
/// False ends the walk.
public typealias CGPDFDictionaryApplierBlock =
    (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool
public typealias CGPDFArrayApplierBlock = (Int, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool

public func CGPDFDictionaryGetCount(_ dict: CGPDFDictionaryRef) -> Int {
    PDFNode.of(dict).value.dictionary?.count ?? 0
}

/// Calls `function` with every entry, in the order of their keys.
public func CGPDFDictionaryApplyFunction(
    _ dict: CGPDFDictionaryRef, _ function: CGPDFDictionaryApplierFunction, _ info: UnsafeMutableRawPointer?
) {
    CGPDFDictionaryApplyBlock(
        dict,
        { key, value, info in
            function(key, value, info)
            return true
        }, info)
}

public func CGPDFDictionaryApplyBlock(
    _ dict: CGPDFDictionaryRef, _ block: CGPDFDictionaryApplierBlock, _ info: UnsafeMutableRawPointer?
) {
    let node = PDFNode.of(dict)
    for key in (node.value.dictionary ?? [:]).keys.sorted() {
        guard let part = node.part(key) else { continue }
        if !key.withCString({ block($0, part.pointer, info) }) { return }
    }
}

public func CGPDFArrayGetCount(_ array: CGPDFArrayRef) -> Int { PDFNode.of(array).value.array?.count ?? 0 }

public func CGPDFArrayApplyBlock(
    _ array: CGPDFArrayRef, _ block: CGPDFArrayApplierBlock, _ info: UnsafeMutableRawPointer?
) {
    for index in 0..<CGPDFArrayGetCount(array) {
        guard let item = PDFNode.of(array).item(index), block(index, item.pointer, info) else { return }
    }
}

/// Whether there is an element at the index, and it is null.
public func CGPDFArrayGetNull(_ array: CGPDFArrayRef, _ index: Int) -> Bool {
    PDFNode.of(array).item(index)?.value.type == .null
}

// MARK: Entries by key
//
// False, and nothing written, when there is none of the type. An integer is a number, too.

public func CGPDFDictionaryGetObject(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool { PDFNode.of(dict).part(String(cString: key))?.readOptional({ $0.pointer }, value) ?? false }

public func CGPDFDictionaryGetBoolean(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool { PDFNode.of(dict).part(String(cString: key))?.read(\.boolean, value) ?? false }

public func CGPDFDictionaryGetInteger(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool { PDFNode.of(dict).part(String(cString: key))?.read(\.whole, value) ?? false }

public func CGPDFDictionaryGetNumber(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool { PDFNode.of(dict).part(String(cString: key))?.read(\.real, value) ?? false }

public func CGPDFDictionaryGetName(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool { PDFNode.of(dict).part(String(cString: key))?.readOptional(\.nameText, value) ?? false }

public func CGPDFDictionaryGetString(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool { PDFNode.of(dict).part(String(cString: key))?.readOptional({ $0.pointer(.string) }, value) ?? false }

public func CGPDFDictionaryGetArray(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool { PDFNode.of(dict).part(String(cString: key))?.readOptional({ $0.pointer(.array) }, value) ?? false }

public func CGPDFDictionaryGetDictionary(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool { PDFNode.of(dict).part(String(cString: key))?.readOptional({ $0.pointer(.dictionary) }, value) ?? false }

public func CGPDFDictionaryGetStream(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool { PDFNode.of(dict).part(String(cString: key))?.readOptional({ $0.pointer(.stream) }, value) ?? false }

// MARK: Elements by index

public func CGPDFArrayGetObject(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool { PDFNode.of(array).item(index)?.readOptional({ $0.pointer }, value) ?? false }

public func CGPDFArrayGetBoolean(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool { PDFNode.of(array).item(index)?.read(\.boolean, value) ?? false }

public func CGPDFArrayGetInteger(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool { PDFNode.of(array).item(index)?.read(\.whole, value) ?? false }

public func CGPDFArrayGetNumber(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool { PDFNode.of(array).item(index)?.read(\.real, value) ?? false }

public func CGPDFArrayGetName(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool { PDFNode.of(array).item(index)?.readOptional(\.nameText, value) ?? false }

public func CGPDFArrayGetString(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool { PDFNode.of(array).item(index)?.readOptional({ $0.pointer(.string) }, value) ?? false }

public func CGPDFArrayGetArray(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool { PDFNode.of(array).item(index)?.readOptional({ $0.pointer(.array) }, value) ?? false }

public func CGPDFArrayGetDictionary(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool { PDFNode.of(array).item(index)?.readOptional({ $0.pointer(.dictionary) }, value) ?? false }

public func CGPDFArrayGetStream(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool { PDFNode.of(array).item(index)?.readOptional({ $0.pointer(.stream) }, value) ?? false }
