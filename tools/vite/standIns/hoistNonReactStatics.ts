/** Stands in for hoist-non-react-statics, which Emotion always brings along for its `withTheme`; nothing here calls that. */
// biome-ignore lint/style/noDefaultExport: stands in for a default export
export default (): never => {
  throw new Error('The build has no hoist-non-react-statics (tools/vite/standIns)');
};
