// `node tools/ensureBrowser.mjs` prints the path of a Chromium for the browser tests. If there is none, it installs
// Debian's if allowed; otherwise it says what to do and fails.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SYSTEM_BROWSERS = [
  // Has no user interface.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
// Waits for another apt instead of failing at its lock.
const APT = ['-o', 'DPkg::Lock::Timeout=300'];

const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;

/** Chromium refuses its sandbox to root, the user in containers. */
export const browserArguments = [
  ...(isRootOnLinux ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
];

/** The browser named by CHROMIUM_PATH, or the system's, or Playwright's own; undefined when there is none. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const { chromium } = await import('@playwright/test');
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((file) => existsSync(file));
}

/** The same, installing one if possible. Throws a sentence for the user. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there.`);
  if (isRootOnLinux && existsSync('/usr/bin/apt-get') && installDebianBrowser()) {
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium or Chrome was found. Install one (apt-get install chromium-headless-shell, or npx playwright install chromium), or set CHROMIUM_PATH.',
  );
}

function installDebianBrowser() {
  const apt = (...args) =>
    spawnSync('apt-get', [...APT, ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await ensureBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
