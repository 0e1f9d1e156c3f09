import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tablesIn } from '../../json-server/live/rows/company.ts';
import type { Ticker } from '../../json-server/jobs/ticker.ts';
import { createCampaignSender } from '../../json-server/modules/website/sender.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import { compile } from '../../json-server/modules/mail/letter.ts';
import { unsubscribeToken } from '../../json-server/records/settings/unsubscribe-link.ts';
import { SUBSCRIBE_CONSENT } from '../../src/domain/website/subscriber.ts';
import type { Row } from '../../src/config/types.ts';
import { type MailApp, startMailApp } from './mail-app.ts';
import { recordsOf } from '../../json-server/records/records.ts';

let app: MailApp;
const start = async (rows: Readonly<Record<string, readonly Row[]>> = {}) => {
  app = await startMailApp({ 'blog-posts': [], subscribers: [], campaigns: [], 'contact-requests': [], ...rows });
};
beforeEach(() => start());
afterEach(() => app.close());

const at = (moment: string) => (app.clock.now = Date.parse(moment));
const as = 'MarketPlace';
const made = async (path: string, body: object) => {
  const answer = await app.call('POST', path, { as, body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};
const act = (path: string, id: string, action: string, body: object = {}) =>
  app.call('POST', `${path}/${id}/actions/${action}`, { as, body });
const row = <Collection extends string>(collection: Collection, id: string) =>
  tablesIn(app.store, 'demo')(collection).get(id);
const leave = (token: string) => app.call('POST', `/api/public/unsubscribe/${token}`);

const CAMPAIGNS = '/api/campaigns';
const crowd = (count: number, more: (index: number) => object = () => ({})): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `sub-${String(index).padStart(5, '0')}`,
    tenantId: 'demo',
    version: 1,
    email: `r${index}@readers.example`,
    language: index % 4 === 0 ? 'en' : 'tr',
    status: 'ACTIVE',
    iysStatus: 'APPROVED',
    leaveSecret: `s${index}`,
    consentAt: '2026-01-01T00:00:00.000Z',
    consentSource: 'WEB_FORM',
    consentVersion: SUBSCRIBE_CONSENT,
    tags: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...more(index),
  }));
const campaign = (more: object = {}) => ({
  name: 'Winter',
  subjectEn: 'Winter prices',
  contentEn: '<p>Come <b>now</b>.</p>',
  subjectTr: 'Kış fiyatları',
  contentTr: '<p>Hemen gelin.</p>',
  ...more,
});
const sender = (): Ticker =>
  createCampaignSender({
    records: recordsOf(app.store),
    asSystem: asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now }),
  });

/** Looks and sends until nothing is left to do. */
async function sendAll(once: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  const worker = sender();
  for (let round = 0; round < 400; round += 1) {
    await worker.run();
    await app.postman.run();
    await once();
    if (![...app.store.table('campaigns', 'demo').all()].some(({ status }) => status === 'RUNNING')) break;
  }
  await worker.stop();
}

describe('a campaign', () => {
  test('is counted before it is sent: those who agreed, are registered and did not leave', async () => {
    await app.close();
    const states = [{}, { status: 'UNSUBSCRIBED' }, { iysStatus: 'WAITING' }, { city: 'İzmir', tags: ['vip'] }];
    await start({ subscribers: crowd(40, (index) => states[index % 4] ?? {}) });
    const count = async (body: object) => (await app.call('POST', `${CAMPAIGNS}/audience`, { as, body })).body;
    expect(await count({})).toMatchObject({ count: 20, byLanguage: { en: 10, tr: 10 } });
    expect(await count({ audienceCity: 'izmir' })).toMatchObject({ count: 10 });
    expect(await count({ audienceTags: ['vip'], audienceLanguage: 'en' })).toMatchObject({ count: 0, sample: [] });
    expect(await count({ audienceStays: 'STAYED' })).toMatchObject({ count: 0 });
    expect((await app.call('POST', `${CAMPAIGNS}/audience`, { as: 'HouseKeeping', body: {} })).status).toBe(403);
    expect(await made(CAMPAIGNS, campaign())).toMatchObject({ audienceCount: 20, status: 'DRAFT' });
    const { id } = await made(CAMPAIGNS, campaign({ audienceCity: 'Nowhere' }));
    const refused = await act(CAMPAIGNS, id, 'send');
    expect([refused.status, refused.body.errors]).toMatchObject([422, { status: expect.any(Array) as unknown }]);
  });
  test('reaches each reader once, in the own language, with the unsubscribe link, over restarts', async () => {
    await app.close();
    await start({ subscribers: crowd(450) });
    const { id } = await made(CAMPAIGNS, campaign());
    expect((await act(CAMPAIGNS, id, 'send')).status).toBe(200);
    // Another server comes up at each look; two of them look at once.
    await sendAll(() => Promise.all([sender().run(), sender().run()]));
    const addresses = app.letters.map(({ to }) => to);
    expect([addresses.length, new Set(addresses).size]).toEqual([450, 450]);
    expect(row('campaigns', id)).toMatchObject({ status: 'ENDED', listed: 450, sent: 450, failed: 0, skipped: 0 });
    const letter = app.letters.find(({ to }) => to === 'r4@readers.example');
    expect(letter).toMatchObject({ subject: 'Winter prices', language: 'en' });
    expect(letter?.html).toContain('<p>Come <strong>now</strong>.</p>');
    // For mail programs (RFC 8058); the page is for people.
    expect(letter?.unsubscribeUrl).toMatch(/\/api\/public\/unsubscribe\/[\w-]+$/);
    const raw = (await compile(letter!, 'Konak <news@konak.test>')).toString().replace(/\r\n\s/g, '');
    expect(raw).toContain(`List-Unsubscribe: <${letter?.unsubscribeUrl}>`);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const token = /unsubscribe\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    expect((await leave(token)).status).toBe(200);
    expect(row('subscribers', 'sub-00004')).toMatchObject({ status: 'UNSUBSCRIBED', unsubscribedAfterId: id });
    expect(row('campaigns', id)).toMatchObject({ unsubscribed: 1 });
    expect(
      (
        await app.call('PATCH', `${CAMPAIGNS}/${id}`, {
          as,
          version: row('campaigns', id)?.['version'] as number,
          body: { subjectEn: 'x' },
        })
      ).status,
    ).toBe(409);
  });
  test('passes by who leaves in the meantime; pauses, goes on and is cancelled', async () => {
    await app.close();
    await start({ subscribers: crowd(300) });
    const { id } = await made(CAMPAIGNS, campaign());
    await act(CAMPAIGNS, id, 'send');
    const worker = sender();
    await worker.run();
    expect(app.messages('CAMPAIGN')).toHaveLength(200);
    await leave(unsubscribeToken('demo', row('subscribers', 'sub-00190')!));
    await leave(unsubscribeToken('demo', row('subscribers', 'sub-00250')!));
    await app.postman.run();
    expect((await act(CAMPAIGNS, id, 'pause')).status).toBe(200);
    const before = app.letters.length;
    await app.postman.run();
    await worker.run();
    expect([app.letters.length, app.messages('CAMPAIGN').length]).toEqual([before, 200]);
    expect((await act(CAMPAIGNS, id, 'resume')).status).toBe(200);
    await app.postman.run();
    expect(app.letters.length).toBeGreaterThan(before);
    expect((await act(CAMPAIGNS, id, 'cancel')).status).toBe(200);
    const after = app.letters.length;
    await sendAll();
    expect(app.letters).toHaveLength(after);
    const addresses = app.letters.map(({ to }) => to);
    expect(addresses).not.toContain('r190@readers.example');
    expect(row('campaigns', id)).toMatchObject({ status: 'CANCELLED', sent: after, skipped: 200 - after, listed: 200 });
    await worker.stop();
  });
  test('begins at its hour, once', async () => {
    await app.close();
    await start({ subscribers: crowd(3) });
    const { id } = await made(CAMPAIGNS, campaign());
    expect((await act(CAMPAIGNS, id, 'schedule', { startAt: '2026-11-20T10:00:00.000Z' })).status).toBe(200);
    at('2026-11-20T10:00:30.000Z');
    await Promise.all([app.tick(), app.tick()]);
    await sendAll();
    expect([app.letters.length, row('campaigns', id)?.['status']]).toEqual([3, 'ENDED']);
  });
  test('ten thousand readers: a look writes to two hundred of them, and the next waits for the postman', async () => {
    await app.close();
    await start({ subscribers: crowd(10_000) });
    const { id } = await made(CAMPAIGNS, campaign());
    await act(CAMPAIGNS, id, 'send');
    const worker = sender();
    await worker.run();
    expect(app.messages('CAMPAIGN')).toHaveLength(200);
    // What waits is enough: the next look adds nothing before the postman has been there.
    await worker.run();
    expect(app.messages('CAMPAIGN')).toHaveLength(200);
    await worker.stop();
  });
});
