// SPDX-License-Identifier: MIT
#pragma once
#include <stdbool.h>
#include <stdint.h>

// Box2D as SpriteKit needs it, in plain C. Metres, kilograms, seconds, radians.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tsg_world tsg_world;
typedef struct tsg_body tsg_body;
typedef struct tsg_joint tsg_joint;
typedef struct {
    float x, y;
} tsg_vec;
typedef struct {
    tsg_vec position, velocity;
    float angle, spin, mass;
    bool awake;
} tsg_state;
/// What touches what: `a` is told of `b` where a category of `b` is among its contacts, and moves `b` and `a` apart where
/// either has the other's category among its collisions.
typedef struct {
    uint32_t category, collision, contact;
} tsg_masks;
typedef struct {
    float density, friction, restitution, linear_damping, angular_damping;
    bool rotates, dynamic, gravity, precise;
} tsg_traits;
/// Two bodies that began or ceased to touch: the point and the direction from `a` to `b` in the world, the push of the
/// first step.
typedef struct {
    int32_t a, b;
    bool began;
    tsg_vec point, normal;
    float impulse;
} tsg_contact;
/// A body that a ray meets.
typedef struct {
    int32_t body;
    tsg_vec point, normal;
    float fraction;
} tsg_hit;
typedef struct {
    tsg_body *body, *other;
    tsg_vec at, other_at;
} tsg_link;

tsg_world *tsg_world_new(void);
void tsg_world_free(tsg_world *world);
void tsg_world_gravity(tsg_world *world, tsg_vec gravity);
void tsg_world_step(tsg_world *world, float seconds);
/// Moves the contacts since the last call to `out`; returns how many.
int tsg_world_contacts(tsg_world *world, tsg_contact *out, int most);
/// The bodies whose outline holds the point or touches the box, each once.
int tsg_world_at(tsg_world *world, tsg_vec point, int32_t *out, int most);
int tsg_world_in(tsg_world *world, tsg_vec low, tsg_vec high, int32_t *out, int most);
/// The nearest point of each body on the way, nearest body first.
int tsg_world_ray(tsg_world *world, tsg_vec from, tsg_vec to, tsg_hit *out, int most);

tsg_body *tsg_body_new(tsg_world *world, int32_t number, tsg_vec position, float angle);
void tsg_body_free(tsg_world *world, tsg_body *body);
void tsg_body_circle(tsg_body *body, float radius, tsg_vec center);
/// A convex outline of 3 to 8 points.
void tsg_body_polygon(tsg_body *body, const tsg_vec *points, int count);
void tsg_body_edge(tsg_body *body, tsg_vec from, tsg_vec to);
void tsg_body_clear(tsg_body *body);
void tsg_body_masks(tsg_body *body, tsg_masks masks);
void tsg_body_traits(tsg_body *body, tsg_traits traits);
tsg_state tsg_body_state(const tsg_body *body);
void tsg_body_place(tsg_body *body, tsg_vec position, float angle);
void tsg_body_move(tsg_body *body, tsg_vec velocity, float spin);
void tsg_body_rest(tsg_body *body, bool rests);
void tsg_body_force(tsg_body *body, tsg_vec force, tsg_vec point);
void tsg_body_force_center(tsg_body *body, tsg_vec force);
void tsg_body_impulse(tsg_body *body, tsg_vec impulse, tsg_vec point);
void tsg_body_impulse_center(tsg_body *body, tsg_vec impulse);
void tsg_body_torque(tsg_body *body, float torque);
void tsg_body_angular_impulse(tsg_body *body, float impulse);
int tsg_body_touching(const tsg_body *body, int32_t *out, int most);

// `other` NULL: the world itself. Points are in the world; a `frequency` of 0 is rigid.
tsg_joint *tsg_joint_pin(tsg_world *world, tsg_link link, bool limited, float low, float high, float friction,
                         float speed);
tsg_joint *tsg_joint_weld(tsg_world *world, tsg_link link);
tsg_joint *tsg_joint_slide(tsg_world *world, tsg_link link, tsg_vec axis, bool limited, float low, float high);
tsg_joint *tsg_joint_spring(tsg_world *world, tsg_link link, float frequency, float damping);
tsg_joint *tsg_joint_rope(tsg_world *world, tsg_link link, float length);
/// The force and torque that held it in the last step of `seconds`.
void tsg_joint_reaction(tsg_joint *joint, float seconds, tsg_vec *force, float *torque);
void tsg_joint_free(tsg_world *world, tsg_joint *joint);

#ifdef __cplusplus
}
#endif
