import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOW, ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

type Found = {
  readonly groups: readonly {
    readonly resource: string;
    readonly label: string;
    readonly icon: string;
    readonly items: readonly {
      id: string;
      title: string;
      subtitle: string;
      path: string;
      matched: string[];
      isNear?: true;
    }[];
  }[];
};

const TODAY = new Date(NOW).toISOString().slice(0, 10);
let app: TestApp;
const stamped = <Plain extends { readonly id: string }>(row: Plain) => ({ ...row, tenantId: 'demo', version: 1 });
beforeAll(async () => {
  const guests = [
    { id: 'gst-8', firstName: 'Ayşegül', lastName: 'Yıldırım', nationality: 'TR', phone: '+905321234567' },
    { id: 'gst-3', firstName: 'İlknur', lastName: 'Işık', nationality: 'TR', email: 'ilknur@guests.example' },
  ].map(stamped);
  const namesakes = [1, 2, 3].map((n) =>
    stamped({
      id: `gst-z${n}`,
      firstName: 'Zehra',
      lastName: 'Kurt',
      nationality: 'TR',
      kind: 'GUEST',
      phone: `+90532000000${n}`,
      email: `zehra${n}@guests.example`,
    }),
  );
  const home = {
    ...(ROWS['estates']?.find(({ id }) => id === 'est-a1') ?? { id: '' }),
    id: 'est-16',
    code: 'KNK-016',
    propertyName: 'Begonvil',
    tenantId: 'demo',
    version: 1,
    address: { country: 'TR', city: 'IZMIR', district: 'Urla', street: 'Kervan Sokak', no: '5' },
  };
  const first = ROWS['reservations']?.[0] ?? { id: '' };
  // Her stays, the newest last; who subscribes holds her name in a text of their own.
  const stays = [
    ['res-now', 'R-000901', '2026-11-18', '2026-11-24'],
    ['res-over', 'R-000902', '2026-03-01', '2026-03-05'],
    ['res-later', 'R-000903', '2027-02-01', '2027-02-05'],
  ].map(([id = '', code = '', checkIn = '', checkOut = '']) => ({
    ...first,
    id,
    code,
    checkIn,
    checkOut,
    guestId: 'gst-5',
    channelRef: null,
  }));
  const pembe = stamped({ id: 'gst-5', firstName: 'Pembe', lastName: 'Solmaz', nationality: 'TR', kind: 'GUEST' });
  // Who arrives today, and many of the same name who were made later; one of them gave today's stay back.
  const volkovs = Array.from({ length: 40 }, (_, at) => {
    const [firstName, lastName] = at === 0 ? ['Anastasia', 'Volkova'] : ['Oleg', 'Volkov'];
    return stamped({ id: `gst-v${at}`, firstName, lastName, kind: 'GUEST' });
  });
  const theirs = volkovs.map(({ id }, at) => ({
    ...first,
    id: `res-v${at}`,
    code: `R-0020${String(at + 10)}`,
    guestId: id,
    channelRef: null,
    ...(at === 0 || at === 39
      ? { checkIn: TODAY, checkOut: '2026-11-23' }
      : { checkIn: '2027-03-01', checkOut: '2027-03-03' }),
    ...(at === 39 && { status: 'CANCELLED' }),
  }));
  const twenty = { ...first, id: 'res-twenty', code: 'R-000020', guestId: 'gst-3', channelRef: null };
  const reader = stamped({
    id: 'sub-5',
    email: 'pembe.solmaz@guests.example',
    name: 'Pembe Solmaz',
    status: 'SUBSCRIBED',
  });
  const paper = stamped({ id: 'doc-16', estateId: 'est-16', type: 'OTHER' });
  app = await startApp({
    rows: {
      ...ROWS,
      guests: [...(ROWS['guests'] ?? []), ...guests, ...namesakes, pembe, ...volkovs],
      reservations: [...(ROWS['reservations'] ?? []), ...stays, ...theirs, twenty],
      subscribers: [...(ROWS['subscribers'] ?? []), reader],
      estates: [...(ROWS['estates'] ?? []), home],
      'estate-documents': [...(ROWS['estate-documents'] ?? []), paper],
    },
  });
});
afterAll(() => app.close());

async function search(q: string, { as = 'admin', language = 'en', more = '' } = {}): Promise<Found> {
  const path = `/api/search?q=${encodeURIComponent(q)}${more}`;
  const { status, body } = await app.call('GET', path, { as, headers: { 'accept-language': language } });
  expect(status).toBe(200);
  return body as unknown as Found;
}
const ids = ({ groups }: Found): string[] => groups.flatMap(({ items }) => items.map(({ id }) => id));

test('who is here or arrives comes before namesakes, as a guest and as a stay; a cancelled stay is no arrival', async () => {
  const { groups } = await search('volkov');
  expect(groups.map(({ resource }) => resource).slice(0, 2)).toEqual(['guests', 'reservations']);
  const of = (name: string) => groups.find(({ resource }) => resource === name)?.items.map(({ id }) => id) ?? [];
  expect(of('guests')[0]).toBe('gst-v0');
  expect(of('reservations')[0]).toBe('res-v0');
  expect(of('guests')).not.toContain('gst-v1');
  expect(of('reservations')).not.toContain('res-v39');
});

test('a code typed halfway: the very code first, then what begins so', async () => {
  for (const q of ['R-0020', 'r 0020', 'R0020']) {
    const found = ids(await search(q, { more: '&in=reservations' }));
    expect(found[0], q).toBe('res-twenty');
    expect(found.length, q).toBeGreaterThan(10);
  }
  expect(ids(await search('R-00204', { more: '&in=reservations&limit=50' })).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, at) => `res-v${at + 30}`).toSorted(),
  );
});

test('what was found by a slip is marked as near', async () => {
  const nearOf = async (q: string) => (await search(q)).groups.flatMap(({ items }) => items.map((item) => item.isNear));
  expect(new Set(await nearOf('ayşegil'))).toEqual(new Set([true]));
  expect(new Set(await nearOf('ayşegül'))).toEqual(new Set([undefined]));
});

test('a guest’s name finds the guest, then the stays, the nearest first, and then who else holds the name', async () => {
  const found = await search('pembe sol');
  expect(found.groups.map(({ resource }) => resource)).toEqual(['guests', 'reservations', 'subscribers']);
  expect(found.groups[1]?.items.map(({ id }) => id)).toEqual(['res-now', 'res-later', 'res-over']);
});

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
        icon: 'FileTextOutlined',
        items: [
          {
            id: 'res-r-000001',
            title: 'Ada Guest · House A1 · R-000001',
            subtitle: 'Onaylandı · 1–5 Ara 2026 · €450,00',
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
  test.each([
    ['r-1', 'res-r-000001'],
    ['R 2', 'res-r-000002'],
    ['r0002', 'res-r-000002'],
    ['knk 16', 'est-16'],
    ['KNK16', 'est-16'],
  ])('a code without its noughts, or its hyphen: %s', async (q, id) => {
    expect(ids(await search(q))[0]).toBe(id);
  });
  test('a stay by its guest, whom its title does not name; the guest first', async () => {
    const found = ids(await search('ada guest'));
    expect(found).toContain('res-r-000001');
    expect(found.indexOf('gst-1')).toBeLessThan(found.indexOf('res-r-000001'));
    expect(ids(await search('ada r-000001'))).toContain('res-r-000001');
  });
  test('a record stands above what only names it', async () => {
    const { groups } = await search('knk-016');
    expect(groups[0]?.items[0]?.id).toBe('est-16');
    expect(groups.map(({ resource }) => resource)).toContain('estate-documents');
  });
  test('three of one name are told apart', async () => {
    const { groups } = await search('zehra kurt', { language: 'tr' });
    const looks = groups.find(({ resource }) => resource === 'guests')?.items.map((item) => item.subtitle) ?? [];
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size).toBe(3);
  });
  test('no stored text is shown as it is stored: no JSON, no name of a choice', async () => {
    for (const q of ['kervan', 'knk-016', 'izmir']) {
      const text = JSON.stringify(
        (await search(q, { language: 'tr' })).groups.flatMap(({ items }) =>
          items.map(({ title, subtitle }) => title + subtitle),
        ),
      );
      expect(text).not.toMatch(/[{}]|OTHER|IZMIR|APARTMENT/);
    }
    expect((await search('kervan')).groups[0]?.items[0]?.subtitle).toContain('Address: Street Kervan Sokak');
    const named = (await search('knk-016', { language: 'tr' })).groups.flatMap(({ items }) => items);
    expect(named.find(({ id }) => id === 'doc-16')?.title).toBe('Begonvil · Diğer');
    expect(named.map(({ title }) => title).join()).not.toMatch(/(est|gst|res|dep)-/);
  });
  test('of each resource two have room before one has five', async () => {
    const { groups } = await search('volkov', { more: '&limit=7' });
    expect(groups.map(({ items }) => items.length)).toEqual([5, 2]);
    expect((await search('volkov', { more: '&limit=3' })).groups.map(({ items }) => items.length)).toEqual([2, 1]);
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
      'msg-b',
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

describe('the search of a list finds by what its columns show', () => {
  const list = async (q: string, { as = 'admin', of = 'reservations', more = '' } = {}) => {
    const { status, body, text } = await app.call('GET', `/api/${of}?pageSize=500&q=${encodeURIComponent(q)}${more}`, {
      as,
    });
    expect(status, text).toBe(200);
    const { items, total } = body as unknown as { items: readonly { id: string }[]; total: number };
    expect(total).toBe(items.length);
    return items.map(({ id }) => id).toSorted();
  };
  test.each([
    ['the guest', 'ada'],
    ['the guest’s whole name, in any order', 'guest ada'],
    ['the home’s code', 'a1'],
    ['the home’s name', 'house a1'],
    ['a name with a slip', 'hause a1'],
    ['its code', 'R-000001'],
    ['its code as people say it', 'r 1'],
    ['guest and code', 'ada r-000001'],
  ])('%s', async (_what, q) => {
    expect(await list(q)).toContain('res-r-000001');
  });
  test('a code typed halfway: the very code first whatever the order, then what begins so, page by page', async () => {
    const { body } = await app.call('GET', '/api/reservations?q=R-0020&pageSize=500', { as: 'admin' });
    expect(body.total).toBe(41);
    expect(body.items[0]?.id).toBe('res-twenty');
    for (const order of [
      '&sortBy=checkIn&sortDirection=DESC',
      '&sortBy=checkIn&sortDirection=ASC',
      '&sortBy=estateId',
    ]) {
      const seen: string[] = [];
      for (let page = 0; page < 5; page += 1) {
        const at = `/api/reservations?q=R-0020&pageSize=10&pageNumber=${page}${order}`;
        const answer = await app.call('GET', at, { as: 'admin' });
        expect(answer.body.total, order).toBe(41);
        seen.push(...answer.body.items.map(({ id }) => id));
      }
      expect(seen[0], order).toBe('res-twenty');
      expect(new Set(seen).size, order).toBe(41);
    }
    expect((await app.call('GET', '/api/reservations?q=R-00204', { as: 'admin' })).body.total).toBe(10);
  });
  test('rows that hold nothing as it was typed are named as near, others never', async () => {
    const near = async (q: string) => {
      const { body } = await app.call('GET', `/api/reservations?q=${encodeURIComponent(q)}`, { as: 'admin' });
      return [body['near'], body.items.map(({ id }) => id)];
    };
    const [named, shown] = await near('hause a1');
    expect(named).toEqual(shown);
    expect((await near('house a1'))[0]).toBeUndefined();
  });
  test('a code is that code alone', async () => {
    expect(await list('r-2')).toEqual(['res-r-000002']);
    expect(await list('knk 16', { of: 'estates' })).toEqual(['est-16']);
  });
  test('each word counts, and filters, sorting and pages as ever', async () => {
    expect(await list('ada a1')).toContain('res-r-000001');
    expect(await list('ada a1')).not.toContain('res-r-000002');
    expect(await list('ada nowhere')).toEqual([]);
    expect(await list('ada', { more: '&status=CANCELLED' })).toEqual([]);
    expect(await list('ada', { more: '&sortBy=estateId&sortDirection=ASC' })).toContain('res-r-000001');
  });
  test('what is named anew is found anew', async () => {
    const { body } = await app.call('GET', '/api/guests/gst-1', { as: 'admin' });
    const version = body.version;
    const changed = await app.call('PATCH', '/api/guests/gst-1', {
      as: 'admin',
      body: { firstName: 'Aylin' },
      version,
    });
    expect(changed.status, changed.text).toBe(200);
    expect(await list('aylin')).toContain('res-r-000001');
    expect(await list('ada guest')).not.toContain('res-r-000001');
    await app.call('PATCH', '/api/guests/gst-1', { as: 'admin', body: { firstName: 'Ada' }, version: version + 1 });
  });
  test('S1, S16: nothing of other owners, not through what a stay names either', async () => {
    for (const q of ['b1', 'house b1', 'hause b1', 'r-000002', 'r 2']) {
      expect(await list(q, { as: 'Investor' })).not.toContain('res-r-000002');
      expect(await list(q, { as: 'Investor2' })).toContain('res-r-000002');
    }
    // Who sees no guests finds no stay by them: not with a slip, not beside what he may see.
    for (const q of ['ada', 'adda guest', 'ada r-000001', 'guest']) {
      expect(await list(q, { as: 'Investor' })).toEqual([]);
      expect(await list(q, { as: 'HouseKeeping' })).toEqual([]);
    }
    expect(await list('a1', { as: 'Investor' })).toContain('res-r-000001');
    expect(await list('hidden-r-000001', { as: 'HouseKeeping' })).toEqual([]);
  });
});
