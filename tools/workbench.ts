// `npm run workbench`: where owners edit what is asked and said, and see what it does (docs/workbench.md).
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startWorkbench } from '#workbench/server/startWorkbench.ts';

const product = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { port: { type: 'string', default: '5180' }, root: { type: 'string' } } });
const { address, close } = await startWorkbench({
  product,
  root: values.root === undefined ? product : resolve(values.root),
  port: Number(values.port),
});
console.log(address);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    close()
      .finally(() => process.exit())
      .catch(() => undefined);
  });
