// SPDX-License-Identifier: MIT
import Foundation

/// The operators of a page or form with the resources their operands name.
final class PDFContent {
    let streams: [PDFNode]
    let file: PDFFile?
    private let resources: [PDFNode]
    /// What the pointers handed out point into.
    private let owner: CGPDFDocument?

    init(_ page: CGPDFPage) {
        owner = page.owner
        file = page.owner.file
        let contents = page.node?.part("Contents")
        let count = contents?.value.array?.count ?? 0
        streams =
            contents?.value.type == .stream
            ? [contents].compactMap { $0 } : (0..<count).compactMap { contents?.item($0) }
        resources = [page.entries["Resources"]].compactMap { $0.flatMap { page.owner.file?.node($0) } }
    }

    init(_ stream: PDFNode, resources own: PDFNode?, parent: PDFContent?) {
        owner = parent?.owner
        file = stream.file
        streams = [stream]
        resources = [own ?? stream.part("Resources")].compactMap { $0 } + (parent?.resources ?? [])
    }

    func resource(_ category: String, _ name: String) -> PDFNode? {
        resources.lazy.compactMap { $0.part(category)?.part(name) }.first
    }

    /// Words do not reach from one stream into the next (7.8.2).
    var bytes: [UInt8]? {
        let parts = streams.compactMap { $0.content?.bytes }
        return parts.count == streams.count ? Array(parts.joined(separator: [10])) : nil
    }
}

final class PDFOperatorTable {
    var callbacks: [String: CGPDFOperatorCallback] = [:]
}

/// Reads content streams (7.8.2): operands are collected until an operator comes.
final class PDFScanner {
    let content: PDFContent
    private let table: PDFOperatorTable?
    private let info: UnsafeMutableRawPointer?
    private var operands: [PDFNode] = []
    /// What was popped during the operator that is carried out.
    private var popped: [PDFNode] = []

    init(_ content: PDFContent, _ table: PDFOperatorTable?, _ info: UnsafeMutableRawPointer?) {
        self.content = content
        self.table = table
        self.info = info
    }

    func scan(_ handle: CGPDFScannerRef) -> Bool {
        guard let file = content.file, let bytes = content.bytes else { return false }
        var lexer = PDFLexer(bytes)
        while let token = lexer.contentToken() {
            switch token {
            case .operand(let value): operands.append(PDFNode(value, file))
            case .operation(let name):
                table?.callbacks[name]?(handle, info)
                (operands, popped) = ([], [])
            }
        }
        return true
    }

    func pop<Value>(_ get: (PDFNode) -> Value?, _ target: UnsafeMutablePointer<Value>?) -> Bool {
        guard let top = operands.last, top.read(get, target) else { return false }
        popped.append(operands.removeLast())
        return true
    }

    func popOptional<Value>(_ get: (PDFNode) -> Value?, _ target: UnsafeMutablePointer<Value?>?) -> Bool {
        guard let top = operands.last, top.readOptional(get, target) else { return false }
        popped.append(operands.removeLast())
        return true
    }
}

extension PDFLexer {
    enum ContentToken {
        case operand(PDFObject)
        case operation(String)
    }

    /// The next value or operator; nil at the end. Brackets that close nothing are skipped.
    mutating func contentToken() -> ContentToken? {
        while true {
            skipSpace()
            guard position < bytes.count else { return nil }
            let c = bytes[position]
            if "/([<".utf8.contains(c) {
                if let value = object() { return .operand(value) }
            }
            let name = word()
            if name.isEmpty {
                position += 1
                continue
            }
            if name == "BI" { return .operand(inlineImage()) }
            return operand(name).map { .operand($0) } ?? .operation(name)
        }
    }

    private func operand(_ word: String) -> PDFObject? {
        switch word {
        case "true": .bool(true)
        case "false": .bool(false)
        case "null": .null
        default: Self.number(word)
        }
    }

    /// 8.9.7: keys and values up to `ID`, one white space, and the bytes up to `EI`, which is left as the operator.
    private mutating func inlineImage() -> PDFObject {
        var entries: [String: PDFObject] = [:]
        while true {
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "/"), case .name(let key)? = object() else {
                break
            }
            entries[key] = object() ?? .null
        }
        _ = word()
        position += 1
        let start = min(position, bytes.count)
        while position < bytes.count, !isEndOfImage(position) { position += 1 }
        return .inline(entries, Array(bytes[start..<min(position, bytes.count)]))
    }

    private func isEndOfImage(_ at: Int) -> Bool {
        guard Self.isSpace(bytes[at]), at + 2 < bytes.count, bytes[at + 1] == UInt8(ascii: "E"),
            bytes[at + 2] == UInt8(ascii: "I")
        else { return false }
        return at + 3 >= bytes.count || Self.isSpace(bytes[at + 3])
    }
}
