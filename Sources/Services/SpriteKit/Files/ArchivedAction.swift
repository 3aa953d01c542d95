// SPDX-License-Identifier: MIT

/// Actions as Xcode's action editor writes them, by the names of their classes in the file.
@MainActor
enum ArchivedAction {
    nonisolated static let makers: [String: ArchivedClass.Maker] = [
        "SKActionTable": { SKActionTable($0) },
        "SKSequence": { timed($0, .sequence(actions($0))) },
        "SKGroup": { timed($0, .group(actions($0))) },
        "SKRepeat": { timed($0, repeated($0)) },
        "SKWait": { timed($0, .wait(forDuration: duration($0))) },
        "SKMove": { timed($0, move($0)) },
        "SKRotate": { timed($0, rotate($0)) },
        "SKScale": { timed($0, scale($0)) },
        "SKResize": { timed($0, resize($0)) },
        "SKFade": { timed($0, fade($0)) },
        "SKAnimate": { timed($0, animate($0)) },
        "SKHide": { timed($0, $0.decodeBool(forKey: "_hide") ? .hide() : .unhide()) },
        "SKRemove": { timed($0, .removeFromParent()) },
        "SKReferencedAction": { coder in
            let name = coder.stored(forKey: "_referencedActionName") as? String ?? ""
            return SKAction(named: name, duration: duration(coder))
        },
    ]

    private static func duration(_ coder: SceneCoder) -> TimeInterval { coder.decodeDouble(forKey: "_duration") }
    private static func actions(_ coder: SceneCoder) -> [SKAction] {
        (coder.stored(forKey: "_actions") as? [Any] ?? []).compactMap { $0 as? SKAction }
    }
    private static func number(_ coder: SceneCoder, _ key: String) -> CGFloat {
        CGFloat(SceneValue.number(coder, key) ?? 0)
    }

    private static func timed(_ coder: SceneCoder, _ action: SKAction) -> SKAction {
        action.timingMode = SKActionTimingMode(rawValue: coder.decodeInteger(forKey: "_timingMode")) ?? .linear
        return action
    }

    private static func repeated(_ coder: SceneCoder) -> SKAction {
        let action = coder.stored(forKey: "_repeatedAction") as? SKAction ?? .wait(forDuration: 0)
        if coder.decodeBool(forKey: "_forever") { return .repeatForever(action) }
        return .repeat(action, count: coder.decodeInteger(forKey: "_timesToRepeat"))
    }

    private static func move(_ coder: SceneCoder) -> SKAction {
        let (x, y) = (number(coder, "_posTarget.x"), number(coder, "_posTarget.y"))
        let (usesX, usesY) = (coder.decodeBool(forKey: "_useX"), coder.decodeBool(forKey: "_useY"))
        if coder.decodeBool(forKey: "_isRelative") {
            return .moveBy(x: usesX ? x : 0, y: usesY ? y : 0, duration: duration(coder))
        }
        if usesX, usesY { return .move(to: CGPoint(x: x, y: y), duration: duration(coder)) }
        return usesX ? .moveTo(x: x, duration: duration(coder)) : .moveTo(y: y, duration: duration(coder))
    }

    private static func rotate(_ coder: SceneCoder) -> SKAction {
        let angle = number(coder, "_rotTarget")
        return coder.decodeBool(forKey: "_isRelative")
            ? .rotate(byAngle: angle, duration: duration(coder)) : .rotate(toAngle: angle, duration: duration(coder))
    }

    private static func scale(_ coder: SceneCoder) -> SKAction {
        let (x, y) = (number(coder, "_scaleTargetX"), number(coder, "_scaleTargetY"))
        let (usesX, usesY) = (coder.decodeBool(forKey: "_useX"), coder.decodeBool(forKey: "_useY"))
        if coder.decodeBool(forKey: "_isRelative") {
            return .scaleX(by: usesX ? x : 1, y: usesY ? y : 1, duration: duration(coder))
        }
        if usesX, usesY { return .scaleX(to: x, y: y, duration: duration(coder)) }
        return usesX ? .scaleX(to: x, duration: duration(coder)) : .scaleY(to: y, duration: duration(coder))
    }

    private static func resize(_ coder: SceneCoder) -> SKAction {
        let (width, height) = (number(coder, "_sizeTarget.width"), number(coder, "_sizeTarget.height"))
        let (usesWidth, usesHeight) = (coder.decodeBool(forKey: "_useW"), coder.decodeBool(forKey: "_useH"))
        if coder.decodeBool(forKey: "_isRelative") {
            return .resize(
                byWidth: usesWidth ? width : 0, height: usesHeight ? height : 0, duration: duration(coder))
        }
        if usesWidth, usesHeight { return .resize(toWidth: width, height: height, duration: duration(coder)) }
        return usesWidth
            ? .resize(toWidth: width, duration: duration(coder)) : .resize(toHeight: height, duration: duration(coder))
    }

    private static func fade(_ coder: SceneCoder) -> SKAction {
        let alpha = number(coder, "_alphaTarget")
        return number(coder, "_isRelative") != 0
            ? .fadeAlpha(by: alpha, duration: duration(coder)) : .fadeAlpha(to: alpha, duration: duration(coder))
    }

    private static func animate(_ coder: SceneCoder) -> SKAction {
        let textures = (coder.stored(forKey: "_textures") as? [Any] ?? []).compactMap { $0 as? SKTexture }
        return .animate(
            with: textures, timePerFrame: SceneValue.number(coder, "_timePerFrame") ?? 0.1,
            resize: coder.decodeBool(forKey: "_resize"), restore: coder.decodeBool(forKey: "_restore"))
    }
}
