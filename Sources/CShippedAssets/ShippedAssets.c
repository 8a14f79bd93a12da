#include "CShippedAssets.h"

// One array a file, then the lists of them. `#embed` reads the file while this one is compiled, and the compiler tells
// the build which files it read, so an edit of one of them compiles this file again. A test compares the lists with
// the folders.

// Templates

static const unsigned char fragments_message[] = {
#embed "../../Templates/fragments/message.mustache"
};

static const unsigned char fragments_results[] = {
#embed "../../Templates/fragments/results.mustache"
};

static const unsigned char fragments_suggestions[] = {
#embed "../../Templates/fragments/suggestions.mustache"
};

static const unsigned char layouts_document[] = {
#embed "../../Templates/layouts/document.mustache"
};

static const unsigned char pages_facet[] = {
#embed "../../Templates/pages/facet.mustache"
};

static const unsigned char pages_hit[] = {
#embed "../../Templates/pages/hit.mustache"
};

static const unsigned char pages_message[] = {
#embed "../../Templates/pages/message.mustache"
};

static const unsigned char pages_results[] = {
#embed "../../Templates/pages/results.mustache"
};

static const unsigned char pages_sites[] = {
#embed "../../Templates/pages/sites.mustache"
};

static const unsigned char pages_suggestions[] = {
#embed "../../Templates/pages/suggestions.mustache"
};

static const unsigned char partials_card[] = {
#embed "../../Templates/partials/card.mustache"
};

static const unsigned char partials_date[] = {
#embed "../../Templates/partials/date.mustache"
};

static const unsigned char partials_facet[] = {
#embed "../../Templates/partials/facet.mustache"
};

static const unsigned char partials_icons[] = {
#embed "../../Templates/partials/icons.mustache"
};

static const unsigned char partials_message[] = {
#embed "../../Templates/partials/message.mustache"
};

static const unsigned char partials_meta[] = {
#embed "../../Templates/partials/meta.mustache"
};

static const unsigned char partials_pager[] = {
#embed "../../Templates/partials/pager.mustache"
};

static const unsigned char partials_remedies[] = {
#embed "../../Templates/partials/remedies.mustache"
};

static const unsigned char partials_results[] = {
#embed "../../Templates/partials/results.mustache"
};

static const unsigned char partials_row[] = {
#embed "../../Templates/partials/row.mustache"
};

static const unsigned char partials_suggestions[] = {
#embed "../../Templates/partials/suggestions.mustache"
};

// Public

static const unsigned char images_searchlight_svg[] = {
#embed "../../Public/images/searchlight.svg"
};

static const unsigned char images_unlit_svg[] = {
#embed "../../Public/images/unlit.svg"
};

static const unsigned char searchlight_css[] = {
#embed "../../Public/searchlight.css"
};

static const unsigned char searchlight_js[] = {
#embed "../../Public/searchlight.js"
};

// Public/vendor, which set-up fetches: where it could not, pages work as plain links and forms.

#if __has_embed("../../Public/vendor/htmx.min.js")
#define HAS_HTMX 1
static const unsigned char vendor_htmx_min_js[] = {
#embed "../../Public/vendor/htmx.min.js"
};
#endif

#if __has_embed("../../Public/vendor/preload.min.js")
#define HAS_PRELOAD 1
static const unsigned char vendor_preload_min_js[] = {
#embed "../../Public/vendor/preload.min.js"
};
#endif

#define ASSET(name, array) {name, array, sizeof(array)}

static const shipped_asset template_list[] = {
  ASSET("fragments/message", fragments_message),
  ASSET("fragments/results", fragments_results),
  ASSET("fragments/suggestions", fragments_suggestions),
  ASSET("layouts/document", layouts_document),
  ASSET("pages/facet", pages_facet),
  ASSET("pages/hit", pages_hit),
  ASSET("pages/message", pages_message),
  ASSET("pages/results", pages_results),
  ASSET("pages/sites", pages_sites),
  ASSET("pages/suggestions", pages_suggestions),
  ASSET("partials/card", partials_card),
  ASSET("partials/date", partials_date),
  ASSET("partials/facet", partials_facet),
  ASSET("partials/icons", partials_icons),
  ASSET("partials/message", partials_message),
  ASSET("partials/meta", partials_meta),
  ASSET("partials/pager", partials_pager),
  ASSET("partials/remedies", partials_remedies),
  ASSET("partials/results", partials_results),
  ASSET("partials/row", partials_row),
  ASSET("partials/suggestions", partials_suggestions),
};

static const shipped_asset file_list[] = {
  ASSET("images/searchlight.svg", images_searchlight_svg),
  ASSET("images/unlit.svg", images_unlit_svg),
  ASSET("searchlight.css", searchlight_css),
  ASSET("searchlight.js", searchlight_js),
#ifdef HAS_HTMX
  ASSET("vendor/htmx.min.js", vendor_htmx_min_js),
#endif
#ifdef HAS_PRELOAD
  ASSET("vendor/preload.min.js", vendor_preload_min_js),
#endif
};

shipped_assets shipped_templates(void) {
  return (shipped_assets){template_list, sizeof(template_list) / sizeof(template_list[0])};
}

shipped_assets shipped_files(void) {
  return (shipped_assets){file_list, sizeof(file_list) / sizeof(file_list[0])};
}
