/**
 * What pages of the workbench and of the product import. One that is found only later has Vite bundle all of them again,
 * and load every open page again.
 */
export const pagePackages: readonly string[] = [
  ...['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-router-dom'],
  ...['xstate', '@xstate/react', '@tanstack/react-query', 'axios', 'framer-motion/mini', 'jsonc-parser', 'parse5'],
  ...['@tanstack/react-table', 'dompurify', 'uqr'],
  ...['cache', 'react', 'serialize', 'utils'].map((name) => `@emotion/${name}`),
  ...['material/Dialog', 'material/Drawer', 'material/Snackbar', 'material/styles', 'system'].map((n) => `@mui/${n}`),
  ...['core', 'extension-table', 'react', 'starter-kit'].map((name) => `@tiptap/${name}`),
  ...['autocomplete', 'commands', 'lang-json', 'language', 'lint', 'search', 'state', 'view'].map(
    (name) => `@codemirror/${name}`,
  ),
  ...['@testing-library/dom', '@testing-library/user-event'],
  ...['@lezer/highlight', '@rjsf/core', '@rjsf/core/lib/withTheme.js', '@rjsf/utils', '@rjsf/validator-ajv8'],
  '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
  ...['ucs2length', 'equal'].map((name) => `ajv/dist/runtime/${name}.js`),
];
