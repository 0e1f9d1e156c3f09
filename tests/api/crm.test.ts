import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { allOld } from '../store/all-old.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const guest = (id: string, more: object): Row => ({
  id,
  tenantId: 'demo',
  version: 1,
  firstName: 'Ayşe',
  lastName: 'Kaya',
  nationality: 'TR',
  isTurkishCitizen: true,
  isBlocked: false,
  tags: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
/** Valid by its check digits, and nobody's. */
const NUMBER = '10000000146';
const STAYS = ROWS['reservations'] ?? [];
const stay = (id: string, guestId: string, more: object): Row => ({
  ...STAYS.find((row) => row['tenantId'] === 'demo')!,
  id,
  code: id.toUpperCase(),
  guestId,
  checkIn: '2026-03-01',
  checkOut: '2026-03-04',
  status: 'FINISHED',
  totalPrice: 30_000,
  paidAmount: 30_000,
  remainingPrice: 0,
  channelRef: `ref-${id}`,
  ...more,
});
const EXTRA: Readonly<Record<string, readonly Row[]>> = {
  guests: [
    guest('gst-k', { phone: '+905321112233', tags: ['VIP'], tcIdentityNo: NUMBER }),
    guest('gst-d', { firstName: 'Ayse', phone: '+905321112233', email: 'ayse@guests.example', notes: 'Late riser' }),
    guest('gst-lead', { firstName: 'Lea', lastName: 'Lead', phone: '+905329998877' }),
  ],
  reservations: [
    stay('st-k', 'gst-k', {}),
    stay('st-d', 'gst-d', { checkIn: '2026-04-01', checkOut: '2026-04-03', notes: 'Ayse likes tea' }),
    stay('st-try', 'gst-d', { checkIn: '2026-05-01', checkOut: '2026-05-03', currency: 'TRY' }),
  ],
  messages: [
    {
      id: 'msg-d',
      tenantId: 'demo',
      version: 1,
      kind: 'GUEST_ARRIVAL',
      channel: 'MAIL',
      status: 'SENT',
      reservationId: 'st-d',
      to: 'ayse@guests.example',
      subject: 'Dear Ayse',
      body: 'Dear Ayse Kaya',
    },
  ],
};
const rows = () =>
  Object.fromEntries(
    [...new Set([...Object.keys(ROWS), ...Object.keys(EXTRA)])].map((name) => [
      name,
      [...(ROWS[name] ?? []), ...(EXTRA[name] ?? [])],
    ]),
  );

let app: TestApp;
beforeEach(async () => (app = await startApp({ rows: rows() })));
afterEach(() => app.close());

const get = async (path: string, as = 'admin') => app.call('GET', `/api/${path}`, { as });
const merge = (body: object, { as = 'admin', headers = {} }: { as?: string; headers?: Record<string, string> } = {}) =>
  app.call('POST', '/api/crm/merge', { as, body: { keepId: 'gst-k', dropId: 'gst-d', ...body }, headers });
const VERSIONS = { versions: { keep: 1, drop: 1 } };
const stored = (collection: string, id: string) => app.store.table(collection, 'demo').get(id);
const erase = (id: string, body: object = { erasureReason: 'Letter of 3 May' }) =>
  app.call('POST', `/api/guests/${id}/actions/eraseOnRequest`, { as: 'admin', body });

describe('guests and leads', () => {
  test('a lead becomes a guest with the first stay that is certain, and a lead again without', async () => {
    const made = await app.call('POST', '/api/guests', {
      as: 'admin',
      body: { firstName: 'New', lastName: 'Person', nationality: 'TR', leadSource: 'PHONE' },
    });
    expect(made.body).toMatchObject({ kind: 'LEAD', leadStage: 'NEW', stayCount: 0 });
    const { version } = (await get('reservations/res-r-000001')).body;
    const patched = await app.call('PATCH', '/api/reservations/res-r-000001', {
      as: 'admin',
      version,
      body: { guestId: made.body.id },
    });
    expect(patched.status, patched.text).toBe(200);
    expect((await get(`guests/${made.body.id}`)).body).toMatchObject({ kind: 'GUEST', stayCount: 1, version: 1 });
    await app.call('POST', '/api/reservations/res-r-000001/actions/cancel', {
      as: 'admin',
      body: { cancelReason: 'GUEST_REQUEST' },
    });
    expect((await get(`guests/${made.body.id}`)).body).toMatchObject({ kind: 'LEAD', stayCount: 0 });
  });

  test('each new stay increases the count, and a cancelled one decreases it', async () => {
    const { body: person } = await app.call('POST', '/api/guests', {
      as: 'admin',
      body: { firstName: 'Often', lastName: 'Here', nationality: 'TR' },
    });
    const model = STAYS.find(({ id }) => id === 'res-r-000001');
    const book = async (month: string) => {
      const body = {
        estateId: model?.['estateId'],
        salesChannelId: model?.['salesChannelId'],
        guestId: person.id,
        adults: 1,
        checkIn: `2029-${month}-01`,
        checkOut: `2029-${month}-08`,
      };
      const { status, body: made } = await app.call('POST', '/api/reservations', { as: 'admin', body });
      expect([status, made.errors]).toEqual([201, undefined]);
      const confirmed = await app.call('POST', `/api/reservations/${made.id}/actions/confirm`, { as: 'admin' });
      expect([confirmed.status, confirmed.body.errors]).toEqual([200, undefined]);
      return made.id;
    };
    const standing = () => stored('guests', person.id);
    await book('03');
    expect(standing()).toMatchObject({ kind: 'GUEST', stayCount: 1, lastStayAt: null });
    const latest = await book('09');
    await book('05');
    expect(standing()).toMatchObject({ kind: 'GUEST', stayCount: 3, lastStayAt: null });
    const cancel = { as: 'admin', body: { cancelReason: 'GUEST_REQUEST' } };
    await app.call('POST', `/api/reservations/${latest}/actions/cancel`, cancel);
    expect(standing()).toMatchObject({ kind: 'GUEST', stayCount: 2, lastStayAt: null });
  });

  test('the summary says what the newsletter was agreed to: when, where and which version of the text', async () => {
    const consentAt = '2026-02-03T10:00:00.000Z';
    const agreed = { consentAt, consentSource: 'WEB_FORM', consentVersion: '2026-1' };
    const subscriber = { id: 'sub-d', tenantId: 'demo', version: 1, email: 'ayse@guests.example', status: 'ACTIVE' };
    await app.store.transact((tx) => tx.put('subscribers', 'demo', { ...subscriber, ...agreed }));
    expect((await get('crm/summary/gst-d')).body.consents).toEqual([
      { channel: 'EMAIL', status: 'ACTIVE', at: consentAt, source: 'WEB_FORM', textVersion: '2026-1' },
    ]);
  });

  test('the summary: stays, spend by currency, duplicates; who may not see guests gets nothing', async () => {
    expect((await get('crm/summary/gst-d')).body).toMatchObject({
      stays: 2,
      nights: 4,
      duplicates: 1,
      firstStayAt: '2026-04-01',
      lastStayAt: '2026-05-01',
      nextStayAt: null,
      spend: [
        { currency: 'EUR', stays: 1, total: 30_000, paid: 30_000, remaining: 0 },
        { currency: 'TRY', stays: 1, total: 30_000 },
      ],
    });
    expect((await get('crm/summary/gst-d', 'Accounting')).body).not.toHaveProperty('duplicates');
    for (const as of ['HouseKeeping', 'Investor', 'Purchasing']) {
      expect([as, (await get('crm/summary/gst-d', as)).status]).toEqual([as, 403]);
    }
    expect((await get('crm/summary/gst-d', 'otherAdmin')).status).toBe(404);
    expect((await get('crm/summary/nobody')).status).toBe(404);
  });
});

describe('duplicates', () => {
  test('are listed with the reason, for people who may merge, only in their own company', async () => {
    const { body } = await get('crm/duplicates');
    expect(body).toMatchObject({ total: 1, items: [{ a: { id: 'gst-d' }, b: { id: 'gst-k' }, reasons: ['phone'] }] });
    expect((await get('crm/duplicates?of=gst-lead')).body.total).toBe(0);
    expect((await get('crm/duplicates', 'Accounting')).status).toBe(403);
    expect((await get('crm/duplicates', 'otherAdmin')).body.total).toBe(0);
  });
});

describe('merging two records of one person', () => {
  test('the preview says which value wins and what moves, masks numbers, and changes nothing', async () => {
    const { body } = await merge({ dryRun: true });
    expect(body).toMatchObject({
      versions: { keep: 1, drop: 1 },
      moves: [{ resource: 'reservations', count: 2 }],
    });
    expect(body['fields']).toEqual(
      expect.arrayContaining([
        { field: 'firstName', keep: 'Ayşe', drop: 'Ayse', chosen: 'keep' },
        { field: 'email', keep: null, drop: 'ayse@guests.example', chosen: 'drop' },
      ]),
    );
    expect(JSON.stringify(body)).not.toContain(NUMBER);
    expect(stored('guests', 'gst-d')).toMatchObject({ version: 1 });
  });

  test('moves stays, keeps a pointer and both histories; done twice it is done once', async () => {
    const key = { 'idempotency-key': 'merge-1' };
    const done = await merge({ take: ['firstName'], ...VERSIONS }, { headers: key });
    expect(done.status, done.text).toBe(200);
    expect((await merge({ take: ['firstName'], ...VERSIONS }, { headers: key })).text).toBe(done.text);
    expect((await merge(VERSIONS)).status).toBe(200);
    expect((await get('guests/gst-k')).body).toMatchObject({
      firstName: 'Ayse',
      email: 'ayse@guests.example',
      notes: 'Late riser',
      tags: ['VIP'],
      kind: 'GUEST',
      stayCount: 3,
      tcIdentityNo: NUMBER,
    });
    expect((await get('guests/gst-d')).body).toMatchObject({ kind: 'MERGED', mergedIntoId: 'gst-k' });
    expect((await get('reservations?guestId=gst-k')).body.total).toBe(3);
    expect((await get('guests/gst-k/history')).text).toContain('"merge"');
    expect((await get('guests/gst-d/history')).text).toContain('"mergedAway"');
    expect((await get('reservations/st-d/history')).text).toContain('gst-d');
    expect((await get('crm/duplicates')).body.total).toBe(0);
    const late = await app.call('PATCH', '/api/guests/gst-d', { as: 'admin', version: 2, body: { notes: 'x' } });
    expect(late.status).toBe(409);
    expect((await get('crm/summary/gst-d')).body).toMatchObject({ mergedInto: { id: 'gst-k', name: 'Ayse Kaya' } });
  });

  test('a companion’s stay and its notifications move, without reporting again (KB2)', async () => {
    const before = app.store.table('kbs-notifications', 'demo').size;
    const done = await merge({
      keepId: 'gst-lead',
      dropId: 'gst-2',
      versions: { keep: 1, drop: stored('guests', 'gst-2')?.['version'] ?? 1 },
    });
    expect(done.status, done.text).toBe(200);
    expect(stored('stay-guests', 'sgs-1')).toMatchObject({ guestId: 'gst-lead' });
    expect(stored('kbs-notifications', 'kbs-1')).toMatchObject({
      guestId: 'gst-lead',
      status: 'SENT',
      externalRef: 'SIM-1',
    });
    expect(app.store.table('kbs-notifications', 'demo').size).toBe(before);
    expect(stored('guests', 'gst-lead')).toMatchObject({ kind: 'GUEST', stayCount: 1 });
  });

  test('an older merge points on to where the person is now', async () => {
    await merge(VERSIONS);
    await merge({ keepId: 'gst-lead', dropId: 'gst-k', versions: { keep: 1, drop: 2 } });
    expect(stored('guests', 'gst-d')).toMatchObject({ mergedIntoId: 'gst-lead' });
    expect(stored('guests', 'gst-k')).toMatchObject({ mergedIntoId: 'gst-lead', kind: 'MERGED' });
  });

  test('two at once make one merge', async () => {
    const answers = await Promise.all([merge(VERSIONS), merge(VERSIONS)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(stored('guests', 'gst-k')?.['version']).toBe(2);
  });

  test.each([
    ['what changed since the preview', { versions: { keep: 1, drop: 9 } }, 412],
    ['no preview', {}, 400],
    ['a field that is not the role’s to write', { ...VERSIONS, take: ['documentSeen'] }, 422],
    ['the same record', { ...VERSIONS, dropId: 'gst-k' }, 422],
    ['an unknown one', { ...VERSIONS, dropId: 'nobody' }, 404],
    ['another company’s', { ...VERSIONS, dropId: 'gst-b' }, 404],
  ])('refuses %s', async (_, body, status) => expect((await merge(body)).status).toBe(status));

  test('refuses two people of one stay, by its code', async () => {
    const refused = await merge({ keepId: 'gst-1', dropId: 'gst-2', ...VERSIONS });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('R-000002')]);
  });
  test('requires the right', async () => {
    for (const as of ['Accounting', 'HouseKeeping', 'Investor'])
      expect((await merge(VERSIONS, { as })).status).toBe(403);
  });
  test('a stay for a record that was merged away is refused', async () => {
    await merge(VERSIONS);
    const { version } = (await get('reservations/st-k')).body;
    const moved = await app.call('PATCH', '/api/reservations/st-k', {
      as: 'admin',
      version,
      body: { guestId: 'gst-d' },
    });
    expect(moved.status).toBeGreaterThanOrEqual(409);
  });
});

describe('KVKK: made anonymous on request', () => {
  test('names, contact, numbers, notes, messages and what histories said of them go; stays and money stay', async () => {
    await app.call('PATCH', '/api/guests/gst-d', { as: 'admin', version: 1, body: { lastName: 'Kaya-Ak' } });
    await merge({ versions: { keep: 1, drop: 2 } });
    expect((await erase('gst-k', {})).status).toBe(422);
    const done = await erase('gst-k');
    expect(done.status, done.text).toBe(200);
    expect(done.body).toMatchObject({ firstName: 'Anonim', phone: null, email: null, stayCount: 3 });
    const everything = JSON.stringify(
      ['guests', 'reservations', 'messages']
        .flatMap((name) => [...app.store.table(name, 'demo').all()])
        .concat(await allOld(app.store, '_history')),
    );
    for (const word of ['Ayse', 'Ayşe', 'Kaya', '5321112233', 'ayse@', NUMBER, 'Late riser', 'likes tea']) {
      expect([word, everything.includes(word)]).toEqual([word, false]);
    }
    expect((await get('guests?q=Ayse')).body.total).toBe(0);
    expect((await get('reservations?guestId=gst-k')).body.total).toBe(3);
    expect((await get('crm/summary/gst-k')).body).toMatchObject({ spend: [{ currency: 'EUR', total: 60_000 }, {}] });
    expect((await erase('gst-k')).status).toBe(409);
  });

  test.each([
    [
      'a stay to come',
      { checkIn: '2027-12-01', checkOut: '2027-12-03', status: 'SUCCESSFUL' },
      'in progress or upcoming',
    ],
    ['a stay that ends today', { checkIn: '2026-11-18', checkOut: '2026-11-20', status: 'SUCCESSFUL' }, 'ST-K'],
    ['an open balance', { totalPrice: 45_000, paidAmount: 44_900 }, 'still has a balance'],
    ['a refund due', { status: 'CANCELLED', totalPrice: 45_000, paidAmount: 100, cancelFee: 0 }, 'still has a balance'],
  ])('is refused with %s', async (_, more, text) => {
    await app.store.transact((tx) => tx.put('reservations', 'demo', { ...stored('reservations', 'st-k')!, ...more }));
    const refused = await erase('gst-k');
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(text)]);
    expect(stored('guests', 'gst-k')).toMatchObject({ phone: '+905321112233' });
  });
});
