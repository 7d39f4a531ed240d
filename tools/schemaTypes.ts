import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateSchemaTypes } from './schemaTypes/generateSchemaTypes.ts';

const schemas = resolve(import.meta.dirname, '../schemas');
mkdirSync(resolve(schemas, '__generated__'), { recursive: true });
for (const { file, code } of await generateSchemaTypes(schemas)) {
  writeFileSync(resolve(schemas, file), code);
  console.log(`schemas/${file}`);
}
