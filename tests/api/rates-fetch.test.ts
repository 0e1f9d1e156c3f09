import { afterEach, beforeEach, expect, test } from 'vitest';
import { CalendarRefused } from '../../json-server/http/outside/calendar-refused.ts';
import type { Ticker } from '../../json-server/jobs/ticker.ts';
import { createRatesFetcher } from '../../json-server/modules/money/rates-fetch.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import { startApp, type TestApp } from './support.ts';
import { recordsOf } from '../../json-server/records/records.ts';

let app: TestApp;
let rates: Ticker;
let asked: string[];
let answer: () => Promise<string>;

const currency = (code: string) =>
  `<Currency CurrencyCode="${code}"><Unit>1</Unit><ForexBuying>48.9</ForexBuying><ForexSelling>49.1</ForexSelling></Currency>`;
const bulletin = (day: string) => () =>
  Promise.resolve(`<Tarih_Date Tarih="${day}" Date="x">${currency('USD')}${currency('EUR')}</Tarih_Date>`);
const wall = (time: string, date = '2026-11-20') => Date.parse(`${date}T${time}:00+03:00`);
const set = (values: object) =>
  app.store.transact((tx) => {
    const [row] = [...tx.table('settings', 'demo').all()];
    if (row) tx.put('settings', 'demo', { ...row, ...values });
  });
const rate = (date: string) => app.store.table('exchange-rates', 'demo').get(`demo_USD_${date}`)?.['buying'];
const note = (date = '2026-11-20') => app.store.table('rate-fetches', 'demo').get(`rates-${date}`);

beforeEach(async () => {
  app = await startApp();
  asked = [];
  answer = bulletin('20.11.2026');
  const clock = () => app.clock.now;
  const asSystem = asSystemOf({ store: app.store, config: app.live, clock });
  const fetcher = (url: string) => {
    asked.push(url);
    return answer();
  };
  rates = createRatesFetcher({ records: recordsOf(app.store), config: app.live, clock, asSystem, fetcher });
  await set({ ratesFetch: true, ratesFetchAt: '16:00' });
});
afterEach(async () => {
  await rates.stop();
  await app.close();
});
const runAt = (time: string, date?: string) => {
  app.clock.now = wall(time, date);
  return rates.run();
};

test('AC9: is off unless the company wants it', async () => {
  await set({ ratesFetch: undefined, ratesFetchAt: undefined });
  await runAt('17:00');
  await set({ ratesFetch: false });
  await runAt('17:00');
  expect([asked, note()]).toEqual([[], undefined]);
});

test('once a day from its hour on, from the bank unless another address is given', async () => {
  expect(await runAt('15:59')).toBe(0);
  await Promise.all([runAt('16:00'), runAt('16:00')]);
  expect(asked).toEqual(['https://www.tcmb.gov.tr/kurlar/today.xml']);
  expect(rate('2026-11-20')).toBe(48.9);
  expect({ nextAttemptAt: null, ...note() }).toMatchObject({
    status: 'DONE',
    bulletinDate: '2026-11-20',
    attempts: 1,
    nextAttemptAt: null,
  });
  await runAt('20:00');
  expect(asked).toHaveLength(1);
  await set({ ratesUrl: 'https://rates.example/today.xml' });
  answer = bulletin('21.11.2026');
  // A Saturday of which there is a bulletin after all.
  await runAt('16:00', '2026-11-21');
  expect(asked[1]).toBe('https://rates.example/today.xml');
});

test('at a weekend the last published one is what there is; nothing is written twice', async () => {
  await runAt('16:00');
  await runAt('16:00', '2026-11-21');
  await runAt('18:00', '2026-11-21');
  expect([asked.length, note('2026-11-21')?.['status'], note('2026-11-21')?.['bulletinDate']]).toEqual([
    2,
    'DONE',
    '2026-11-20',
  ]);
  expect(rate('2026-11-21')).toBeUndefined();
});

test('on a working day yesterday’s may only be early: it is asked again, but not for ever', async () => {
  answer = bulletin('19.11.2026');
  await runAt('16:00');
  expect(note()).toMatchObject({ status: 'NOT_YET', bulletinDate: '2026-11-19' });
  await runAt('16:20');
  expect(asked).toHaveLength(1);
  answer = bulletin('20.11.2026');
  await runAt('16:30');
  expect(note()).toMatchObject({ status: 'DONE', bulletinDate: '2026-11-20', attempts: 2 });
  answer = bulletin('20.11.2026');
  for (const time of ['16:00', '16:31', '17:02', '17:33', '18:04', '18:35', '19:06']) await runAt(time, '2026-11-23');
  expect(note('2026-11-23')).toMatchObject({ status: 'DONE', attempts: 6 });
});

test('what fails is noted and told, tried again, and given up for the day', async () => {
  answer = () => Promise.reject(new CalendarRefused('url.unreachable'));
  await runAt('16:00');
  expect(note()).toMatchObject({ status: 'FAILED', failure: 'UNREACHABLE', attempts: 1 });
  const told = await app.call('GET', '/api/notifications', { as: 'Accounting' });
  expect(JSON.stringify(told.body)).toContain('rate-fetches');
  answer = () => Promise.resolve('<html>Down</html>');
  await runAt('16:01');
  expect(note()).toMatchObject({ status: 'FAILED', failure: 'NO_BULLETIN', line: 1, attempts: 2 });
  answer = bulletin('01.01.2030');
  await runAt('16:10');
  expect(note()).toMatchObject({ failure: 'FUTURE', attempts: 3 });
  expect(rate('2026-11-20')).toBeUndefined();
  answer = () => Promise.reject(new CalendarRefused('url.private'));
  for (const time of ['16:30', '17:40', '23:50']) await runAt(time);
  expect({ nextAttemptAt: null, ...note() }).toMatchObject({ status: 'GIVEN_UP', attempts: 6, nextAttemptAt: null });
  await runAt('23:59');
  expect(asked).toHaveLength(6);
  answer = bulletin('21.11.2026');
  await runAt('16:00', '2026-11-21');
  expect(note('2026-11-21')?.['status']).toBe('DONE');
});

test('another server that finds the day done leaves it', async () => {
  await runAt('16:00');
  const clock = () => app.clock.now;
  const asSystem = asSystemOf({ store: app.store, config: app.live, clock });
  const other = createRatesFetcher({
    records: recordsOf(app.store),
    config: app.live,
    clock,
    asSystem,
    fetcher: () => answer(),
  });
  expect(await other.run()).toBe(0);
  await other.stop();
});
