// Makes the n-th write, sync or truncation of some files fail, or kills the program there.
//
// Preloaded (LD_PRELOAD) into a program that calls the C library dynamically. Environment:
//   IOFAULT_PATH   part of the path of the files that are meant
//   IOFAULT_AT     the number of the call that fails, from 1; 0 only counts
//   IOFAULT_HOW    eio, enospc or kill
//   IOFAULT_ON     set: every call from there on fails, not that one alone
//   IOFAULT_COUNT  a file that gets the number of calls
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_long calls;

static int is_meant(int descriptor) {
  const char *part = getenv("IOFAULT_PATH");
  char link[64], path[4096];
  if (!part) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, part) != NULL;
}

// Whether this call has to fail; errno is set then.
static int fails(int descriptor) {
  int before = errno;
  if (!is_meant(descriptor)) {
    errno = before;
    return 0;
  }
  long number = atomic_fetch_add(&calls, 1) + 1;
  const char *at = getenv("IOFAULT_AT"), *how = getenv("IOFAULT_HOW");
  long wanted = at ? atol(at) : 0;
  errno = before;
  if (wanted == 0 || number < wanted || (number > wanted && !getenv("IOFAULT_ON"))) return 0;
  if (how && strcmp(how, "kill") == 0) kill(getpid(), SIGKILL);
  errno = how && strcmp(how, "enospc") == 0 ? ENOSPC : EIO;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite(int d, const void *bytes, size_t count, off_t at) {
  return fails(d) ? -1 : REAL(pwrite)(d, bytes, count, at);
}
ssize_t pwrite64(int d, const void *bytes, size_t count, off64_t at) {
  return fails(d) ? -1 : REAL(pwrite64)(d, bytes, count, at);
}
ssize_t write(int d, const void *bytes, size_t count) {
  return fails(d) ? -1 : REAL(write)(d, bytes, count);
}
int fsync(int d) { return fails(d) ? -1 : REAL(fsync)(d); }
int fdatasync(int d) { return fails(d) ? -1 : REAL(fdatasync)(d); }
int ftruncate(int d, off_t size) { return fails(d) ? -1 : REAL(ftruncate)(d, size); }
int ftruncate64(int d, off64_t size) { return fails(d) ? -1 : REAL(ftruncate64)(d, size); }

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("IOFAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%ld\n", atomic_load(&calls));
  fclose(file);
}
