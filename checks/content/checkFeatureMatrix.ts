import type { SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { duplicates, expectKnown } from '../names.ts';

const MATRIX = 'content/feature-matrix.json';

/** Criteria and vendors listed twice or not known, and empty cells of the features table. */
export function checkFeatureMatrix(documents: SoundDocuments): Finding[] {
  const matrix = documents.only('feature-matrix');
  if (!matrix) return [];
  const { criteria, vendors } = matrix;
  const slugs = documents.only('pos-systems')?.systems.map(({ slug }) => slug);
  const ids = criteria.map(({ id }) => id);
  return [
    ...duplicates(criteria, ({ id }) => id).map((index) =>
      error(MATRIX, pointer('criteria', index, 'id'), 'two criteria have this id'),
    ),
    ...duplicates(vendors, ({ slug }) => slug).map((index) =>
      error(MATRIX, pointer('vendors', index, 'slug'), 'this vendor is listed twice'),
    ),
    ...vendors.flatMap(({ slug, values }, index) => {
      const at = (...keys: string[]) => ({ file: MATRIX, pointer: pointer('vendors', index, ...keys) });
      return [
        ...(slugs ? expectKnown(at('slug'), slug, slugs, `"${slug}" is no vendor of pos-systems.json`) : []),
        ...Object.keys(values).flatMap((id) => expectKnown(at('values', id), id, ids, `"${id}" is not a criterion`)),
        ...ids
          .filter((id) => !(id in values))
          .map((id) => error(MATRIX, at('values').pointer, `nothing is said about "${id}"`)),
      ];
    }),
    ...(slugs ?? [])
      .filter((slug) => !vendors.some((vendor) => vendor.slug === slug))
      .map((slug) => error(MATRIX, pointer('vendors'), `nothing is said about the vendor "${slug}"`)),
  ];
}
