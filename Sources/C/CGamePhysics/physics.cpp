// SPDX-License-Identifier: MIT
#include "CGamePhysics.h"

#include <box2d/box2d.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace {

b2Vec2 vec(tsg_vec v) { return b2Vec2(v.x, v.y); }
tsg_vec vec(const b2Vec2 &v) { return {v.x, v.y}; }

struct Tag {
    int32_t number;
    tsg_masks masks = {~0u, ~0u, 0};
    tsg_traits traits = {1, 0.2f, 0.2f, 0.1f, 0.1f, true, true, true, false};
};

Tag *tag(const b2Body *body) {
    return reinterpret_cast<Tag *>(const_cast<b2Body *>(body)->GetUserData().pointer);
}
const Tag *tag(const b2Fixture *fixture) { return tag(const_cast<b2Fixture *>(fixture)->GetBody()); }
b2Body *real(tsg_body *body) { return reinterpret_cast<b2Body *>(body); }
const b2Body *real(const tsg_body *body) { return reinterpret_cast<const b2Body *>(body); }

bool collide(const Tag *a, const Tag *b) {
    return (a->masks.collision & b->masks.category) != 0 || (b->masks.collision & a->masks.category) != 0;
}
bool told(const Tag *a, const Tag *b) {
    return (a->masks.contact & b->masks.category) != 0 || (b->masks.contact & a->masks.category) != 0;
}

}  // namespace

struct tsg_world : b2ContactFilter, b2ContactListener {
    b2World world{b2Vec2(0, 0)};
    b2Body *ground;
    Tag ground_tag{-1};
    std::vector<tsg_contact> contacts;
    /// How many pairs of shapes of two bodies touch: their contact is one.
    std::map<std::pair<int32_t, int32_t>, int> touching;

    tsg_world() {
        b2BodyDef definition;
        definition.userData.pointer = reinterpret_cast<uintptr_t>(&ground_tag);
        ground = world.CreateBody(&definition);
        world.SetContactFilter(this);
        world.SetContactListener(this);
    }

    bool ShouldCollide(b2Fixture *first, b2Fixture *second) override {
        return collide(tag(first), tag(second)) || told(tag(first), tag(second));
    }
    static std::pair<int32_t, int32_t> pair(b2Contact *contact) {
        return std::minmax(tag(contact->GetFixtureA())->number, tag(contact->GetFixtureB())->number);
    }
    void BeginContact(b2Contact *contact) override {
        const Tag *a = tag(contact->GetFixtureA()), *b = tag(contact->GetFixtureB());
        if (touching[pair(contact)]++ > 0 || !told(a, b)) return;
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        contacts.push_back({a->number, b->number, true, vec(manifold.points[0]), vec(manifold.normal), 0});
    }
    void EndContact(b2Contact *contact) override {
        const Tag *a = tag(contact->GetFixtureA()), *b = tag(contact->GetFixtureB());
        auto found = touching.find(pair(contact));
        if (found == touching.end() || --found->second > 0) return;
        touching.erase(found);
        if (told(a, b)) contacts.push_back({a->number, b->number, false, {0, 0}, {0, 0}, 0});
    }
    /// Bodies that only tell of each other pass through.
    void PreSolve(b2Contact *contact, const b2Manifold *) override {
        if (!collide(tag(contact->GetFixtureA()), tag(contact->GetFixtureB()))) contact->SetEnabled(false);
    }
    void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override {
        int32_t a = tag(contact->GetFixtureA())->number, b = tag(contact->GetFixtureB())->number;
        for (tsg_contact &event : contacts) {
            if (!event.began || event.a != a || event.b != b) continue;
            for (int i = 0; i < impulse->count; i++) event.impulse += impulse->normalImpulses[i];
        }
    }

    b2Body *other(tsg_body *body) { return body ? real(body) : ground; }
    tsg_joint *add(const b2JointDef &definition) {
        return reinterpret_cast<tsg_joint *>(world.CreateJoint(&definition));
    }
};

tsg_world *tsg_world_new(void) { return new tsg_world(); }

void tsg_world_free(tsg_world *world) {
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext())
        if (body != world->ground) delete tag(body);
    world->world.SetContactListener(nullptr);
    delete world;
}

void tsg_world_gravity(tsg_world *world, tsg_vec gravity) {
    if (world->world.GetGravity() == vec(gravity)) return;
    world->world.SetGravity(vec(gravity));
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext())
        if (body->GetType() == b2_dynamicBody) body->SetAwake(true);
}

void tsg_world_step(tsg_world *world, float seconds) { world->world.Step(seconds, 8, 4); }

int tsg_world_contacts(tsg_world *world, tsg_contact *out, int most) {
    int count = std::min(most, static_cast<int>(world->contacts.size()));
    std::copy_n(world->contacts.begin(), count, out);
    world->contacts.erase(world->contacts.begin(), world->contacts.begin() + count);
    return count;
}

namespace {

/// The bodies of the shapes in a box that pass a test.
template <typename Test>
struct Finder : b2QueryCallback {
    std::vector<int32_t> found;
    Test test;
    explicit Finder(Test test) : test(test) {}
    bool ReportFixture(b2Fixture *fixture) override {
        int32_t number = tag(fixture)->number;
        if (test(fixture) && std::find(found.begin(), found.end(), number) == found.end()) found.push_back(number);
        return true;
    }
};

template <typename Test>
int find(tsg_world *world, b2Vec2 low, b2Vec2 high, int32_t *out, int most, Test test) {
    Finder<Test> finder(test);
    b2AABB box;
    box.lowerBound = low;
    box.upperBound = high;
    world->world.QueryAABB(&finder, box);
    std::sort(finder.found.begin(), finder.found.end());
    int count = std::min(most, static_cast<int>(finder.found.size()));
    std::copy_n(finder.found.begin(), count, out);
    return count;
}

struct Ray : b2RayCastCallback {
    std::vector<tsg_hit> hits;
    float ReportFixture(b2Fixture *fixture, const b2Vec2 &point, const b2Vec2 &normal, float fraction) override {
        tsg_hit hit{tag(fixture)->number, vec(point), vec(normal), fraction};
        for (tsg_hit &other : hits) {
            if (other.body != hit.body) continue;
            if (fraction < other.fraction) other = hit;
            return 1;
        }
        hits.push_back(hit);
        return 1;
    }
};

}  // namespace

int tsg_world_at(tsg_world *world, tsg_vec point, int32_t *out, int most) {
    b2Vec2 at = vec(point);
    return find(world, at, at, out, most, [at](b2Fixture *fixture) { return fixture->TestPoint(at); });
}

int tsg_world_in(tsg_world *world, tsg_vec low, tsg_vec high, int32_t *out, int most) {
    b2Vec2 center = 0.5f * (vec(low) + vec(high)), half = 0.5f * (vec(high) - vec(low));
    b2PolygonShape box;
    box.SetAsBox(std::max(half.x, b2_linearSlop), std::max(half.y, b2_linearSlop), center, 0);
    b2Transform identity;
    identity.SetIdentity();
    return find(world, vec(low), vec(high), out, most, [&](b2Fixture *fixture) {
        for (int child = 0; child < fixture->GetShape()->GetChildCount(); child++)
            if (b2TestOverlap(fixture->GetShape(), child, &box, 0, fixture->GetBody()->GetTransform(), identity))
                return true;
        return false;
    });
}

int tsg_world_ray(tsg_world *world, tsg_vec from, tsg_vec to, tsg_hit *out, int most) {
    if (b2DistanceSquared(vec(from), vec(to)) <= 0) return 0;
    Ray ray;
    world->world.RayCast(&ray, vec(from), vec(to));
    std::sort(ray.hits.begin(), ray.hits.end(), [](const tsg_hit &a, const tsg_hit &b) {
        return std::make_pair(a.fraction, a.body) < std::make_pair(b.fraction, b.body);
    });
    int count = std::min(most, static_cast<int>(ray.hits.size()));
    std::copy_n(ray.hits.begin(), count, out);
    return count;
}

// Bodies

tsg_body *tsg_body_new(tsg_world *world, int32_t number, tsg_vec position, float angle) {
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position = vec(position);
    definition.angle = angle;
    definition.userData.pointer = reinterpret_cast<uintptr_t>(new Tag{number});
    return reinterpret_cast<tsg_body *>(world->world.CreateBody(&definition));
}

void tsg_body_free(tsg_world *world, tsg_body *body) {
    Tag *old = tag(real(body));
    world->world.DestroyBody(real(body));
    delete old;
}

/// How far bodies keep apart, in metres: a sixth of a point, as in the scene editor's files; Box2D's own would be seen.
static const float skin = 0.001f;

static void attach(tsg_body *body, const b2Shape &shape) {
    const tsg_traits &traits = tag(real(body))->traits;
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.density = traits.density;
    definition.friction = traits.friction;
    definition.restitution = traits.restitution;
    real(body)->CreateFixture(&definition);
}

void tsg_body_circle(tsg_body *body, float radius, tsg_vec center) {
    b2CircleShape shape;
    shape.m_radius = std::max(radius, b2_linearSlop);
    shape.m_p = vec(center);
    attach(body, shape);
}

void tsg_body_polygon(tsg_body *body, const tsg_vec *points, int count) {
    std::vector<b2Vec2> list;
    for (int i = 0; i < std::min(count, b2_maxPolygonVertices); i++) list.push_back(vec(points[i]));
    if (list.size() < 3) return;
    // Box2D asserts an area.
    float area = 0;
    for (size_t i = 0; i < list.size(); i++) area += b2Cross(list[i], list[(i + 1) % list.size()]);
    if (b2Abs(area) < 4 * b2_linearSlop * b2_linearSlop) return;
    b2PolygonShape shape;
    shape.Set(list.data(), static_cast<int32>(list.size()));
    shape.m_radius = skin;
    attach(body, shape);
}

void tsg_body_edge(tsg_body *body, tsg_vec from, tsg_vec to) {
    if (b2DistanceSquared(vec(from), vec(to)) <= b2_linearSlop * b2_linearSlop) return;
    b2EdgeShape shape;
    shape.SetTwoSided(vec(from), vec(to));
    shape.m_radius = skin;
    attach(body, shape);
}

void tsg_body_clear(tsg_body *body) {
    while (b2Fixture *fixture = real(body)->GetFixtureList()) real(body)->DestroyFixture(fixture);
}

void tsg_body_masks(tsg_body *body, tsg_masks masks) {
    tsg_masks &old = tag(real(body))->masks;
    if (old.category == masks.category && old.collision == masks.collision && old.contact == masks.contact) return;
    old = masks;
    for (b2Fixture *fixture = real(body)->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
}

void tsg_body_traits(tsg_body *body, tsg_traits traits) {
    b2Body *b = real(body);
    tsg_traits old = std::exchange(tag(b)->traits, traits);
    b->SetLinearDamping(traits.linear_damping);
    b->SetAngularDamping(traits.angular_damping);
    b->SetGravityScale(traits.gravity ? 1 : 0);
    b->SetBullet(traits.precise);
    if (b->IsFixedRotation() == traits.rotates) b->SetFixedRotation(!traits.rotates);
    b2BodyType type = traits.dynamic ? b2_dynamicBody : b2_staticBody;
    if (b->GetType() != type) b->SetType(type);
    for (b2Fixture *fixture = b->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetFriction(traits.friction);
        fixture->SetRestitution(traits.restitution);
        fixture->SetDensity(traits.density);
    }
    if (old.density != traits.density) b->ResetMassData();
}

tsg_state tsg_body_state(const tsg_body *body) {
    const b2Body *b = real(body);
    return {vec(b->GetPosition()), vec(b->GetLinearVelocity()), b->GetAngle(), b->GetAngularVelocity(), b->GetMass(),
            b->IsAwake()};
}

void tsg_body_place(tsg_body *body, tsg_vec position, float angle) {
    real(body)->SetTransform(vec(position), angle);
    real(body)->SetAwake(true);
}

void tsg_body_move(tsg_body *body, tsg_vec velocity, float spin) {
    real(body)->SetLinearVelocity(vec(velocity));
    real(body)->SetAngularVelocity(spin);
    real(body)->SetAwake(true);
}

void tsg_body_rest(tsg_body *body, bool rests) { real(body)->SetAwake(!rests); }
void tsg_body_force(tsg_body *body, tsg_vec force, tsg_vec point) {
    real(body)->ApplyForce(vec(force), vec(point), true);
}
void tsg_body_force_center(tsg_body *body, tsg_vec force) { real(body)->ApplyForceToCenter(vec(force), true); }
void tsg_body_impulse(tsg_body *body, tsg_vec impulse, tsg_vec point) {
    real(body)->ApplyLinearImpulse(vec(impulse), vec(point), true);
}
void tsg_body_impulse_center(tsg_body *body, tsg_vec impulse) {
    real(body)->ApplyLinearImpulseToCenter(vec(impulse), true);
}
void tsg_body_torque(tsg_body *body, float torque) { real(body)->ApplyTorque(torque, true); }
void tsg_body_angular_impulse(tsg_body *body, float impulse) { real(body)->ApplyAngularImpulse(impulse, true); }

int tsg_body_touching(const tsg_body *body, int32_t *out, int most) {
    int count = 0;
    for (const b2ContactEdge *edge = real(body)->GetContactList(); edge; edge = edge->next) {
        int32_t number = tag(edge->other)->number;
        if (!edge->contact->IsTouching() || std::find(out, out + count, number) != out + count) continue;
        if (count < most) out[count++] = number;
    }
    std::sort(out, out + count);
    return count;
}

// Joints

tsg_joint *tsg_joint_pin(tsg_world *world, tsg_link link, bool limited, float low, float high, float friction,
                         float speed) {
    b2RevoluteJointDef definition;
    definition.Initialize(real(link.body), world->other(link.other), vec(link.at));
    definition.enableLimit = limited;
    definition.lowerAngle = low;
    definition.upperAngle = high;
    definition.enableMotor = friction > 0 || speed != 0;
    // A motor without a torque of its own turns at its speed whatever hinders it.
    definition.maxMotorTorque = friction > 0 ? friction : b2_maxFloat;
    definition.motorSpeed = speed;
    return world->add(definition);
}

tsg_joint *tsg_joint_weld(tsg_world *world, tsg_link link) {
    b2WeldJointDef definition;
    definition.Initialize(real(link.body), world->other(link.other), vec(link.at));
    return world->add(definition);
}

tsg_joint *tsg_joint_slide(tsg_world *world, tsg_link link, tsg_vec axis, bool limited, float low, float high) {
    b2PrismaticJointDef definition;
    b2Vec2 direction = vec(axis);
    direction.Normalize();
    definition.Initialize(real(link.body), world->other(link.other), vec(link.at), direction);
    definition.enableLimit = limited;
    definition.lowerTranslation = low;
    definition.upperTranslation = high;
    return world->add(definition);
}

static b2DistanceJointDef distance(tsg_world *world, tsg_link link) {
    b2DistanceJointDef definition;
    definition.Initialize(real(link.body), world->other(link.other), vec(link.at), vec(link.other_at));
    definition.length = std::max(definition.length, b2_linearSlop);
    definition.collideConnected = true;
    return definition;
}

tsg_joint *tsg_joint_spring(tsg_world *world, tsg_link link, float frequency, float damping) {
    b2DistanceJointDef definition = distance(world, link);
    if (frequency > 0) {
        b2LinearStiffness(definition.stiffness, definition.damping, frequency, damping, definition.bodyA,
                          definition.bodyB);
        definition.minLength = 0;
        definition.maxLength = b2_maxFloat;
    } else {
        definition.minLength = definition.maxLength = definition.length;
    }
    return world->add(definition);
}

tsg_joint *tsg_joint_rope(tsg_world *world, tsg_link link, float length) {
    b2DistanceJointDef definition = distance(world, link);
    definition.minLength = 0;
    definition.maxLength = std::max(length, b2_linearSlop);
    definition.length = std::min(definition.length, definition.maxLength);
    return world->add(definition);
}

void tsg_joint_reaction(tsg_joint *joint, float seconds, tsg_vec *force, float *torque) {
    const b2Joint *j = reinterpret_cast<b2Joint *>(joint);
    float rate = seconds > 0 ? 1 / seconds : 0;
    *force = vec(j->GetReactionForce(rate));
    *torque = j->GetReactionTorque(rate);
}

void tsg_joint_free(tsg_world *world, tsg_joint *joint) {
    b2Joint *old = reinterpret_cast<b2Joint *>(joint);
    old->GetBodyA()->SetAwake(true);
    old->GetBodyB()->SetAwake(true);
    world->world.DestroyJoint(old);
}
