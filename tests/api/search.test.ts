import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

type Found = {
  readonly groups: readonly {
    readonly resource: string;
    readonly label: string;
    readonly icon: string;
    readonly items: readonly { id: string; title: string; subtitle: string; path: string; matched: string[] }[];
  }[];
};

let app: TestApp;
const stamped = (row: { readonly id: string }) => ({ ...row, tenantId: 'demo', version: 1 });
beforeAll(async () => {
  const guests = [
    { id: 'gst-8', firstName: 'Ayşegül', lastName: 'Yıldırım', nationality: 'TR', phone: '+905321234567' },
    { id: 'gst-3', firstName: 'İlknur', lastName: 'Işık', nationality: 'TR', email: 'ilknur@guests.example' },
  ].map(stamped);
  app = await startApp({ rows: { ...ROWS, guests: [...(ROWS['guests'] ?? []), ...guests] } });
});
afterAll(() => app.close());

async function search(q: string, { as = 'admin', language = 'en', more = '' } = {}): Promise<Found> {
  const path = `/api/search?q=${encodeURIComponent(q)}${more}`;
  const { status, body } = await app.call('GET', path, { as, headers: { 'accept-language': language } });
  expect(status).toBe(200);
  return body as unknown as Found;
}
const ids = ({ groups }: Found): string[] => groups.flatMap(({ items }) => items.map(({ id }) => id));

describe('GET /api/search', () => {
  test('is for the signed-in', async () => {
    expect((await app.call('GET', '/api/search?q=a')).status).toBe(401);
  });
  test('answers groups of records with their screens, in the caller’s language', async () => {
    const { groups } = await search('r-000001', { language: 'tr' });
    expect(groups).toEqual([
      {
        resource: 'reservations',
        label: 'Rezervasyonlar',
        icon: 'CalendarOutlined',
        items: [
          {
            id: 'res-r-000001',
            title: 'R-000001 · House A1',
            subtitle: 'Onaylandı · Ada Guest · 1 Ara 2026 – 5 Ara 2026',
            path: '/v1/operational/reservations/show/res-r-000001',
            matched: ['r-000001'],
          },
        ],
      },
    ]);
  });
  test.each([
    ['a typo', 'ayşegil', 'gst-8'],
    ['two slips in a long word', 'yildrimm', 'gst-8'],
    ['two letters changed over', 'yidlırım', 'gst-8'],
    ['a typo while the word is not finished', 'ayşgü', 'gst-8'],
    ['words in any order', 'yıldırım ayşegül', 'gst-8'],
    ['without Turkish letters', 'isik ilknur', 'gst-3'],
    ['in capitals', 'IŞIK', 'gst-3'],
    ['a telephone number with spaces', '0532 123 45 67', 'gst-8'],
    ['an e-mail address', 'ilknur@guests.example', 'gst-3'],
    ['what the title names in another record', 'house b1', 'res-r-000002'],
    ['a code and such a name', 'b1 r-000002', 'res-r-000002'],
  ])('finds by %s', async (_how, q, id) => {
    expect(ids(await search(q))).toContain(id);
  });
  test('what is found out of sight is said', async () => {
    const { groups } = await search('hidden-R-000001');
    expect(groups[0]?.items[0]?.subtitle).toContain('Channel reference: hidden-R-000001');
  });
  test('the better find comes first: exact, start, within, typo', async () => {
    expect(ids(await search('b1'))[0]).toBe('est-b1');
  });
  test('no more than asked for', async () => {
    expect(ids(await search('house', { more: '&limit=2' }))).toHaveLength(2);
    expect(ids(await search('house', { more: '&limit=-1' })).length).toBeGreaterThan(2);
  });
});

describe('S1: scope', () => {
  test('another tenant’s records are found by nobody', async () => {
    expect(ids(await search('x1'))).not.toContain('est-x1');
    expect(ids(await search('x1', { as: 'otherAdmin' }))).toContain('est-x1');
    // Its own stay, and what belongs to that stay.
    expect(ids(await search('r-00000', { as: 'otherAdmin' })).toSorted()).toEqual([
      'cardorderofteststwentyfoursigns2',
      'dep-b',
      'kbs-b',
      'rch-b',
      'res-b',
      'sgs-b',
    ]);
  });
  test('investor A never finds B’s: nothing tells them from records that are not there', async () => {
    const none = await search('r-999999', { as: 'Investor' });
    expect(none).toEqual({ groups: [] });
    for (const q of ['r-000002', 'B1', 'House B1', 'Hause B1', 'house b', 'bob']) {
      const found = ids(await search(q, { as: 'Investor' }));
      expect(found).not.toContain('est-b1');
      expect(found).not.toContain('res-r-000002');
    }
    expect(ids(await search('r-000002', { as: 'Investor2' }))).toEqual(['res-r-000002']);
  });
  test('what a role may not list is not there', async () => {
    expect(ids(await search('ayşegül', { as: 'Investor' }))).toEqual([]);
    expect(ids(await search('house', { as: 'client' }))).toEqual([]);
  });
});

test('S16: a hidden field is neither searched nor shown', async () => {
  for (const q of ['hidden-r-000001', 'hidden', 'hiden']) {
    expect(await search(q, { as: 'HouseKeeping' })).toEqual({ groups: [] });
  }
  expect(ids(await search('hidden'))).toHaveLength(2);
  const { groups } = await search('r-000001', { as: 'HouseKeeping' });
  expect(JSON.stringify(groups)).not.toMatch(/hidden|Ada/);
});

test.each([
  '',
  ' ',
  '.*',
  '(a+)+$',
  '[',
  '\\',
  '%',
  '"',
  '\u0000',
  '\u0000\u0000\u0000',
  '<script>',
  "' or 1=1",
  '💥',
  'İ'.repeat(10_000 / 8),
])('S17: %j is text', async (q) => {
  const { groups } = await search(q);
  expect(ids({ groups }).length).toBeLessThanOrEqual(20);
  if (/^[\W_]*$/u.test(q)) expect(groups.length).toBeLessThanOrEqual(1);
});

describe('GET /api/app-bar/search', () => {
  const bar = async (q: string, { as = 'admin', language = 'en' } = {}) => {
    const path = `/api/app-bar/search?q=${encodeURIComponent(q)}`;
    const { body } = await app.call('GET', path, { as, headers: { 'accept-language': language } });
    const groups = body as unknown as readonly { children: readonly { title: string; url: string }[] }[];
    return groups.flatMap(({ children }) => children.map(({ title, url }) => `${title} ${url}`));
  };
  test('knows the configured screens of the role, in its language, by their names in both', async () => {
    expect(await bar('misafir')).toEqual(['Guests /v1/users/crm']);
    expect(await bar('guests', { language: 'tr' })).toEqual(['Misafirler /v1/users/crm']);
    expect(await bar('rezervasyonlar')).toContain('Reservations /v1/operational/reservations');
    expect(await bar('REZERVASYONLAR', { language: 'tr' })).toContain('Rezervasyonlar /v1/operational/reservations');
  });
  test('none that the role may not list', async () => {
    expect(await bar('misafir', { as: 'Investor' })).toEqual([]);
  });
});
