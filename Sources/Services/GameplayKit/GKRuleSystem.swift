// SPDX-License-Identifier: MIT

/// What follows from what, with facts that hold to a degree.
open class GKRuleSystem: __ObjCObject {
    /// What the rules look at and write into.
    open private(set) var state = NSMutableDictionary()
    open private(set) var rules: [GKRule] = []
    open private(set) var agenda: [GKRule] = []
    open private(set) var executed: [GKRule] = []
    private var held: [(fact: any NSObjectProtocol, grade: Float)] = []

    public override init() { super.init() }

    open var facts: [Any] { held.map(\.fact) }

    open func add(_ rule: GKRule) { add([rule]) }
    /// Rules of a higher salience come first.
    open func add(_ rules: [GKRule]) {
        self.rules += rules
        agenda = sorted(agenda + rules)
    }
    open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }

    private func sorted(_ rules: [GKRule]) -> [GKRule] {
        rules.enumerated().sorted { ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset) }.map(\.element)
    }

    /// Performs the first rule of the agenda that holds, and begins again, until none of those left holds.
    open func evaluate() {
        while let index = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
            let rule = agenda.remove(at: index)
            executed.append(rule)
            rule.performAction(in: self)
        }
    }

    /// Forgets all facts, and brings all rules back to the agenda. The state stays.
    open func reset() {
        held = []
        executed = []
        agenda = sorted(rules)
    }

    // MARK: Facts

    private func index(of fact: any NSObjectProtocol) -> Int? { held.firstIndex { $0.fact.isEqual(fact) } }

    /// 0 to 1; 0 for what is no fact.
    open func grade(forFact fact: any NSObjectProtocol) -> Float { index(of: fact).map { held[$0].grade } ?? 0 }
    /// The lowest of the grades: all of them hold to that degree. (Zadeh's "and".)
    open func minimumGrade(forFacts facts: [Any]) -> Float { grades(facts).min() ?? 0 }
    /// The highest of the grades. (Zadeh's "or".)
    open func maximumGrade(forFacts facts: [Any]) -> Float { grades(facts).max() ?? 0 }
    private func grades(_ facts: [Any]) -> [Float] { facts.map { grade(forFact: GKRuleSystem.object($0)) } }

    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
    /// Adds to the fact's grade, up to 1.
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) {
        if let index = index(of: fact) {
            held[index].grade = min(1, held[index].grade + grade)
        } else {
            held.append((fact, min(1, max(0, grade))))
        }
    }
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
    /// Takes from the fact's grade; at 0 it is no fact any more.
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) {
        guard let index = index(of: fact) else { return }
        held[index].grade -= grade
        if held[index].grade <= 0 { held.remove(at: index) }
    }

    /// Facts are objects; apps write texts and numbers, which are values on Linux until they are asked to be objects.
    static func object(_ fact: Any) -> any NSObjectProtocol {
        switch fact {
        case let text as String: NSString(string: text)
        case let number as Int: NSNumber(value: number)
        case let object as any NSObjectProtocol: object
        default: NSString(string: String(describing: fact))
        }
    }
}

extension GKRuleSystem {
    public func assertFact(_ fact: String, grade: Float = 1) { assertFact(NSString(string: fact), grade: grade) }
    public func retractFact(_ fact: String, grade: Float = 1) { retractFact(NSString(string: fact), grade: grade) }
    public func grade(forFact fact: String) -> Float { grade(forFact: NSString(string: fact)) }
}

/// When its predicate holds, its action is done: once, until the system is reset.
open class GKRule: __ObjCObject {
    open var salience = 0
    private let predicate: ((GKRuleSystem) -> Bool)?
    private let action: ((GKRuleSystem) -> Void)?

    public override init() {
        (predicate, action) = (nil, nil)
        super.init()
    }
    public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
        (self.predicate, self.action) = (predicate, action)
        super.init()
    }
    public convenience init(predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: GKRule.evaluation(predicate)) { $0.assertFact(fact, grade: grade) }
    }
    public convenience init(predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: GKRule.evaluation(predicate)) { $0.retractFact(fact, grade: grade) }
    }
    public convenience init(predicate: NSPredicate, assertingFact fact: String, grade: Float) {
        self.init(predicate: predicate, assertingFact: NSString(string: fact), grade: grade)
    }
    public convenience init(predicate: NSPredicate, retractingFact fact: String, grade: Float) {
        self.init(predicate: predicate, retractingFact: NSString(string: fact), grade: grade)
    }

    /// `$name` in a predicate is the state's value under that name.
    fileprivate static func evaluation(_ predicate: NSPredicate) -> (GKRuleSystem) -> Bool {
        { system in
            var variables: [String: Any] = [:]
            for (key, value) in system.state { if let key = key as? String { variables[key] = value } }
            return predicate.evaluate(with: system, substitutionVariables: variables)
        }
    }

    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate?(system) ?? false }
    open func performAction(in system: GKRuleSystem) { action?(system) }
}

/// A rule for subclasses, with a predicate over the system's state.
open class GKNSPredicateRule: GKRule {
    open private(set) var predicate: NSPredicate
    public init(predicate: NSPredicate) {
        self.predicate = predicate
        super.init()
    }
    open override func evaluatePredicate(in system: GKRuleSystem) -> Bool { GKRule.evaluation(predicate)(system) }
}
