// Stands in for what @rjsf/utils has for compiling validators; tools/vite/formModules.ts uses it, a browser does not.
export {};
