import { widthOf } from '#checks/texts/wordWidth.ts';
import type { ReadDocument } from './schemaDocuments.ts';

/** Sizes in the header (src/app/layout), in pixels: its logo, and the space between and around the words. */
const LOGO = 146;
const GUTTERS = 2 * 32;
const BETWEEN_PARTS = 2 * 16 + 8;
const AROUND_LINK = 2 * 11;
const BETWEEN_LINKS = 2;
const AROUND_BUTTON = 2 * 16;

/** The measured letters include only the no-break space, which is as wide. */
const width = (text: string): number => widthOf(text.replaceAll(' ', '\u00a0'), 'label');

/** How wide a window must be for the header to show its links in one line, in the language that is read. */
export function headerWidth(read: ReadDocument): number {
  // The casts hold because the documents are checked before a build.
  const { navigation } = read('content/site.json') as { navigation: { title: string }[] };
  const { demo } = read('texts/layout.json') as { demo: string };
  const links = navigation.reduce((px, { title }) => px + width(title) + AROUND_LINK + BETWEEN_LINKS, 0);
  return Math.ceil(GUTTERS + LOGO + links + BETWEEN_PARTS + AROUND_BUTTON + width(demo));
}
