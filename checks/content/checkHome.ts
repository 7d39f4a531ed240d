import type { SoundDocuments } from '../documents.ts';
import { type Finding, pointer } from '../finding.ts';
import { expectKnown } from '../names.ts';

const HOME = 'content/home.json';
const VARIANTS = 'content/home-variants.json';

/** Vendors and criteria of the start pages that do not exist, and variants at addresses the site does not have. */
export function checkHome(documents: SoundDocuments): Finding[] {
  const home = documents.only('home');
  const vendors = documents.only('pos-systems')?.systems.map(({ slug }) => slug);
  const criteria = documents.only('feature-matrix')?.criteria.map(({ id }) => id);
  const addresses = documents.only('routes')?.map(({ path }) => path);
  const known = (names: readonly string[] | undefined, allowed: readonly string[] | undefined, say: Say) =>
    allowed && names
      ? names.flatMap((name, index) => expectKnown(say.at(index), name, allowed, `"${name}" ${say.wrong}`))
      : [];
  return [
    ...known(home?.logoStrip, vendors, {
      at: (index) => ({ file: HOME, pointer: pointer('logoStrip', index) }),
      wrong: 'is no vendor of pos-systems.json',
    }),
    ...known(home?.preview.vendors, vendors, {
      at: (index) => ({ file: HOME, pointer: pointer('preview', 'vendors', index) }),
      wrong: 'is no vendor of pos-systems.json',
    }),
    ...known(home?.preview.criteria, criteria, {
      at: (index) => ({ file: HOME, pointer: pointer('preview', 'criteria', index) }),
      wrong: 'is no criterion of feature-matrix.json',
    }),
    ...known(
      documents.only('home-variants')?.variants.map(({ path }) => path),
      addresses,
      {
        at: (index) => ({ file: VARIANTS, pointer: pointer('variants', index, 'path') }),
        wrong: 'is no address of routes.json',
      },
    ),
  ];
}

/** Where each name is, and the message for an unknown name. */
type Say = { at: (index: number) => Pick<Finding, 'file' | 'pointer'>; wrong: string };
