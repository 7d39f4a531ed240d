/** Replaces hoist-non-react-statics, which Emotion always imports for its `withTheme`; nothing here calls that. */
// biome-ignore lint/style/noDefaultExport: replaces a default export
export default (): never => {
  throw new Error('The build has no hoist-non-react-statics (tools/vite/standIns)');
};
