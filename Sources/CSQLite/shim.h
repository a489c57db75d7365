// What Swift cannot call of sqlite3, and nothing else.
#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

// SQLITE_TRANSIENT is a macro that casts -1 to a function pointer; Swift imports no such macro.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const void *bytes,
                                    sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, (const char *)bytes, count, SQLITE_TRANSIENT,
                             SQLITE_UTF8);
}

static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes,
                                    sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

static inline void csqlite_result_text(sqlite3_context *context, const void *bytes,
                                       sqlite3_uint64 count) {
  sqlite3_result_text64(context, (const char *)bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline void csqlite_result_blob(sqlite3_context *context, const void *bytes,
                                       sqlite3_uint64 count) {
  sqlite3_result_blob64(context, bytes, count, SQLITE_TRANSIENT);
}

// sqlite3_db_config is variadic; Swift imports no variadic functions.
static inline int csqlite_set_config(sqlite3 *database, int option, int isOn) {
  return sqlite3_db_config(database, option, isOn, (int *)0);
}

#endif
