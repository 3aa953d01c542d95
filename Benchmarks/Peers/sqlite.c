// SPDX-License-Identifier: MIT
// What Benchmarks/Objects does, by hand: the statements that a Core Data store has to run, and nothing else.
//   sqlite people|cards|fetch|list|fault COUNT      in TMPDIR; people and cards make what the others read
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static sqlite3 *db;

static void check(int code) {
    if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
    fprintf(stderr, "sqlite: %s\n", sqlite3_errmsg(db));
    exit(1);
}

static void run(const char *statement) { check(sqlite3_exec(db, statement, NULL, NULL, NULL)); }

static sqlite3_stmt *prepare(const char *text) {
    sqlite3_stmt *statement = NULL;
    check(sqlite3_prepare_v2(db, text, -1, &statement, NULL));
    return statement;
}

static void make(int count, int has_cards) {
    run("CREATE TABLE ZPERSON(Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR, ZNOTE VARCHAR, "
        "ZAGE INTEGER, ZSCORE FLOAT, ZCREATED TIMESTAMP, ZACTIVE INTEGER, ZCARD INTEGER)");
    run("CREATE TABLE ZCARD(Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNUMBER INTEGER, ZOWNER INTEGER)");
    run("CREATE INDEX ZPERSON_ZCARD ON ZPERSON(ZCARD)");
    run("CREATE INDEX ZCARD_ZOWNER ON ZCARD(ZOWNER)");
    sqlite3_stmt *person = prepare("INSERT INTO ZPERSON VALUES(?1,1,1,?2,?3,?4,?5,?6,?7,?8)");
    sqlite3_stmt *card = prepare("INSERT INTO ZCARD VALUES(?1,2,1,?2,?1)");
    run("BEGIN");
    for (int i = 0; i < count; i++) {
        char name[64], note[96];
        uint32_t random = (uint32_t)i * 2654435761u;
        snprintf(name, sizeof name, "Person %u of many", random % 100000);
        snprintf(note, sizeof note, "A note of some words about %u and %d", random % 977, i);
        sqlite3_bind_int(person, 1, i + 1);
        sqlite3_bind_text(person, 2, name, -1, SQLITE_TRANSIENT);
        sqlite3_bind_text(person, 3, note, -1, SQLITE_TRANSIENT);
        sqlite3_bind_int(person, 4, (int)(18 + random % 70));
        sqlite3_bind_double(person, 5, random / 4294967.0);
        sqlite3_bind_double(person, 6, 7e8 + random % 10000000);
        sqlite3_bind_int(person, 7, random & 1);
        if (has_cards) sqlite3_bind_int(person, 8, i + 1);
        check(sqlite3_step(person));
        sqlite3_reset(person);
        if (!has_cards) continue;
        sqlite3_bind_int(card, 1, i + 1);
        sqlite3_bind_int(card, 2, i);
        check(sqlite3_step(card));
        sqlite3_reset(card);
    }
    run("COMMIT");
}

/// Reads all values of all people, and if wanted the card of each by its key.
static long read_all(int has_cards) {
    long sum = 0;
    sqlite3_stmt *people = prepare("SELECT * FROM ZPERSON");
    sqlite3_stmt *card = prepare("SELECT * FROM ZCARD WHERE Z_PK = ?1");
    while (sqlite3_step(people) == SQLITE_ROW) {
        sqlite3_column_text(people, 3);
        sqlite3_column_text(people, 4);
        sum += sqlite3_column_bytes(people, 3) + sqlite3_column_bytes(people, 4) + sqlite3_column_int(people, 5)
            + (long)sqlite3_column_double(people, 6) + (long)sqlite3_column_double(people, 7) + sqlite3_column_int(people, 8);
        if (!has_cards) continue;
        sqlite3_bind_int(card, 1, sqlite3_column_int(people, 9));
        if (sqlite3_step(card) == SQLITE_ROW) sum += sqlite3_column_int(card, 3);
        sqlite3_reset(card);
    }
    return sum;
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    const char *scene = argv[1];
    int count = atoi(argv[2]), makes = !strcmp(scene, "people") || !strcmp(scene, "cards");
    const char *name = !strcmp(scene, "people") || !strcmp(scene, "fetch") ? "people" : "cards";
    const char *folder = getenv("TMPDIR");
    char path[512];
    snprintf(path, sizeof path, "%s/peer-%s-%d.sqlite", folder ? folder : "/tmp", name, count);
    if (makes) unlink(path);
    check(sqlite3_open(path, &db));
    run("PRAGMA journal_mode=WAL");
    if (makes) make(count, !strcmp(scene, "cards"));
    else printf("%ld\n", read_all(!strcmp(scene, "fault")));
    check(sqlite3_close_v2(db));
    return 0;
}
