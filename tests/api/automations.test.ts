import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { NOW } from './rows.ts';
import { runJobs } from './run-jobs.ts';
import { startApp, type TestApp } from './support.ts';

const text = (word: string) => ({ en: word, tr: word });
/** ms */
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-automations-'));
  cpSync('resources', folder, { recursive: true });
  write({});
  app = await startApp({ resourcesDir: folder });
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
/** What a test leaves behind: one configuration serves them all, for reading it takes the longest. */
beforeEach(async () => {
  app.clock.now = NOW;
  const tenants = ['demo', 'bosphorus'];
  await app.store.transact((tx) => {
    for (const tenant of tenants)
      for (const collection of ['ferries', 'ferry-checks', 'automation-runs', 'messages', '_automations_seen'])
        for (const { id } of [...tx.table(collection, tenant).all()]) tx.remove(collection, tenant, id);
  });
  // A server hears nothing of the histories that another one has kept.
  for (const tenant of tenants) await app.served.companies.bring(tenant);
  await app.served.transact((tx) => {
    for (const tenant of tenants)
      for (const { id } of [...tx.table('_history', tenant).recent()]) tx.remove('_history', tenant, id);
  });
});

/** Two files of a ferry line: with these rules, and what they act on. */
function write(automations: object, ofChecks: object = {}): void {
  const grants = { admin: ['*'], Accounting: ['list', 'show'] };
  const ferries = {
    name: 'ferries',
    label: text('Ferries'),
    title: '{name}',
    menu: false,
    access: { grants },
    fields: {
      name: { type: 'text', label: text('Name'), required: true },
      mail: { type: 'email', label: text('Mail') },
      sailsOn: { type: 'date', label: text('Sails on') },
      leavesAt: { type: 'dateTime', label: text('Leaves at') },
      seats: { type: 'integer', label: text('Seats'), min: 1, max: 12 },
      note: { type: 'text', label: text('Note') },
      captainId: { type: 'ref', resource: 'users', read: ['admin'], label: text('Captain') },
      state: {
        type: 'enum',
        label: text('State'),
        default: 'NEW',
        values: ['NEW', 'READY', 'GONE'].map((value) => ({ value, label: { en: value, tr: `${value}-TR` } })),
      },
    },
    actions: {
      ready: { label: text('Ready'), from: ['NEW'], set: { state: 'READY' } },
      leave: { label: text('Leave'), from: ['READY'], set: { state: 'GONE' } },
    },
    automations,
  };
  const checks = {
    name: 'ferry-checks',
    label: text('Checks'),
    title: '{title}',
    menu: false,
    access: { grants },
    fields: {
      title: { type: 'text', label: text('Title'), required: true, unique: true },
      ferryId: { type: 'ref', resource: 'ferries', label: text('Ferry') },
      due: { type: 'date', label: text('Due') },
    },
    automations: ofChecks,
  };
  writeFileSync(join(folder, 'ferries.json'), JSON.stringify(ferries));
  writeFileSync(join(folder, 'ferry-checks.json'), JSON.stringify(checks));
}
/** Saves the file with these rules. Answers what is wrong with them. */
async function rules(automations: object, ofChecks: object = {}): Promise<readonly string[]> {
  write(automations, ofChecks);
  await app.live.reload();
  const { findings } = app.live.current();
  return findings.flatMap(({ file, code, pointer }) => (/ferr/.test(file) ? [`${code} ${pointer}`] : []));
}
const rule = (parts: object) => ({ label: text('A rule'), ...parts });

const make = async (body: object = {}, as = 'admin') => {
  const made = await app.call('POST', '/api/ferries', { as, body: { name: 'Martı', ...body } });
  expect(made.status, made.text).toBe(201);
  return made.body;
};
const change = (id: string, version: number, body: object) =>
  app.call('PATCH', `/api/ferries/${id}`, { as: 'admin', version, body });
const act = async (id: string, action: string) => {
  const acted = await app.call('POST', `/api/ferries/${id}/actions/${action}`, { as: 'admin', body: {} });
  expect(acted.status, acted.text).toBe(200);
};
const rowsOf = (collection: string, tenant = 'demo'): readonly Row[] => [...app.store.table(collection, tenant).all()];
const runs = () => rowsOf('automation-runs').map(({ rule: name, status, why }) => [name, status, why]);
const mails = () => rowsOf('messages').filter(({ kind }) => kind === 'OTHER');
const historyOf = async (id: string, as = 'admin') =>
  (await app.call('GET', `/api/ferries/${id}/history`, { as })).body.items as unknown as readonly {
    readonly action: string;
    readonly by: { readonly name: string };
  }[];

const NOTE = { then: [{ set: { note: 'Seen {name} on {sailsOn}' } }] };

describe('what sets a rule off', () => {
  test.each([
    ['create', { on: 'create' }, [1, 1, 1]],
    ['any update', { on: 'update' }, [0, 1, 2]],
    ['an update of a field', { on: 'update', fields: ['seats'] }, [0, 1, 1]],
    ['an action', { on: ['ready'] }, [0, 0, 1]],
    ['a state', { state: 'READY' }, [0, 0, 1]],
    ['a state from another', { state: 'READY', from: 'GONE' }, [0, 0, 0]],
    ['the state that new records have', { state: ['NEW'] }, [1, 1, 1]],
  ])('%s', async (_what, when, counts) => {
    expect(await rules({ one: rule({ when, then: [{ create: 'ferry-checks', with: { title: '$id' } }] }) })).toEqual(
      [],
    );
    // Each makes a check of the record's id, so a second one is refused and stands in the log.
    const { id } = await make({ seats: 2 });
    const count = () => rowsOf('automation-runs').length;
    const seen = [count()];
    await change(id, 1, { seats: 3 });
    seen.push(count());
    await act(id, 'ready');
    seen.push(count());
    expect(seen).toEqual(counts);
  });

  test('a deletion', async () => {
    await rules({
      gone: rule({ when: { on: 'delete' }, then: [{ create: 'ferry-checks', with: { title: 'Gone: {name}' } }] }),
    });
    const { id, version } = await make();
    expect((await app.call('DELETE', `/api/ferries/${id}`, { as: 'admin', version })).status).toBe(204);
    expect(rowsOf('ferry-checks').map(({ title }) => title)).toEqual(['Gone: Martı']);
  });

  test('only records that meet the condition, through references too', async () => {
    const when = { on: 'create' };
    await rules({ one: rule({ when, if: { seats: { gte: 5 }, 'captainId.role': 'admin' }, ...NOTE }) });
    const ids = [];
    for (const body of [
      { seats: 4, captainId: 'usr-admin' },
      { seats: 5, captainId: 'usr-client' },
      { seats: 5, captainId: 'usr-admin' },
    ]) {
      ids.push((await make(body)).id);
    }
    expect(rowsOf('automation-runs').map(({ recordId }) => recordId)).toEqual([ids[2]]);
  });

  test('a disabled rule does nothing', async () => {
    await rules({ one: rule({ when: { on: 'create' }, off: true, ...NOTE }) });
    await make();
    expect(runs()).toEqual([]);
  });
});

describe('what a rule does', () => {
  test('a mail in the recipient’s language, with the values of the names in braces', async () => {
    const send = {
      send: 'mail',
      to: 'captainId.email',
      subject: { en: '{name} is {state}', tr: '{name}: {state}' },
      body: { en: 'On {sailsOn}, {seats} seats, {captainId.name}.\n{note}', tr: '{sailsOn} günü.' },
    };
    await rules({ one: rule({ when: { on: 'create' }, then: [send] }) });
    await make({ captainId: 'usr-admin', sailsOn: '2026-12-05', seats: 4 });
    expect(mails()).toMatchObject([
      { to: 'admin@demo.com', language: 'en', status: 'WAITING', subject: 'Martı is NEW' },
    ]);
    expect(mails()[0]?.['body']).toBe('On 05 Dec 2026, 4 seats, admin.\n');
    expect(runs()).toEqual([['one', 'DONE', null]]);
  });

  test('without an address there is no mail, and the log says so', async () => {
    const send = { send: 'mail', to: 'mail', subject: text('x'), body: text('y') };
    await rules({ one: rule({ when: { on: 'create' }, then: [send] }) });
    await make();
    await make({ mail: 'ferry@example.com' });
    expect(mails().map(({ to }) => to)).toEqual(['ferry@example.com']);
    expect(runs()).toEqual([
      ['one', 'SKIPPED', 'NO_ADDRESS'],
      ['one', 'DONE', null],
    ]);
  });

  test('sets fields of the record: the answer has them, and the history says who did it', async () => {
    const set = { note: '{name} · {state}', seats: 7, sailsOn: '$today+2' };
    await rules({ one: rule({ label: text('Fills in'), when: { on: 'create' }, then: [{ set }] }) });
    const made = await make();
    expect(made).toMatchObject({ note: 'Martı · NEW-TR', seats: 7, sailsOn: '2026-11-22', version: 2 });
    expect((await historyOf(made.id)).map(({ action, by }) => [action, by.name])).toEqual([
      ['update', 'Otomasyon: Fills in'],
      ['create', 'admin Tester'],
    ]);
    // The version of the answer is the one that counts.
    expect((await change(made.id, 2, { seats: 8 })).status).toBe(200);
  });

  test('makes a record of another resource, with the record’s own values', async () => {
    const given = { title: 'Check {name}', ferryId: '$id', due: '$sailsOn' };
    await rules({ one: rule({ when: { state: 'READY' }, then: [{ create: 'ferry-checks', with: given }] }) });
    const { id } = await make({ sailsOn: '2026-12-05' });
    await act(id, 'ready');
    expect(rowsOf('ferry-checks')).toMatchObject([
      { title: 'Check Martı', ferryId: id, due: '2026-12-05', createdBy: 'system', version: 1 },
    ]);
  });

  test('tells a role by the bell, and nobody else', async () => {
    const then = [{ notify: 'Accounting', text: text('A ferry is ready') }];
    await rules({ one: rule({ when: { state: 'READY' }, then }) });
    const { id } = await make();
    await act(id, 'ready');
    const news = async (as: string) =>
      (await app.call('GET', '/api/notifications', { as })).body.items.filter(({ resource }) => resource === 'ferries');
    expect(await news('Accounting')).toMatchObject([{ title: 'Martı', label: text('A ferry is ready'), recordId: id }]);
    expect(await news('HouseKeeping')).toEqual([]);
    expect((await historyOf(id))[0]).toMatchObject({ action: 'automation.one', by: { name: 'Otomasyon: A rule' } });
    const told = await app.call('GET', '/api/_meta/config', { as: 'Accounting' });
    const { resources } = told.body as unknown as { resources: Record<string, { automations?: unknown }> };
    expect(resources['ferries']?.automations).toEqual({ 'automation.one': text('A rule') });
  });

  test('a missing webhook of the company is not an error of the writer', async () => {
    await rules({ one: rule({ when: { on: 'create' }, then: [{ call: 'The shop' }] }) });
    await make();
    expect(runs()).toEqual([['one', 'SKIPPED', 'NO_WEBHOOK']]);
  });

  test('one step after the other: a mail says what was set before it', async () => {
    const send = { send: 'mail', to: 'a@example.com', subject: text('{note}'), body: text('x') };
    await rules({ one: rule({ when: { on: 'create' }, then: [{ set: { note: 'Set first' } }, send] }) });
    await make();
    expect(mails()[0]?.['subject']).toBe('Set first');
  });
});

describe('a refusal', () => {
  test('undoes what the rule did and nothing else; the log says why', async () => {
    const send = { send: 'mail', to: 'a@example.com', subject: text('x'), body: text('y') };
    const set = { set: { seats: '$seats', sailsOn: '$today' } };
    await rules({
      one: rule({ when: { on: 'update' }, then: [send, set, { create: 'ferry-checks', with: { title: 'Same' } }] }),
    });
    const { id } = await make({ seats: 2 });
    expect((await change(id, 1, { seats: 3 })).body).toMatchObject({ seats: 3, sailsOn: '2026-11-20', version: 3 });
    // The second one has a title that the first has already.
    const second = await change(id, 3, { seats: 4, sailsOn: null });
    expect([second.status, second.body]).toEqual([
      200,
      expect.objectContaining({ seats: 4, sailsOn: null, version: 4 }),
    ]);
    expect(mails()).toHaveLength(1);
    expect(runs()).toEqual([
      ['one', 'DONE', null],
      ['one', 'FAILED', 'REFUSED'],
    ]);
    expect(rowsOf('automation-runs')[1]?.['reason']).toMatch(/^title: /);
  });

  test('a value that a person could not have typed is one', async () => {
    await rules({
      one: rule({ when: { on: 'create' }, then: [{ create: 'ferry-checks', with: { title: '$note' } }] }),
    });
    await make();
    expect(runs()).toEqual([['one', 'FAILED', 'REFUSED']]);
    expect(rowsOf('ferry-checks')).toEqual([]);
  });
});

describe('a time before or after a date', () => {
  const before = (more: object = {}) => ({
    one: rule({
      when: { date: 'sailsOn', before: '2 days', at: '10:00' },
      then: [{ create: 'ferry-checks', with: { title: '{name} {sailsOn}' } }],
      ...more,
    }),
  });
  const titles = () => rowsOf('ferry-checks').map(({ title }) => title);
  /** The jobs at a time of the business's clock. */
  const at = (moment: string) => runJobs(app, Date.parse(`${moment}:00+03:00`));

  test('runs once for a record and its date, however often the clock looks and whatever server does', async () => {
    await rules(before());
    await at('2026-11-20T12:00');
    await make({ sailsOn: '2026-12-05' });
    await make({ name: 'Other', sailsOn: '2026-12-06' });
    await at('2026-12-03T09:59');
    expect(titles()).toEqual([]);
    await at('2026-12-03T10:00');
    await at('2026-12-03T10:00');
    await at('2026-12-03T10:01');
    expect(titles()).toEqual(['Martı 05 Ara 2026']);
    expect(rowsOf('automation-runs')).toMatchObject([{ rule: 'one', moment: '2026-12-05', status: 'DONE' }]);
  });

  test('another date is another run; the condition is asked at the moment', async () => {
    await rules(before({ if: { seats: { gt: 2 } } }));
    await at('2026-11-20T12:00');
    const { id } = await make({ sailsOn: '2026-12-05', seats: 2 });
    await at('2026-12-03T10:00');
    expect(titles()).toEqual([]);
    await change(id, 1, { seats: 3 });
    await at('2026-12-03T12:01');
    expect(titles()).toHaveLength(1);
    await change(id, 2, { sailsOn: '2026-12-08' });
    await at('2026-12-06T10:00');
    expect(titles()).toEqual(['Martı 05 Ara 2026', 'Martı 08 Ara 2026']);
  });

  test('a rule that became due while the server was down runs at the next start, but not after a day', async () => {
    await rules(before());
    await at('2026-11-20T12:00');
    await make({ sailsOn: '2026-12-05' });
    await make({ name: 'Earlier', sailsOn: '2026-12-04' });
    await at('2026-12-03T20:00');
    expect(titles()).toEqual(['Martı 05 Ara 2026']);
  });

  test('a new rule acts on moments after it was there, and so does one that was changed', async () => {
    await rules({});
    await make({ sailsOn: '2026-11-22' });
    await rules(before());
    // 10:00 on the 20th was two hours ago.
    await at('2026-11-20T12:00');
    await at('2026-11-20T12:01');
    expect(titles()).toEqual([]);
    await rules(before({ when: { date: 'sailsOn', before: '2 days', at: '11:00' } }));
    await at('2026-11-20T12:02');
    expect(titles()).toEqual([]);
    await rules(before({ when: { date: 'sailsOn', before: '2 days', at: '13:00' } }));
    await at('2026-11-20T12:03');
    await at('2026-11-20T13:00');
    expect(titles()).toEqual(['Martı 22 Kas 2026']);
  });

  test('hours and minutes are counted from a moment', async () => {
    await rules(before({ when: { date: 'leavesAt', after: '90 minutes' } }));
    await at('2026-11-20T12:00');
    await make({ leavesAt: '2026-11-20T10:00:00.000Z' });
    await at('2026-11-20T14:29');
    expect(titles()).toEqual([]);
    await at('2026-11-20T14:30');
    expect(titles()).toHaveLength(1);
  });

  test('one refusal holds up neither the other records nor the other jobs', async () => {
    await rules(before({ then: [{ create: 'ferry-checks', with: { title: 'Same' } }] }));
    await at('2026-11-20T12:00');
    await make({ sailsOn: '2026-12-05' });
    await make({ sailsOn: '2026-12-05' });
    await at('2026-12-03T10:00');
    expect(
      runs()
        .map(([, status]) => status)
        .sort(),
    ).toEqual(['DONE', 'FAILED']);
    expect(await at('2026-12-03T10:00')).toBe(0);
  });

  test('entries of the log go after 30 days', async () => {
    await rules({ one: rule({ when: { on: 'create' }, ...NOTE }) });
    await make();
    await runJobs(app, NOW + 29 * DAY);
    expect(runs()).toHaveLength(1);
    await runJobs(app, NOW + 31 * DAY);
    expect(runs()).toEqual([]);
  });
});

describe('rules that set each other off', () => {
  test('a rule never runs because of what it did to the record itself', async () => {
    expect(await rules({ one: rule({ when: { on: 'update' }, then: [{ set: { note: '{note}+' } }] }) })).toEqual([]);
    const { id } = await make({ note: 'a' });
    const changed = await change(id, 1, { seats: 3 });
    expect(changed.body).toMatchObject({ note: 'a+', version: 3 });
    expect(runs()).toHaveLength(1);
  });

  test('a chain ends after three, and the log says so', async () => {
    const on = (state: string, next: object) =>
      rule({ when: { on: 'update', fields: [state] }, then: [{ set: next }] });
    await rules({
      a: on('seats', { sailsOn: '2026-12-01' }),
      b: on('sailsOn', { leavesAt: '2026-12-01T10:00:00.000Z' }),
      c: on('leavesAt', { mail: 'c@example.com' }),
      d: on('mail', { note: 'The end' }),
    });
    const { id } = await make();
    expect((await change(id, 1, { seats: 3 })).body).toMatchObject({ mail: 'c@example.com', note: null });
    expect([...runs()].sort()).toEqual([
      ['a', 'DONE', null],
      ['b', 'DONE', null],
      ['c', 'DONE', null],
      ['d', 'FAILED', 'LOOP'],
    ]);
  });

  test('a circle that can be seen is a finding, and what is in it does not run', async () => {
    const found = await rules(
      { one: rule({ when: { on: 'create' }, then: [{ create: 'ferry-checks', with: { title: '$name' } }] }) },
      { two: rule({ when: { on: 'create' }, then: [{ create: 'ferries', with: { name: '$title' } }] }) },
    );
    expect(found).toEqual(['RES228 /automations/one', 'RES228 /automations/two']);
    await make();
    expect(runs()).toEqual([]);
  });
});

describe('the file', () => {
  test('a saved file applies at once, and a mistake leaves the rule as it was', async () => {
    await rules({ one: rule({ when: { on: 'create' }, ...NOTE }) });
    expect((await make()).note).toBe('Seen Martı on');
    await rules({ one: rule({ when: { on: 'create' }, then: [{ set: { note: 'New words' } }] }) });
    expect((await make())['note']).toBe('New words');
    const found = await rules({ one: rule({ when: { on: 'create' }, then: [{ set: { nothing: 'x' } }] }) });
    expect(found).toEqual(['RES201 /automations/one/then/0/set/nothing']);
    expect((await make())['note']).toBe('New words');
    await rules({});
    expect((await make())['note']).toBeNull();
  });

  test.each([
    ['in a condition', { if: { seats: { gtt: 5 } } }, 'RES101 /automations/slip/if/seats/gtt'],
    ['in the word that turns it off', { of: true }, 'RES101 /automations/slip/of'],
    ['in a field of a condition', { if: { seat: 5 } }, 'RES201 /automations/slip/if/seat'],
    ['in one of its steps', { then: [...NOTE.then, { notify: 'nobody' }] }, 'RES208 /automations/slip/then/1/notify'],
  ])('a slip %s leaves the whole rule out, and no other', async (_where, parts, finding) => {
    const good = rule({ when: { on: 'create' }, then: [{ set: { seats: 9 } }] });
    const slip = rule({ when: { on: 'create' }, ...NOTE, ...parts });
    expect(await rules({ good, slip })).toEqual([finding]);
    expect(await make()).toMatchObject({ seats: 9, note: null });
    await rules({});
  });

  test('an import runs them, too, and a dry run of it leaves nothing', async () => {
    await rules({ one: rule({ when: { on: 'create' }, ...NOTE }) });
    const post = (query: string) =>
      app.call('POST', `/api/ferries/import${query}`, {
        as: 'admin',
        raw: 'name;seats\nA;1\nB;2\n',
        headers: { 'content-type': 'text/csv' },
      });
    expect((await post('?dryRun=true')).body).toMatchObject({ created: 2, errors: [] });
    expect(runs()).toEqual([]);
    expect((await post('')).body).toMatchObject({ created: 2, errors: [] });
    expect(rowsOf('ferries').map(({ note }) => note)).toEqual(['Seen A on', 'Seen B on']);
  });

  test('another company has its own runs', async () => {
    await rules({ one: rule({ when: { on: 'create' }, ...NOTE }) });
    await make({}, 'otherAdmin');
    expect([rowsOf('automation-runs'), rowsOf('automation-runs', 'bosphorus')]).toMatchObject([[], [{ rule: 'one' }]]);
    const seen = await app.call('GET', '/api/automation-runs', { as: 'admin' });
    expect([seen.status, seen.body.total]).toEqual([200, 0]);
  });
});

describe('the overview and the dry run', () => {
  const dry = (body: object, as = 'admin') => app.call('POST', '/api/automations/dry-run', { as, body });
  const own = async () =>
    (await app.call('GET', '/api/automations', { as: 'admin' })).body.items.filter(
      ({ resource }) => resource === 'ferries',
    );

  test('every rule of every file, with what it came to in the last seven days', async () => {
    await rules({
      one: rule({ when: { on: 'create' }, ...NOTE }),
      two: rule({ when: { on: 'delete' }, off: true, then: [{ create: 'ferry-checks', with: { title: 'x' } }] }),
    });
    await make();
    expect(await own()).toMatchObject([
      { name: 'one', isOff: false, when: { kind: 'change', on: ['create'] }, runs: { done: 1, skipped: 0, failed: 0 } },
      { name: 'two', isOff: true, runs: { done: 0 } },
    ]);
    await app.store.transact((tx) => {
      for (const row of tx.table('automation-runs', 'demo').all())
        tx.put('automation-runs', 'demo', { ...row, at: new Date(NOW - 8 * DAY).toISOString() });
    });
    expect((await own())[0]).toMatchObject({ runs: { done: 0 } });
  });

  test('for changes, the histories show what would have run', async () => {
    await rules({});
    const first = await make({ seats: 2 });
    app.clock.now += MINUTE;
    await change(first.id, 1, { seats: 6 });
    await act(first.id, 'ready');
    app.clock.now += MINUTE;
    await change(first.id, 3, { seats: 2 });
    await rules({
      bigger: rule({
        when: { on: 'update', fields: ['seats'] },
        if: { seats: { gt: 5 } },
        then: [{ send: 'mail', to: 'mail', subject: text('x'), body: text('y') }, { set: { note: 'x' } }],
      }),
      ready: rule({ when: { state: 'READY' }, then: [{ notify: ['Accounting'] }] }),
      made: rule({ when: { on: 'create' }, then: [{ create: 'ferry-checks', with: { title: 'x' } }] }),
    });
    const before = runs();
    const { body } = await dry({ resource: 'ferries', name: 'bigger', days: 7 });
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          at: new Date(NOW + MINUTE).toISOString(),
          recordId: first.id,
          title: 'Martı',
          link: `/ferries/show/${first.id}`,
          effects: [
            { kind: 'send', what: null },
            { kind: 'set', what: 'note' },
          ],
        },
      ],
    });
    expect((await dry({ resource: 'ferries', name: 'ready' })).body).toMatchObject({ total: 1 });
    expect((await dry({ resource: 'ferries', name: 'made' })).body).toMatchObject({ total: 1 });
    expect(runs()).toEqual(before);
  });

  test('for dates, the records show it', async () => {
    await make({ sailsOn: '2026-11-20' });
    await make({ name: 'Later', sailsOn: '2026-11-25' });
    await rules({ one: rule({ when: { date: 'sailsOn', before: '2 days' }, ...NOTE }) });
    const { body } = await dry({ resource: 'ferries', name: 'one' });
    expect(body).toMatchObject({ total: 1, items: [{ at: '2026-11-18T06:00:00.000Z', title: 'Martı' }] });
  });

  test('for mails of the product, nothing is sent', async () => {
    const { status, body } = await dry({ resource: 'reservations', name: 'beforeArrival', days: 31 });
    expect([status, typeof body.total]).toEqual([200, 'number']);
    expect(rowsOf('messages')).toEqual([]);
  });

  test.each([
    ['resource', { name: 'one' }, 422],
    ['days', { resource: 'ferries', name: 'one', days: 32 }, 422],
    ['other', { resource: 'ferries', name: 'one', other: 1 }, 422],
  ])('%s that makes no sense is refused', async (field, body, status) => {
    const refused = await dry(body);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([status, [field]]);
  });

  test('is for those who keep the files; what there is not is not found', async () => {
    await rules({ one: rule({ when: { on: 'create' }, ...NOTE }) });
    for (const as of ['Accounting', 'HouseKeeping', 'Investor', 'client']) {
      expect((await dry({ resource: 'ferries', name: 'one' }, as)).status).toBe(403);
      expect((await app.call('GET', '/api/automations', { as })).status).toBe(403);
      expect((await app.call('GET', '/api/automation-runs', { as })).status).toBe(403);
    }
    expect((await dry({ resource: 'ferries', name: 'two' })).status).toBe(404);
    expect((await dry({ resource: 'toString', name: 'two' })).status).toBe(404);
    const made = await app.call('POST', '/api/automation-runs', { as: 'admin', body: {} });
    expect(made.status).toBe(403);
  });
});
