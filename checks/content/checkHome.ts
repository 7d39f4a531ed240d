import { isRecord } from '#domain/json.ts';
import { type Documents, type Finding, pointer } from '../finding.ts';
import { list } from '../forms/readForm.ts';
import { expectKnown } from '../names.ts';

const HOME = 'content/home.json';
const VARIANTS = 'content/home-variants.json';

/** Criteria and vendors of the preview that do not exist, and variants at addresses the site does not have. */
export function checkHome(documents: Documents, vendors: ReadonlySet<string>): Finding[] {
  const home = documents[HOME];
  const preview: Record<string, unknown> = isRecord(home) && isRecord(home.preview) ? home.preview : {};
  const matrix = documents['content/feature-matrix.json'];
  const criteria = textsOf(isRecord(matrix) ? matrix.criteria : undefined, 'id');
  const addresses = textsOf(documents['content/routes.json'], 'path');
  const variants = documents[VARIANTS];
  return [
    ...list(preview.vendors).flatMap((slug, index) =>
      expectKnown(
        { file: HOME, pointer: pointer('preview', 'vendors', index) },
        String(slug),
        vendors,
        `"${String(slug)}" is no vendor of pos-systems.json`,
      ),
    ),
    ...list(preview.criteria).flatMap((id, index) =>
      expectKnown(
        { file: HOME, pointer: pointer('preview', 'criteria', index) },
        String(id),
        criteria,
        `"${String(id)}" is no criterion of feature-matrix.json`,
      ),
    ),
    ...textsOf(isRecord(variants) ? variants.variants : undefined, 'path').flatMap((path, index) =>
      expectKnown(
        { file: VARIANTS, pointer: pointer('variants', index, 'path') },
        path,
        addresses,
        `"${path}" is no address of routes.json`,
      ),
    ),
  ];
}

const textsOf = (entries: unknown, key: string): string[] =>
  list(entries).map((entry) => String(isRecord(entry) ? entry[key] : ''));
