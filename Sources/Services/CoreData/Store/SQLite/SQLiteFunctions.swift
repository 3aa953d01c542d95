// SPDX-License-Identifier: MIT
internal import CSQLite
import FoundationCompat

/// What SQLite is taught: comparisons of texts as predicates define them, and the orders of sort selectors.
enum SQLiteFunctions {
    /// `ts_text(operator, options, left, right)`.
    static let comparison = "ts_text"

    static func install(_ database: OpaquePointer?) {
        sqlite3_create_function_v2(
            database, comparison, 4, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, count, values in
                guard let values, count == 4 else { return }
                sqlite3_result_int(context, SQLiteFunctions.holds(values) ? 1 : 0)
            }, nil, nil, nil)
        for order in TextOrder.allCases { install(order, database) }
    }

    private static func holds(_ values: UnsafeMutablePointer<OpaquePointer?>) -> Bool {
        func text(_ index: Int) -> String? { sqlite3_value_text(values[index]).map { String(cString: $0) } }
        let raw = UInt(sqlite3_value_int64(values[0]))
        guard let type = __NSComparisonPredicate.Operator(rawValue: raw) else { return false }
        let options = __NSComparisonPredicate.Options(rawValue: UInt(sqlite3_value_int64(values[1])))
        return PredicateComparison(type: type, options: options).holds(text(2), text(3))
    }

    private static func install(_ order: TextOrder, _ database: OpaquePointer?) {
        let context = UnsafeMutableRawPointer(bitPattern: order.rawValue)
        sqlite3_create_collation_v2(
            database, order.name, SQLITE_UTF8, context,
            { context, leftCount, left, rightCount, right in
                let order = TextOrder(rawValue: Int(bitPattern: context)) ?? .literal
                func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
                    String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
                }
                return Int32(order.compare(text(left, leftCount), text(right, rightCount)).rawValue)
            }, nil)
    }
}

/// The orders of texts that sort descriptors name.
enum TextOrder: Int, CaseIterable {
    case literal = 1
    case caseInsensitive, localized, localizedCaseInsensitive, localizedStandard

    init?(selector: Selector?) {
        switch selector?.name {
        case nil, "compare:": self = .literal
        case "caseInsensitiveCompare:": self = .caseInsensitive
        case "localizedCompare:": self = .localized
        case "localizedCaseInsensitiveCompare:": self = .localizedCaseInsensitive
        case "localizedStandardCompare:": self = .localizedStandard
        default: return nil
        }
    }

    var name: String {
        switch self {
        case .literal: "NSCollateMemcmp"
        case .caseInsensitive: "NSCollateNoCase"
        case .localized: "NSCollateLocaleSensitive"
        case .localizedCaseInsensitive: "NSCollateLocaleSensitiveNoCase"
        case .localizedStandard: "NSCollateFinderlike"
        }
    }

    func compare(_ left: String, _ right: String) -> ComparisonResult {
        switch self {
        case .literal: (left as NSString).compare(right)
        case .caseInsensitive: left.caseInsensitiveCompare(right)
        case .localized: left.localizedCompare(right)
        case .localizedCaseInsensitive: left.localizedCaseInsensitiveCompare(right)
        case .localizedStandard: left.localizedStandardCompare(right)
        }
    }
}
