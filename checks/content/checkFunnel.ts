import type { SoundDocuments } from '../documents.ts';
import { type Finding, pointer } from '../finding.ts';
import { expectKnown } from '../names.ts';

const FUNNEL = 'content/funnel.json';

/** Pages listed as starts of a quiz that the site does not have: no visit there would be counted. */
export function checkFunnel(documents: SoundDocuments): Finding[] {
  const addresses = documents.only('routes')?.map(({ path }) => path);
  const ways = documents.only('funnel')?.ways;
  if (!addresses || !ways) return [];
  return ways.flatMap((way, index) =>
    expectKnown(
      { file: FUNNEL, pointer: pointer('ways', index) },
      way,
      addresses,
      `"${way}" is no address of routes.json`,
    ),
  );
}
