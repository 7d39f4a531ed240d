import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Files of RJSF, and their replacements in src/forms/slim. */
export const standIns: Record<string, string> = {
  '@rjsf/core/lib/components/fields/index.js': 'fields.tsx',
  '@rjsf/core/lib/components/templates/index.js': 'empty.ts',
  '@rjsf/core/lib/components/widgets/index.js': 'empty.ts',
  '@rjsf/utils/lib/createSchemaUtils.js': 'createSchemaUtils.ts',
  '@rjsf/utils/lib/deepEquals.js': 'deepEquals.ts',
  '@rjsf/utils/lib/findSchemaDefinition.js': 'findSchemaDefinition.ts',
  '@rjsf/utils/lib/parser/index.js': 'parser.ts',
  '@rjsf/utils/lib/schemaHasNestedConditional.js': 'schemaHasNestedConditional.ts',
  '@rjsf/utils/lib/schema/index.js': 'schema.ts',
};
/** Packages that RJSF imports. */
const packageStandIns: Record<string, string> = { 'markdown-to-jsx/react': 'markdown.ts', 'react-is': 'reactIs.ts' };

/**
 * Drops from RJSF what no schema here uses: its bare widgets and templates, the grid and oneOf fields, the markdown
 * engine, and all utilities that follow references and resolve unions, conditions and defaults, where the replacements
 * handle flat schemas (which leaves 26 kB of all forms, brotli). It names inner files of RJSF, whose packages are
 * therefore pinned; tests/views/slimForms.test.tsx compares the replacements with RJSF's own code and notices when a new
 * version moves them. In development it also applies to packages that Vite bundles ahead (vite.config.ts).
 */
export function rjsfSlim(folder: string): Plugin {
  return {
    name: 'rjsf-slim',
    enforce: 'pre',
    resolveId(id, importer) {
      const from = importer?.split('?')[0];
      if (!from?.includes('/node_modules/@rjsf/')) return undefined;
      const file = id.startsWith('.') ? resolve(dirname(from), id).split('/node_modules/').at(-1) : undefined;
      const standIn = file === undefined ? packageStandIns[id] : standIns[file];
      return standIn === undefined ? undefined : resolve(folder, standIn);
    },
  };
}
