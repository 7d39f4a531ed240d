/** Stands in for fast-uri, which @rjsf/utils only asks for references our bundled schemas do not have. */
const uri = {
  equal: (a: string, b: string) => a === b,
  resolve: (base: string, reference: string) => new URL(reference, base).href,
};
// biome-ignore lint/style/noDefaultExport: stands in for a default export of fast-uri
export default uri;
