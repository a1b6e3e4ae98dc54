#include "CProcess.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

static const int endings[] = {SIGHUP, SIGINT, SIGTERM};

// Threads that hold the signals back.
static atomic_int holders;
// Whether a signal has come: nobody begins anything any more.
static atomic_int is_ending;
// What the calling thread had blocked before.
static _Thread_local sigset_t before;

// Runs in a thread that holds nothing back, as the others have the signals blocked. Calls only what
// signal-safety(7) lists.
static void end(int signal_number) {
  atomic_store(&is_ending, 1);
  while (atomic_load(&holders) > 0) poll(NULL, 0, 1);
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigemptyset(&usual.sa_mask);
  sigaction(signal_number, &usual, NULL);
  sigset_t own;
  sigemptyset(&own);
  sigaddset(&own, signal_number);
  pthread_sigmask(SIG_UNBLOCK, &own, NULL);
  // The signal ends the process, so its parent knows why.
  raise(signal_number);
  // The kernel spares the first process of a container. It ends with the exit code that a shell reports for the signal.
  _exit(128 + signal_number);
}

static void fill(sigset_t *set) {
  sigemptyset(set);
  for (size_t index = 0; index < sizeof endings / sizeof *endings; index++) sigaddset(set, endings[index]);
}

static void install(void) {
  struct sigaction own = {.sa_handler = end, .sa_flags = SA_RESTART};
  fill(&own.sa_mask);
  for (size_t index = 0; index < sizeof endings / sizeof *endings; index++) {
    struct sigaction old;
    if (sigaction(endings[index], NULL, &old) == 0 && old.sa_handler == SIG_DFL) {
      sigaction(endings[index], &own, NULL);
    }
  }
}

void interruption_install(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
}

void interruption_hold(void) {
  interruption_install();
  sigset_t blocked;
  fill(&blocked);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  atomic_fetch_add(&holders, 1);
  if (atomic_load(&is_ending)) {
    atomic_fetch_sub(&holders, 1);
    // The process is about to end.
    for (;;) poll(NULL, 0, -1);
  }
}

void interruption_release(void) {
  atomic_fetch_sub(&holders, 1);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
