/** Stands in for the search of @rjsf/utils for an `if` inside of fields; schemas/meta/form.meta.json lets none through. */
// biome-ignore lint/style/noDefaultExport: stands in for a default export of @rjsf/utils
export default () => false;
