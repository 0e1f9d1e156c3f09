// One contract of what keeps the bytes of uploads, held by everything that does.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { readEnvironment } from '../../../json-server/http/environment.ts';
import { type Blobs, memoryBlobs } from '../../../json-server/records/files/blobs.ts';
import { openBlobs } from '../../../json-server/records/files/open-blobs.ts';
import { StoreUnavailable } from '../../../json-server/store/types.ts';
import { png } from '../pictures.ts';
import { startApp } from '../support.ts';
import { isThere, newDatabase, run } from '../../store/postgres.ts';
import { startS3 } from './fake-s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'blobs-'));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => {
  s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const opened = (env: Record<string, string>): Blobs =>
  openBlobs(readEnvironment({ DB_FILE: join(folder, 'db.json'), ...env }));
const nameOf = (index: number): string => index.toString(16).padStart(40, '0');
const bytesOf = (length: number): Buffer => Buffer.from(Uint8Array.from({ length }, (_, index) => (index * 7919) >> 5));
/** A port where nobody listens. */
const NOBODY = '127.0.0.1:1';

type Kept = {
  /** Empty, for each test. */
  readonly open: () => Blobs | Promise<Blobs>;
  /** Something of this name that no server of ours put there. */
  readonly stranger?: (name: string) => void;
  /** The same while what keeps the bytes is away. */
  readonly away?: () => Blobs;
};

const KEPT: Readonly<Record<string, Kept>> = {
  memory: { open: memoryBlobs },
  'a folder': {
    open: () => opened({}),
    stranger: (name) => writeFileSync(join(folder, 'files', name), 'x'),
    away: () => {
      writeFileSync(join(folder, 'no-folder'), '');
      return opened({ FILES_URL: pathToFileURL(join(folder, 'no-folder')).href });
    },
  },
  'a bucket': {
    open: () => opened({ FILES_URL: s3.url() }),
    stranger: (name) => void s3.objects.set(name, Buffer.from('x')),
    away: () => opened({ FILES_URL: `s3://key:a%20secret@${NOBODY}/uploads?tls=0` }),
  },
  ...(isThere && {
    PostgreSQL: {
      open: async () => opened({ DATABASE_URL: await newDatabase() }),
      away: () => opened({ DATABASE_URL: `postgres://konak:a%20secret@${NOBODY}/konak` }),
    },
  }),
  'a folder in a bucket': {
    open: () => opened({ FILES_URL: s3.url('uploads/konak/files') }),
    stranger: (name) => void s3.objects.set(`konak/files/${name}`, Buffer.from('x')),
  },
};

describe.each(Object.entries(KEPT))('uploads in %s', (_, { open, stranger, away }) => {
  let blobs: Blobs;
  beforeEach(async () => {
    blobs = await open();
    for (const name of await blobs.names()) await blobs.remove(name);
  });
  afterEach(() => blobs.close());

  const KB = 1024;
  it.each([1, 256 * KB - 1, 256 * KB, 256 * KB + 1, 10 * KB * KB])(
    'gives %i bytes back as they came',
    async (length) => {
      await blobs.put(nameOf(1), bytesOf(length));
      expect((await blobs.read(nameOf(1)))?.equals(bytesOf(length))).toBe(true);
    },
  );

  it('what is put again takes the place of what was there, also where it is shorter', async () => {
    await blobs.put(nameOf(1), bytesOf(600 * KB));
    await blobs.put(nameOf(1), png());
    expect(await blobs.read(nameOf(1))).toEqual(png());
    expect(await blobs.names()).toEqual([nameOf(1)]);
  });

  it('lists what is there, and nothing that was removed', async () => {
    const names = [1, 2, 3, 4, 5].map(nameOf);
    for (const name of names) await blobs.put(name, png());
    expect([...(await blobs.names())].sort()).toEqual(names);
    await blobs.remove(nameOf(2));
    await blobs.remove(nameOf(2));
    expect([...(await blobs.names())].sort()).toEqual(names.filter((name) => name !== nameOf(2)));
    expect(await blobs.read(nameOf(2))).toBeUndefined();
    expect(await blobs.read(nameOf(9))).toBeUndefined();
  });

  it.each(['../x', 'secret', '', `${nameOf(1)}/..`, nameOf(1).toUpperCase().replace('1', 'A')])(
    '%j is no name of the server',
    async (name) => {
      await blobs.put(nameOf(1), png());
      await expect(blobs.put(name, png())).rejects.toThrow('name of the server');
      expect(await blobs.read(name)).toBeUndefined();
      await blobs.remove(name);
      expect(await blobs.names()).toEqual([nameOf(1)]);
    },
  );

  it('has room, as far as anybody knows', async () => {
    expect(await blobs.hasRoom()).toBe(true);
  });

  it.runIf(stranger !== undefined)('what others keep there is neither shown nor removed', async () => {
    await blobs.put(nameOf(1), png());
    stranger?.('secret');
    expect(await blobs.names()).toEqual([nameOf(1)]);
    expect(await blobs.read('secret')).toBeUndefined();
  });

  it.runIf(away !== undefined)(
    'while it is away uploads and downloads are 503, in words without a secret',
    async () => {
      const gone = await (away ?? open)();
      await expect(gone.put(nameOf(1), png())).rejects.toThrow(StoreUnavailable);
      const error: unknown = await gone.read(nameOf(1)).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(String(error)).not.toMatch(/a%20secret|a secret/);
      const app = await startApp({ blobs: gone });
      const headers = { 'content-type': 'image/png', 'x-file-name': 'a.png' };
      const answer = await app.call('POST', '/api/files', { as: 'admin', raw: png(), headers });
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      await app.close();
      await gone.close();
    },
  );
});

test.each([403, 404, 500, 503])(
  'a store that says %i to everything keeps nothing and knows nothing',
  async (status) => {
    const blobs = opened({ FILES_URL: s3.url() });
    s3.fail(status);
    await expect(blobs.put(nameOf(7), png())).rejects.toThrow(`${status} SlowDown`);
    await expect(blobs.names()).rejects.toThrow(StoreUnavailable);
    s3.fail(undefined);
    expect(await blobs.read(nameOf(7))).toBeUndefined();
  },
);

test('a bucket that is missing is no missing file, and a wrong secret opens nothing', async () => {
  await expect(opened({ FILES_URL: s3.url('other') }).read(nameOf(1))).rejects.toThrow('404 NoSuchBucket');
  await expect(opened({ FILES_URL: s3.url('uploads', 'guessed') }).put(nameOf(1), png())).rejects.toThrow('403');
});

test.runIf(isThere)('what PostgreSQL takes by half leaves what was there; others who open it find it', async () => {
  const url = await newDatabase();
  const blobs = opened({ DATABASE_URL: url });
  const others = opened({ DATABASE_URL: url });
  const long = bytesOf(600 * 1024);
  await Promise.all([blobs.put(nameOf(1), png()), others.put(nameOf(2), png())]);
  await run(url, 'alter table konak_blob add constraint half check (part < 2)');
  await expect(blobs.put(nameOf(1), long)).rejects.toThrow(StoreUnavailable);
  expect(await others.read(nameOf(1))).toEqual(png());
  await run(url, 'alter table konak_blob drop constraint half');
  await blobs.put(nameOf(1), long);
  const mine = 'datname = current_database() and pid <> pg_backend_pid()';
  await run(url, `select pg_terminate_backend(pid) from pg_stat_activity where ${mine}`);
  // A line that was cut is opened anew.
  expect((await vi.waitFor(() => others.read(nameOf(1))))?.equals(long)).toBe(true);
  await Promise.all([blobs.close(), others.close()]);
});

test.each([
  ['no address', 'is no address'],
  ['https://key:hidden@host/bucket', 'begins with neither'],
  ['file://host/share', 'begins with neither'],
  ['s3://key:hidden@host:9000', 'no bucket'],
  ['s3://host:9000/bucket', 'no key'],
  ['s3://key:hidden@host/bucket?tls=yes', 'tls=0'],
])('FILES_URL=%s stops the start and says why, not with what', (url, says) => {
  expect(() => opened({ FILES_URL: url })).toThrow(says);
  expect(() => opened({ FILES_URL: url })).toThrow('FILES_URL');
  expect(() => opened({ FILES_URL: url })).not.toThrow('hidden');
});

test.each(['mysql://konak:hidden@host/name', 'konak', '/var/lib'])('DATABASE_URL=%s is refused by name', (url) => {
  expect(() => readEnvironment({ DATABASE_URL: url })).toThrow('DATABASE_URL');
  expect(() => readEnvironment({ DATABASE_URL: url })).not.toThrow('hidden');
});

test('DATABASE_URL is what PostgreSQL calls an address', () => {
  for (const url of ['postgres://konak@host/name', 'postgresql://host:5433/name'])
    expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(readEnvironment({}).databaseUrl).toBeUndefined();
});
