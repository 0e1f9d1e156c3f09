import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONSENT_VERSION } from '../../src/domain/job-tracking/public-demand.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const PATH = '/api/public/demands';
const form = (more: object = {}) => ({
  type: 'FAULT',
  requesterName: 'Gül Ziyaretçi',
  phone: '+90 532 111 22 33',
  homeCode: 'b1',
  description: 'Sıcak su akmıyor, kombi ses çıkarıyor.',
  consent: true,
  consentVersion: CONSENT_VERSION,
  ...more,
});
const send = (body: unknown, headers: Record<string, string> = {}) => app.call('POST', PATH, { body, headers });
const lookUp = (code: string) => app.call('GET', `${PATH}?code=${encodeURIComponent(code)}`);
const stored = async () => (await app.call('GET', '/api/demands?source=PUBLIC_FORM', { as: 'admin' })).body.items;

describe('WB3: a visitor adds a demand without sign-in', () => {
  test('and follows it by its code, without personal data', async () => {
    const { status, body } = await send(form());
    expect([status, Object.keys(body)]).toEqual([201, ['trackingCode']]);
    const code = String(body['trackingCode']);
    expect(await stored()).toMatchObject([
      {
        status: 'NEW',
        phone: '+905321112233',
        estateId: 'est-b1',
        homeCode: 'b1',
        trackingCode: code,
        consentVersion: CONSENT_VERSION,
        consentAt: '2026-11-20T09:00:00.000Z',
        createdBy: 'system',
      },
    ]);
    const found = await lookUp(code.toLowerCase().replaceAll('-', ''));
    expect(found.body).toEqual({
      trackingCode: code,
      type: 'FAULT',
      status: 'NEW',
      askedOn: '2026-11-20',
      solvedOn: null,
      changedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(found.headers['cache-control']).toBe('no-store');
  });
  test('the list for everybody has no name, place, words or code', async () => {
    const { body } = await send(form());
    const list = await app.call('GET', PATH);
    expect(list.body).toEqual({
      items: [{ type: 'FAULT', status: 'NEW', askedOn: '2026-11-20', solvedOn: null }],
      total: 1,
    });
    expect(list.text).not.toContain(String(body['trackingCode']));
  });
  test('HTML is text', async () => {
    const html = '<img src=x onerror=alert(1)> <b>bold</b>';
    expect((await send(form({ description: html, requesterName: '<i>Ada</i>' }))).status).toBe(201);
    expect(await stored()).toMatchObject([{ description: html, requesterName: '<i>Ada</i>' }]);
  });
  test('the same form with the same key is one demand', async () => {
    const key = { 'idempotency-key': '0123456789abcdef0123456789abcdef' };
    const [first, second] = await Promise.all([send(form(), key), send(form(), key)]);
    expect(second.body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
    await send(form({ description: 'Something else entirely' }), key);
    expect(await stored()).toHaveLength(2);
  });
  test('a home that there is not is not told', async () => {
    expect((await send(form({ homeCode: 'NOPE' }))).status).toBe(201);
    expect(await stored()).toMatchObject([{ estateId: null, homeCode: 'NOPE' }]);
  });
  test('what fills in the field that nobody sees is thanked and forgotten', async () => {
    const { status, body } = await send(form({ website: 'https://spam.example' }));
    expect([status, body['trackingCode']]).toEqual([201, expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/)]);
    expect(await stored()).toEqual([]);
  });
});

describe('bad input is told beside its field, and nothing is kept', () => {
  test.each([
    ['requesterName', { requesterName: ' ' }],
    ['phone', { phone: '' }],
    ['phone', { phone: '12' }],
    ['email', { email: 'nobody' }],
    ['description', { description: 'short' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['type', { type: 'BOMB' }],
    ['consent', { consent: false }],
    ['consent', { consentVersion: '1999-01' }],
    ['status', { status: 'SOLVED' }],
    ['priority', { priority: 'URGENT' }],
  ])('%s: %j', async (field, more) => {
    const answer = await send(form(more));
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await stored()).toEqual([]);
  });
  test('more than 4 KB, no JSON, no object', async () => {
    expect((await send(form({ description: 'ş'.repeat(2500) }))).status).toBe(413);
    expect((await app.call('POST', PATH, { raw: '{' })).status).toBe(400);
    expect((await send([form()])).status).toBe(400);
    expect((await app.call('POST', PATH, { raw: 'a=b', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });
  test('in the language of who asks', async () => {
    const { body } = await send(form({ consent: false }), { 'accept-language': 'tr' });
    expect(body.errors).toEqual({ consent: ['Bilgilerinizin bu talep için kullanılmasına onay verin.'] });
  });
});

describe('nobody gets further by trying', () => {
  test('codes that cannot be, that are not and that are another company’s answer the same bytes', async () => {
    const answers = [
      ...[await lookUp('nope'), await lookUp('ABCD-EFGH-JKLM'), await lookUp('')],
      ...[await lookUp('x'.repeat(5000)), await lookUp("' OR 1=1 --")],
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });
  test('a flood is stopped with the time to wait; reading goes on', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(form())));
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, (await stored()).length]).toEqual([35, 5]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.call('GET', PATH)).status).toBe(200);
    // A header that claims another address changes nothing.
    expect((await send(form(), { 'x-forwarded-for': '10.9.8.7' })).status).toBe(429);
  });
  test('guesses at codes are counted', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => lookUp('ABCD-EFGH-JKLM')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
