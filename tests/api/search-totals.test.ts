import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

/**
 * The search of lists against a plain scan written here, which shares no code with it: a row counts when one of the columns
 * holds the whole text, or, where no row does, when each word stands in one of them. What the search adds out of
 * tolerance for slips it has to name as near.
 */
type Plain = { readonly id: string; readonly [key: string]: unknown };

const NAMES = ['Ayşe', 'İlknur', 'Deniz', 'Olga', 'Can', 'Jonas', 'Zehra', 'Mert', 'Işıl', 'Anastasia'];
const SURNAMES = [
  'Yılmaz',
  'Volkova',
  'Işık',
  'Jäger',
  'Demir',
  'Öztürk',
  'Schmidt',
  'Kaya',
  'Çelik',
  'Şahin',
  'Deniz',
];
const STREETS = ['Kervan', 'Lodos', 'Deniz Feneri', 'Gül', 'Işıklar', 'Çınar'];

const stamped = <Row extends { readonly id: string }>(row: Row) => ({ ...row, tenantId: 'demo', version: 1 });
const guests = Array.from({ length: 110 }, (_, at) =>
  stamped({
    id: `g${at}`,
    firstName: NAMES[at % NAMES.length] ?? '',
    lastName: SURNAMES[at % SURNAMES.length] ?? '',
    kind: 'GUEST',
    nationality: 'TR',
    email: `guest${at * 7}@example.org`,
    phone: `+90532${String(1_000_000 + at * 7919)}`,
  }),
);
const home = ROWS['estates']?.find(({ id }) => id === 'est-a1') ?? { id: '' };
const estates = Array.from({ length: 60 }, (_, at) => ({
  ...home,
  id: `h${at}`,
  code: `KNK-${String(at * 3 + 1).padStart(3, '0')}`,
  propertyName: `${STREETS[at % STREETS.length] ?? ''} ${at % 4 === 0 ? 'Villa' : 'Apart'}`,
}));
const stay = ROWS['reservations']?.[0] ?? { id: '' };
const reservations = Array.from({ length: 400 }, (_, at) => ({
  ...stay,
  id: `s${at}`,
  code: `R-${String(at * 13 + 7).padStart(6, '0')}`,
  estateId: `h${at % 60}`,
  guestId: `g${at % 110}`,
  channelRef: at % 3 === 0 ? `BK-${90_000 + at * 31}` : null,
}));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Small letters without accents, as the search promises to compare. */
const plain = (text: string): string =>
  text.replace(/[Iİı]/g, 'i').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const guestOf = new Map(guests.map((row) => [row.id, row]));
const homeOf = new Map(estates.map((row) => [row.id, row]));
/** The searched columns of each list, and the titles of what its columns refer to. */
const COLUMNS: Readonly<Record<string, (row: Plain) => readonly unknown[]>> = {
  guests: (row) => [row['firstName'], row['lastName'], row['email'], row['phone']],
  estates: (row) => [row['code'], row['propertyName']],
  reservations: (row) => {
    const estate = homeOf.get(textOf(row['estateId']));
    const guest = guestOf.get(textOf(row['guestId']));
    const named = [estate?.code, estate?.propertyName, guest?.firstName, guest?.lastName];
    return [row['code'], row['channelRef'], ...named];
  },
};
const TABLES: Readonly<Record<string, readonly Plain[]>> = { guests, estates, reservations };

/** `R 20` and `R-0020`: the code with that number; what else begins as it is typed. */
function isCodeOrBegun(column: string, q: string): boolean {
  const typed = /^([a-z]+)[ -]?(\d+)$/.exec(plain(q));
  const held = /^([a-z]+)-(\d+)$/.exec(plain(column));
  if (!typed || !held || typed[1] !== held[1]) return false;
  return Number(typed[2]) === Number(held[2]) || (held[2] ?? '').startsWith(typed[2] ?? '');
}

function scan(list: string, q: string): string[] {
  const rows = TABLES[list] ?? [];
  const columnsOf = (row: Plain) => (COLUMNS[list]?.(row) ?? []).map(textOf);
  const whole = rows.filter((row) =>
    columnsOf(row).some((column) => plain(column).includes(plain(q)) || isCodeOrBegun(column, q)),
  );
  const found =
    whole.length > 0
      ? whole
      : rows.filter((row) =>
          q.split(' ').every((word) => columnsOf(row).some((column) => plain(column).includes(plain(word)))),
        );
  return found.map(({ id }) => id).toSorted();
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ rows: { ...ROWS, guests, estates, reservations } });
});
afterAll(() => app.close());

async function ask(list: string, q: string) {
  const path = `/api/${list}?pageSize=500&q=${encodeURIComponent(q)}`;
  const { status, body, text } = await app.call('GET', path, { as: 'admin' });
  expect(status, text).toBe(200);
  const near = (body['near'] ?? []) as readonly string[];
  const found = body.items.map(({ id }) => id);
  expect(body.total).toBe(found.length);
  return { near, found, held: found.filter((id) => !near.includes(id)).toSorted() };
}

const QUESTIONS: readonly (readonly [list: string, q: string])[] = [
  ...['ayşe', 'AYŞE', 'ayse', 'isik', 'IŞIK', 'volkova', 'volk', 'deniz', 'jager', 'öz', 'an', 'guest70', 'guest7'].map(
    (q) => ['guests', q] as const,
  ),
  ...['example.org', '90532', '1000', 'olga volkova', 'volkova olga', 'deniz kaya', 'zz', 'can demir'].map(
    (q) => ['guests', q] as const,
  ),
  ...[
    'KNK-001',
    'knk 1',
    'KNK-0',
    'KNK-01',
    'knk01',
    'knk-1',
    'deniz feneri',
    'feneri apart',
    'villa',
    'gül',
    'knk',
  ].map((q) => ['estates', q] as const),
  ...['R-0020', 'R-00', 'R-000007', 'R 7', 'r0020', 'R-005', 'R-0051', 'BK-9', 'BK-90093', '900', 'volkova'].map(
    (q) => ['reservations', q] as const,
  ),
  ...[
    'KNK-16',
    'KNK-160',
    'KNK-0',
    'lodos',
    'deniz feneri villa',
    'olga kervan',
    'R-000020 olga',
    'şahin',
    'nobody',
  ].map((q) => ['reservations', q] as const),
];

describe(`${String(QUESTIONS.length)} searches find what a plain scan of the same columns finds`, () => {
  test('there are fifty of them, and most find something', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(50);
    expect(QUESTIONS.filter(([list, q]) => scan(list, q).length > 0).length).toBeGreaterThan(40);
  });
  test.each(QUESTIONS)('%s: %s', async (list, q) => {
    const { held } = await ask(list, q);
    expect(held).toEqual(scan(list, q));
  });
  test.each([
    ['guests', 'volkovva'],
    ['guests', 'yilmza'],
    ['estates', 'kervn'],
    ['reservations', 'anastasja'],
  ])('what tolerance adds is named as near: %s, %s', async (list, q) => {
    const { near, found, held } = await ask(list, q);
    expect(scan(list, q)).toEqual([]);
    expect(held).toEqual([]);
    expect(near).toEqual(found);
    expect(found.length).toBeGreaterThan(0);
  });
  test.each([
    ['reservations', 'R-0020', 's1'],
    ['estates', 'KNK-01', 'h0'],
  ])('the very code first: %s, %s', async (list, q, first) => {
    expect((await ask(list, q)).found[0]).toBe(first);
  });
});
