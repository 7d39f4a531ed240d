import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Drops from @rjsf/core what no schema here uses: its bare widgets and templates, the grid and oneOf fields, the
 * markdown engine and the RFC 3986 library (72 kB become 28, brotli). It names inner files of @rjsf/core, so that
 * package is pinned and tests/views/slimForms.test.tsx notices when a new version moves them.
 */
export function rjsfSlim(shims: string): Plugin {
  const registry: Record<string, string> = {
    './components/fields/index.js': 'fields.tsx',
    './components/templates/index.js': 'empty.ts',
    './components/widgets/index.js': 'empty.ts',
  };
  return {
    name: 'rjsf-slim',
    enforce: 'pre',
    resolveId(id, importer) {
      const from = importer?.split('?')[0];
      if (id === 'markdown-to-jsx/react') return resolve(shims, 'markdown.ts');
      // Ajv itself needs the real one while it compiles.
      if (id === 'fast-uri' && from?.includes('/@rjsf/utils/')) return resolve(shims, 'uri.ts');
      const shim = from?.endsWith('/@rjsf/core/lib/getDefaultRegistry.js') ? registry[id] : undefined;
      return shim === undefined ? undefined : resolve(shims, shim);
    },
  };
}
