import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { type LiveConfig, openLiveConfig } from '../../json-server/live/live-config.ts';
import { createLog } from '../../json-server/http/log.ts';
import { tellFindings } from '../../json-server/live/tell-findings.ts';
import type { Finding } from '../../src/config/types.ts';

let folder: string;
let live: LiveConfig;
const at = (path: string) => join(folder, path);
const list = 'resources/v1/estates/list.json';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-terminal-'));
  cpSync('resources', at('resources'), { recursive: true });
  live = await openLiveConfig({
    source: folderSource({ resourcesDir: at('resources'), localesDir: 'locales' }),
    known: KNOWN_NAMES,
    isWatching: false,
    lastGoodFile: at('last-good.json'),
  });
});
afterAll(async () => {
  await live.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What `npm run check:resources -- --json` answers for these folders. */
async function checked(): Promise<readonly Finding[]> {
  const env = { ...process.env, RESOURCES_DIR: at('resources'), DB_FILE: at('konak.db') };
  const args = ['--import', 'tsx', 'scripts/check-resources.ts', '--json'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = await text(child.stdout);
  return JSON.parse(printed) as readonly Finding[];
}

test('the terminal says the same of a broken file as the server, which prints what comes and what is mended', async () => {
  const lines: string[] = [];
  const write = (printed: string) => void lines.push(printed);
  const stop = tellFindings(live, createLog({ level: 'info', format: 'text', write }));
  expect(lines).toEqual([]);

  const good = readFileSync(at(list), 'utf8');
  writeFileSync(at(list), `${good.trimEnd()}}\n`);
  await live.reload();
  const [finding, ...more] = live.current().findings;
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ code: 'RES100', file: list });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${list}:${String(finding?.line)}:${String(finding?.column)}  RES100`);
  expect(await checked()).toEqual([{ ...finding, file: at(list) }]);

  await live.reload();
  expect(lines).toHaveLength(1);
  writeFileSync(at(list), good);
  await live.reload();
  expect(lines.slice(1)).toEqual([expect.stringMatching(/list\.json:\d+:\d+ {2}RES100 {2}\/\n {4}mended\n/)]);
  stop();
  expect(await checked()).toEqual([]);
});
