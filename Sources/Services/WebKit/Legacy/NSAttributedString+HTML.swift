// SPDX-License-Identifier: MIT

/// Texts of HTML, read by the reader of attributed strings: headings, lists, emphasis, links, pictures with data. Style sheets
/// beyond that, tables and scripts are left out.
extension NSAttributedString {
    public typealias CompletionHandler =
        @MainActor @Sendable (
            NSAttributedString?, [DocumentAttributeKey: Any], (any Error)?
        ) -> Void

    /// - Parameter completionHandler: called later, on the main thread.
    @preconcurrency @MainActor
    public class func loadFromHTML(
        string: String, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
    ) {
        loadFromHTML(data: Data(string.utf8), options: options, completionHandler: completionHandler)
    }

    @preconcurrency @MainActor
    public class func loadFromHTML(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
    ) {
        var options = options
        options[.documentType] = DocumentType.html
        if options[.characterEncoding] == nil { options[.characterEncoding] = String.Encoding.utf8.rawValue }
        do {
            let text = try NSAttributedString(data: data, options: options, documentAttributes: nil)
            later { completionHandler(text, [.documentType: DocumentType.html], nil) }
        } catch { later { completionHandler(nil, [:], error) } }
    }

    @preconcurrency @MainActor
    public class func loadFromHTML(
        fileURL: URL, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
    ) {
        do {
            loadFromHTML(data: try Data(contentsOf: fileURL), options: options, completionHandler: completionHandler)
        } catch { later { completionHandler(nil, [:], error) } }
    }

    @preconcurrency @MainActor
    public class func loadFromHTML(
        request: URLRequest, options: [DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        // The options come back to the main thread, which they never left.
        nonisolated(unsafe) let options = options
        URLSession.shared.dataTask(with: request) { data, _, error in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let data else { return completionHandler(nil, [:], error) }
                    loadFromHTML(data: data, options: options, completionHandler: completionHandler)
                }
            }
        }.resume()
    }

    @MainActor
    private static func later(_ body: @escaping @MainActor () -> Void) {
        MainLoop.shared.afterCommit { body() }
    }
}
