/** Replaces react-is, with which @rjsf/utils looks for wrapped widgets; all widgets here are plain functions. */
// biome-ignore lint/style/noDefaultExport: replaces a default export of react-is
export default { isForwardRef: () => false, isMemo: () => false };
