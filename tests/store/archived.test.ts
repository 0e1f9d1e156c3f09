// 12.13: which of the product's collections leave memory, and what of them stays.
import { expect, test } from 'vitest';
import { ARCHIVED } from '../../json-server/records/archived.ts';
import { defineHistory, HISTORY } from '../../json-server/records/history.ts';
import { REQUESTS } from '../../json-server/records/requests.ts';
import { createTrashSweep, defineTrash, TRASH } from '../../json-server/records/trash.ts';
import { newFile, open, row, TENANT } from './directory.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-06-15T12:00:00Z');
const MANY = 5500;

test('histories, answers and deleted records do', () => {
  expect(Object.keys(ARCHIVED).sort()).toEqual([TRASH, HISTORY, REQUESTS].sort());
});

test('of the deleted ones the newest stay, and what was erased; the sweep finds what is over on disk too', async () => {
  const { store } = await open({ file: newFile().file, archived: ARCHIVED });
  defineTrash(store);
  defineHistory(store);
  const entry = (n: number, more: object = {}) =>
    // The first hundred were deleted 31 days ago.
    row(`guests/g${n}`, {
      ...{ of: 'guests', at: new Date(NOW - (n < 100 ? 31 * DAY : (MANY - n) * 1000)).toISOString() },
      ...{ row: { id: `g${n}` }, states: [], files: [], ...more },
    });
  await store.transact((tx) => {
    for (let n = 0; n < MANY; n++) tx.put(TRASH, TENANT, entry(n));
  });
  await store.snapshot();
  const table = store.table(TRASH, TENANT);
  expect([table.size, [...table.recent()].length]).toEqual([MANY, 5000]);
  await store.transact((tx) => tx.put(TRASH, TENANT, entry(300, { at: '', row: null })));
  await store.snapshot();
  expect([...table.recent()].map(({ id }) => id)).toContain('guests/g300');
  expect(await createTrashSweep(store)(NOW)).toBe(101);
  expect([table.size, table.get('guests/g0'), table.get('guests/g300')]).toEqual([MANY - 101, undefined, undefined]);
  expect(await createTrashSweep(store)(NOW)).toBe(0);
});
