/** Stands in for react-is, which @rjsf/utils asks whether a widget is wrapped; all of ours are plain functions. */
// biome-ignore lint/style/noDefaultExport: stands in for a default export of react-is
export default { isForwardRef: () => false, isMemo: () => false };
