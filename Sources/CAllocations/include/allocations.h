#pragma once

#include <stdint.h>

/// The bytes that this process has asked of malloc and its kin so far, those of blocks that grew counted anew; -1 where they aren't counted.
int64_t yotei_allocated_bytes(void);
