// biome-ignore lint/style/noDefaultExport: replaces a default export of @rjsf/core
export default () => ({});
