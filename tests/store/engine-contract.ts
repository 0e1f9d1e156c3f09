import { describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { Behind } from '../../json-server/store/engine.ts';
import type {
  DeclaredTable,
  Engine,
  CommitGroup,
  KeptRow,
  KeptStep,
  LoadAsked,
} from '../../json-server/store/engine.ts';
import { AlreadyThere, GuardViolation } from '../../json-server/store/types.ts';
import type { OldSpec, OccupiedSpan, TableSpec, ViewColumn } from '../../json-server/store/types.ts';

/** An engine over a database of its own, which the test ends. */
export type MadeEngine = {
  readonly engine: Engine;
  /** Closes it, and opens what it kept. */
  readonly reopen: () => Promise<Engine>;
  /** What any tool for such a database sees meanwhile. */
  readonly query: (sql: string) => Promise<readonly { readonly [column: string]: unknown }[]>;
};
export type EngineAdapter = { readonly name: string; readonly make: () => Promise<MadeEngine> };

const TENANT = 't1';
const NO_KEYS: TableSpec = { unique: [], ordered: {}, search: [] };
const NONE: ReadonlyMap<string, number> = new Map();

export const put = (collection: string, id: string, row: Partial<KeptRow> = {}, tenant = TENANT): KeptStep => ({
  collection,
  tenant,
  id,
  row: { version: 1, body: JSON.stringify({ id }), ...row },
});
export const gone = (collection: string, id: string): KeptStep => ({ collection, tenant: TENANT, id });
let groups = 0;
/** Decided at number `at`. */
export const group = (at: number, ...steps: readonly KeptStep[]): CommitGroup => ({
  id: `group-${(groups += 1)}`,
  decidedAt: new Map([[TENANT, at]]),
  steps,
});
const event = (collection: string, id: string, at: string, by: string | null = null): KeptStep =>
  put(collection, id, { body: JSON.stringify({ id, at }), old: { by, at } });
const stay = (id: string, from: string, to: string, more: Partial<OccupiedSpan> = {}): KeptStep =>
  put('stays', id, { span: { of: 'home', from, to, ...more } });
const coded = (id: string, code: string): KeptStep => put('homes', id, { unique: [['code', code]] });

export const oldTable = (collection: string, second: OldSpec['second']): DeclaredTable => ({
  collection,
  spec: { ...NO_KEYS, old: { by: 'of', at: 'at', second } },
});
const STAYS: DeclaredTable = {
  collection: 'stays',
  spec: { ...NO_KEYS, span: { of: 'home', from: 'from', to: ['to'], isExclusive: true } },
};
const HOMES: DeclaredTable = { collection: 'homes', spec: { ...NO_KEYS, unique: ['code'] } };
export const viewed = (collection: string, ...columns: readonly ViewColumn[]): DeclaredTable => ({
  collection,
  spec: { ...NO_KEYS, columns },
});

export async function loaded(
  engine: Engine,
  recent = NONE,
  only?: LoadAsked['only'],
): Promise<{ collection: string; row: Row }[]> {
  const all: { collection: string; row: Row }[] = [];
  const asked = { recent, ...(only && { only }) };
  await engine.load(asked, (collection, rows) => all.push(...rows.map((row) => ({ collection, row }))));
  return all;
}
export const idsOf = async (engine: Engine, recent = NONE): Promise<string[]> =>
  (await loaded(engine, recent)).map(({ row }) => row.id);
const numbersOf = (engine: Engine) => engine.load({ recent: NONE }, () => undefined);
async function all<Item>(batches: AsyncIterable<Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const batch of batches) items.push(...batch);
  return items;
}

/** What every engine keeps to. */
export function keepsTheEngineContract({ name, make }: EngineAdapter): void {
  describe(`the contract of engines: ${name}`, () => {
    keepsRows(make);
    keepsNumbers(make);
    keepsOldRows(make);
    keepsGuards(make);
    keepsViews(make);
  });
}

function keepsRows(make: EngineAdapter['make']): void {
  test('rows come in the order of creation; what is removed and put again is the last', async () => {
    const { engine, reopen } = await make();
    expect(engine.isEmpty).toBe(true);
    await engine.commit(group(0, put('n', 'a'), put('n', 'b'), put('n', 'c'), put('m', 'z')));
    const changed = put('n', 'a', { version: 2, body: '{"id":"a","version":2}' });
    await engine.commit(group(1, changed, gone('n', 'b'), put('n', 'b'), gone('m', 'z')));
    await engine.commit(group(2, put('n', 'd'), gone('n', 'd'), gone('n', 'never')));
    expect(await idsOf(engine)).toEqual(['a', 'c', 'b']);
    const again = await reopen();
    expect(again.isEmpty).toBe(false);
    expect(await loaded(again)).toEqual([
      { collection: 'n', row: { id: 'a', version: 2 } },
      { collection: 'n', row: { id: 'c' } },
      { collection: 'n', row: { id: 'b' } },
    ]);
  });

  test('a row is kept to the byte, under its collection and company, and comes back as it was', async () => {
    const { engine, reopen, query } = await make();
    const body = JSON.stringify({ id: 'ç', text: 'ÇĞİ 😀 \u0000 \ud800 "\\', n: 1e21, z: -0.5 }).replace('{', '{ ');
    await engine.commit(group(0, put('n', 'ç', { body, version: 7 }), put('n', 'ç', {}, ''), put('m', 'ç', {}, 't2')));
    const columns = 'collection, tenant, id, cast(version as float) as version, cast(body as text) as body';
    expect(await query(`select ${columns} from konak_record order by collection, tenant`)).toEqual([
      { collection: 'm', tenant: 't2', id: 'ç', version: 1, body: '{"id":"ç"}' },
      { collection: 'n', tenant: '', id: 'ç', version: 1, body: '{"id":"ç"}' },
      { collection: 'n', tenant: TENANT, id: 'ç', version: 7, body },
    ]);
    const rows = await loaded(await reopen());
    expect(rows).toContainEqual({ collection: 'n', row: JSON.parse(body) as Row });
    expect(rows.map(({ collection }) => collection).sort()).toEqual(['m', 'n', 'n']);
  });

  test('one company alone, or some collections of all and what belongs to none', async () => {
    const { engine } = await make();
    await engine.declare([oldTable('events', 'replaces')]);
    const rows = [put('n', 'a'), put('n', 'b', {}, 't2'), put('m', 'c', {}, 't2'), put('m', 'd', {}, '')];
    const events = [event('events', 'e1', '1'), { ...event('events', 'e2', '2'), tenant: 't2' }];
    await engine.commit({ ...group(0, ...rows, ...events), decidedAt: new Map([TENANT, 't2', ''].map((t) => [t, 0])) });
    const ids = async (only: LoadAsked['only']) =>
      (await loaded(engine, new Map([['events', 5]]), only)).map(({ row }) => row.id).sort();
    expect(await ids({ tenant: 't2' })).toEqual(['b', 'c', 'e2']);
    expect(await ids({ tenant: 'nobody' })).toEqual([]);
    expect(await ids({ collections: new Set(['n']) })).toEqual(['a', 'b', 'd']);
    const numbers = await engine.load({ recent: NONE, only: { tenant: 't2' } }, () => undefined);
    expect(numbers).toEqual(new Map([TENANT, 't2', ''].map((t) => [t, 1])));
  });

  test('more rows than one reading takes', async () => {
    const { engine } = await make();
    const ids = Array.from({ length: 2_500 }, (_, index) => `row-${index}`);
    await engine.commit(group(0, ...ids.map((id) => put('n', id)), ...ids.map((id) => put('m', id))));
    const rows = await loaded(engine);
    for (const name of ['n', 'm'])
      expect(rows.filter(({ collection }) => collection === name).map(({ row }) => row.id)).toEqual(ids);
  });

  test('it takes writes when tried, and the trial leaves nothing', async () => {
    const { engine } = await make();
    await engine.probe();
    expect(await loaded(engine)).toEqual([]);
    expect(await numbersOf(engine)).toEqual(new Map());
  });
}

function keepsNumbers(make: EngineAdapter['make']): void {
  test('each company counts its groups; who decided at another number is behind', async () => {
    const { engine, reopen } = await make();
    const two = { ...group(1, put('n', 'b')), decidedAt: new Map(Object.entries({ [TENANT]: 1, t2: 0, '': 0 })) };
    await engine.commit(group(0, put('n', 'a')));
    await engine.commit(two);
    const numbers = new Map(Object.entries({ [TENANT]: 2, t2: 1, '': 1 }));
    expect(await numbersOf(engine)).toEqual(numbers);
    await expect(engine.commit(group(1, put('n', 'c')))).rejects.toThrow(Behind);
    const half = { ...group(2, put('n', 'c')), decidedAt: new Map(Object.entries({ [TENANT]: 2, t2: 0 })) };
    await expect(engine.commit(half)).rejects.toThrow(Behind);
    expect(await idsOf(engine)).toEqual(['a', 'b']);
    expect(await numbersOf(await reopen())).toEqual(numbers);
  });

  test('rows alone, which count for nobody, are kept all the same', async () => {
    const { engine } = await make();
    await engine.declare([oldTable('log', 'replaces')]);
    await engine.commit({ id: 'x', decidedAt: new Map(), steps: [event('log', 'a', '1')] });
    expect(await numbersOf(engine)).toEqual(new Map());
    expect(await engine.old.get('log', TENANT, 'a')).toEqual({ id: 'a', at: '1' });
  });

  test('what is held is committed, or given up', async () => {
    const { engine } = await make();
    const held = await engine.hold(new Map([[TENANT, 0]]));
    expect(held.news.flatMap(({ steps }) => steps)).toEqual([]);
    await held.commit(group(0, put('n', 'a')));
    await (await engine.hold(new Map([[TENANT, 1]]))).release();
    await engine.commit(group(1, put('n', 'b')));
    expect(await idsOf(engine)).toEqual(['a', 'b']);
  });

  test('a group whose answer was lost is known again, or never will be', async () => {
    const { engine, reopen } = await make();
    const kept = group(0, put('n', 'a'));
    const lost = group(1, put('n', 'b'));
    await engine.commit(kept);
    expect(await engine.settle(kept.id)).toBe(true);
    expect(await engine.settle(lost.id)).toBe(false);
    const again = await reopen();
    expect(await again.settle(kept.id)).toBe(true);
    expect(await idsOf(again)).toEqual(['a']);
    await again.commit(group(1, put('n', 'c')));
  });
}

function keepsOldRows(make: EngineAdapter['make']): void {
  const TABLES = [oldTable('log', 'replaces'), oldTable('answers', 'isDropped'), oldTable('once', 'isRefused')];
  const withLog = async () => {
    const made = await make();
    await made.engine.declare(TABLES);
    const other = put('log', 'z', { old: { by: 'x', at: '2' } }, 't2');
    // The order of creation is not that of time.
    const rows = [event('log', 'c', '3', 'x'), event('log', 'a', '1', 'x'), event('log', 'b', '2', 'y')];
    await made.engine.commit(group(0, ...rows, event('log', 'd', '3'), other, put('n', 'now')));
    return made;
  };
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  test('old rows are asked for by id, by record, by time', async () => {
    const { old } = (await withLog()).engine;
    expect(await old.get('log', TENANT, 'a')).toEqual({ id: 'a', at: '1' });
    expect(await old.get('log', TENANT, 'z')).toBeUndefined();
    expect(ids(await old.latest('log', TENANT, {}))).toEqual(['d', 'c', 'b', 'a']);
    expect(ids(await old.latest('log', TENANT, { by: 'x' }))).toEqual(['c', 'a']);
    expect(ids(await old.latest('log', TENANT, { by: 'x', limit: 1 }))).toEqual(['c']);
    expect(ids(await old.latest('log', TENANT, { limit: 2 }))).toEqual(['d', 'c']);
    expect(ids(await old.before('log', TENANT, { at: '3', limit: 9 }))).toEqual(['a', 'b']);
    expect(ids(await old.before('log', TENANT, { at: '3', limit: 1 }))).toEqual(['a']);
    expect(ids(await all(old.batches('log', TENANT)))).toEqual(['a', 'b', 'c', 'd']);
    expect((await old.tenants('log')).sort()).toEqual([TENANT, 't2']);
    expect(await old.tenants('answers')).toEqual([]);
  });

  test('many old rows of one moment come once each', async () => {
    const { engine } = await withLog();
    const many = Array.from({ length: 1_700 }, (_, index) => event('answers', `row-${index}`, '1'));
    await engine.commit(group(1, ...many));
    expect(ids(await all(engine.old.batches('answers', TENANT)))).toEqual(ids(many));
  });

  test('the newest so many of each company are loaded, the oldest first', async () => {
    const { engine } = await withLog();
    const log = async (count: number) =>
      (await loaded(engine, new Map([['log', count]]))).flatMap(({ collection, row }) =>
        collection === 'log' ? row.id : [],
      );
    const newest = await log(3);
    expect(newest.filter((id) => id !== 'z')).toEqual(['b', 'c', 'd']);
    expect(newest).toContain('z');
    expect(await log(0)).toEqual([]);
    expect(await idsOf(engine, new Map([['log', 0]]))).toEqual(['now']);
  });

  test('a second row with the same id replaces the first, is dropped, or is refused', async () => {
    const { engine } = await withLog();
    const { old } = engine;
    await engine.commit(group(1, event('log', 'a', '4', 'y'), event('answers', 'a', '1'), event('once', 'a', '1')));
    expect(ids(await old.latest('log', TENANT, { by: 'y' }))).toEqual(['a', 'b']);
    await engine.commit(group(2, event('answers', 'a', '2'), event('answers', 'b', '2')));
    expect(await old.get('answers', TENANT, 'a')).toEqual({ id: 'a', at: '1' });
    const refused = engine.commit(group(3, put('n', 'x'), event('once', 'a', '2')));
    await expect(refused).rejects.toThrow(AlreadyThere);
    await expect(refused).rejects.toMatchObject({ id: 'a' });
    expect(await old.get('once', TENANT, 'a')).toEqual({ id: 'a', at: '1' });
    await engine.commit(group(3, gone('once', 'a'), event('once', 'a', '3')));
    expect(await old.get('once', TENANT, 'a')).toEqual({ id: 'a', at: '3' });
    const first = event('once', 'twice', '1');
    const second = event('once', 'twice', '2');
    await expect(engine.commit(group(4, first, second))).rejects.toThrow(AlreadyThere);
    expect(await idsOf(engine, new Map(TABLES.map(({ collection }) => [collection, 0])))).toEqual(['now']);
  });

  test('old rows are deleted by age, of all companies', async () => {
    const { engine, reopen } = await withLog();
    expect(await engine.old.drop('log', '3')).toBe(3);
    expect(await engine.old.drop('answers', '3')).toBe(0);
    const again = await reopen();
    expect(ids(await all(again.old.batches('log', TENANT)))).toEqual(['c', 'd']);
    expect(await again.old.tenants('log')).toEqual([TENANT]);
  });
}

function keepsGuards(make: EngineAdapter['make']): void {
  const guarded = async () => {
    const made = await make();
    await made.engine.declare([STAYS, HOMES]);
    return made;
  };
  const LONG_AGO = '2020-01-01T00:00:00.000Z';
  const LONG_AHEAD = '9000-01-01T00:00:00.000Z';

  test('nights are taken once', async () => {
    const { engine, reopen } = await guarded();
    await engine.commit(group(0, stay('a', '2030-01-01', '2030-01-03'), stay('b', '2030-01-03', '2030-01-05')));
    const over = stay('c', '2030-01-02', '2030-01-03');
    await expect(engine.commit(group(1, over))).rejects.toMatchObject({ guard: 'span' });
    await expect(engine.commit(group(1, put('n', 'x'), over))).rejects.toThrow(GuardViolation);
    expect(await idsOf(engine)).toEqual(['a', 'b']);
    await engine.commit(group(1, stay('c', '2030-01-02', '2030-01-03', { of: 'other' })));
    await engine.commit(group(2, { ...stay('t', '2030-01-01', '2030-01-03'), tenant: 't2' }));
    await engine.commit(group(3, stay('a', '2030-01-01', '2030-01-02'), put('stays', 'b', { span: null })));
    const again = await reopen();
    await again.declare([STAYS, HOMES]);
    await again.commit(group(4, stay('d', '2030-01-02', '2030-01-05')));
    await again.commit(group(5, gone('stays', 'd'), stay('e', '2030-01-02', '2030-01-05')));
    await expect(again.commit(group(6, stay('d', '2030-01-04', '2030-01-09')))).rejects.toThrow(GuardViolation);
  });

  test('what counts is how rows stand after the group', async () => {
    const { engine } = await guarded();
    await engine.commit(group(0, stay('a', '2030-01-01', '2030-01-03'), stay('b', '2030-01-03', '2030-01-05')));
    await engine.commit(group(1, stay('b', '2030-01-01', '2030-01-03'), stay('a', '2030-01-03', '2030-01-05')));
    await engine.commit(group(2, coded('a', 'x'), coded('b', 'y')));
    await engine.commit(group(3, coded('b', 'x'), coded('a', 'y')));
    await expect(engine.commit(group(4, coded('c', 'x')))).rejects.toThrow(GuardViolation);
  });

  test('a stay that has lapsed takes nothing', async () => {
    const { engine } = await guarded();
    const lapsed = stay('held', '2030-01-01', '2030-01-05', { until: LONG_AGO });
    await engine.commit(group(0, lapsed));
    await engine.commit(group(1, stay('a', '2030-01-02', '2030-01-03')));
    await engine.commit(group(2, lapsed));
    const back = stay('held', '2030-01-01', '2030-01-05');
    await expect(engine.commit(group(3, back))).rejects.toThrow(GuardViolation);
    await engine.commit(group(3, stay('new', '2030-02-01', '2030-02-05', { until: LONG_AHEAD })));
    await expect(engine.commit(group(4, stay('b', '2030-02-01', '2030-02-02')))).rejects.toThrow(GuardViolation);
  });

  test('a value is used once in a company', async () => {
    const { engine } = await guarded();
    await engine.commit(group(0, coded('a', 'x'), { ...coded('b', 'x'), tenant: 't2' }));
    await engine.commit(group(1, put('homes', 'a', { version: 2, unique: [['code', 'x']] })));
    await expect(engine.commit(group(2, coded('c', 'x')))).rejects.toMatchObject({ guard: 'unique' });
    expect(await idsOf(engine)).toEqual(['a', 'b']);
    await engine.commit(group(2, put('homes', 'a', { unique: [['code', null]] }), coded('c', 'x')));
    await engine.commit(group(3, gone('homes', 'c'), coded('d', 'x')));
    await expect(engine.commit(group(4, coded('e', 'x')))).rejects.toThrow(GuardViolation);
  });
}

function keepsViews(make: EngineAdapter['make']): void {
  const COLUMNS: readonly ViewColumn[] = [
    { name: 'name', key: 'name', type: 'text' },
    { name: 'check_in', key: 'checkIn', type: 'date' },
    { name: 'paid_at', key: 'paidAt', type: 'instant' },
    { name: 'guests', key: 'guests', type: 'integer' },
    { name: 'price', key: 'price', type: 'number' },
    { name: 'is_open', key: 'isOpen', type: 'boolean' },
    { name: 'nights', key: 'nights', type: 'json' },
  ];

  test('a view for each resource, with its fields as columns', async () => {
    const { engine, query } = await make();
    await engine.declare([viewed('guest-visits', ...COLUMNS)]);
    const row = { id: 'a', name: 'Ayşe\'s "Çınar"', checkIn: '2030-01-02', paidAt: '2030-01-02T10:00:00.000Z' };
    const more = { guests: 3, price: 12.5, isOpen: true, nights: [{ day: 1 }] };
    const strange = { id: 'b', name: 'B', isOpen: false, note: 'a\u0000\ud800', guests: null };
    const rows = [{ ...row, ...more }, strange];
    const steps = rows.map((each) => put('guest-visits', each.id, { version: 4, body: JSON.stringify(each) }));
    await engine.commit(group(0, ...steps, put('n', 'other')));
    const asText = ['check_in', 'paid_at'].map((column) => `cast(${column} as text) as ${column}`);
    const columns = ['id', 'tenant_id', 'version', 'name', ...asText, 'guests', 'price', 'is_open', 'nights'];
    const [first, second, ...others] = await query(`select ${columns.join(', ')} from guest_visits order by id`);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: 'a', tenant_id: TENANT, name: row.name, check_in: row.checkIn });
    expect(String(first?.['paid_at'])).toMatch(/^2030-01-02.10:00:00/);
    expect(['version', 'guests', 'price', 'is_open'].map((name) => Number(first?.[name]))).toEqual([4, 3, 12.5, 1]);
    const nights = first?.['nights'];
    expect(typeof nights === 'string' ? JSON.parse(nights) : nights).toEqual(more.nights);
    expect(second).toMatchObject({ id: 'b', name: 'B', check_in: null, guests: null, price: null, nights: null });
    expect(Number(second?.['is_open'])).toBe(0);
    expect(await query('select id from guest_visits where price > 12 and guests = 3')).toEqual([{ id: 'a' }]);
  });

  test('views follow what is declared', async () => {
    const { engine, reopen, query } = await make();
    const [name, ...rest] = COLUMNS;
    await engine.declare([viewed('visits', ...COLUMNS), viewed('homes')]);
    await engine.declare([viewed('visits', ...COLUMNS), viewed('homes')]);
    await engine.commit(group(0, put('visits', 'a', { body: '{"id":"a","name":"A","price":1}' })));
    await engine.declare([viewed('visits', ...rest), viewed('towns')]);
    expect(await query('select id, price from visits')).toMatchObject([{ id: 'a' }]);
    await expect(query('select name from visits')).rejects.toThrow('name');
    await expect(query('select id from homes')).rejects.toThrow('homes');
    expect(await query('select id from towns')).toEqual([]);
    await (await reopen()).declare([viewed('visits', ...(name ? [name] : []))]);
    expect(await query('select id, name from visits')).toEqual([{ id: 'a', name: 'A' }]);
  });

  test('a name is a name, whatever stands in it', async () => {
    const { engine, query } = await make();
    await engine.commit(group(0, put('homes', 'kept')));
    const hostile = `x"; delete from konak_record; --'$`;
    const clash = ['konak_record', 'konak_number', 'sqlite_master', 'pg_class', 'homes', 'homes'];
    const columns: readonly ViewColumn[] = [
      { name: hostile, key: hostile, type: 'text' },
      { name: 'ID', key: 'other', type: 'text' },
      { name: 'same', key: 'a.b', type: 'text' },
      { name: 'same', key: 'b', type: 'text' },
    ];
    await engine.declare([viewed(hostile, ...columns), ...clash.map((each) => viewed(each))]);
    const body = JSON.stringify({ id: 'h', [hostile]: 'in', 'a.b': 'dot', a: { b: 'no' }, b: 'no' });
    await engine.commit(group(1, put(hostile, 'h', { body })));
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    expect(await query(`select id, ${quoted(hostile)}, same from ${quoted(hostile.replaceAll('-', '_'))}`)).toEqual([
      { id: 'h', [hostile]: 'in', same: 'dot' },
    ]);
    expect(await query('select id from homes')).toEqual([{ id: 'kept' }]);
    expect(await idsOf(engine)).toEqual(['kept', 'h']);
  });
}
