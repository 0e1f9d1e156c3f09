// `npm start`: builds when there is no build of exactly these sources, then runs the server in this process, so that
// signals reach it and nothing is left behind.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(ROOT, 'dist/.sources');
const SERVER = join(ROOT, 'dist/server/server.js');
/** Everything a build reads. `resources/` and `locales/` are read live and need none. */
const SOURCES = [
  'src',
  'json-server',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/antd-sheet-plugin.ts',
  'scripts/antd-sheet.tsx',
  'scripts/compress.mjs',
];

process.chdir(ROOT);
const wanted = await hashOf(SOURCES);
if ((await readFile(STAMP, 'utf8').catch(() => '')) !== wanted) {
  console.log('Building (once, about half a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await run(npm, ['run', '--silent', 'build']);
  if (code !== 0) {
    console.error('The build has failed; the lines above say why.');
    process.exit(code);
  }
  await writeFile(STAMP, wanted);
}
await import(pathToFileURL(SERVER).href);

/** By content and path, not by date: a fresh clone and a branch change both keep dates that say nothing. */
async function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(paths.map(filesBelow))).flat().sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

async function filesBelow(path) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // What is served is the production build, whatever the environment is set to for other programs.
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
