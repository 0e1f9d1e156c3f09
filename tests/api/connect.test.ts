/** What a stranger does in ten minutes: the programs of docs/connect.md, as they stand there, against a server of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drain, listen, type StartedServer, openServer } from '../../json-server/commands/start.ts';
import { readEnvironment } from '../../json-server/http/environment.ts';

let folder: string;
let opened: StartedServer;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  vi.stubEnv('WEBHOOKS_PRIVATE', '1');
  folder = mkdtempSync(join(tmpdir(), 'konak-connect-'));
  const environment = readEnvironment({ DB_FILE: join(folder, 'konak.db'), PORT: '0' });
  opened = await openServer(environment, { web: (_request, response) => response.end() });
  server = await listen(opened.app, environment);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await drain(server);
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = readFileSync('docs/connect.md', 'utf8');

/** Saves a program of the page under the name that it begins with, and runs it. */
async function run(name: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const program = [...page.matchAll(/```js\n([\s\S]*?)```/g)]
    .map(([, code = '']) => code)
    .find((code) => code.startsWith(`// ${name}`));
  const file = join(folder, name);
  writeFileSync(file, program ?? '');
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, [file], { env: { ...env, KONAK: `http://127.0.0.1:${port}` } });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(complaint).toBe('');
  return said.trim();
}

test('a key is made, a free home is booked, the signed message comes, and the stay is in the tape chart', async () => {
  const key = await run('key.mjs');
  expect(key).toMatch(/^knk_/);
  const lines = (await run('connect.mjs', { KONAK_KEY: key })).split('\n');
  const [, code = ''] = /^Booked: (R-\d+)$/.exec(lines[1] ?? '') ?? [];
  expect(lines).toEqual([
    expect.stringMatching(/^\d+ homes are free; we take KNK-\d+\.$/),
    `Booked: ${code}`,
    `Heard: reservations.created ${code}`,
    'In the tape chart: true',
  ]);
  // As the page says it.
  const shown = /```text\n([\s\S]*?)```/.exec(page)?.[1]?.trim().split('\n') ?? [];
  const shape = (line: string) => line.replaceAll(/\d+/g, '0');
  expect(lines.map(shape)).toEqual(shown.map(shape));
});
