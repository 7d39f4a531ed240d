import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'rolldown';
import { root } from './product.ts';

const isPackage = (id: string) => /^@?[a-z]/.test(id);

/**
 * A module of this product or of a copy, which may import JSON: Playwright's own loader cannot. Bundling takes a tenth of
 * a second, while Vite's runner takes two or three seconds for as many files.
 */
export async function loadBundled<Module>(path: string, of = root): Promise<Module> {
  const file = join(of, path);
  const { output } = await build({
    input: file,
    cwd: of,
    platform: 'node',
    external: isPackage,
    write: false,
    output: { format: 'cjs', codeSplitting: false },
  });
  const module = { exports: {} };
  const run = compileFunction(output[0].code, ['module', 'exports', 'require'], { filename: `${file}.bundled` });
  run(module, module.exports, createRequire(file));
  // The cast holds because the type is that of the file.
  return module.exports as Module;
}
