// SPDX-License-Identifier: MIT
import Foundation

/// The server with the messages: a GET of its address lists them, a POST adds one.
final class Board {
    /// `-board ADDRESS` among the arguments names another server.
    static var shared = Board(
        address: UserDefaults.standard.string(forKey: "board").flatMap { URL(string: $0) }
            ?? URL(string: "http://localhost:8765/messages.json")!)

    enum Problem: LocalizedError {
        case status(Int)
        case notJSON(Error)
        case wrongShape

        var errorDescription: String? {
            switch self {
            case .status(let status): return "The server answered with status \(status)."
            case .notJSON(let error): return error.localizedDescription
            case .wrongShape: return "The server answered with something else than a list."
            }
        }
    }

    let address: URL
    private let session: URLSession

    init(address: URL, session: URLSession = .shared) {
        self.address = address
        self.session = session
    }

    /// - Parameter done: on a queue of the session.
    func fetch(_ done: @escaping (Result<[Message], Error>) -> Void) {
        let request = URLRequest(url: address, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 30)
        session.dataTask(with: request) { data, response, error in
            done(Result { try Self.messages(data, response, error) })
        }.resume()
    }

    static func messages(_ data: Data?, _ response: URLResponse?, _ error: Error?) throws -> [Message] {
        let object: Any
        do { object = try JSONSerialization.jsonObject(with: try checked(data, response, error)) } catch let problem
            as CocoaError
        {
            throw Problem.notJSON(problem)
        }
        guard let list = object as? [Any] else { throw Problem.wrongShape }
        return list.compactMap { Message($0) }
    }

    /// - Parameter done: on a queue of the session, with nil when the message is on the board.
    func post(name: String, text: String, date: Date = Date(), _ done: @escaping (Error?) -> Void) {
        var request = URLRequest(url: address, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 30)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let body: Data
        do { body = try Message.body(name: name, text: text, date: date) } catch { return done(error) }
        session.uploadTask(with: request, from: body) { data, response, error in
            do {
                _ = try Self.checked(data, response, error)
                done(nil)
            } catch { done(error) }
        }.resume()
    }

    /// The answer's bytes. A status other than 200 is no error of the session's, and one of ours.
    private static func checked(_ data: Data?, _ response: URLResponse?, _ error: Error?) throws -> Data {
        if let error { throw error }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200, let data else { throw Problem.status(status) }
        return data
    }
}
