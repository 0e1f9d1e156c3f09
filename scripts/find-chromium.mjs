// Finds a Chromium for the browser tests, or installs one. Order: CHROMIUM_PATH, Playwright's own, the system's,
// then Playwright's download, then (as root, on Debian) apt-get.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function onPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function installed() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (!existsSync(wished)) throw new Error(`CHROMIUM_PATH is set to ${wished}, but no file is there.`);
    return wished;
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return SYSTEM_NAMES.map(onPath).find(Boolean);
}

function attempt(label, command, args) {
  console.log(`No Chromium yet: trying ${label} …`);
  const result = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 });
  return result.status === 0;
}

/** @returns {string} path of a Chromium that can be started; throws with what to do when there is none. */
export function findChromium() {
  const there = installed();
  if (there) return there;
  attempt("Playwright's install", 'npx', ['playwright', 'install', 'chromium']);
  const downloaded = installed();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    attempt('apt-get update', 'apt-get', ['update', '-qq']);
    attempt('apt-get install chromium', 'apt-get', ['install', '-y', '-qq', 'chromium']);
    const packaged = installed();
    if (packaged) return packaged;
  }
  throw new Error(
    'The browser tests need Chromium and none could be installed.\n' +
      'Do one of: `npx playwright install chromium`, `sudo apt-get install chromium`, or set CHROMIUM_PATH to one you have.',
  );
}

/** For the journeys: Chromium without windows, where it is there (a sixth less work for the cores), else as above. */
export function findHeadless() {
  return (process.env.CHROMIUM_PATH ? undefined : onPath('chromium-headless-shell')) ?? findChromium();
}

if (import.meta.filename === process.argv[1]) {
  const path = findChromium();
  console.log(path, execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim());
}
