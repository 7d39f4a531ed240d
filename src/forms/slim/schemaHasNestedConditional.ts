/** Replaces the search of @rjsf/utils for an `if` inside fields; schemas/meta/form.meta.json allows none. */
// biome-ignore lint/style/noDefaultExport: replaces a default export of @rjsf/utils
export default () => false;
