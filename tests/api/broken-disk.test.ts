// 12.11: what a full disk and a broken file of scratch collections do to the rest.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderBlobs } from '../../json-server/records/files/blobs.ts';
import { FILES } from '../../json-server/records/files/stored-files.ts';
import { openScratch } from '../../json-server/routes/scratch/scratch-file.ts';
import { faultyDisk, type Fault } from '../store/faulty-disk.ts';
import { png } from './pictures.ts';
import { startApp } from './support.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.each<[string, Fault]>([
  ['full from the first call', { call: 1, count: 99, code: 'ENOSPC' }],
  ['full in the middle of the bytes', { call: 2, code: 'ENOSPC' }],
  ['failing when the bytes are synced', { call: 3, code: 'EIO' }],
  ['full when they get their name', { call: 5, code: 'ENOSPC' }],
])('an upload on a disk that is %s is 503, and leaves no half', async (_name, fault) => {
  const folder = newFolder();
  const app = await startApp({ blobs: folderBlobs(folder, { disk: faultyDisk(fault).disk }) });
  onTestFinished(() => app.close());
  const send = () =>
    app.call('POST', '/api/files', {
      as: 'admin',
      raw: png(),
      headers: { 'content-type': 'image/png', 'x-file-name': 'a.png' },
    });
  const refused = await send();
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.body.message).not.toMatch(/ENOSPC|EIO/);
  expect(app.store.table(FILES, 'demo').size).toBe(0);
  if (fault.count === undefined) {
    expect(readdirSync(folder)).toEqual([]);
    expect((await send()).status).toBe(201);
  }
});

test('an upload whose bytes are taken in pieces is whole', async () => {
  const folder = newFolder();
  await folderBlobs(folder, { disk: faultyDisk({ call: 2, code: 'short write' }).disk }).put('a'.repeat(40), png());
  expect(readFileSync(join(folder, 'a'.repeat(40))).equals(png())).toBe(true);
});

const SEED = { notes: [{ id: 1 }] };

test.each(['{"seed":', '', 'null', '[]', '"x"', '{"seed":{"a":1},"tenants":{}}', '{"seed":{},"tenants":{"demo":[]}}'])(
  'a scratch.json that says %j is set aside, named, and stops nothing',
  async (content) => {
    const folder = newFolder();
    const file = join(folder, 'scratch.json');
    writeFileSync(file, content);
    const said: string[] = [];
    const { states } = await openScratch(
      file,
      () => SEED,
      (message) => said.push(message),
    );
    expect(states).toEqual({ seed: SEED, tenants: {} });
    const aside = readdirSync(folder).find((name) => name.startsWith('scratch.json.broken-')) ?? '';
    expect(readFileSync(join(folder, aside), 'utf8')).toBe(content);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${file} is broken. It is kept as ${join(folder, aside)}`);
    expect((await openScratch(file, () => ({}))).states).toEqual({ seed: SEED, tenants: {} });
  },
);

test.each([
  ['as it is written', '{"seed":{"a":[]},"tenants":{"demo":{"a":[{"id":1}]}}}', { demo: { a: [{ id: 1 }] } }],
  ['as it was before tenants had their own', '{"a":[]}', {}],
])('a scratch.json %s is taken', async (_name, content, tenants) => {
  const file = join(newFolder(), 'scratch.json');
  writeFileSync(file, content);
  expect((await openScratch(file, () => SEED)).states).toEqual({ seed: { a: [] }, tenants });
});
