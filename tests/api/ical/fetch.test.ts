import { afterEach, expect, test } from 'vitest';
import {
  createCalendarFetcher,
  createPublicLookup,
  type Fetched,
  type SendRequest,
} from '../../../json-server/http/outside/fetch-calendar.ts';
import { CalendarRefused } from '../../../json-server/http/outside/calendar-refused.ts';
import { isPublicAddress } from '../../../json-server/http/outside/public-address.ts';
import { createIcalSchedule } from '../../../json-server/modules/channels/ical/schedule.ts';
import { AIRBNB, calendar } from './calendars.ts';
import { type IcalApp, startIcal } from './ical-app.ts';
import { recordsOf } from '../../../json-server/records/records.ts';

let app: IcalApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function* bodyOf(...parts: readonly string[]) {
  for (const part of parts) yield await Promise.resolve(Buffer.from(part));
}
const answer = (status: number, more: Partial<Fetched> = {}): Fetched => ({
  status,
  location: undefined,
  body: bodyOf('BEGIN:', 'VCALENDAR'),
  close: () => undefined,
  ...more,
});
/** A network that is a table; what is not in it may not be asked for. */
const network = (pages: Readonly<Record<string, Fetched>>) => {
  const asked: string[] = [];
  const send: SendRequest = (url) => {
    asked.push(url.href);
    const page = pages[url.href];
    return page ? Promise.resolve(page) : Promise.reject(new Error(`asked for ${url.href}`));
  };
  return { asked, fetch: createCalendarFetcher({ send }) };
};
const refusal = async (work: Promise<string>) => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  return error instanceof CalendarRefused ? error.key : error;
};

test('addresses that are not on the public internet', () => {
  const own = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.9.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ];
  own.push('224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1');
  own.push('::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'localhost', '');
  expect(own.filter(isPublicAddress)).toEqual([]);
  expect(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
});

test.each([
  ['http://a.example/x.ics', 'httpsOnly'],
  ['ftp://a.example/x.ics', 'httpsOnly'],
  ['https://user:word@a.example/x.ics', 'httpsOnly'],
  ['https://a.example:8443/x.ics', 'httpsOnly'],
  ['nonsense', 'url.invalid'],
  ['https://127.0.0.1/x.ics', 'url.private'],
  ['https://2130706433/x.ics', 'url.private'],
  ['https://0x7f.1/x.ics', 'url.private'],
  ['https://[::1]/x.ics', 'url.private'],
  ['https://[::ffff:10.0.0.1]/x.ics', 'url.private'],
  ['https://169.254.169.254/latest/meta-data', 'url.private'],
])('%s is asked of nobody: %s', async (url, key) => {
  const { asked, fetch } = network({});
  expect([await refusal(fetch(url)), asked]).toEqual([key, []]);
});

test('a name that means the own machine is refused by the lookup of the connection itself', async () => {
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    createPublicLookup()('localhost', {}, (reason) => resolve(reason));
  });
  expect(error?.code).toBe('ENOTPUBLIC');
  expect(await refusal(createCalendarFetcher()('https://localhost/x.ics'))).toBe('url.private');
});

test('a redirect is looked at as the address itself was, three times at most', async () => {
  const to = (location: string) => answer(302, { location });
  const bad = network({ 'https://a.example/': to('https://10.0.0.1/x.ics') });
  expect([await refusal(bad.fetch('https://a.example/')), bad.asked.length]).toEqual(['url.private', 1]);
  const plain = network({ 'https://a.example/': to('http://b.example/') });
  expect(await refusal(plain.fetch('https://a.example/'))).toBe('httpsOnly');
  const good = network({ 'https://a.example/': to('/x.ics'), 'https://a.example/x.ics': answer(200) });
  expect(await good.fetch('https://a.example/')).toBe('BEGIN:VCALENDAR');
  const round = network({ 'https://a.example/': to('https://a.example/') });
  expect([await refusal(round.fetch('https://a.example/')), round.asked.length]).toEqual(['url.redirects', 4]);
});

test('another status, more than 5 MB, and no answer in time', async () => {
  const { fetch } = network({
    'https://a.example/404': answer(404),
    'https://a.example/big': answer(200, { body: bodyOf(...Array<string>(6).fill('x'.repeat(1024 * 1024))) }),
  });
  expect(await refusal(fetch('https://a.example/404'))).toBe('url.status');
  expect(await refusal(fetch('https://a.example/big'))).toBe('tooLarge');
  const silent: SendRequest = (_url, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  expect(await refusal(createCalendarFetcher({ send: silent, timeout: 20 })('https://a.example/'))).toBe('url.slow');
});

test('by address: imported through the fetcher; what fails is kept on the feed in both languages', async () => {
  const pages = new Map([['https://a.example/x.ics', AIRBNB]]);
  const calendarFetcher = (url: string) => {
    const text = pages.get(url);
    return text === undefined
      ? Promise.reject(new CalendarRefused('url.status', { status: 404 }))
      : Promise.resolve(text);
  };
  app = await startIcal({ calendarFetcher });
  const feedId = await app.feed({ importUrl: 'https://a.example/x.ics' });
  const send = () => app!.call('POST', '/api/ical/import', { as: 'admin', body: { feedId } });
  expect((await send()).body['counts']).toMatchObject({ created: 1, blocked: 1 });
  pages.clear();
  expect((await send()).status).toBe(422);
  expect((await app.call('GET', `/api/ical-feeds/${feedId}`, { as: 'admin' })).body['lastImport']).toMatchObject({
    state: 'FAILED',
    message: expect.stringContaining('404') as string,
    messageTr: expect.stringContaining('durum') as string,
  });
});

test('every half hour what has an address and is on, by nobody; the others not', async () => {
  app = await startIcal();
  const { store, live, clock } = app;
  const asked: string[] = [];
  const fetcher = (url: string) => {
    asked.push(url);
    return Promise.resolve(
      url.includes('bad') ? 'nothing' : calendar([{ uid: 'u1', from: '2027-01-04', to: '2027-01-06' }]),
    );
  };
  const schedule = createIcalSchedule({ records: recordsOf(store), config: live, fetcher, clock: () => clock.now });
  try {
    await app.feed({ importUrl: 'https://a.example/x.ics' });
    await app.feed({ importUrl: 'https://bad.example/x.ics', estateId: 'est-a2' });
    await app.feed({ salesChannelId: 'chn-book' });
    await app.feed({
      salesChannelId: 'chn-book',
      estateId: 'est-a2',
      importUrl: 'https://off.example/',
      isActive: false,
    });
    expect([await schedule.run(), asked]).toEqual([2, ['https://a.example/x.ics', 'https://bad.example/x.ics']]);
    const [made] = store.table('reservations', 'demo').equal('salesChannelId', 'chn-air');
    expect(made).toMatchObject({ createdBy: 'system', checkIn: '2027-01-04' });
    clock.now += 29 * 60_000;
    expect(await schedule.run()).toBe(0);
    clock.now += 60_000;
    expect(await schedule.run()).toBe(2);
  } finally {
    await schedule.stop();
  }
});

test('a feed that is not due any more when its turn comes, or that another server takes over, is not fetched', async () => {
  app = await startIcal();
  const { store, live, clock } = app;
  const records = recordsOf(store);
  const urls = ['a', 'b', 'c'].map((name) => `https://${name}.example/x.ics`);
  const ids: string[] = [];
  for (const [at, importUrl] of urls.entries()) {
    const of = [{}, { estateId: 'est-a2' }, { salesChannelId: 'chn-book' }][at];
    ids.push(await app.feed({ importUrl, ...of }));
  }
  let isLeading = true;
  let isLost = false;
  const asked: string[] = [];
  const fetcher = async (url: string) => {
    asked.push(url);
    if (url === urls[0] && !isLost) await app?.imported(ids[1] ?? '', calendar([]));
    isLeading = !isLost;
    return calendar([]);
  };
  const leading = {
    get isLeading() {
      return isLeading;
    },
    onLead: () => () => undefined,
  };
  const schedule = createIcalSchedule({
    records: { ...records, leading },
    config: live,
    fetcher,
    clock: () => clock.now,
  });
  try {
    expect([await schedule.run(), asked]).toEqual([2, [urls[0], urls[2]]]);
    clock.now += 30 * 60_000;
    isLost = true;
    asked.length = 0;
    expect([await schedule.run(), asked]).toEqual([1, [urls[0]]]);
  } finally {
    await schedule.stop();
  }
});
