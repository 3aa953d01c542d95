// SPDX-License-Identifier: MIT

/// Rules about what pages may load, compiled by the engine.
@preconcurrency @MainActor
open class WKContentRuleList: __ObjCObject {
    open private(set) var identifier: String
    let rules: String
    init(identifier: String, rules: String) {
        self.identifier = identifier
        self.rules = rules
        super.init()
    }
}

/// Rule lists by their identifiers, in a folder.
@preconcurrency @MainActor
open class WKContentRuleListStore: __ObjCObject {
    private let folder: URL
    private static let standard = WKContentRuleListStore(url: standardFolder)

    private static var standardFolder: URL {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        return (caches ?? FileManager.default.temporaryDirectory).appendingPathComponent("WebKit/ContentRuleLists")
    }

    public init(url: URL) {
        folder = url
        super.init()
    }

    open class func `default`() -> WKContentRuleListStore! { standard }

    private func file(_ identifier: String) -> URL {
        let name = identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? identifier
        return folder.appendingPathComponent(name + ".json")
    }

    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let list = WKContentRuleList(identifier: identifier, rules: encodedContentRuleList)
        WebEngine.shared.start()
        let compiled = folder.appendingPathComponent("compiled").path
        WebEngine.shared.ask("compile", [compiled, list.identifier, list.rules]) { [self] message in
            let problem = message.map { $0.text(0) } ?? WebEngine.shared.missing ?? "the engine ended"
            guard problem.isEmpty else {
                let text = "Rule list compilation failed: \(problem)"
                return completionHandler(nil, WKError.error(.contentRuleListStoreCompileFailed, text))
            }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(list.rules.utf8).write(to: file(list.identifier), options: .atomic)
                completionHandler(list, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? {
        try await withCheckedThrowingContinuation { done in
            compileContentRuleList(forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList) {
                done.resume(with: $1.map { .failure($0) } ?? .success($0))
            }
        }
    }

    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        guard let data = FileManager.default.contents(atPath: file(identifier).path) else {
            let text = "Rule list lookup failed: Unspecified error during lookup."
            return completionHandler(nil, WKError.error(.contentRuleListStoreLookUpFailed, text))
        }
        completionHandler(WKContentRuleList(identifier: identifier, rules: String(decoding: data, as: UTF8.self)), nil)
    }

    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
    ) {
        do {
            try FileManager.default.removeItem(at: file(identifier))
            completionHandler(nil)
        } catch {
            completionHandler(
                WKError.error(
                    .contentRuleListStoreRemoveFailed, "Rule list removal failed: Unspecified error during remove."))
        }
    }

    open func getAvailableContentRuleListIdentifiers(
        _ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!
    ) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let lists = names.filter { $0.hasSuffix(".json") }.compactMap { $0.dropLast(5).removingPercentEncoding }
        completionHandler(lists.sorted())
    }
}
