import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { dayNumber } from '../../src/domain/calendar/iso-date.ts';
import { createMemoryStore } from './memory-store.ts';
import type { OccupiedSpan, SpanSpec } from './types.ts';

const textAt = (row: Row, key: string): string => {
  const value = row[key];
  return typeof value === 'string' ? value : '';
};

const span: SpanSpec = { of: 'of', from: 'from', to: ['to'], when: [{ key: 'gone', notIn: [true] }] };
/** The span of a row. */
const spanOf = (row: Row): OccupiedSpan | undefined =>
  row['gone'] === true ? undefined : { of: textAt(row, 'of'), from: textAt(row, 'from'), to: textAt(row, 'to') };
const day = (number: number): string => `2026-01-${String(number).padStart(2, '0')}`;

const part = fc.record({ of: fc.constantFrom('a', 'b'), start: fc.integer({ min: 1, max: 20 }), days: fc.nat(9) });
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id: fc.nat(12), part, gone: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.nat(12) }),
  fc.record({ kind: fc.constant('fail' as const), id: fc.nat(12), part }),
  fc.record({ kind: fc.constant('ask' as const), part }),
);

it('answers as asking each row in turn does, through changes, removals and undone transactions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const store = createMemoryStore({});
      store.define('rows', { unique: [], ordered: {}, search: [], span });
      const table = store.table('rows', '');
      for (const change of steps) {
        if (change.kind === 'ask') {
          const wanted = {
            of: change.part.of,
            from: day(change.part.start),
            to: day(change.part.start + change.part.days + 1),
          };
          const expected = [...table.all()].filter((row) => {
            const span = spanOf(row);
            return span?.of === wanted.of && span.from < span.to && span.from < wanted.to && wanted.from < span.to;
          });
          const found = [...table.overlapping(wanted)];
          expect(new Set(found)).toEqual(new Set(expected));
          const days: number[][] = [];
          table.visitDays(wanted, (from, to) => days.push([from, to]));
          const dayNumbers = found.map((row) => [dayNumber(textAt(row, 'from')), dayNumber(textAt(row, 'to'))]);
          expect(days).toEqual(dayNumbers);
          expect(found.map((row) => textAt(row, 'from'))).toEqual(found.map((row) => textAt(row, 'from')).sort());
          continue;
        }
        const id = `row-${change.id}`;
        const work = store.transact((tx) => {
          if (change.kind === 'remove') {
            tx.remove('rows', '', id);
            return;
          }
          const { of, start, days } = change.part;
          const gone = change.kind === 'put' && change.gone;
          tx.put('rows', '', { id, of, from: day(start), to: day(start + days), gone });
          if (change.kind === 'fail') throw new Error('undone');
        });
        await work.catch((error: unknown) => expect(String(error)).toContain('undone'));
      }
    }),
    { numRuns: 200 },
  );
});

it('a table without a declared span says so instead of answering nothing', async () => {
  const store = createMemoryStore({ rows: [{ id: 'one' }] });
  const wanted = { of: 'a', from: '2026-01-01', to: '2026-01-02' };
  expect(() => store.table('rows', '').overlapping(wanted)).toThrow('without spans');
  expect([...store.table('none', '').overlapping(wanted)]).toEqual([]);
  await store.close();
});
