#include "CShippedAssets.h"
