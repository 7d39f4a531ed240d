// Replaces the compilation of validators in @rjsf/utils, which only tools/vite/formModules.ts uses.
export {};
