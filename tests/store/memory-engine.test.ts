import { expect, test } from 'vitest';
import { AlreadyThere, GuardViolation, OutcomeUnknown } from '../../json-server/store/types.ts';
import type { OldSpec, OccupiedSpan } from '../../json-server/store/types.ts';
import { Behind } from '../../json-server/store/engine.ts';
import type { DeclaredTable, CommitGroup, KeptRow, KeptStep } from '../../json-server/store/engine.ts';
import { MemoryDatabase, MemoryEngine } from './memory-engine.ts';

const NO_KEYS = { unique: [], ordered: {}, search: [] };
const old = (collection: string, second: OldSpec['second']): DeclaredTable => ({
  collection,
  spec: { ...NO_KEYS, old: { by: 'of', at: 'at', second } },
});
const STAYS: DeclaredTable = {
  collection: 'stays',
  spec: { ...NO_KEYS, span: { of: 'home', from: 'from', to: ['to'], isExclusive: true } },
};

const step = (collection: string, id: string, row: Partial<KeptRow> = {}): KeptStep => ({
  collection,
  tenant: 't',
  id,
  row: { version: 1, body: JSON.stringify({ id }), ...row },
});
let groups = 0;
const group = (number: number, ...steps: KeptStep[]): CommitGroup => ({
  id: String((groups += 1)),
  decidedAt: new Map([['t', number]]),
  steps,
});
const event = (collection: string, id: string, at: string, by: string | null = null): KeptStep =>
  step(collection, id, { old: { at, by } });

async function idsIn(engine: MemoryEngine, recent: ReadonlyMap<string, number> = new Map()): Promise<string[]> {
  const ids: string[] = [];
  await engine.load({ recent }, (_, rows) => ids.push(...rows.map(({ id }) => id)));
  return ids;
}

test('rows come in the order of creation; what was removed and put again is the last', async () => {
  const engine = new MemoryEngine();
  expect(engine.isEmpty).toBe(true);
  await engine.commit(group(0, step('n', 'a'), step('n', 'b'), step('n', 'c')));
  await engine.commit(
    group(1, step('n', 'a', { version: 2 }), { collection: 'n', tenant: 't', id: 'b' }, step('n', 'b')),
  );
  expect(await idsIn(engine)).toEqual(['a', 'c', 'b']);
  expect(await engine.load({ recent: new Map() }, () => undefined)).toEqual(new Map([['t', 2]]));
});

test('who decided at an older number is behind, and reads each row once, as it is now', async () => {
  const database = new MemoryDatabase();
  const one = database.engine();
  const two = database.engine();
  let heard = 0;
  const stop = two.onNews(() => (heard += 1));
  await one.commit(group(0, step('n', 'a')));
  await one.commit(group(1, step('n', 'a', { version: 2 }), event('log', 'e', '1')));
  await expect(two.commit(group(0, step('n', 'x')))).rejects.toThrow(Behind);
  expect(heard).toBe(2);
  stop();
  expect(await two.newsSince(new Map())).toMatchObject([
    { tenant: 't', number: 2, steps: [{ id: 'a', row: { version: 2 } }] },
  ]);
  const held = await two.hold(new Map([['t', 1]]));
  expect(held.news[0]?.steps).toMatchObject([{ id: 'a' }]);
  const later = one.commit(group(2, step('n', 'late')));
  await held.commit(group(2, step('n', 'x')));
  await expect(later).rejects.toThrow(Behind);
  expect(await idsIn(one)).toEqual(['a', 'x', 'e']);
});

test('each way in which a commit goes wrong', async () => {
  const engine = new MemoryEngine();
  engine.fail('refused', 'unknownKept', 'unknownNotKept', { behind: [step('n', 'theirs')] });
  await expect(engine.commit(group(0, step('n', 'a')))).rejects.toThrow('full');
  const kept = group(0, step('n', 'b'));
  await expect(engine.commit(kept)).rejects.toThrow(OutcomeUnknown);
  expect(await engine.settle(kept.id)).toBe(true);
  const lost = group(1, step('n', 'c'));
  await expect(engine.commit(lost)).rejects.toThrow(OutcomeUnknown);
  expect(await engine.settle(lost.id)).toBe(false);
  await expect(engine.commit(lost)).rejects.toThrow('given up');
  await expect(engine.commit(group(1, step('n', 'd')))).rejects.toThrow(Behind);
  expect(await idsIn(engine)).toEqual(['b', 'theirs']);
});

test('nights and unique values are guarded by the state after the group', async () => {
  const engine = new MemoryEngine();
  await engine.declare([STAYS]);
  const stay = (id: string, from: string, to: string, until?: string): KeptStep => {
    const span: OccupiedSpan = { of: 'h', from, to, ...(until !== undefined && { until }) };
    return step('stays', id, { span });
  };
  await engine.commit(group(0, stay('a', '2030-01-01', '2030-01-03'), stay('b', '2030-01-03', '2030-01-05')));
  await engine.commit(group(1, stay('b', '2030-01-01', '2030-01-03'), stay('a', '2030-01-03', '2030-01-05')));
  await expect(engine.commit(group(2, stay('c', '2030-01-04', '2030-01-06')))).rejects.toThrow(GuardViolation);
  await engine.commit(group(2, stay('d', '2030-02-01', '2030-02-03', '2020-01-01T00:00:00.000Z')));
  await engine.commit(group(3, stay('e', '2030-02-01', '2030-02-03')));
  const coded = (id: string): KeptStep => step('homes', id, { unique: [['code', 'x']] });
  await expect(engine.commit(group(4, coded('a'), coded('b')))).rejects.toThrow(GuardViolation);
});

test('old rows: second ones, by record and time, deleted by age', async () => {
  const engine = new MemoryEngine();
  await engine.declare([old('log', 'replaces'), old('answers', 'isDropped'), old('once', 'isRefused')]);
  await engine.commit(group(0, event('log', 'a', '1', 'x'), event('log', 'b', '2', 'y'), event('log', 'c', '3', 'x')));
  await engine.commit(group(1, event('answers', 'a', '1'), event('answers', 'a', '2'), event('once', 'a', '1')));
  await expect(engine.commit(group(2, event('once', 'a', '2')))).rejects.toThrow(AlreadyThere);
  expect(await engine.newsSince(new Map())).toMatchObject([{ number: 2, steps: [] }]);
  expect(await engine.old.latest('log', 't', { by: 'x' })).toEqual([{ id: 'c' }, { id: 'a' }]);
  expect(await engine.old.before('log', 't', { at: '3', limit: 1 })).toEqual([{ id: 'a' }]);
  expect(await engine.old.tenants('log')).toEqual(['t']);
  expect(
    await idsIn(
      engine,
      new Map([
        ['log', 1],
        ['answers', 0],
        ['once', 0],
      ]),
    ),
  ).toEqual(['c']);
  expect(await engine.old.drop('log', '3')).toBe(2);
  expect(await engine.old.get('log', 't', 'a')).toBeUndefined();
  expect(await engine.old.get('log', 't', 'c')).toEqual({ id: 'c' });
});

test('while the database is away nothing is answered', async () => {
  const database = new MemoryDatabase();
  const engine = database.engine();
  database.isAway = true;
  await expect(engine.commit(group(0, step('n', 'a')))).rejects.toThrow('away');
  await expect(engine.probe()).rejects.toThrow('away');
  await expect(engine.settle('1')).rejects.toThrow('away');
  database.isAway = false;
  await engine.probe();
});
