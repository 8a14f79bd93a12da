#ifndef SHIPPED_ASSETS_H
#define SHIPPED_ASSETS_H
#endif
