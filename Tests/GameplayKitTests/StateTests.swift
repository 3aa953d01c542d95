// SPDX-License-Identifier: MIT
import GameplayKit
import Testing

private final class Log { var lines: [String] = [] }
private class Step: GKState {
    let log: Log
    init(_ log: Log) { self.log = log }
    override func didEnter(from previousState: GKState?) {
        log.lines.append("enter \(type(of: self)) from \(previousState.map { "\(type(of: $0))" } ?? "none")")
    }
    override func willExit(to nextState: GKState) {
        log.lines.append("exit \(type(of: self)) to \(type(of: nextState))")
    }
    override func update(deltaTime seconds: TimeInterval) { log.lines.append("update \(type(of: self)) \(seconds)") }
}
private final class Idle: Step {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
}
private final class Running: Step {}
private final class Absent: Step {}

private final class Health: GKComponent {
    var points = 0
    var calls: [String] = []
    override func didAddToEntity() { calls.append("added to \(entity != nil)") }
    override func willRemoveFromEntity() { calls.append("removed from \(entity != nil)") }
    override func update(deltaTime seconds: TimeInterval) { points += Int(seconds) }
}

struct StateTests {
    @Test("a machine asks the current state, leaves it, and enters the next, in the order of the documentation")
    func machine() {
        let log = Log()
        let machine = GKStateMachine(states: [Idle(log), Running(log)])
        #expect(machine.currentState == nil)
        #expect(machine.enter(Idle.self) && !machine.enter(Idle.self) && !machine.enter(Absent.self))
        #expect(machine.canEnterState(Running.self) && machine.enter(Running.self))
        machine.update(deltaTime: 2)
        #expect(
            log.lines == [
                "enter Idle from none", "exit Idle to Running", "enter Running from Idle", "update Running 2.0",
            ])
        #expect(machine.state(forClass: Idle.self)?.stateMachine === machine)
        #expect(machine.currentState is Running)
    }

    @Test("an entity has one component of a class, and tells it when it comes and goes")
    func entities() {
        let (entity, first, second) = (GKEntity(), Health(), Health())
        entity.addComponent(first)
        entity.addComponent(second)
        #expect(first.calls == ["added to true", "removed from true"] && first.entity == nil)
        #expect(entity.component(ofType: Health.self) === second && entity.components.count == 1)
        entity.update(deltaTime: 3)
        let system = GKComponentSystem<Health>(componentClass: Health.self)
        system.addComponent(foundIn: entity)
        system.update(deltaTime: 4)
        #expect(second.points == 7 && system.components.count == 1)
        entity.removeComponent(ofType: Health.self)
        #expect(entity.components.isEmpty)
    }

    @Test("rules fire once, by salience, until no more follows; grades are Zadeh's")
    func rules() {
        let system = GKRuleSystem()
        var order: [String] = []
        let second = GKRule(blockPredicate: { $0.grade(forFact: "hot") > 0.5 }) { system in
            order.append("second")
            system.assertFact("fan", grade: 0.5)
        }
        let first = GKRule(blockPredicate: { ($0.state["degrees"] as? Int ?? 0) > 30 }) { system in
            order.append("first")
            system.assertFact("hot", grade: 0.75)
        }
        first.salience = 1
        system.add([second, first])
        system.state["degrees"] = 31
        system.evaluate()
        #expect(order == ["first", "second"])
        #expect(system.minimumGrade(forFacts: ["hot", "fan"]) == 0.5)
        #expect(system.maximumGrade(forFacts: ["hot", "fan", "cold"]) == 0.75)
        system.assertFact("hot", grade: 0.75)
        #expect(system.grade(forFact: "hot") == 1)
        system.retractFact("fan", grade: 1)
        #expect(system.facts.count == 1)
        system.reset()
        #expect(system.facts.isEmpty && system.state.count == 1 && system.agenda.count == 2)
    }
}
