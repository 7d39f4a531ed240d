import type { Connection } from '#server/database/schema.ts';
import { csvHead, csvLines, exportCsv } from './exportCsv.ts';
import { cutIntoChunks, findPlace } from './leadChunks.ts';
import { readLeadRows } from './leadRecords.ts';
import { makeInOrder } from './makeInOrder.ts';
import type { ExportThread } from './startExportThread.ts';
import type { WantedLeads } from './wantedLeads.ts';

/** For fewer leads, starting a thread takes longer than it saves. */
const FEWEST = 5000;

/** The same file as `exportCsv`, made by this thread and, where one can be started, by another. */
export async function* exportCsvByThreads(
  connection: Connection,
  wanted: WantedLeads,
  startThread: (() => ExportThread) | undefined,
  { fewest = FEWEST, chunkSize }: { fewest?: number; chunkSize?: number } = {},
): AsyncGenerator<Buffer> {
  if (!startThread || !(await findPlace(connection, { since: wanted.since }, fewest)))
    return yield* exportCsv(readLeadRows(connection, wanted));
  const thread = startThread();
  try {
    yield csvHead();
    const chunks = cutIntoChunks(connection, wanted, chunkSize);
    const made = makeInOrder(chunks, (chunk) => makeLines(connection, chunk), thread.make);
    for await (const parts of made) yield* parts;
  } finally {
    await thread.close();
  }
}

/** All lines of a chunk, in parts. */
export async function makeLines(connection: Connection, chunk: WantedLeads): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for await (const part of csvLines(readLeadRows(connection, chunk))) parts.push(part);
  return parts;
}
