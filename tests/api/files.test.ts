import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../json-server/http/environment.ts';
import { type Blobs, folderBlobs, memoryBlobs } from '../../json-server/records/files/blobs.ts';
import { FILES } from '../../json-server/records/files/stored-files.ts';
import { createSweep } from '../../json-server/records/files/sweep.ts';
import { mayHoldFiles } from '../../json-server/records/held-files.ts';
import { createTrashSweep } from '../../json-server/records/trash.ts';
import { machineDisk } from '../../json-server/store/disk.ts';
import { jpeg, pdf, png, webp } from './pictures.ts';
import { type Answer, startApp, type TestApp } from './support.ts';

const MB = 1024 * 1024;
const HOUR = 3_600_000;
const MISSING = '0'.repeat(40);
let app: TestApp;
let blobs: Blobs;
beforeAll(async () => {
  blobs = memoryBlobs();
  app = await startApp({ blobs });
});
afterAll(() => app.close());

type Sent = { as?: string; type?: string; name?: string; headers?: Record<string, string> };
const send = (
  raw: Buffer,
  { as = 'admin', type = 'image/png', name = 'a.png', headers = {} }: Sent = {},
): Promise<Answer> =>
  app.call('POST', '/api/files', { as, raw, headers: { 'content-type': type, 'x-file-name': name, ...headers } });
const get = (id: string, as: string): Promise<Answer> => app.call('GET', `/api/files/${id}`, { as });
const newEstate = async (code: string, more: object): Promise<Answer> =>
  app.call('POST', '/api/estates', {
    as: 'admin',
    body: { ...estateBody, code, propertyName: `Files ${code}`, ...more },
  });
// What an estate needs is its configuration's business; a stored one says it.
let estateBody: Record<string, unknown> = {};
beforeAll(async () => {
  const { body } = await app.call('GET', '/api/estates/est-a1', { as: 'admin' });
  const fields = app.resources.find(({ name }) => name === 'estates')?.fields ?? {};
  const isSent = ([key, value]: [string, unknown]): boolean =>
    value !== null && fields[key] !== undefined && !fields[key].readOnly && fields[key].compute === undefined;
  estateBody = Object.fromEntries(Object.entries(body).filter(isSent));
});
const versionOf = (answer: Answer): number => answer.body.version;
/** What somebody reads who is not to know that it exists. */
const isMissing = async (id: string, as: string): Promise<boolean> => {
  const [asked, random] = await Promise.all([get(id, as), get(MISSING, as)]);
  return asked.status === 404 && asked.text === random.text;
};

describe('what is taken in (S14)', () => {
  it.each([
    ['png', png(), 'image/png', { type: 'image/png', width: 4, height: 3 }],
    ['jpeg', jpeg(), 'image/jpeg', { type: 'image/jpeg', width: 8, height: 6 }],
    ['webp', webp(), 'image/webp', { type: 'image/webp', width: 10, height: 5 }],
    ['pdf', pdf(), 'application/pdf', { type: 'application/pdf' }],
    ['png that calls itself jpeg', png(), 'image/jpeg', { type: 'image/png' }],
  ])('%s is', async (_, bytes, type, told) => {
    const answer = await send(bytes, { type });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ...told, size: bytes.length });
    expect(answer.body.id).toMatch(/^[0-9a-f]{40}$/);
  });

  it('one byte more than 10 MB is 413, 10 MB are not', async () => {
    expect((await send(pdf(10 * MB), { type: 'application/pdf' })).status).toBe(201);
    const answer = await send(pdf(10 * MB + 1), { type: 'application/pdf' });
    expect(answer.status).toBe(413);
    expect(answer.body.message).toBe('The file is larger than 10 MB.');
  });

  it.each<[string, Buffer, Sent, number]>([
    [
      'a script as svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      { type: 'image/svg+xml', name: 'x.svg' },
      415,
    ],
    ['svg named .jpg', Buffer.from('<svg onload="alert(1)"/>'), { type: 'image/jpeg', name: 'x.jpg' }, 415],
    [
      'html named .jpg',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      { type: 'image/jpeg', name: 'x.jpg' },
      415,
    ],
    ['php', Buffer.from('<?php system($_GET[0]);'), { type: 'application/x-php', name: 'a.php' }, 415],
    ['a picture said to be html', png(), { type: 'text/html' }, 415],
    ['JSON', Buffer.from('{}'), { type: 'application/json' }, 415],
    ['no type at all', png(), { type: '' }, 415],
    ['a gif', Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), { type: 'image/gif' }, 415],
    ['a zip bomb', gzipSync(Buffer.alloc(20 * MB)), { type: 'image/png' }, 415],
    ['a packed body', gzipSync(png()), { headers: { 'content-encoding': 'gzip' } }, 415],
    ['nothing', Buffer.alloc(0), {}, 422],
    ['30,000 × 30,000 pixels', png(30_000, 30_000), {}, 422],
    ['12,000 × 12,000 pixels', png(12_000, 12_000), {}, 422],
    ['one side too long', png(12_001, 1), {}, 422],
    ['a picture without a size', png(0, 5), {}, 422],
    ['the beginning of a jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), { type: 'image/jpeg' }, 422],
  ])('%s is refused with %#', async (_, bytes, sent, status) => {
    const answer = await send(bytes, sent);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body.errors['file']?.[0]).toBe(answer.body.message);
  });

  it.each([
    ['..%2F..%2Fdb.json', 'db.json.png'],
    ['a.php', 'a.php.png'],
    ['x.svg', 'x.svg.png'],
    ['C%3A%5Cdesk%5CSalon.PNG', 'Salon.png'],
    ['nul%00%0d%0aX-Evil%3A 1.png', 'nulX-Evil 1.png'],
    ['%E2%80%AEgnp.exe', 'gnp.exe.png'],
    ['%22%3E%3Cscript%3E.png', 'script.png'],
    ['%C4%B0%C5%9Fletme%20belgesi.png', 'İşletme belgesi.png'],
    ['%', 'file.png'],
    ['....', 'file.png'],
    [`${'a'.repeat(400)}.png`, `${'a'.repeat(100)}.png`],
  ])('a name %s becomes %s', async (name, shown) => {
    const { body } = await send(png(), { name });
    expect(body['name']).toBe(shown);
    const { headers } = await get(body.id, 'admin');
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(shown).replace(/'/g, '%27')}`,
    );
  });

  it('needs a sign-in, and has no list', async () => {
    expect(
      (await app.call('POST', '/api/files', { raw: png(), headers: { 'content-type': 'image/png' } })).status,
    ).toBe(401);
    expect((await app.call('GET', `/api/files/${MISSING}`)).status).toBe(401);
    expect((await app.call('GET', '/api/files', { as: 'SuperAdmin' })).status).toBe(405);
    expect((await app.call('GET', '/api/_files', { as: 'SuperAdmin' })).status).toBe(404);
  });

  it('ends when one person leaves too many lying about', async () => {
    const answers = [];
    for (let sent = 0; sent < 201; sent += 1)
      answers.push((await send(pdf(), { as: 'Purchasing', type: 'application/pdf' })).status);
    expect(answers.filter((status) => status === 201)).toHaveLength(200);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('nobody fills the disk with files', () => {
  const big = { type: 'application/pdf' };
  it('a person without a field to put a file in cannot upload', async () => {
    for (const [as, status] of [
      ['client', 403],
      ['HouseKeeping', 201],
      ['Accounting', 201],
      ['Investor', 201],
    ] as const) {
      expect((await send(png(), { as })).status, as).toBe(status);
    }
  });
  it('nor, where the company’s package has closed what holds files', () => {
    const snapshot = app.live.current();
    const resource = app.resources.find(({ name }) => name === 'estates');
    expect(mayHoldFiles(snapshot, 'admin')).toBe(true);
    const closed = { can: new Set<string>(), readable: new Set<string>(), writable: new Set<string>() };
    expect(resource && mayHoldFiles({ ...snapshot, rightsOf: () => closed }, 'admin')).toBe(false);
  });
  it('one person has 50 MB waiting for a record; what a record holds counts no more, nor what others sent', async () => {
    const as = 'Accounting';
    const first = await send(pdf(10 * MB), { as, ...big });
    const more = await Promise.all(Array.from({ length: 6 }, () => send(pdf(10 * MB - 1000), { as, ...big })));
    // Six at once would be 70 MB: what is on its way counts.
    expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429, 429]);
    const refused = await send(pdf(MB), { as, ...big });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(refused.body.errors['file']?.[0]).toContain('50 MB');
    expect((await send(pdf(MB), { as: 'HouseKeeping', ...big })).status).toBe(201);
    await app.store.transact((tx) => {
      const row = tx.table(FILES, 'demo').get(first.body.id);
      if (row) tx.put(FILES, 'demo', { ...row, holder: 'estates/est-a1', waitingSince: null });
    });
    expect((await send(pdf(MB), { as, ...big })).status).toBe(201);
  });
  it('a company has what its package includes, and room again when something is deleted', async () => {
    const tenantId = 'bosphorus';
    await app.store.transact((tx) => {
      const before = tx.table('tenants', '').get(tenantId);
      tx.put('tenants', '', { ...before, id: tenantId, entityId: tenantId, packageId: 'pkg-tiny' });
      tx.put('packages', '', { id: 'pkg-tiny', storageLimit: 3, modules: [] });
    });
    const as = 'otherAdmin';
    const kept = await send(pdf(2 * MB), { as, ...big });
    expect(kept.status).toBe(201);
    const full = await send(pdf(2 * MB), { as, ...big });
    expect([full.status, full.body.errors['file']?.[0]]).toEqual([409, expect.stringContaining('(3 MB)')]);
    await app.store.transact((tx) => tx.remove(FILES, tenantId, kept.body.id));
    expect((await send(pdf(2 * MB), { as, ...big })).status).toBe(201);
  });
  it('on a disk that is nearly full nothing is uploaded, while people sign in and money is written', async () => {
    const hasRoom = vi.spyOn(blobs, 'hasRoom').mockResolvedValue(false);
    const refused = await send(png());
    expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining('almost full')]);
    const body = { kind: 'COLLECTION', reservationId: 'res-r-000001', method: 'CASH', amount: 100, currency: 'EUR' };
    expect((await app.call('POST', '/api/payments', { as: 'admin', body })).status).toBe(201);
    const registered = { email: 'room@demo.com', password: 'a long password', name: 'Room' };
    expect((await app.call('POST', '/api/auth/register', { body: registered })).status).toBe(201);
    hasRoom.mockRestore();
    expect((await send(png())).status).toBe(201);
  });
  it('how full that is, says the disk of the folder: 10 % free unless DISK_RESERVE says otherwise', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'konak-room-')), 'files');
    const roomWith = (free: number, reserve: number) =>
      folderBlobs(folder, { disk: { ...machineDisk, freePercent: () => Promise.resolve(free) }, reserve }).hasRoom();
    expect(await roomWith(10, 10)).toBe(true);
    expect(await roomWith(9.9, 10)).toBe(false);
    expect(await folderBlobs(folder).hasRoom()).toBe(true);
    expect(await machineDisk.freePercent(folder)).toBeGreaterThan(0);
    expect(readEnvironment({}).diskReserve).toBe(10);
    expect(readEnvironment({ DISK_RESERVE: '25' }).diskReserve).toBe(25);
    expect(() => readEnvironment({ DISK_RESERVE: '100' })).toThrow('DISK_RESERVE');
  });
});

describe('who may read it (S1, S14, S24)', () => {
  it('its uploader alone, as long as nothing holds it', async () => {
    const { body } = await send(jpeg(), { type: 'image/jpeg', name: 'x.jpg' });
    const own = await get(body.id, 'admin');
    expect(own.status).toBe(200);
    expect(own.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment;/) as string,
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'strict-transport-security': expect.any(String) as string,
    });
    for (const who of ['SuperAdmin', 'Investor', 'client', 'otherAdmin'])
      expect(await isMissing(body.id, who)).toBe(true);
  });

  it('afterwards by people who may read its record, by row, role and tenant', async () => {
    const { body: file } = await send(png());
    const estate = await newEstate('FILES1', {
      ownerships: [{ investorId: 'inv-1', sharePct: 100, from: '2020-01-01' }],
      photos: [{ id: file.id, caption: ' Sea ' }],
    });
    expect(estate.status).toBe(201);
    expect(estate.body['photos']).toEqual([
      { id: file.id, name: 'a.png', type: 'image/png', size: png().length, width: 4, height: 3, caption: 'Sea' },
    ]);
    for (const who of ['admin', 'SuperAdmin', 'HouseKeeping', 'Investor'])
      expect((await get(file.id, who)).status).toBe(200);
    for (const who of ['Investor2', 'client', 'otherAdmin']) expect(await isMissing(file.id, who)).toBe(true);
  });

  it('cannot be reached another way: paths, methods, cases', async () => {
    const { body: file } = await send(png());
    for (const path of [
      `/files/${file.id}`,
      `/api/files/../files/${file.id}`,
      `/api/files/${file.id}/`,
      `/api/files/${file.id}.png`,
    ]) {
      expect((await app.call('GET', path, { as: 'SuperAdmin' })).status).toBe(404);
    }
    expect((await app.call('DELETE', `/api/files/${file.id}`, { as: 'admin' })).status).toBe(405);
  });
});

describe('what a record may hold', () => {
  it.each([
    ['another’s upload', 'Accounting'],
    ['one of another tenant', 'otherAdmin'],
  ])('not %s', async (_, as) => {
    const { body: file } = await send(png(), { as });
    const answer = await newEstate(`NOT${as}`, { photos: [{ id: file.id }] });
    expect(answer.status).toBe(422);
    expect(answer.body.errors['photos']).toEqual(['This file is no longer there. Please upload it again.']);
  });

  it('not what another record holds, not the same twice, no pdf among pictures, nothing else', async () => {
    const { body: file } = await send(png());
    expect((await newEstate('HELD1', { photos: [{ id: file.id }] })).status).toBe(201);
    const { body: paper } = await send(pdf(), { type: 'application/pdf' });
    for (const photos of [
      [{ id: file.id }],
      [{ id: MISSING }],
      [{ id: paper.id }],
      [{ id: '../../db.json' }],
      [{ path: 'https://evil.example/x.png' }],
      [{ path: '//evil.example/x.png' }],
      [{ id: file.id, path: '/pictures/x.svg' }],
      [{ path: '/pictures/x.svg' }, { path: '/pictures/x.svg' }],
      [{ path: '/pictures/x.svg', onload: 1 }],
      ['x'],
      { id: file.id },
    ]) {
      expect((await newEstate('HELD2', { photos })).status, JSON.stringify(photos)).toBe(422);
    }
  });

  it('writes what it knows itself, keeps the order, and lets go of what was replaced or deleted', async () => {
    const files = await Promise.all([png(), jpeg(), webp()].map(async (bytes) => (await send(bytes)).body.id));
    const [first = '', second = '', third = ''] = files;
    const lies = { name: '<b>', type: 'text/html', size: 1 };
    const made = await newEstate('ORDER1', { photos: [{ id: first, ...lies }, { id: second }] });
    expect(made.body['photos']).toMatchObject([{ id: first, type: 'image/png', name: 'a.png' }, { id: second }]);
    const path = `/api/estates/${made.body.id}`;
    const turned = await app.call('PATCH', path, {
      as: 'SuperAdmin',
      version: versionOf(made),
      body: {
        photos: [
          { id: second, caption: 'Sea' },
          { id: first, ...lies },
        ],
      },
    });
    expect(turned.body['photos']).toMatchObject([
      { id: second, caption: 'Sea' },
      { id: first, name: 'a.png' },
    ]);
    const replaced = await app.call('PATCH', path, {
      as: 'admin',
      version: versionOf(turned),
      body: { photos: [{ id: third }, { id: first }] },
    });
    expect(replaced.status).toBe(200);
    expect(await isMissing(second, 'admin')).toBe(true);
    expect(await blobs.read(second)).toBeUndefined();
    expect((await get(first, 'admin')).status).toBe(200);
    expect((await app.call('DELETE', path, { as: 'admin', version: versionOf(replaced) })).status).toBe(204);
    // They can come back with their record, and nobody reads them meanwhile.
    expect(await isMissing(first, 'admin')).toBe(true);
    await createTrashSweep(app.store)(app.clock.now + 31 * 24 * HOUR);
    for (const id of files) expect(await blobs.read(id)).toBeUndefined();
  });

  it('one file goes to one record, however many ask at once (R8)', async () => {
    const { body: file } = await send(png());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => newEstate(`RACE${index}`, { photos: [{ id: file.id }] })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('what is swept', () => {
  it('uploads that nothing came to hold within a day, and bytes without a row, but never what is held', async () => {
    const kept = (await send(png())).body.id;
    const lost = (await send(png())).body.id;
    await newEstate('SWEPT1', { photos: [{ id: kept }] });
    const stray = 'a'.repeat(40);
    await blobs.put(stray, png());
    const sweep = createSweep({ store: app.store, blobs });
    await sweep(app.clock.now + 23 * HOUR);
    expect(await blobs.read(lost)).toBeDefined();
    // An upload puts its bytes before its row: one look is not enough.
    expect(await blobs.read(stray)).toBeDefined();
    await sweep(app.clock.now + 25 * HOUR);
    expect(await blobs.read(lost)).toBeUndefined();
    expect(app.store.table(FILES, 'demo').get(lost)).toBeUndefined();
    expect(await blobs.read(stray)).toBeUndefined();
    expect(await blobs.read(kept)).toBeDefined();
  });
});

describe('the folder (S14)', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'konak-files-')), 'files');
  const name = 'b'.repeat(40);

  it('keeps bytes under names of its own, whole, for the owner only', async () => {
    const kept = folderBlobs(folder);
    expect(await kept.names()).toEqual([]);
    await kept.put(name, png());
    expect(readFileSync(join(folder, name)).equals(png())).toBe(true);
    expect(readdirSync(folder)).toEqual([name]);
    expect(await kept.read(name)).toEqual(png());
    await expect(kept.put('../x', png())).rejects.toThrow();
    await kept.remove(name);
    await kept.remove(name);
    expect(await kept.read(name)).toBeUndefined();
  });

  it('neither reads nor follows what else lies there', async () => {
    const kept = folderBlobs(folder);
    writeFileSync(join(folder, 'secret'), 'x');
    symlinkSync('/etc/passwd', join(folder, 'link'));
    expect(await kept.names()).toEqual([]);
    for (const path of ['secret', 'link', '../files/secret', '/etc/passwd'])
      expect(await kept.read(path)).toBeUndefined();
  });
});
