#pragma once

/// Frees memory that libxml2 handed out. `xmlFree` itself is a variable, which Swift may not read safely.
void searchlight_xml_free(void *memory);
