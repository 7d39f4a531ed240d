import type { SoundDocuments } from '../documents.ts';
import type { Finding } from '../finding.ts';
import { expectKnown } from '../names.ts';

/** Text documents whose name differs from their file: their translation would not be found. */
export function checkTextNames(documents: SoundDocuments): Finding[] {
  return documents.every('texts').flatMap(([file, { $id }]) => {
    const name = file.slice('texts/'.length);
    return expectKnown({ file, pointer: '/$id' }, $id, [name], '"$id" has to be the name of the file');
  });
}
