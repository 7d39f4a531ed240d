import { startCuttingProxy } from './cuttingProxy.ts';
import { findDamage, type Place } from './findDamage.ts';
import { findMailDamage } from './findMailDamage.ts';
import { type Acknowledgement, type LeadClient, numberedLead, openLeadClient } from './leadClient.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

export type KillRoundsOptions = Place & {
  rounds: number;
  writesPerRound: number;
  /** From 0 to below 1; decides when a round's server is killed. */
  random: () => number;
  /** Whether the connection is cut once a lead is kept, before its visitor is told. */
  shouldCut?: () => boolean;
  /** The file of a built server; the sources by default. */
  build?: string;
  onRound?: (report: RoundReport) => void;
};

export type RoundReport = {
  round: number;
  /** Leads acknowledged before the kill. */
  acknowledged: number;
  /** Connections that were cut on purpose once a lead was kept. */
  cuts: number;
  /** Leads that were stored although their answer was lost; repeating them gave the first answer. */
  storedWithoutAnswer: number;
  /** Until the server was ready again, with the database recovered. */
  restartMilliseconds: number;
  /** What is wrong with the stored leads, in sentences. */
  damage: string[];
};

export type KillReport = { rounds: RoundReport[]; mails: Awaited<ReturnType<typeof findMailDamage>> };

const WRITERS = 8;
/** Limits that the load never reaches. */
const LIMITS = { RATE_LIMIT_LEADS: '1000000', RATE_LIMIT_REQUESTS: '1000000', LOG_LEVEL: 'error' };

/**
 * Kills a server under load, again and again on the same data. Each round writes leads until the kill, starts the
 * server again, repeats what was not acknowledged under the same keys, and looks for damage.
 */
export async function killRounds(options: KillRoundsOptions): Promise<KillReport> {
  const { rounds, writesPerRound, dataFolder, databaseUrl, random, shouldCut = () => false, onRound, build } = options;
  const place = { dataFolder, databaseUrl };
  const start = () =>
    startServerProcess(
      { ...LIMITS, DATA_DIR: dataFolder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
      build,
    );
  const acknowledged = new Map<number, string>();
  const reports: RoundReport[] = [];
  let server = await start();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const first = (round - 1) * writesPerRound;
      const leads = Array.from({ length: writesPerRound }, (_, index) => first + index);
      const proxy = await startCuttingProxy(server.url, shouldCut);
      const before = await writeUntilKilled(server, proxy.url, leads, Math.floor(random() * writesPerRound));
      proxy.close();
      const began = performance.now();
      server = await start();
      const restartMilliseconds = Math.round(performance.now() - began);

      const left = leads.filter((lead) => !before.has(lead));
      const after = await write(await openLeadClient(server.url), left);
      for (const [lead, { id }] of [...before, ...after]) acknowledged.set(lead, id);
      const report: RoundReport = {
        round,
        acknowledged: before.size,
        cuts: proxy.cuts(),
        storedWithoutAnswer: [...after.values()].filter(({ replayed }) => replayed).length,
        restartMilliseconds,
        damage: await findDamage(place, acknowledged),
      };
      reports.push(report);
      onRound?.(report);
    }
    return { rounds: reports, mails: await findMailDamage(place) };
  } finally {
    await server.end('SIGKILL');
  }
}

type Acknowledgements = Map<number, Acknowledgement>;

/** Kills the server after a number of acknowledged leads, while others are in flight. */
async function writeUntilKilled(
  server: ServerProcess,
  url: string,
  leads: readonly number[],
  killAfter: number,
): Promise<Acknowledgements> {
  const client = await openLeadClient(url);
  let killed: Promise<unknown> | undefined;
  const acknowledgements = await write(client, leads, (count) => {
    if (count >= killAfter) killed ??= server.end('SIGKILL');
    return killed === undefined;
  });
  await (killed ?? server.end('SIGKILL'));
  return acknowledgements;
}

/** Writes leads concurrently; calls `goOn` after each acknowledgement. */
async function write(
  client: LeadClient,
  leads: readonly number[],
  goOn: (count: number) => boolean = () => true,
): Promise<Acknowledgements> {
  const acknowledgements: Acknowledgements = new Map();
  const queue = [...leads];
  let going = true;
  const writer = async () => {
    for (let lead = queue.shift(); lead !== undefined && going; lead = queue.shift()) {
      const acknowledgement = await client.send(numberedLead(lead));
      if (acknowledgement) acknowledgements.set(lead, acknowledgement);
      going &&= goOn(acknowledgements.size);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return acknowledgements;
}
