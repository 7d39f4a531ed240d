// biome-ignore lint/style/noDefaultExport: stands in for a default export of @rjsf/core
export default () => ({});
