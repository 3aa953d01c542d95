// SPDX-License-Identifier: MIT
import Foundation

extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Int, Sendable {
            /// Blocks and inlines; white space as Markdown reads it.
            case full = 0
            /// Inlines; line ends become spaces.
            case inlineOnly = 1
            case inlineOnlyPreservingWhitespace = 2
        }

        public enum FailurePolicy: Int, Sendable {
            case throwError = 0
            case returnPartiallyParsedIfPossible = 1
        }

        /// Custom attributes (`^[text](name: value)`) are not read.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        switch options.interpretedSyntax {
        case .full: self = MarkdownReader.read(markdown, baseURL: baseURL)
        case .inlineOnly:
            let line = markdown.split(whereSeparator: \.isNewline).joined(separator: " ")
            self = MarkdownReader.readInlines(line, baseURL: baseURL)
        case .inlineOnlyPreservingWhitespace: self = MarkdownReader.readInlines(markdown, baseURL: baseURL)
        }
        if let code = options.languageCode { self.languageIdentifier = code }
    }

    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    // Scopes decide about attributes of Markdown's extended syntax, which is not read.

    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    public init<S: AttributeScope>(
        markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
}
