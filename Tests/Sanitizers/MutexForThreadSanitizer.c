// Tells ThreadSanitizer of the lock of Swift's `Mutex`; `.ci/sanitize` preloads it.
//
// On Linux a contended `Mutex` is handed from thread to thread by the kernel (FUTEX_LOCK_PI). Neither thread then touches
// the lock with an atomic operation of its own, and Swift's library is not instrumented, so ThreadSanitizer takes what the
// lock guards for a race: a program of four threads that only count inside `withLock` is reported. These functions stand
// before Swift's own, call them, and say what they do. Races outside the lock are still found.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// Of ThreadSanitizer's runtime, which is linked into the program.
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT void Lock(uint32_t thread, SELF);
typedef SWIFT bool TryLock(SELF);
typedef SWIFT void Unlock(SELF);

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool try_lock_slow(SELF) __asm__(TRY_LOCK);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK);

// Swift's own function of that name; without it the lock would guard nothing.
static void *own(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (!function) abort();
    return function;
}

SWIFT void lock_slow(uint32_t thread, SELF) {
    ((Lock *)own(LOCK))(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT bool try_lock_slow(SELF) {
    bool is_locked = ((TryLock *)own(TRY_LOCK))(self);
    if (is_locked && __tsan_acquire) __tsan_acquire(self);
    return is_locked;
}

SWIFT void unlock_slow(SELF) {
    if (__tsan_release) __tsan_release(self);
    ((Unlock *)own(UNLOCK))(self);
}
