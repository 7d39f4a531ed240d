import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildPeers } from './bench/buildPeers.ts';
import { type Measured, measure } from './bench/measure.ts';
import { servePeers, serveScriptless } from './bench/peerServer.ts';
import { report } from './bench/report.ts';
import { peers, productPage, SCRIPTLESS } from './bench/subjects.ts';
import { startServerProcess } from './chaos/serverProcess.ts';
import { browserArguments, ensureBrowser } from './ensureBrowser.mjs';

/**
 * `npm run bench:web [-- --rounds 7 --peers vanilla,react --paths /quiz,/ --builds dist,.cache/before]`: the built product
 * beside other ways to ask the same questions, on a slow phone. Each round measures all pages, so that other work of
 * the machine affects them alike: read the ratios. Builds of the product are given by their folders.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    peers: { type: 'string', default: peers.map(({ name }) => name).join(',') },
    paths: { type: 'string', default: '/quiz,/' },
    builds: { type: 'string', default: 'dist' },
  },
});
const root = join(import.meta.dirname, '..');
const listed = (names: string) => names.split(',').filter(Boolean);
const chosenPeers = listed(values.peers).map((name) => {
  const peer = peers.find((candidate) => candidate.name === name);
  if (!peer) throw new Error(`There is no peer "${name}": ${peers.map((candidate) => candidate.name).join(', ')}`);
  return peer;
});
const NEED_PACKAGES = chosenPeers.filter(({ name }) => name !== 'vanilla' && name !== 'react');
if (NEED_PACKAGES.length > 0 && !existsSync(join(root, 'tools/bench/peers/node_modules')))
  throw new Error(
    `The packages of ${NEED_PACKAGES.map(({ name }) => name).join(', ')} are not installed: npm ci --prefix tools/bench/peers`,
  );
const builds = listed(values.builds);
const serverOf = (build: string) => join(root, build, 'server/main.js');
for (const build of builds)
  if (!existsSync(serverOf(build))) throw new Error(`There is no built product in ${build}: npm run build`);

const folder = mkdtempSync(join(tmpdir(), 'tillmatch-bench-'));
await buildPeers(
  chosenPeers.map(({ name }) => name),
  join(folder, 'peers'),
);
const peerServer = await servePeers(join(folder, 'peers'));
const products = await Promise.all(
  builds.map(async (build, index) => {
    const environment = { DATA_DIR: join(folder, `data${index}`), RATE_LIMIT_REQUESTS: '1000000', LOG_LEVEL: 'silent' };
    const { url, end } = await startServerProcess(environment, serverOf(build));
    return { url, end, scriptless: await serveScriptless(url), suffix: builds.length > 1 ? ` (${build})` : '' };
  }),
);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });

const paths = listed(values.paths).map(productPage);
const subjects = [
  ...chosenPeers.map(({ name, title, walk }) => ({ title, walk, url: `${peerServer.url}/${name}/` })),
  ...products.flatMap(({ url, scriptless, suffix }) =>
    paths.flatMap(({ path, title, walk }) => [
      { title: `${title}${suffix}`, walk, url: `${url}${path}` },
      ...(path === '/' ? [{ title: `${SCRIPTLESS}${suffix}`, walk: undefined, url: `${scriptless.url}/` }] : []),
    ]),
  ),
];
const measured = subjects.map((subject) => ({ ...subject, rounds: [] as Measured[] }));

try {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const { url, walk, rounds } of measured) rounds.push(await measure(browser, url, walk));
    console.error(`round ${round} of ${values.rounds}`);
  }
  console.log(report(measured));
} finally {
  await browser.close();
  await peerServer.close();
  for (const { scriptless, end } of products) await Promise.all([scriptless.close(), end('SIGTERM')]);
  rmSync(folder, { recursive: true });
}
