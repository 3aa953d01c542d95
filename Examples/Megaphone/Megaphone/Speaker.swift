// SPDX-License-Identifier: MIT
import Accounts
import Social

/// Posts and reads with the accounts of the device, once the person has allowed it. Answers come on the main queue.
final class Speaker {
    enum Problem: LocalizedError, Equatable {
        case refused(Network)
        case noAccount(Network)
        case status(Int)
        case noData

        var errorDescription: String? {
            switch self {
            case .refused(let network): return "The app may not use your \(network.title) accounts."
            case .noAccount(let network): return "There is no \(network.title) account on this device."
            case .status(let status): return "The service answered with status \(status)."
            case .noData: return "The service answered with nothing."
            }
        }
    }

    private let store = ACAccountStore()

    func post(_ text: String, picture: UIImage?, to network: Network, _ done: @escaping (Error?) -> Void) {
        account(of: network, permissions: ["publish_stream"]) { account in
            switch account {
            case .failure(let problem): done(problem)
            case .success(let account):
                let request = network.postRequest(text, picture: picture)
                request.account = account
                request.perform { data, response, error in
                    let answer = Result { try Self.checked(data, response, error) }
                    DispatchQueue.main.async {
                        if case .failure(let problem) = answer { done(problem) } else { done(nil) }
                    }
                }
            }
        }
    }

    func timeline(of network: Network, _ done: @escaping (Result<[Post], Error>) -> Void) {
        account(of: network, permissions: ["read_stream"]) { account in
            switch account {
            case .failure(let problem): done(.failure(problem))
            case .success(let account):
                let request = network.timelineRequest()
                request.account = account
                request.perform { data, response, error in
                    let posts = Result { try Post.list(try Self.checked(data, response, error), of: network) }
                    DispatchQueue.main.async { done(posts) }
                }
            }
        }
    }

    /// Only 200 is success, and nothing is parsed that is not there.
    static func checked(_ data: Data?, _ response: HTTPURLResponse?, _ error: Error?) throws -> Data {
        if let error { throw error }
        let status = response?.statusCode ?? 0
        guard status == 200 else { throw Problem.status(status) }
        guard let data else { throw Problem.noData }
        return data
    }

    /// The last of the service's accounts. Facebook is asked who the person is before it is asked for more.
    private func account(
        of network: Network, permissions: [String], _ done: @escaping (Result<ACAccount, Error>) -> Void
    ) {
        guard let type = store.accountType(withAccountTypeIdentifier: network.accountType) else {
            return done(.failure(Problem.noAccount(network)))
        }
        request(type, network, ["email"]) { problem in
            if let problem { return done(.failure(problem)) }
            let finish: (Error?) -> Void = { problem in
                if let problem { return done(.failure(problem)) }
                let accounts = self.store.accounts(with: type) as? [ACAccount] ?? []
                done(accounts.last.map { .success($0) } ?? .failure(Problem.noAccount(network)))
            }
            if network == .facebook { self.request(type, network, permissions, finish) } else { finish(nil) }
        }
    }

    private func request(
        _ type: ACAccountType, _ network: Network, _ permissions: [String], _ done: @escaping (Error?) -> Void
    ) {
        store.requestAccessToAccounts(with: type, options: network.options(permissions)) { granted, error in
            let isMissing = (error as NSError?)?.code == Int(ACErrorAccountNotFound.rawValue)
            DispatchQueue.main.async {
                done(granted ? nil : isMissing ? Problem.noAccount(network) : Problem.refused(network))
            }
        }
    }
}
