#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stddef.h>

// The pieces of memory that the calling thread has asked for since it began, by `malloc` and its kin.
size_t allocation_count(void);

#endif
