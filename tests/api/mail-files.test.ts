import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { type MailApp, startMailApp } from './mail-app.ts';
import { jpeg, png } from './pictures.ts';
import { ROWS } from './rows.ts';

const STAY = 'res-r-000001';
const GUESTS = ROWS['guests']!.map((guest) => ({ ...guest, email: 'ada@guests.example', language: 'en' }));
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
let app: MailApp;
let path = '';
beforeEach(async () => {
  app = await startMailApp({ guests: GUESTS, conversations: [] });
  const made = await app.call('PUT', '/api/settings/mail-in', { as: 'admin', body: {} });
  path = String(made.body['path']);
});
afterEach(() => app.close());

type Part = { readonly name: string; readonly type: string; readonly bytes: Buffer; readonly cid?: string };
function mailWith(parts: readonly Part[], id = 'files-1'): Buffer {
  const files = parts.map(({ name, type, bytes, cid }) =>
    [
      '--b',
      `Content-Type: ${type}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      ...(cid === undefined
        ? [`Content-Disposition: attachment; filename="${name}"`]
        : [`Content-Disposition: inline; filename="${name}"`, `Content-ID: <${cid}>`]),
      '',
      bytes.toString('base64').replaceAll(/(.{76})/g, '$1\r\n'),
    ].join('\r\n'),
  );
  const head = [
    ...['From: Ada <ada@guests.example>', 'To: stay@konak.example', `Message-ID: <${id}@guests.example>`],
    ...['Subject: Passports', 'MIME-Version: 1.0', 'Content-Type: multipart/related; boundary="b"', ''],
    ...['--b', 'Content-Type: text/html', '', '<p>Here <img src="cid:logo"></p>'],
  ].join('\r\n');
  return Buffer.from([head, ...files, '--b--', ''].join('\r\n'));
}
const deliver = async (raw: Buffer): Promise<number> =>
  (await app.call('POST', path, { raw, headers: { 'content-type': 'message/rfc822' } })).status;
const textOf = (row: Row | undefined, key: string): string => (typeof row?.[key] === 'string' ? row[key] : '');
const received = () => app.messages('GUEST_MESSAGE');
type Kept = { readonly id: string; readonly name: string; readonly type: string };
const filesOf = (row: Row | undefined): readonly Kept[] => (row?.['files'] ?? []) as unknown as readonly Kept[];
const upload = async (bytes: Buffer, as = 'admin', name = 'Key%20plan.pdf') => {
  const headers = { 'content-type': 'application/octet-stream', 'x-file-name': name };
  return (await app.call('POST', '/api/files', { as, raw: bytes, headers })).body['id'];
};
const say = (more: object) =>
  app.call('POST', '/api/inbox/messages', {
    as: 'admin',
    body: { reservationId: STAY, channel: 'MAIL', subject: 'Keys', body: 'The plan.', ...more },
  });

describe('files that come in', () => {
  const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]);

  test('are kept with the message as what their bytes are; what is not kept is named with the reason', async () => {
    const script = Buffer.from('<svg onload="alert(1)"/>');
    const raw = mailWith([
      { name: '../../pass"port.exe', type: 'application/x-msdownload', bytes: PDF },
      { name: 'me.svg', type: 'image/svg+xml', bytes: script },
      { name: 'huge.pdf', type: 'application/pdf', bytes: large },
      { name: 'bomb.png', type: 'image/png', bytes: png(60_000, 60_000) },
      { name: 'view.jpg', type: 'text/html', bytes: jpeg() },
    ]);
    expect([await deliver(raw), await deliver(raw)]).toEqual([202, 202]);
    const [row, ...more] = received();
    expect(more).toEqual([]);
    expect(textOf(row, 'body')).toBe('Here');
    expect(filesOf(row)).toMatchObject([
      { type: 'application/pdf', name: expect.stringMatching(/\.pdf$/) as string },
      { type: 'image/jpeg', name: 'view.jpg' },
    ]);
    expect(row?.['leftOut']).toEqual([
      { name: 'me.svg', reason: 'KIND' },
      { name: 'huge.pdf', reason: 'TOO_LARGE' },
      { name: 'bomb.png', reason: 'UNREADABLE' },
    ]);
    // The second delivery has left no bytes behind.
    expect(await app.blobs.names()).toHaveLength(2);
    expect(
      (await app.call('GET', `/api/inbox/thread?reservationId=${textOf(row, 'reservationId')}`, { as: 'Accounting' }))
        .body,
    ).toMatchObject({ messages: [{ files: [{ name: filesOf(row)[0]!.name }, {}], leftOut: [{}, {}, {}] }] });
  });

  test('pictures in the text are files, spacers are not; no more than ten are kept', async () => {
    const shown = Buffer.concat([jpeg(), Buffer.alloc(5000)]);
    await deliver(
      mailWith([
        { name: 'logo.jpg', type: 'image/jpeg', bytes: shown, cid: 'logo' },
        { name: 'spacer.png', type: 'image/png', bytes: png(1, 1), cid: 'spacer' },
        ...Array.from({ length: 11 }, (_, at) => ({ name: `p${at}.pdf`, type: 'application/pdf', bytes: PDF })),
      ]),
    );
    expect(filesOf(received()[0]).map(({ name }) => name)).toEqual([
      'logo.jpg',
      ...'012345678'.split('').map((at) => `p${at}.pdf`),
    ]);
    expect(received()[0]?.['leftOut']).toEqual([
      { name: 'p9.pdf', reason: 'TOO_MANY' },
      { name: 'p10.pdf', reason: 'TOO_MANY' },
    ]);
  });

  test('are had by who may read the thread, as a download that runs nothing', async () => {
    await deliver(mailWith([{ name: 'passport.pdf', type: 'application/pdf', bytes: PDF }]));
    const { id } = filesOf(received()[0])[0]!;
    const got = await app.call('GET', `/api/files/${id}`, { as: 'Accounting' });
    expect([got.status, got.headers['content-disposition'], got.headers['x-content-type-options']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="passport.pdf"/),
      'nosniff',
    ]);
    expect(got.headers['content-security-policy']).toContain('sandbox');
    for (const as of ['HouseKeeping', 'Investor', 'otherAdmin'])
      expect([as, (await app.call('GET', `/api/files/${id}`, { as })).status]).toEqual([as, 404]);
  });

  test('where there is no room the message is kept without them', async () => {
    vi.spyOn(app.blobs, 'hasRoom').mockResolvedValue(false);
    await deliver(mailWith([{ name: 'passport.pdf', type: 'application/pdf', bytes: PDF }]));
    expect(received()).toMatchObject([{ files: [], leftOut: [{ name: 'passport.pdf', reason: 'NO_ROOM' }] }]);
  });

  test('go with what was said when the guest is forgotten', async () => {
    await deliver(mailWith([{ name: 'passport.pdf', type: 'application/pdf', bytes: PDF }]));
    const { id } = filesOf(received()[0])[0]!;
    const stay = app.store.table('reservations', 'demo').get(textOf(received()[0], 'reservationId'))!;
    await app.store.transact((tx) => {
      for (const row of [...tx.table('reservations', 'demo').all()])
        tx.put('reservations', 'demo', { ...row, checkIn: '2015-01-01', checkOut: '2015-01-05' });
    });
    const answer = await app.call('POST', `/api/guests/${textOf(stay, 'guestId')}/actions/anonymise`, {
      as: 'SuperAdmin',
      body: {},
    });
    expect(answer.status, answer.text).toBe(200);
    expect(received()).toMatchObject([{ body: '', files: null }]);
    await vi.waitFor(async () => expect(await app.blobs.names()).toEqual([]));
    expect((await app.call('GET', `/api/files/${id}`, { as: 'admin' })).status).toBe(404);
  });
});

describe('files that go out', () => {
  test('leave with the letter and stand in the thread', async () => {
    const id = await upload(PDF);
    expect((await say({ files: [id] })).status).toBe(201);
    await app.postman.run();
    expect(app.letters).toMatchObject([{ files: [{ name: 'Key plan.pdf', type: 'application/pdf', bytes: PDF }] }]);
    const { body } = await app.call('GET', `/api/inbox/thread?reservationId=${STAY}`, { as: 'admin' });
    expect(body).toMatchObject({ messages: [{ files: [{ id, name: 'Key plan.pdf', size: PDF.length }] }] });
    expect((await app.call('GET', `/api/files/${id}`, { as: 'Accounting' })).status).toBe(200);
  });

  test('are the sender’s own, and of nothing else yet', async () => {
    const own = await upload(PDF);
    const others = await upload(PDF, 'SuperAdmin');
    expect((await say({ files: [own] })).status).toBe(201);
    for (const files of [[own], [others], ['f'.repeat(40)], ['../../db.json'], [7], own, [await upload(PDF), others]]) {
      const refused = await say({ files });
      expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([422, ['files']]);
    }
    const twice = await upload(PDF);
    expect((await say({ files: [twice, twice] })).status).toBe(422);
    expect((await say({ files: [twice], channel: 'WHATSAPP_LINK' })).status).toBe(422);
    expect((await say({ files: Array.from({ length: 11 }, () => twice) })).status).toBe(422);
    expect(app.messages('REPLY')).toHaveLength(1);
  });

  test('are no more than a mail carries', async () => {
    const half = Buffer.concat([PDF, Buffer.alloc(9.5 * 1024 * 1024)]);
    const files = [await upload(half), await upload(half)];
    const refused = await say({ files });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('18 MB')]);
    expect((await say({ files: [files[0]] })).status).toBe(201);
  });

  test('one whose bytes are gone holds the letter back, one that cannot be read now is tried again', async () => {
    const id = await upload(PDF);
    const read = vi.spyOn(app.blobs, 'read').mockRejectedValueOnce(new Error('The disk is away'));
    await say({ files: [id] });
    await app.postman.run();
    expect(app.messages('REPLY')).toMatchObject([{ status: 'WAITING', lastError: 'The disk is away' }]);
    read.mockRestore();
    await app.blobs.remove(id);
    app.clock.now += 3_600_000;
    await app.postman.run();
    expect(app.messages('REPLY')).toMatchObject([{ status: 'ERROR', failure: 'REFUSED' }]);
    expect(app.letters).toEqual([]);
  });
});
