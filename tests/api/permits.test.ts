import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { NOW } from './rows.ts';
import { runJobs } from './run-jobs.ts';
import { startApp, type TestApp } from './support.ts';

const DAY = 24 * 3_600_000;
let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const call = (method: string, path: string, body?: object, as = 'admin', version?: number) =>
  app.call(method, `/api${path}`, { as, ...(body && { body }), ...(version === undefined ? {} : { version }) });
const book = (more: object = {}, as = 'admin') =>
  call(
    'POST',
    '/reservations',
    {
      estateId: 'est-a2',
      checkIn: '2027-01-10',
      checkOut: '2027-01-15',
      adults: 2,
      salesChannelId: 'chn-1',
      guestId: 'gst-1',
      ...more,
    },
    as,
  );
const act = (id: string, action: string, body: object = {}, as = 'admin') =>
  call('POST', `/reservations/${id}/actions/${action}`, body, as);
const newPermit = (more: object = {}) =>
  call('POST', '/legal-permits', {
    estateId: 'est-a2',
    permitNo: '48-new',
    holderName: 'Alice Owner',
    holderType: 'TITLE_OWNER',
    ...more,
  });
const onPermit = (id: string, action: string, body: object = {}) =>
  call('POST', `/legal-permits/${id}/actions/${action}`, body);
const estate = async (id = 'est-a2') => (await call('GET', `/estates/${id}`)).body;
const put = (collection: string, row: Row) => app.store.transact((tx) => tx.put(collection, 'demo', row));
const warnings = ({ body }: { body: object }) =>
  ((body as { _warnings?: { field: string; message: string }[] })._warnings ?? []).map(({ field }) => field);

describe('ES3 a stay of up to 100 nights in a home without a valid permit', () => {
  test('is held with a warning, and not confirmed by an admin, with the reason in words', async () => {
    const held = await book();
    expect(held.status).toBe(201);
    expect(warnings(held)).toEqual(['estateId']);
    const refused = await act(held.body.id, 'confirm');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('A2 has no tourism rental permit, and a stay of 5 nights');
    expect(refused.body.errors['estateId']).toEqual([refused.body.message]);
    expect((await call('GET', `/reservations/${held.body.id}`)).body.status).toBe('PENDING');
  });

  test('is confirmed by a super admin with a reason, which the list of states keeps', async () => {
    const { body } = await book();
    expect((await act(body.id, 'confirmUnpermitted', { permitOverrideReason: 'I am admin' })).status).toBe(403);
    expect((await act(body.id, 'confirm', { permitOverrideReason: 'x' })).status).toBe(422);
    expect((await act(body.id, 'confirmUnpermitted', {}, 'SuperAdmin')).status).toBe(409);
    const done = await act(
      body.id,
      'confirmUnpermitted',
      { permitOverrideReason: 'Permit is on its way' },
      'SuperAdmin',
    );
    expect(done.status).toBe(200);
    expect(done.body.status).toBe('SUCCESSFUL');
    const states = await call('GET', `/reservation-status-history?reservationId=${body.id}&to=SUCCESSFUL`);
    expect(states.body.items).toMatchObject([{ reason: 'Permit is on its way', by: 'SuperAdmin Tester' }]);
  });

  test('a reason that was written beforehand allows nothing', async () => {
    const { body } = await book();
    const path = `/reservations/${body.id}`;
    expect((await call('PATCH', path, { permitOverrideReason: 'x' }, 'admin', body.version)).status).toBe(422);
    const early = await call('PATCH', path, { permitOverrideReason: 'x' }, 'SuperAdmin', body.version);
    expect([early.status, early.body['permitOverrideReason']]).toEqual([200, null]);
    expect((await act(body.id, 'confirm', {}, 'SuperAdmin')).status).toBe(409);
  });

  test('neither by moving a confirmed stay there, nor by making it longer than its permit', async () => {
    const { body } = await call('GET', '/reservations/res-r-000001');
    const moved = await call('PATCH', '/reservations/res-r-000001', { estateId: 'est-a2' }, 'admin', body.version);
    expect(moved.status).toBe(409);
    expect(moved.body.errors).toHaveProperty('estateId');
    await put('legal-permits', {
      ...(app.store.table('legal-permits', 'demo').get('prm-a1') as Row),
      expiresAt: '2026-12-04',
    });
    const longer = await call('PATCH', '/reservations/res-r-000001', { checkOut: '2026-12-06' }, 'admin', body.version);
    expect(longer.body.message).toContain('ends on 04 Dec 2026');
    const shorter = await call(
      'PATCH',
      '/reservations/res-r-000001',
      { checkOut: '2026-12-03' },
      'admin',
      body.version,
    );
    expect(shorter.status).toBe(200);
  });

  test('nor by taking a check-out back, but by a super admin’s reason', async () => {
    const row = app.store.table('reservations', 'demo').get('res-r-000001') as Row;
    await put('reservations', { ...row, status: 'FINISHED', checkIn: '2026-11-10', checkOut: '2026-11-18' });
    await put('legal-permits', {
      ...(app.store.table('legal-permits', 'demo').get('prm-a1') as Row),
      status: 'REVOKED',
    });
    const reason = { reopenReason: 'Left too early' };
    expect((await act('res-r-000001', 'reopen', reason, 'SuperAdmin')).body.message).toContain('was revoked');
    const done = await act(
      'res-r-000001',
      'reopen',
      { ...reason, permitOverrideReason: 'They were inside' },
      'SuperAdmin',
    );
    expect(done.status).toBe(200);
    const states = await call('GET', '/reservation-status-history?reservationId=res-r-000001&to=SUCCESSFUL');
    expect(states.body.items.map((item) => item['reason'])).toContain('Left too early · They were inside');
  });

  test('ES2: more than 100 nights need none; the fourth such contract within a year warns', async () => {
    await put('estates', { ...(app.store.table('estates', 'demo').get('est-a2') as Row), maxNights: null });
    const starts = ['2027-01-01', '2027-04-13', '2027-07-24', '2027-11-03'];
    const ends = ['2027-04-12', '2027-07-23', '2027-11-02', '2028-02-12'];
    for (const [index, checkIn] of starts.entries()) {
      const held = await book({ checkIn, checkOut: ends[index] });
      expect(held.status).toBe(201);
      const done = await act(held.body.id, 'confirm');
      expect(done.status).toBe(200);
      expect(warnings(done)).toEqual(index === 3 ? ['checkOut'] : []);
    }
  });
});

describe('permits', () => {
  test('ES7: the home says what its permits say, with each of their changes', async () => {
    const made = await newPermit();
    expect(made.status).toBe(201);
    expect(made.body.status).toBe('NOT_APPLIED');
    const states: unknown[] = [(await estate())['permitState']];
    for (const [action, body] of [
      ['apply', { applicationNo: 'E-1' }],
      ['grant', { permitNo: '48-2', issuedAt: '2026-11-20', expiresAt: '2027-11-20' }],
      ['suspend', { defect: 'FAULT' }],
      ['reinstate', {}],
      ['revoke', {}],
    ] as const) {
      expect((await onPermit(made.body.id, action, body)).status, action).toBe(200);
      states.push((await estate())['permitState']);
    }
    expect(states).toEqual(['MISSING', 'PENDING', 'VALID', 'SUSPENDED', 'VALID', 'REVOKED']);
    const { body: last } = await call('GET', `/legal-permits/${made.body.id}`);
    expect((await call('DELETE', `/legal-permits/${last.id}`, undefined, 'admin', last.version)).status).toBe(204);
    expect((await estate())['permitState']).toBe('MISSING');
  });

  test('a granted one lets stays be confirmed; the home’s version is nobody’s edit', async () => {
    const before = (await estate()).version;
    const held = await book();
    const { body } = await newPermit();
    await onPermit(body.id, 'grant', { issuedAt: '2026-11-20' });
    expect((await act(held.body.id, 'confirm')).status).toBe(200);
    expect((await estate()).version).toBe(before);
  });

  test('one with a number and its first day is valid as it is saved; what was taken back stays so', async () => {
    const made = await newPermit({ issuedAt: '2026-11-20' });
    expect(made.body).toMatchObject({ status: 'VALID', nextInspectionAt: '2028-11-20' });
    expect((await estate())['permitState']).toBe('VALID');
    const late = await newPermit({ permitNo: '48-9' });
    expect(late.body.status).toBe('NOT_APPLIED');
    const { id, version } = late.body;
    const given = await call('PATCH', `/legal-permits/${id}`, { issuedAt: '2026-11-21' }, 'admin', version);
    expect(given.body.status).toBe('VALID');
    const revoked = await onPermit(id, 'revoke');
    const again = { issuedAt: '2026-11-22' };
    const changed = await call('PATCH', `/legal-permits/${id}`, again, 'admin', revoked.body.version);
    expect(changed.body.status).toBe('REVOKED');
  });

  test('the state moves by its actions only; numbers are given once; days are in order', async () => {
    const { body } = await newPermit();
    expect((await call('PATCH', `/legal-permits/${body.id}`, { status: 'VALID' }, 'admin', body.version)).status).toBe(
      422,
    );
    expect((await onPermit(body.id, 'revoke')).status).toBe(409);
    expect((await newPermit()).status).toBe(409);
    expect((await newPermit({ permitNo: undefined })).status).toBe(422);
    expect((await newPermit({ permitNo: '48-3', issuedAt: '2026-05-02', expiresAt: '2026-05-02' })).status).toBe(422);
  });

  test('ES4, ES5, ES6: strangers and missing consents warn, dates follow', async () => {
    const stranger = await newPermit({ holderName: 'Cem Kiracı' });
    expect(stranger.body['holderUnknown']).toBe(true);
    expect(warnings(stranger)).toEqual(['holderName']);
    const company = await newPermit({ permitNo: '48-4', holderName: 'DEMO LTD' });
    expect(company.body['holderUnknown']).toBe(false);
    const unsaid = await newPermit({ permitNo: '48-40', holderName: null });
    expect(unsaid.body).toMatchObject({ holderName: 'Alice Owner', holderUnknown: false });
    const applied = await onPermit(company.body.id, 'apply', { appliedAt: '2026-11-01' });
    expect(applied.body).toMatchObject({ appliedAt: '2026-11-01', reviewDueAt: '2026-12-31' });
    expect(warnings(applied)).toEqual(['consentDocId']);
    const granted = await onPermit(company.body.id, 'grant', { issuedAt: '2026-11-20' });
    expect(granted.body['nextInspectionAt']).toBe('2028-11-20');
    const suspended = await onPermit(company.body.id, 'suspend', { defect: 'PAPERS' });
    expect(suspended.body['cureDeadlineAt']).toBe('2026-12-20');
    const { id, version } = suspended.body;
    expect(
      (await call('PATCH', `/legal-permits/${id}`, { nextInspectionAt: '2029-01-01' }, 'admin', version)).status,
    ).toBe(422);
    expect((await call('PATCH', `/legal-permits/${id}`, { estateId: 'est-b1' }, 'admin', version)).status).toBe(422);
  });

  test('ES5: one person’s permits in a building are counted, and more than a quarter of its homes warn', async () => {
    const address = { country: 'TR', city: 'MUGLA', district: 'Bodrum', street: 'Atatürk Cad.', no: '12' };
    const home = async (id: string, more: object = {}) => {
      const row = app.store.table('estates', 'demo').get(id);
      if (row) await put('estates', { ...row, address, buildingUnits: 7, ...more });
    };
    await home('est-a1');
    await home('est-a2', { address: { ...address, street: 'ATATÜRK CAD' } });
    const body = { permitNo: '48-5', holderName: 'OWNER Alice' };
    const second = await newPermit(body);
    const applied = await onPermit(second.body.id, 'apply', { appliedAt: '2026-11-01' });
    expect(JSON.stringify(applied.body)).toContain(
      'OWNER Alice would hold permits for 2 homes in the building of A2. One person may hold permits for at most a quarter of its 7 homes: 1.',
    );
    await home('est-a2', { buildingUnits: 8 });
    expect(warnings(await onPermit(second.body.id, 'grant', { issuedAt: '2026-11-20' }))).not.toContain('holderName');
  });

  test('ES5: a home whose building turns out smaller looks at its permits again', async () => {
    const address = { country: 'TR', city: 'MUGLA', district: 'Bodrum', street: 'Atatürk Cad.', no: '12' };
    for (const id of ['est-a1', 'est-a2']) {
      const row = app.store.table('estates', 'demo').get(id) as Row;
      await put('estates', { ...row, address, buildingUnits: 8 });
    }
    const second = await newPermit({ permitNo: '48-6', holderName: 'OWNER Alice' });
    await onPermit(second.body.id, 'apply', { appliedAt: '2026-11-01' });
    const change = async (body: object, headers: Record<string, string> = {}) => {
      const { version } = app.store.table('estates', 'demo').get('est-a1') as Row;
      return app.call('PATCH', '/api/estates/est-a1', { as: 'admin', body, version: Number(version), headers });
    };
    const few = await change({ buildingUnits: 7 });
    expect([few.status, few.body['_warnings']]).toEqual([
      200,
      [
        {
          field: 'buildingUnits',
          message:
            'Alice Owner would hold permits for 2 homes in the building of A1. One person may hold permits for at most a quarter of its 7 homes: 1.',
        },
      ],
    ]);
    expect(warnings(await change({ note: 'Painted' }))).toEqual([]);
    expect(warnings(await change({ buildingUnits: 9 }))).toEqual([]);
    expect(JSON.stringify((await change({ buildingUnits: 6 }, { 'accept-language': 'tr' })).body)).toContain(
      'Bir kişi binadaki 6 konutun en fazla dörtte biri',
    );
    // In another house its holder has one permit only.
    expect(warnings(await change({ address: { ...address, no: '14' } }))).toEqual([]);
    expect(warnings(await change({ address }))).toEqual(['address']);
  });

  test('warnings speak the caller’s language', async () => {
    const body = { estateId: 'est-a2', permitNo: 'x', holderName: 'Cem', holderType: 'TITLE_OWNER' };
    const answer = await app.call('POST', '/api/legal-permits', {
      as: 'admin',
      body,
      headers: { 'accept-language': 'tr' },
    });
    expect(JSON.stringify(answer.body)).toContain('ne A2 mülkünün sahibi ne de firmadır');
  });

  test('ES7: every home is in the list, with and without a permit, and turns with the day', async () => {
    const list = async (view: string) =>
      (await call('GET', `/estate-permits?view=${view}&sortBy=code`)).body.items.map(({ code }) => code);
    // A home that was there before anybody knew of permits.
    const home = app.store.table('estates', 'demo').get('est-a2') as Row;
    await put('estates', { ...home, permitState: null });
    await runJobs(app);
    expect(await list('legal')).toEqual(['A1', 'B1']);
    expect(await list('non-legal')).toEqual(['A2']);
    const { body } = await call('GET', '/legal-permits/prm-b1');
    await call('PATCH', '/legal-permits/prm-b1', { expiresAt: '2026-11-25' }, 'admin', body.version);
    expect(await list('expiring-7')).toEqual(['B1']);
    await runJobs(app, NOW + 5 * DAY);
    expect(await list('legal')).toEqual(['A1', 'B1']);
    await runJobs(app, NOW + 6 * DAY);
    expect(await list('non-legal')).toEqual(['A2', 'B1']);
    expect((await estate('est-b1'))['permitState']).toBe('EXPIRED');
  });

  test('S1: another tenant’s and an owner’s eyes', async () => {
    expect((await call('GET', '/legal-permits/prm-x1')).status).toBe(404);
    expect((await call('GET', '/legal-permits', undefined, 'Investor')).status).toBe(403);
    expect((await call('GET', '/estate-permits', undefined, 'HouseKeeping')).status).toBe(403);
    expect((await newPermit({ estateId: 'est-x1' })).status).toBe(422);
  });
});

describe('documents of a home', () => {
  const paper = (more: object) => call('POST', '/estate-documents', { estateId: 'est-a1', type: 'INSURANCE', ...more });
  const file = { path: '/documents/sample.pdf' };
  test('need a file, and end after they begin', async () => {
    expect((await paper({})).body.errors).toHaveProperty('file');
    expect((await paper({ file, issuedAt: '2026-05-01', expiresAt: '2026-05-01' })).body.errors).toHaveProperty(
      'expiresAt',
    );
    expect((await paper({ file, issuedAt: '2026-05-01', expiresAt: '2026-05-02' })).status).toBe(201);
  });
  test('expiring and expired ones are views', async () => {
    for (const expiresAt of ['2026-11-19', '2026-11-20', '2026-11-27', '2026-12-20', '2027-01-19', '2027-01-20'])
      await paper({ file, expiresAt });
    const count = async (view: string) => (await call('GET', `/estate-documents?view=${view}`)).body.total;
    expect([
      await count('expired'),
      await count('expiring-7'),
      await count('expiring-30'),
      await count('expiring-60'),
    ]).toEqual([1, 2, 3, 4]);
  });
});

describe('ES7 what runs out is told by the bell', () => {
  const stamps = { tenantId: 'demo', version: 1, createdAt: '2026-01-01T08:00:00.000Z' };
  const insurance = { ...stamps, id: 'doc-ins', estateId: 'est-a1', type: 'INSURANCE', no: 'INS-1' };
  /** The clock of a server that was started again on that day, looking twice. */
  const turn = async (days: number) => {
    await runJobs(app, NOW + days * DAY);
    await runJobs(app, NOW + days * DAY);
  };
  const told = async (recordId: string, as = 'admin') => {
    const { body } = await call('GET', '/notifications', undefined, as);
    return body.items.filter((item) => item['recordId'] === recordId).map((item) => item['action']);
  };

  test('at 60, 30 and 7 days and when it is over, once each, and anew for another date', async () => {
    await put('estate-documents', { ...insurance, expiresAt: '2027-01-29' }); // 70 days
    for (const days of [0, 9]) await turn(days);
    expect(await told('doc-ins')).toEqual([]);
    for (const days of [10, 11, 11, 40, 63, 70, 71, 72]) await turn(days);
    expect(await told('doc-ins')).toEqual(['expired', 'expires7', 'expires30', 'expires60']);
    await put('estate-documents', { ...insurance, expiresAt: '2027-02-05' });
    await turn(73);
    expect((await told('doc-ins')).slice(0, 2)).toEqual(['expires7', 'expired']);
    expect(await told('doc-ins', 'Accounting')).toEqual([]);
    expect((await call('GET', '/estate-documents/doc-ins')).body.version).toBe(1);
  });

  test('of permits while they hold', async () => {
    const permit = { ...stamps, estateId: 'est-a2', holderName: 'Alice Owner', expiresAt: '2026-11-25' };
    await put('legal-permits', { ...permit, id: 'prm-x', permitNo: '48-x', status: 'VALID' });
    await put('legal-permits', { ...permit, id: 'prm-y', permitNo: '48-y', status: 'REVOKED' });
    await turn(0);
    expect([await told('prm-x'), await told('prm-y')]).toEqual([['expires7'], []]);
  });
});
