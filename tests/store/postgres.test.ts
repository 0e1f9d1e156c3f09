// PostgreSQL as an engine, on a real server: the contract of engines, several servers on one database, lines that break, a
// database that is away, who sees what.
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Behind } from '../../json-server/store/engine.ts';
import type { DeclaredTable, Engine, CommitGroup, KeptStep } from '../../json-server/store/engine.ts';
import { openStore } from '../../json-server/store/open-store.ts';
import { Connections } from '../../json-server/store/postgres/connections.ts';
import { GuardViolation, OutcomeUnknown, type Store, StoreUnavailable } from '../../json-server/store/types.ts';
import { keepsTheContract } from './contract.ts';
import { row } from './directory.ts';
import { gone, group, idsOf, keepsTheEngineContract, oldTable, put, viewed } from './engine-contract.ts';
import { isOwn, isThere, lineTo, newDatabase, open, ownServer, run } from './postgres.ts';

const TENANT = 't1';
const at = (number: number) => new Map([[TENANT, number]]);
const NO_KEYS = { unique: [], ordered: {}, search: [] };

/** Two servers on one database. */
async function two(): Promise<readonly [Engine, Engine, string]> {
  const url = await newDatabase();
  return [await open(url), await open(url), url];
}

/** Resolves whenever the engine tells of news from now on. */
async function hearing(engine: Engine): Promise<() => Promise<void>> {
  let heard = (): void => undefined;
  const next = (): Promise<void> => new Promise((resolve) => (heard = resolve));
  const first = next();
  onTestFinished(engine.onNews(() => heard()));
  await first; // it listens
  return next;
}

/** A transaction that has the number of a company, until it is ended. */
async function locked(url: string, tenant = TENANT): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('select * from konak_number where tenant = $1 for update', [tenant]);
  return client;
}

/** Resolves with the processes that wait for a lock, once there are so many. */
async function waiting(url: string, many = 1): Promise<unknown[]> {
  for (let tries = 0; tries < 500; tries++) {
    const asked = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const found = await run(url, asked);
    if (found.length >= many) return found.map(({ pid }) => pid);
  }
  throw new Error('Nobody waits for a lock');
}

function sharedByServers(): void {
  test('who decided at an older number is behind; what is held is read, and kept from the others', async () => {
    const [one, other, url] = await two();
    await one.commit(group(0, put('n', 'a'), put('n', 'b')));
    await one.commit(group(1, put('n', 'a', { version: 2 }), gone('n', 'b'), put('n', 'c')));
    await expect(other.commit(group(0, put('n', 'x')))).rejects.toThrow(Behind);
    const held = await other.hold(at(1));
    expect(held.news).toEqual([
      {
        tenant: TENANT,
        number: 2,
        steps: [gone('n', 'b'), put('n', 'a', { version: 2 }), put('n', 'c')],
      },
    ]);
    const late = one.commit(group(2, put('n', 'late'))).catch((error: unknown) => error);
    await waiting(url);
    await held.commit(group(2, put('n', 'x')));
    expect(await late).toBeInstanceOf(Behind);
    expect(await idsOf(one)).toEqual(['a', 'c', 'x']);
    // Given up when the engine is closed.
    expect((await one.hold(at(3))).news).toEqual([]);
  });

  test('a hold that is given up lets the others write', async () => {
    const [one, other] = await two();
    const held = await other.hold(at(0));
    const late = one.commit(group(0, put('n', 'a')));
    await held.release();
    await late;
    const refused = await other.hold(at(1));
    await expect(refused.commit(group(0, put('n', 'b')))).rejects.toThrow(Behind);
    await refused.release();
    await one.commit(group(1, put('n', 'c')));
    expect(await idsOf(one)).toEqual(['a', 'c']);
  });

  test('the news of all companies, old rows of the same groups among them, each once', async () => {
    const [one, other] = await two();
    for (const each of [one, other]) await each.declare([oldTable('log', 'replaces')]);
    await one.commit(group(0, put('n', 'a'), put('log', 'e', { old: { by: null, at: '1' } })));
    await one.commit({ ...group(0, put('n', 'b', {}, 't2')), decidedAt: new Map([['t2', 0]]) });
    await one.commit(group(1, put('n', 'a', { version: 2 })));
    const e = put('log', 'e');
    const a = put('n', 'a', { version: 2 });
    const second = { tenant: 't2', number: 1, steps: [put('n', 'b', {}, 't2')] };
    expect(await other.newsSince(new Map())).toEqual([{ tenant: TENANT, number: 2, steps: [a, e] }, second]);
    expect(await other.newsSince(at(1))).toEqual([{ tenant: TENANT, number: 2, steps: [a] }, second]);
    expect(await other.newsSince(new Map([...at(2), ['t2', 1]]))).toEqual([]);
  });

  test('who was away for too long reads whole companies', async () => {
    const [one, other, url] = await two();
    await one.declare([oldTable('log', 'replaces')]);
    await one.commit(group(0, put('n', 'a'), put('log', 'e', { old: { by: null, at: '1' } })));
    await one.commit(group(1, put('n', 'b')));
    await run(url, 'delete from konak_change where number = 1');
    const whole = { tenant: TENANT, number: 2, isWhole: true, steps: [put('n', 'a'), put('n', 'b')] };
    expect(await other.newsSince(new Map())).toEqual([whole]);
    expect(await other.newsSince(at(1))).toEqual([{ tenant: TENANT, number: 2, steps: [put('n', 'b')] }]);
  });

  test('what nobody asks for any more is deleted; who knew less than the log has takes over the whole company', async () => {
    // Only the clock that says when: the lines to the database have their own.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const url = await newDatabase();
    const one = await openStore({ engine: await open(url) });
    await one.transact((tx) => ['gone', 'kept'].forEach((id) => tx.put('n', TENANT, row(id))));
    // It hears nothing by itself, as if it had been away.
    const other = await openStore({ engine: await open(url, { isListening: false }) });
    const heard: string[] = [];
    other.onCommit((changes) => heard.push(...changes.map(({ kind, id }) => `${kind} ${id}`)));
    await one.transact((tx) => {
      tx.remove('n', TENANT, 'gone');
      tx.put('n', TENANT, row('kept', { version: 2 }));
    });
    await one.transact((tx) => tx.put('n', TENANT, row('new')));
    await run(
      url,
      `update konak_change set at = at - interval '61 minutes' where number < 3`,
      `update konak_group set at = at - interval '25 hours' where id = (select min(id) from konak_group)`,
    );
    vi.advanceTimersByTime(5 * 60_000);
    const left = `select (select array_agg(number::int) from konak_change) as changes, count(*)::int as groups from konak_group`;
    await expect.poll(async () => await run(url, left)).toEqual([{ changes: [3], groups: 2 }]);
    await other.catchUp();
    const rowsOf = (store: Store) => [...store.table('n', TENANT).all()];
    expect(rowsOf(other)).toEqual(rowsOf(one));
    expect(rowsOf(other).map(({ id, version }) => [id, version])).toEqual([
      ['kept', 2],
      ['new', undefined],
    ]);
    expect(heard.sort()).toEqual(['created new', 'deleted gone', 'updated kept']);
  });

  test('others are told at once; what they were not told of they find', async () => {
    const [one, other, url] = await two();
    const next = await hearing(other);
    const told = next();
    // Nothing has changed, so only the message can tell.
    await run(url, `notify konak, 'another'`);
    await told;
    const ear = new pg.Client(url);
    await ear.connect();
    onTestFinished(() => ear.end());
    await ear.query('listen konak');
    const said = new Promise((resolve) => ear.once('notification', resolve));
    const asked = next();
    await one.commit(group(0, put('n', 'a')));
    await Promise.all([said, asked]);
    // No message.
    const found = next();
    await run(url, 'update konak_number set number = number + 1');
    await found;
    const again = next();
    const killed = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%konak_number'`;
    await run(url, killed, 'update konak_number set number = number + 1');
    await again;
  });

  test('groups over several companies never wait for each other in a circle', async () => {
    // A circle would be ended by the statement's time only.
    const url = `${await newDatabase()}?statement_timeout=3000&options=-c%20deadlock_timeout%3D60s`;
    const one = await open(url);
    const other = await open(url);
    const both = (number: number, tenants: readonly string[]): CommitGroup => ({
      ...group(0),
      decidedAt: new Map(tenants.map((tenant) => [tenant, number])),
      steps: [],
    });
    await one.commit(both(0, ['a', 'b', 'c']));
    const lock = await locked(url, 'b');
    // Heard from the beginning: one of them fails while the lock is given back.
    const settled = Promise.allSettled([one.commit(both(1, ['a', 'b', 'c'])), other.commit(both(1, ['c', 'b', 'a']))]);
    await waiting(url, 2);
    await lock.query('rollback');
    const outcomes = await settled;
    const failed = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(failed).toEqual([new Behind()]);
  });

  test('ten servers may start at once', async () => {
    const url = await newDatabase();
    const tables = [viewed('homes', { name: 'code', key: 'code', type: 'text' })];
    const engines = await Promise.all(Array.from({ length: 10 }, () => open(url, { isListening: false })));
    await Promise.all(engines.map((engine) => engine.declare(tables)));
    expect(await run(url, 'select version from konak_schema')).toEqual([{ version: 1 }]);
    expect(await run(url, 'select code from homes')).toEqual([]);
  });

  test('a schema that a newer Konak has made is left alone', async () => {
    const url = await newDatabase();
    await (await open(url)).close();
    await run(url, 'update konak_schema set version = 99');
    await expect(open(url)).rejects.toThrow(/schema 99.*newer/);
    expect(await run(url, 'select version from konak_schema')).toEqual([{ version: 99 }]);
  });
}

function brokenLines(): void {
  test('a commit that was cut off is not kept, and never will be', async () => {
    const [one, other, url] = await two();
    await one.commit(group(0, put('n', 'a')));
    const lock = await locked(url);
    const lost = group(1, put('n', 'lost'));
    const commit = one.commit(lost);
    const failed = expect(commit).rejects.toThrow(OutcomeUnknown);
    await run(url, `select pg_terminate_backend(${(await waiting(url)).join()})`);
    await failed;
    expect(await one.settle(lost.id)).toBe(false);
    await lock.query('rollback');
    await expect(other.commit(lost)).rejects.toThrow('konak_group');
    expect(await one.settle(lost.id)).toBe(false);
    await one.commit(group(1, put('n', 'b')));
    expect(await idsOf(one)).toEqual(['a', 'b']);
  });

  test('a commit whose answer was lost is known to be kept', async () => {
    const url = await newDatabase();
    const line = await lineTo(url);
    const engine = await open(line.url);
    await engine.commit(group(0, put('n', 'a')));
    const kept = group(1, put('n', 'kept'));
    line.cutOnce('answered');
    await expect(engine.commit(kept)).rejects.toThrow(OutcomeUnknown);
    expect(await engine.settle(kept.id)).toBe(true);
    await engine.commit(group(2, put('n', 'b')));
    expect(await idsOf(engine)).toEqual(['a', 'kept', 'b']);
  });

  test('while a commit that was lost is still under way, its end is waited for', async () => {
    const url = await newDatabase();
    const line = await lineTo(url);
    const engine = await open(line.url);
    await engine.commit(group(0, put('n', 'a')));
    const lock = await locked(url);
    const late = group(1, put('n', 'late'));
    line.cutOnce('asked');
    await expect(engine.commit(late)).rejects.toThrow(OutcomeUnknown);
    const settled = engine.settle(late.id);
    await waiting(url);
    await lock.query('rollback');
    expect(await settled).toBe(true);
    expect(await idsOf(engine)).toEqual(['a', 'late']);
  });

  test('a hold whose line breaks keeps nothing, and nobody from writing', async () => {
    const [one, other, url] = await two();
    const held = await one.hold(at(0));
    const broken = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`;
    await run(url, broken);
    const lost = group(0, put('n', 'lost'));
    await expect(held.commit(lost)).rejects.toThrow(OutcomeUnknown);
    expect(await one.settle(lost.id)).toBe(false);
    await other.commit(group(0, put('n', 'a')));
    expect(await idsOf(one)).toEqual(['a']);
  });

  test('statements are not compiled', async () => {
    const connections = new Connections(await newDatabase(), () => undefined);
    onTestFinished(() => connections.close());
    expect(await connections.rows('show jit')).toEqual([{ jit: 'off' }]);
  });

  test('a lock that another has for too long is as if it were first; a statement that takes too long is refused', async () => {
    const url = await newDatabase();
    const impatient = await open(`${url}?lock_timeout=100`);
    const slow = await open(`${url}?statement_timeout=100`);
    await impatient.commit(group(0, put('n', 'a')));
    const lock = await locked(url);
    await expect(impatient.commit(group(1, put('n', 'b')))).rejects.toThrow(Behind);
    await expect(slow.commit(group(1, put('n', 'c')))).rejects.toThrow('statement timeout');
    await lock.query('rollback');
    await impatient.commit(group(1, put('n', 'd')));
    expect(await idsOf(impatient)).toEqual(['a', 'd']);
  });

  test.skipIf(!isOwn)('while the database is away all is refused; then it goes on', async () => {
    const url = await newDatabase();
    const engine = await open(url);
    await engine.commit(group(0, put('n', 'a')));
    const next = await hearing(engine);
    const server = await ownServer();
    await server.stop();
    try {
      const lost = group(1, put('n', 'lost'));
      const asked = [
        engine.commit(lost),
        engine.probe(),
        engine.settle(lost.id),
        engine.newsSince(at(0)),
        engine.hold(at(1)),
      ];
      for (const outcome of await Promise.allSettled(asked)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'ECONNREFUSED' } });
      }
      await expect(engine.old.get('h', TENANT, 'a')).rejects.toThrow(StoreUnavailable);
      await expect(engine.old.drop('h', '')).rejects.toThrow(StoreUnavailable);
    } finally {
      await server.start();
    }
    await next();
    await engine.probe();
    await engine.commit(group(1, put('n', 'b')));
    expect(await idsOf(engine)).toEqual(['a', 'b']);
  });
}

function whoSees(): void {
  const seen = async (url: string, sql: string, tenant?: string): Promise<unknown[]> => {
    const company = tenant === undefined ? [] : [`set konak.tenant = '${tenant}'`];
    return run(url, 'set role konak_reader', ...company, sql);
  };

  test('the role for reporting sees the views, of one company, and writes nothing', async () => {
    const url = await newDatabase();
    const engine = await open(url);
    await engine.declare([viewed('homes', { name: 'code', key: 'code', type: 'text' })]);
    const home = (id: string, tenant: string): KeptStep =>
      put('homes', id, { body: JSON.stringify({ id, code: id, passwordHash: 'secret' }) }, tenant);
    const decidedAt = new Map(['', TENANT, 't2'].map((tenant) => [tenant, 0]));
    await engine.commit({ ...group(0, home('a', TENANT), home('b', 't2'), home('c', '')), decidedAt });
    const all = 'select id, tenant_id, code from homes order by id';
    expect(await run(url, all)).toHaveLength(3);
    expect(await seen(url, all, TENANT)).toEqual([{ id: 'a', tenant_id: TENANT, code: 'a' }]);
    expect(await seen(url, all)).toEqual([]);
    expect(await seen(url, all, '')).toEqual([]);
    for (const sql of [
      'select body from konak_record',
      `delete from homes`,
      `insert into homes (id) values ('x')`,
      `delete from konak_number`,
    ]) {
      await expect(seen(url, sql, TENANT)).rejects.toThrow(/permission denied|cannot/);
    }
    await run(
      url,
      'grant select, delete on konak_record to konak_reader',
      'grant select on konak_group to konak_reader',
    );
    expect(await seen(url, 'select id from konak_record', TENANT)).toEqual([{ id: 'a' }]);
    expect(await seen(url, 'select id from konak_record')).toEqual([]);
    expect(await seen(url, 'select id from konak_group', TENANT)).toEqual([]);
    expect(await seen(url, 'delete from konak_record returning id', TENANT)).toEqual([{ id: 'a' }]);
  });

  test.runIf(isOwn)('a role that is made after the views reads them from the next start on', async () => {
    const url = await newDatabase();
    const database = new URL(url).pathname.slice(1);
    const renamed = (from: string, to: string) =>
      run(
        url,
        `do $$ begin if exists (select from pg_roles where rolname = '${from}') then alter role ${from} rename to ${to}; end if; end $$`,
      );
    await renamed('konak_reader', 'konak_reader_of_others');
    onTestFinished(async () => {
      await run(url, 'drop owned by konak_reader', 'drop role konak_reader');
      await renamed('konak_reader_of_others', 'konak_reader');
    });
    // A server that may make no roles.
    await run(url, "create role konak_plain login password 'plain'", `alter database ${database} owner to konak_plain`);
    const plain = Object.assign(new URL(url), { username: 'konak_plain', password: 'plain' }).href;
    const tables = [viewed('homes', { name: 'code', key: 'code', type: 'text' }), viewed('daily-prices')];
    const first = await open(plain);
    await first.declare(tables);
    expect(first.log).toMatchObject([{ level: 'info', message: expect.stringContaining('create role') as string }]);
    await first.commit(group(0, put('homes', 'a', { body: JSON.stringify({ id: 'a', code: 'A' }) })));
    await run(url, 'create role konak_reader nologin', 'grant usage on schema public to konak_reader');
    await expect(seen(url, 'select id from homes', TENANT)).rejects.toThrow('permission denied');
    const next = await open(plain);
    await next.declare(tables);
    expect(next.log).toEqual([]);
    expect(await seen(url, 'select id, code from homes', TENANT)).toEqual([{ id: 'a', code: 'A' }]);
    expect(await seen(url, 'select id from daily_prices', TENANT)).toEqual([]);
    // A view that is made anew is readable at once.
    await next.declare([viewed('homes')]);
    expect(await seen(url, 'select id from homes', TENANT)).toEqual([{ id: 'a' }]);
  });

  test('a view that others have built on stays, and that is said', async () => {
    const url = await newDatabase();
    const engine = await open(url);
    await engine.declare([viewed('homes', { name: 'code', key: 'code', type: 'text' })]);
    await run(url, 'create view codes as select code from homes');
    await engine.declare([viewed('homes'), viewed('towns')]);
    expect(await run(url, 'select code from codes')).toEqual([]);
    expect(await run(url, 'select id from towns')).toEqual([]);
    expect(engine.log).toMatchObject([{ level: 'warn', message: expect.stringContaining('"homes"') as string }]);
  });

  test('a guard that is declared later guards the rows that are there', async () => {
    const url = await newDatabase();
    const engine = await open(url);
    const home = (id: string, code: string): KeptStep => put('homes', id, { body: JSON.stringify({ id, code }) });
    const coded: DeclaredTable = { collection: 'homes', spec: { ...NO_KEYS, unique: ['code'] } };
    await engine.commit(group(0, home('a', 'X'), home('b', 'x'), home('c', 'y')));
    await engine.declare([coded]);
    expect(engine.log).toMatchObject([{ level: 'error', message: expect.stringContaining('homes: 1 ') as string }]);
    // Counted, or the database would plan for a table that it knows nothing of.
    expect(await run(url, "select reltuples from pg_class where relname = 'konak_unique'")).toEqual([{ reltuples: 2 }]);
    const taken = group(1, put('homes', 'd', { unique: [['code', 'y']] }));
    await expect(engine.commit(taken)).rejects.toThrow(GuardViolation);
    await engine.declare([]);
    await engine.commit(taken);
  });
}

describe.skipIf(!isThere)('PostgreSQL', () => {
  keepsTheEngineContract({
    name: 'postgres',
    make: async () => {
      const url = await newDatabase();
      const engine = await open(url);
      return {
        engine,
        reopen: async () => {
          await engine.close();
          return open(url);
        },
        query: (sql) => run(url, sql),
      };
    },
  });
  keepsTheContract({
    name: 'postgres',
    make: async (seed) => {
      const engine = await open(await newDatabase());
      return openStore({ engine, ...(seed && { seed: () => seed }) });
    },
  });
  describe('several servers', sharedByServers);
  describe('lines that break', brokenLines);
  describe('who sees what', whoSees);
});
