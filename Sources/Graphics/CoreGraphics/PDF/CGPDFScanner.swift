// SPDX-License-Identifier: MIT
import Foundation

public typealias CGPDFContentStreamRef = OpaquePointer
public typealias CGPDFOperatorTableRef = OpaquePointer
public typealias CGPDFScannerRef = OpaquePointer
public typealias CGPDFOperatorCallback = @convention(c) (CGPDFScannerRef, UnsafeMutableRawPointer?) -> Void

// These three are counted by their clients: what creates or retains one must release it.

private func held<Object: AnyObject>(_ object: Object) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

private func object<Object: AnyObject>(_ pointer: OpaquePointer, _ type: Object.Type = Object.self) -> Object {
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

private func retain<Object: AnyObject>(_ pointer: OpaquePointer, _ type: Object.Type) -> OpaquePointer {
    OpaquePointer(Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).retain().toOpaque())
}

private func release<Object: AnyObject>(_ pointer: OpaquePointer, _ type: Object.Type) {
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release()
}

// MARK: Content streams

public func CGPDFContentStreamCreateWithPage(_ page: CGPDFPage) -> CGPDFContentStreamRef { held(PDFContent(page)) }

/// The content of a form (8.10); `streamResources` before the parent's.
public func CGPDFContentStreamCreateWithStream(
    _ stream: CGPDFStreamRef, _ streamResources: CGPDFDictionaryRef?, _ parent: CGPDFContentStreamRef?
) -> CGPDFContentStreamRef {
    held(
        PDFContent(
            PDFNode.of(stream), resources: streamResources.map(PDFNode.of), parent: parent.map { object($0) }))
}

@discardableResult
public func CGPDFContentStreamRetain(_ cs: CGPDFContentStreamRef) -> CGPDFContentStreamRef {
    retain(cs, PDFContent.self)
}

public func CGPDFContentStreamRelease(_ cs: CGPDFContentStreamRef) { release(cs, PDFContent.self) }

/// `CGPDFStreamRef`s in the order they are read.
public func CGPDFContentStreamGetStreams(_ cs: CGPDFContentStreamRef) -> CFArray? {
    NSArray(array: object(cs, PDFContent.self).streams.map { $0.pointer as Any })
}

/// Such as the category `Font` with a name that `Tf` was given; nil when no resources have it.
public func CGPDFContentStreamGetResource(
    _ cs: CGPDFContentStreamRef, _ category: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>
) -> CGPDFObjectRef? {
    object(cs, PDFContent.self).resource(String(cString: category), String(cString: name))?.pointer
}

// MARK: Operator tables

public func CGPDFOperatorTableCreate() -> CGPDFOperatorTableRef? { held(PDFOperatorTable()) }

@discardableResult
public func CGPDFOperatorTableRetain(_ table: CGPDFOperatorTableRef) -> CGPDFOperatorTableRef? {
    retain(table, PDFOperatorTable.self)
}

public func CGPDFOperatorTableRelease(_ table: CGPDFOperatorTableRef) { release(table, PDFOperatorTable.self) }

public func CGPDFOperatorTableSetCallback(
    _ table: CGPDFOperatorTableRef, _ name: UnsafePointer<CChar>, _ callback: @escaping CGPDFOperatorCallback
) { object(table, PDFOperatorTable.self).callbacks[String(cString: name)] = callback }

// MARK: Scanners

public func CGPDFScannerCreate(
    _ cs: CGPDFContentStreamRef, _ table: CGPDFOperatorTableRef?, _ info: UnsafeMutableRawPointer?
) -> CGPDFScannerRef { held(PDFScanner(object(cs), table.map { object($0) }, info)) }

@discardableResult
public func CGPDFScannerRetain(_ scanner: CGPDFScannerRef) -> CGPDFScannerRef { retain(scanner, PDFScanner.self) }

public func CGPDFScannerRelease(_ scanner: CGPDFScannerRef) { release(scanner, PDFScanner.self) }

/// Reads the content to its end and calls the table's function for every operator, which takes its operands off the
/// scanner's stack, the last one first. False when the content cannot be read.
@discardableResult
public func CGPDFScannerScan(_ scanner: CGPDFScannerRef) -> Bool { object(scanner, PDFScanner.self).scan(scanner) }

public func CGPDFScannerGetContentStream(_ scanner: CGPDFScannerRef) -> CGPDFContentStreamRef {
    OpaquePointer(Unmanaged.passUnretained(object(scanner, PDFScanner.self).content).toOpaque())
}

// False, and nothing taken, when the operand on top is of another type. An integer is a number, too.

public func CGPDFScannerPopObject(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool { object(scanner, PDFScanner.self).popOptional({ $0.pointer }, value) }

public func CGPDFScannerPopBoolean(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool { object(scanner, PDFScanner.self).pop(\.boolean, value) }

public func CGPDFScannerPopInteger(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool { object(scanner, PDFScanner.self).pop(\.whole, value) }

public func CGPDFScannerPopNumber(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool { object(scanner, PDFScanner.self).pop(\.real, value) }

public func CGPDFScannerPopName(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool { object(scanner, PDFScanner.self).popOptional(\.nameText, value) }

public func CGPDFScannerPopString(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool { object(scanner, PDFScanner.self).popOptional({ $0.pointer(.string) }, value) }

public func CGPDFScannerPopArray(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool { object(scanner, PDFScanner.self).popOptional({ $0.pointer(.array) }, value) }

public func CGPDFScannerPopDictionary(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool { object(scanner, PDFScanner.self).popOptional({ $0.pointer(.dictionary) }, value) }

public func CGPDFScannerPopStream(
    _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool { object(scanner, PDFScanner.self).popOptional({ $0.pointer(.stream) }, value) }
