import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

/** The owner's stay of last year, in a home that has been sold since: the stay is still theirs, the home is not. */
const sold = ROWS['estates']!.map((row) => (row.id === 'est-a1' ? { ...row, ownerIds: ['inv-2'] } : row));
const stays = ROWS['reservations']!.map((row) =>
  row['estateId'] === 'est-a1' ? { ...row, ownerIds: ['inv-1', 'inv-2'] } : row,
);
let app: TestApp;
beforeEach(async () => (app = await startApp({ rows: { ...ROWS, estates: sold, reservations: stays } })));
afterEach(() => app.close());

const titlesOf = async (as: string) => {
  const { body } = await app.call('GET', '/api/reservations?estateId=est-a1', { as });
  const { items } = body as unknown as { items: readonly { id: string; _refs?: Readonly<Record<string, string>> }[] };
  const one = await app.call('GET', `/api/reservations/${items[0]?.id ?? ''}`, { as });
  return [
    items[0]?._refs?.['estateId'],
    (one.body['_refs'] as Readonly<Record<string, string>> | undefined)?.['estateId'],
  ];
};

test('S1 a record names what it refers to only to who may see that, in lists and alone', async () => {
  expect(await titlesOf('Investor2')).toEqual([expect.any(String), expect.any(String)]);
  expect(await titlesOf('Investor')).toEqual([undefined, undefined]);
});
