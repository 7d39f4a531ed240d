import { isRecord } from '#domain/json.ts';
import { type Documents, error, type Finding, pointer } from '../finding.ts';
import { list } from '../forms/readForm.ts';
import { duplicates, expectKnown } from '../names.ts';

const MATRIX = 'content/feature-matrix.json';

/** Criteria and vendors listed twice or not known, and cells of the features table that nobody filled in. */
export function checkFeatureMatrix(documents: Documents, slugs: ReadonlySet<string>): Finding[] {
  const matrix = documents[MATRIX];
  if (!isRecord(matrix)) return [];
  const criteria = list(matrix.criteria).filter(isRecord);
  const vendors = list(matrix.vendors).filter(isRecord);
  const ids = criteria.map(({ id }) => String(id));
  return [
    ...duplicates(criteria, ({ id }) => id).map((index) =>
      error(MATRIX, pointer('criteria', index, 'id'), 'two criteria have this id'),
    ),
    ...duplicates(vendors, ({ slug }) => slug).map((index) =>
      error(MATRIX, pointer('vendors', index, 'slug'), 'this vendor is listed twice'),
    ),
    ...vendors.flatMap(({ slug, values }, index) => {
      const cells = isRecord(values) ? values : {};
      const at = (...keys: string[]) => ({ file: MATRIX, pointer: pointer('vendors', index, ...keys) });
      return [
        ...expectKnown(at('slug'), String(slug), slugs, `"${String(slug)}" is no vendor of pos-systems.json`),
        ...Object.keys(cells).flatMap((id) => expectKnown(at('values', id), id, ids, `"${id}" is no criterion`)),
        ...ids
          .filter((id) => !(id in cells))
          .map((id) => error(MATRIX, at('values').pointer, `nothing is said about "${id}"`)),
      ];
    }),
    ...[...slugs]
      .filter((slug) => !vendors.some((vendor) => vendor.slug === slug))
      .map((slug) => error(MATRIX, pointer('vendors'), `nothing is said about the vendor "${slug}"`)),
  ];
}
