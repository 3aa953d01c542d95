// SPDX-License-Identifier: MIT

/// A start tag: name and attributes.
struct HTMLTag {
    let name: String
    private(set) var attributes: [String: String] = [:]

    init(_ name: String) { self.name = name }

    /// - Parameter attributes: names and values in turn, up to NULL.
    init(
        name: UnsafePointer<CChar>?, attributes: UnsafePointer<UnsafePointer<CChar>?>?
    ) {
        self.name = name.map { String(cString: $0) } ?? ""
        guard var next = attributes else { return }
        while let key = next.pointee {
            self.attributes[String(cString: key)] = next[1].map { String(cString: $0) } ?? ""
            next += 2
        }
    }
}
