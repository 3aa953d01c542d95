// SPDX-License-Identifier: MIT
#pragma once
#include <stdbool.h>
#include <stdint.h>

// Box2D as UIKit Dynamics needs it, in plain C. Metres, kilograms, seconds, radians.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tsp_world tsp_world;
typedef struct tsp_body tsp_body;
typedef struct tsp_joint tsp_joint;
typedef struct {
    float x, y;
} tsp_vec;
typedef struct {
    tsp_vec position, velocity;
    float angle, spin, mass;
    bool awake;
} tsp_state;
/// A contact that began or ended between the bodies or boundaries with these tags.
typedef struct {
    int32_t a, b;
    bool began;
    tsp_vec point;
} tsp_contact;

tsp_world *tsp_world_new(void);
void tsp_world_free(tsp_world *world);
void tsp_world_step(tsp_world *world, float seconds);
/// Whether anything moves or has not yet come to rest.
bool tsp_world_awake(const tsp_world *world);
/// Moves the contacts since the last call to `out`; returns how many.
int tsp_world_contacts(tsp_world *world, tsp_contact *out, int most);

/// Bodies with `tag` >= 0 are items. They touch each other where `items` share a bit, boundaries where `boundaries` do.
tsp_body *tsp_body_new(tsp_world *world, int32_t tag, tsp_vec position, float angle, bool movable);
void tsp_body_free(tsp_world *world, tsp_body *body);
void tsp_body_box(tsp_body *body, float half_width, float half_height);
void tsp_body_circle(tsp_body *body, float radius);
/// A convex outline of 3 to 8 points.
void tsp_body_polygon(tsp_body *body, const tsp_vec *points, int count);
/// A line without inside; `closed` joins its ends.
void tsp_body_chain(tsp_body *body, const tsp_vec *points, int count, bool closed);
void tsp_body_collides(tsp_body *body, uint64_t items, uint64_t boundaries);
void tsp_body_material(tsp_body *body, float density, float friction, float elasticity);
void tsp_body_motion(tsp_body *body, float resistance, float angular_resistance, bool rotates, bool movable);
tsp_state tsp_body_state(const tsp_body *body);
void tsp_body_place(tsp_body *body, tsp_vec position, float angle);
void tsp_body_move(tsp_body *body, tsp_vec velocity, float spin);
void tsp_body_wake(tsp_body *body);
/// At the centre; a sleeping body stays asleep unless `wake`.
void tsp_body_force(tsp_body *body, tsp_vec force, bool wake);
void tsp_body_force_at(tsp_body *body, tsp_vec force, tsp_vec point);
void tsp_body_impulse_at(tsp_body *body, tsp_vec impulse, tsp_vec point);
void tsp_body_torque(tsp_body *body, float torque);

/// `other` NULL: the world itself. Points are in the world; `frequency` 0: rigid.
tsp_joint *tsp_joint_distance(tsp_world *world, tsp_body *body, tsp_body *other, tsp_vec at, tsp_vec other_at,
                              float length, float least, float frequency, float damping);
tsp_joint *tsp_joint_pin(tsp_world *world, tsp_body *body, tsp_body *other, tsp_vec at, tsp_vec other_at, float low,
                         float high, float friction);
tsp_joint *tsp_joint_weld(tsp_world *world, tsp_body *body, tsp_body *other, tsp_vec at, float frequency,
                          float damping);
tsp_joint *tsp_joint_slide(tsp_world *world, tsp_body *body, tsp_body *other, tsp_vec at, tsp_vec axis, float low,
                           float high);
void tsp_joint_free(tsp_world *world, tsp_joint *joint);

#ifdef __cplusplus
}
#endif
