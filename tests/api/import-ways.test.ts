import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importOf, lines } from './import-calls.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());
const { send, dryRun } = importOf(() => app);

describe('dates and numbers that can be read in two ways', () => {
  const rates = (...rows: readonly string[]) => lines('date;currency;buying;selling', ...rows);
  const ROW = '03/04/2025;USD;1.234;1.235';
  const asked = ({ said }: Awaited<ReturnType<typeof dryRun>>) => said.columns.map(({ twoWays }) => twoWays);
  const PATH = 'exchange-rates/import';

  test('are asked about once for each column, and not guessed', async () => {
    const answer = await dryRun(PATH, rates(ROW, '05/06/2025;USD;2.345;2.346'));
    expect(answer.said.created).toBe(0);
    expect(answer.said.errors.map(({ cell }) => cell)).toEqual(['A2', 'C2', 'D2', 'A3', 'C3', 'D3']);
    const [date, currency, buying] = asked(answer);
    expect(date).toEqual({
      example: '03/04/2025',
      ways: [
        { way: 'dayFirst', value: '2025-04-03' },
        { way: 'monthFirst', value: '2025-03-04' },
      ],
    });
    expect(currency).toBeUndefined();
    expect(buying).toEqual({
      example: '1.234',
      ways: [
        { way: 'decimalPoint', value: 1.234 },
        { way: 'decimalComma', value: 1234 },
      ],
    });
    expect((await send(PATH, rates(ROW))).status).toBe(422);
  });
  test('another cell of the column can say it', async () => {
    const answer = await dryRun(PATH, rates(ROW, '25/12/2025;USD;30.5;31.5'));
    expect([answer.said.created, answer.said.errors]).toEqual([2, []]);
    expect(asked(answer)).toEqual([undefined, undefined, undefined, undefined]);
    const contrary = await dryRun(PATH, rates(ROW, '25/12/2025;USD;30.5;31,5', '12/25/2025;USD;30.5;31.5'));
    expect(asked(contrary).map((one) => one !== undefined)).toEqual([true, false, false, true]);
  });
  test('are read as the caller says', async () => {
    const read = 'read=monthFirst,,decimalPoint,decimalPoint';
    const tried = await dryRun(`${PATH}?${read}`, rates(ROW));
    expect([tried.said.created, asked(tried)[0]?.chosen]).toEqual([1, 'monthFirst']);
    expect((await send(`${PATH}?${read}`, rates(ROW))).status).toBe(200);
    const stored = await app.call('GET', '/api/exchange-rates?date=2025-03-04', { as: 'admin' });
    expect(stored.body.items).toMatchObject([{ buying: 1.234, selling: 1.235 }]);
  });
  test.each(['read=noon', 'read=,dayFirst', 'read=decimalPoint', 'read=,,,,dayFirst'])(
    '%s is refused',
    async (query) => {
      expect((await dryRun(`${PATH}?${query}`, rates(ROW))).status).toBe(400);
    },
  );
});
