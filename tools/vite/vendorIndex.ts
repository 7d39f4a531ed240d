import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:vendors';

/** What the first screens show of a vendor; the whole records (140 kB) come from the server when needed. */
type VendorRecord = {
  slug: string;
  name: string;
  shortName: string;
  mark: { text: string; tint: string };
  pricing: { entryMonthly: number | null };
};

/** `import { vendors } from 'virtual:vendors'`: slug, names, mark and entry price of each system in pos-systems.json. */
export function vendorIndex(schemas: string): Plugin {
  const file = resolve(schemas, 'content/pos-systems.json');
  return {
    name: 'vendor-index',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(file);
      const { systems } = JSON.parse(readFileSync(file, 'utf8')) as { systems: VendorRecord[] };
      const vendors = systems.map(({ slug, name, shortName, mark, pricing }) => ({
        slug,
        name,
        shortName,
        mark,
        entryMonthly: pricing.entryMonthly,
      }));
      return `export const vendors = ${JSON.stringify(vendors)};`;
    },
    hotUpdate({ file: changed, modules }) {
      const own = changed === file ? this.environment.moduleGraph.getModuleById(`\0${ID}`) : undefined;
      return own ? [...modules, own] : undefined;
    },
  };
}
