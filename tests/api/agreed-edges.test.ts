import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EARLY, type EdgeApp, LATE, startEdge } from './agreed-edge.ts';

describe.each([EARLY, LATE])('$action', (edge) => {
  const { prefix, item, agreed, planned, hour, other, usual } = edge;
  const of = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));
  let at: EdgeApp;
  beforeEach(async () => (at = await startEdge(edge)));
  afterEach(() => at.app.close());

  test('agreed twice it is charged once; free of charge, the company bears what was charged', async () => {
    const { values } = await at.proposed();
    await at.agree({ ...values, ...of({ ItemId: item }) });
    await at.agree(of({ ItemId: item }));
    expect(at.charges()).toEqual([[2500, item, 'GUEST']]);
    const again = await at.proposed();
    expect([again.values[`${prefix}ItemId`], again.values[`${prefix}Hour`]]).toEqual([item, null]);
    expect(again.notes[0]).toContain(`${hour}, 25.00 EUR`);
    const free = await at.agree(of({ ItemId: item, Free: true }));
    expect(free.body).toMatchObject({ [agreed]: hour, chargesTotal: 0, remainingPrice: 45_000 });
    expect(at.charges()).toEqual([[2500, item, 'COMPANY']]);
  });

  test('another price and another hour take the place of the list’s', async () => {
    const own = of({ ItemId: item, Hour: other, Amount: 1000 });
    await at.agree(own);
    expect(at.charges()).toEqual([[1000, item, 'GUEST']]);
    expect((await at.proposed()).values).toMatchObject(own);
  });

  test('undone, the usual hour applies without a charge; setting another hour by hand ends the agreement', async () => {
    await at.agree(of({ ItemId: item }));
    expect((await at.undo()).body).toMatchObject({
      [planned]: null,
      [agreed]: null,
      chargesTotal: 0,
      remainingPrice: 45_000,
    });
    expect((await at.undo()).status).toBe(409);
    await at.agree(of({ ItemId: item }));
    expect((await at.act('planTimes', { [planned]: other })).body).toMatchObject({ [agreed]: null });
  });

  test('a newer agreement is not undone by somebody who has not seen it', async () => {
    const { version } = (await at.agree(of({ ItemId: item }))).body;
    await at.agree(of({ ItemId: item, Hour: other, Amount: 1000 }));
    expect([(await at.undo(version)).status, at.charges()]).toEqual([412, [[1000, item, 'GUEST']]]);
  });

  test.each([
    ['no hour', {}, 'Hour'],
    ['the usual hour', { Hour: usual, Free: true }, 'Hour'],
    ['neither item nor price', { Hour: other }, 'ItemId'],
    ['an item of another kind', { ItemId: 'chi-1', Hour: other }, 'ItemId'],
    ['a price of nothing', { ItemId: item, Amount: 0 }, 'Amount'],
  ])('%s is refused beside its field', async (_what, body, field) => {
    const refused = await at.agree(of(body));
    expect([refused.status, Object.keys(refused.body.errors), at.charges()]).toEqual([422, [prefix + field], []]);
  });

  test.each(['Accounting', 'HouseKeeping', 'Investor'])('%s agrees none', async (role) => {
    expect((await at.agree(of({ ItemId: item }), role)).status).toBe(403);
  });
});
