import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWith } from './own-files.ts';
import type { TestApp } from './support.ts';

const label = { en: 'x', tr: 'x' };
const PLOTS = {
  access: {
    subject: 'Plot',
    grants: { admin: ['*'], Investor: ['list', 'edit'], Accounting: ['list'] },
    rows: { Investor: { owner: 'me' } },
  },
  unique: [
    ['street', 'number'],
    ['owner', 'nickname'],
  ],
  fields: {
    street: { type: 'text', label },
    number: { type: 'integer', label },
    owner: { type: 'text', label },
    nickname: { type: 'text', label, write: ['admin'] },
    phone: { type: 'phone', unique: true, label },
    share: { type: 'integer', unique: true, label },
    secretNo: { type: 'text', unique: true, masked: true, label },
  },
};
const stamps = { version: 1, createdAt: '2026-11-01T08:00:00.000Z' };
const plot = (id: string, own: object, tenantId = 'demo') => ({ id, tenantId, ...stamps, ...own });

let app: TestApp;
beforeAll(async () => {
  const plots = [
    plot('p1', { street: 'İskele', number: 4, owner: 'me', phone: '+905321234567', secretNo: '12345678901' }),
    plot('p2', { street: 'İskele', number: 5, owner: 'other', share: 40 }),
    plot('p3', { street: 'İskele', number: 6, phone: '+905320000000' }, 'other'),
  ];
  app = await startWith({ plots: PLOTS }, { plots });
});
afterAll(() => app.close());

const make = (body: object) => app.call('POST', '/api/plots', { as: 'admin', body });

describe('fields that are unique together', () => {
  test('only all of them make a double, whatever their case; who lacks one is not compared', async () => {
    const twice = await make({ street: 'ISKELE', number: 4 });
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([409, ['street', 'number']]);
    expect(twice.body.errors['street']).toEqual(['Another record has these values together.']);
    // Another company's 6 is nobody's business.
    for (const body of [{ street: 'İskele', number: 6 }, { street: 'İskele' }, { street: 'İskele' }, { number: 4 }])
      expect((await make(body)).status).toBe(201);
  });

  test('a change may not lead there either, and may keep what is its own', async () => {
    const change = (body: object) => app.call('PATCH', '/api/plots/p2', { as: 'admin', body, version: 1 });
    expect((await change({ number: 4 })).status).toBe(409);
    expect((await change({ street: 'iskele' })).status).toBe(200);
  });

  test('of two that come at once, one is told', async () => {
    const both = await Promise.all([1, 2].map(() => make({ street: 'Kordon', number: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('within one file too, a row each', async () => {
    const answer = await app.call('POST', '/api/plots/import', {
      as: 'admin',
      raw: 'street,number\nSahil,1\nSahil,1\nİskele,4\nSahil,2\n',
      headers: { 'content-type': 'text/csv' },
    });
    expect([answer.status, answer.body['failed']]).toEqual([422, 2]);
    const rows = (answer.body['errors'] as unknown as readonly { row: number }[]).map(({ row }) => row);
    expect([...new Set(rows)]).toEqual([3, 4]);
  });
});

describe('while it is typed', () => {
  const ask = async (query: string, as = 'admin', id = '') => {
    const { status, body } = await app.call('GET', `/api/plots${id}/_free?${query}`, { as });
    return status === 200 ? body['free'] : status;
  };
  const street = encodeURIComponent('İskele');

  test.each([
    ['share=40', false],
    ['share=41', true],
    ['phone=0532%20123%2045%2067', false],
    ['phone=%2B905320000000', true],
    [`street=${street}&number=4`, false],
    [`number=4&street=${street}`, false],
    [`number=44&street=${street}`, true],
  ])('%s', async (query, isFree) => {
    expect(await ask(query)).toBe(isFree);
  });

  test.each(['street=x', 'number=4&owner=x', 'share=x', 'phone=x', 'secretNo=12345678901', 'share=1&share=2'])(
    '%s is no question',
    async (query) => {
      expect(await ask(query)).toBe(400);
    },
  );

  test('the record itself is left aside, and only by who may change it', async () => {
    expect(await ask('share=40', 'admin', '/p2')).toBe(true);
    expect(await ask('share=40', 'admin', '/p1')).toBe(false);
    expect(await ask('share=40', 'Accounting', '/p2')).toBe(403);
    expect(await ask('share=40', 'Accounting')).toBe(403);
  });

  test('nobody learns more than a refused save tells them', async () => {
    // Their own record, with what somebody else's has: saving would be refused too.
    expect(await ask('share=40', 'Investor', '/p1')).toBe(false);
    // Not whose it is, not of other records, not of fields they may not write, not of other companies.
    expect(await ask('share=40', 'Investor', '/p2')).toBe(404);
    expect(await ask('owner=me&nickname=x', 'Investor', '/p1')).toBe(400);
    expect(await ask('share=40', 'otherAdmin')).toBe(true);
    expect(await ask('share=40', 'otherAdmin', '/p2')).toBe(404);
  });
});
