// SPDX-License-Identifier: MIT
#include "CPhysics.h"

#include <box2d/box2d.h>

#include <algorithm>
#include <vector>

namespace {

b2Vec2 vec(tsp_vec v) { return b2Vec2(v.x, v.y); }
tsp_vec vec(const b2Vec2 &v) { return {v.x, v.y}; }

/// What decides whether two bodies touch.
struct Tag {
    int32_t number;
    uint64_t items = 0, boundaries = 0;
    float density = 1, friction = 0.2f, elasticity = 0;
};

const Tag *tag(const b2Fixture *fixture) {
    return reinterpret_cast<const Tag *>(const_cast<b2Fixture *>(fixture)->GetBody()->GetUserData().pointer);
}
Tag *tag(const b2Body *body) {
    return reinterpret_cast<Tag *>(const_cast<b2Body *>(body)->GetUserData().pointer);
}
b2Body *real(tsp_body *body) { return reinterpret_cast<b2Body *>(body); }
const b2Body *real(const tsp_body *body) { return reinterpret_cast<const b2Body *>(body); }

}  // namespace

struct tsp_world : b2ContactFilter, b2ContactListener {
    b2World world{b2Vec2(0, 0)};
    b2Body *ground;
    Tag ground_tag{-1};
    std::vector<tsp_contact> contacts;

    tsp_world() {
        b2BodyDef definition;
        definition.userData.pointer = reinterpret_cast<uintptr_t>(&ground_tag);
        ground = world.CreateBody(&definition);
        world.SetContactFilter(this);
        world.SetContactListener(this);
    }

    bool ShouldCollide(b2Fixture *first, b2Fixture *second) override {
        const Tag *a = tag(first), *b = tag(second);
        if (a->number >= 0 && b->number >= 0) return (a->items & b->items) != 0;
        return (a->boundaries & b->boundaries) != 0;
    }
    void note(b2Contact *contact, bool began) {
        tsp_contact event{tag(contact->GetFixtureA())->number, tag(contact->GetFixtureB())->number, began, {0, 0}};
        if (began) {
            b2WorldManifold manifold;
            contact->GetWorldManifold(&manifold);
            event.point = vec(manifold.points[0]);
        }
        contacts.push_back(event);
    }
    void BeginContact(b2Contact *contact) override { note(contact, true); }
    void EndContact(b2Contact *contact) override { note(contact, false); }

    b2Body *other(tsp_body *body) { return body ? real(body) : ground; }
    tsp_joint *add(const b2JointDef &definition) {
        return reinterpret_cast<tsp_joint *>(world.CreateJoint(&definition));
    }
};

tsp_world *tsp_world_new(void) { return new tsp_world(); }

void tsp_world_free(tsp_world *world) {
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext())
        if (body != world->ground) delete tag(body);
    world->world.SetContactListener(nullptr);
    delete world;
}

void tsp_world_step(tsp_world *world, float seconds) { world->world.Step(seconds, 8, 4); }

bool tsp_world_awake(const tsp_world *world) {
    for (const b2Body *body = const_cast<tsp_world *>(world)->world.GetBodyList(); body; body = body->GetNext())
        if (body->GetType() == b2_dynamicBody && body->IsAwake()) return true;
    return false;
}

int tsp_world_contacts(tsp_world *world, tsp_contact *out, int most) {
    int count = std::min(most, static_cast<int>(world->contacts.size()));
    std::copy_n(world->contacts.begin(), count, out);
    world->contacts.erase(world->contacts.begin(), world->contacts.begin() + count);
    return count;
}

tsp_body *tsp_body_new(tsp_world *world, int32_t number, tsp_vec position, float angle, bool movable) {
    b2BodyDef definition;
    definition.type = movable ? b2_dynamicBody : b2_staticBody;
    definition.position = vec(position);
    definition.angle = angle;
    definition.userData.pointer = reinterpret_cast<uintptr_t>(new Tag{number});
    return reinterpret_cast<tsp_body *>(world->world.CreateBody(&definition));
}

void tsp_body_free(tsp_world *world, tsp_body *body) {
    Tag *old = tag(real(body));
    world->world.DestroyBody(real(body));
    delete old;
}

static void attach(tsp_body *body, const b2Shape &shape) {
    const Tag *values = tag(real(body));
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.density = values->density;
    definition.friction = values->friction;
    definition.restitution = values->elasticity;
    definition.restitutionThreshold = 0.4f;
    real(body)->CreateFixture(&definition);
}

void tsp_body_box(tsp_body *body, float half_width, float half_height) {
    b2PolygonShape shape;
    shape.SetAsBox(std::max(half_width, b2_linearSlop), std::max(half_height, b2_linearSlop));
    attach(body, shape);
}

void tsp_body_circle(tsp_body *body, float radius) {
    b2CircleShape shape;
    shape.m_radius = std::max(radius, b2_linearSlop);
    attach(body, shape);
}

void tsp_body_polygon(tsp_body *body, const tsp_vec *points, int count) {
    std::vector<b2Vec2> list;
    for (int i = 0; i < std::min(count, b2_maxPolygonVertices); i++) list.push_back(vec(points[i]));
    if (list.size() < 3) return;
    b2PolygonShape shape;
    shape.Set(list.data(), static_cast<int32>(list.size()));
    attach(body, shape);
}

void tsp_body_chain(tsp_body *body, const tsp_vec *points, int count, bool closed) {
    std::vector<b2Vec2> list;
    for (int i = 0; i < count; i++)
        if (list.empty() || b2DistanceSquared(list.back(), vec(points[i])) > b2_linearSlop * b2_linearSlop)
            list.push_back(vec(points[i]));
    if (closed && list.size() > 2 && b2DistanceSquared(list.front(), list.back()) <= b2_linearSlop * b2_linearSlop)
        list.pop_back();
    if (list.size() < 2) return;
    for (size_t i = 0; i + (closed && list.size() > 2 ? 0 : 1) < list.size(); i++) {
        b2EdgeShape shape;
        shape.SetTwoSided(list[i], list[(i + 1) % list.size()]);
        attach(body, shape);
    }
}

void tsp_body_collides(tsp_body *body, uint64_t items, uint64_t boundaries) {
    Tag *values = tag(real(body));
    if (values->items == items && values->boundaries == boundaries) return;
    values->items = items;
    values->boundaries = boundaries;
    for (b2Fixture *fixture = real(body)->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
    real(body)->SetAwake(true);
}

void tsp_body_material(tsp_body *body, float density, float friction, float elasticity) {
    Tag *values = tag(real(body));
    if (values->density == density && values->friction == friction && values->elasticity == elasticity) return;
    values->density = density;
    values->friction = friction;
    values->elasticity = elasticity;
    for (b2Fixture *fixture = real(body)->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetDensity(density);
        fixture->SetFriction(friction);
        fixture->SetRestitution(elasticity);
    }
    real(body)->ResetMassData();
}

void tsp_body_motion(tsp_body *body, float resistance, float angular_resistance, bool rotates, bool movable) {
    b2Body *b = real(body);
    b->SetLinearDamping(resistance);
    b->SetAngularDamping(angular_resistance);
    if (b->IsFixedRotation() == rotates) b->SetFixedRotation(!rotates);
    b2BodyType type = movable ? b2_dynamicBody : b2_staticBody;
    if (b->GetType() != type) b->SetType(type);
}

tsp_state tsp_body_state(const tsp_body *body) {
    const b2Body *b = real(body);
    return {vec(b->GetPosition()), vec(b->GetLinearVelocity()), b->GetAngle(), b->GetAngularVelocity(), b->GetMass(),
            b->IsAwake()};
}

void tsp_body_place(tsp_body *body, tsp_vec position, float angle) {
    real(body)->SetTransform(vec(position), angle);
    real(body)->SetAwake(true);
}

void tsp_body_move(tsp_body *body, tsp_vec velocity, float spin) {
    real(body)->SetLinearVelocity(vec(velocity));
    real(body)->SetAngularVelocity(spin);
    real(body)->SetAwake(true);
}

void tsp_body_wake(tsp_body *body) { real(body)->SetAwake(true); }
void tsp_body_force(tsp_body *body, tsp_vec force, bool wake) { real(body)->ApplyForceToCenter(vec(force), wake); }
void tsp_body_force_at(tsp_body *body, tsp_vec force, tsp_vec point) {
    real(body)->ApplyForce(vec(force), vec(point), true);
}
void tsp_body_impulse_at(tsp_body *body, tsp_vec impulse, tsp_vec point) {
    real(body)->ApplyLinearImpulse(vec(impulse), vec(point), true);
}
void tsp_body_torque(tsp_body *body, float torque) { real(body)->ApplyTorque(torque, false); }

tsp_joint *tsp_joint_distance(tsp_world *world, tsp_body *body, tsp_body *other, tsp_vec at, tsp_vec other_at,
                              float length, float least, float frequency, float damping) {
    b2DistanceJointDef definition;
    definition.Initialize(real(body), world->other(other), vec(at), vec(other_at));
    definition.length = std::max(length, b2_linearSlop);
    definition.maxLength = definition.length;
    definition.minLength = least < 0 ? definition.length : std::max(least, 0.0f);
    definition.collideConnected = true;
    if (frequency > 0) {
        b2LinearStiffness(definition.stiffness, definition.damping, frequency, damping, definition.bodyA,
                          definition.bodyB);
        definition.minLength = 0;
        definition.maxLength = b2_maxFloat;
    }
    return world->add(definition);
}

tsp_joint *tsp_joint_pin(tsp_world *world, tsp_body *body, tsp_body *other, tsp_vec at, tsp_vec other_at, float low,
                         float high, float friction) {
    b2RevoluteJointDef definition;
    definition.Initialize(real(body), world->other(other), vec(at));
    definition.localAnchorB = definition.bodyB->GetLocalPoint(vec(other_at));
    definition.enableLimit = low > -b2_pi * 8 || high < b2_pi * 8;
    definition.lowerAngle = low;
    definition.upperAngle = high;
    definition.enableMotor = friction > 0;
    definition.maxMotorTorque = friction;
    definition.collideConnected = false;
    return world->add(definition);
}

tsp_joint *tsp_joint_weld(tsp_world *world, tsp_body *body, tsp_body *other, tsp_vec at, float frequency,
                          float damping) {
    b2WeldJointDef definition;
    definition.Initialize(real(body), world->other(other), vec(at));
    if (frequency > 0)
        b2AngularStiffness(definition.stiffness, definition.damping, frequency, damping, definition.bodyA,
                           definition.bodyB);
    return world->add(definition);
}

tsp_joint *tsp_joint_slide(tsp_world *world, tsp_body *body, tsp_body *other, tsp_vec at, tsp_vec axis, float low,
                           float high) {
    b2PrismaticJointDef definition;
    b2Vec2 direction = vec(axis);
    direction.Normalize();
    definition.Initialize(real(body), world->other(other), vec(at), direction);
    definition.enableLimit = true;
    definition.lowerTranslation = low;
    definition.upperTranslation = high;
    return world->add(definition);
}

void tsp_joint_free(tsp_world *world, tsp_joint *joint) {
    b2Joint *old = reinterpret_cast<b2Joint *>(joint);
    old->GetBodyA()->SetAwake(true);
    old->GetBodyB()->SetAwake(true);
    world->world.DestroyJoint(old);
}
