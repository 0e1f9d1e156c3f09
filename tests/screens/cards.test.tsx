import { beforeAll, describe, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import { clientConfig } from '../../src/config/client.ts';
import type { ClientResource, Row } from '../../src/config/types.ts';
import { cardParts } from '../../src/engine/list/card-parts.ts';
import { linkedField } from '../../src/engine/list/columns.tsx';

let resources: { readonly [name: string]: ClientResource };

beforeAll(async () => {
  const live = await openLiveConfig({
    source: folderSource({ resourcesDir: 'resources', localesDir: 'locales' }),
    known: KNOWN_NAMES,
    isWatching: false,
  });
  const { config } = live.current();
  await live.close();
  ({ resources } = clientConfig({ config, role: 'admin', can: () => true, findings: [] }));
});

/** What stands on the card of a record, as it is read. */
function cardOf(name: string, record: Row, of?: string) {
  const resource = resources[name]!;
  const text = (some: unknown) => (typeof some === 'string' ? some : '');
  const fields = resource.list.columns.flatMap(({ field }) => resource.fields[field] ?? []);
  const { title, facts } = cardParts({ resource, fields, record, of, language: 'en', text });
  return { title, facts: facts.map(({ field, isPlain, isCode, rest }) => [field.name, isPlain, isCode, rest ?? null]) };
}

describe('a card of a list', () => {
  test('of a stay is headed by guest and home; dates come first, codes last, and nothing is said twice', () => {
    const record = {
      id: 'res-1',
      code: 'R-000007',
      guestId: 'g1',
      estateId: 'e1',
      checkIn: '2027-01-08',
      checkOut: '2027-01-10',
      status: 'PENDING',
      grandTotal: 861_800,
      remainingPrice: null,
      currency: 'TRY',
      _refs: {
        guestId: 'Ada Lund',
        estateId: 'Nar Apart · KNK-072',
        'estateId.propertyName': 'Nar Apart',
      },
    };
    expect(cardOf('reservations', record)).toEqual({
      title: 'Ada Lund · Nar Apart',
      facts: [
        ['stay', true, false, null],
        ['nights', false, false, null],
        ['status', false, false, null],
        ['grandTotal', false, false, null],
        ['estateId', true, true, 'KNK-072'],
        ['code', true, true, null],
      ],
    });
  });

  test('of a home task says its home and code in its head and not again', () => {
    const record = {
      id: 'hk-1',
      code: 'HK-000024',
      estateId: 'e1',
      type: 'MID_STAY',
      date: '2026-11-28',
      status: 'ASSIGNED',
      _refs: { estateId: 'Nar Apart · KNK-072' },
    };
    const { title, facts } = cardOf('housekeeping-tasks', record);
    expect(title).toMatch(/^Nar Apart · KNK-072/);
    expect(facts[0]).toEqual(['date', true, false, null]);
    expect(facts.map(([name]) => name)).not.toContain('estateId');
  });

  test('on the page of its stay says neither guest nor home, and is headed by what is left', () => {
    const record = {
      id: 'pay-1',
      no: 'P-000003',
      reservationId: 'res-1',
      estateId: 'e1',
      kind: 'COLLECTION',
      amount: 861_800,
      currency: 'TRY',
      paidAt: '2026-11-28T10:00:00Z',
      _refs: {
        reservationId: 'Ada Lund · Nar Apart · R-000007',
        'reservationId.guestId': 'Ada Lund',
        'estateId.propertyName': 'Nar Apart',
      },
    };
    const { title, facts } = cardOf('payments', record, 'Ada Lund · Nar Apart · 8 – 10 Jan 2027');
    expect(title).toBe('₺8,618.00');
    expect(facts.map(([name]) => name)).not.toContain('amount');
    expect(facts.at(-1)).toEqual(['no', true, true, null]);
    expect(cardOf('payments', record).title).toBe('Ada Lund · Nar Apart');
  });

  test('of what is called by its day alone keeps the day', () => {
    expect(cardOf('access-log', { id: 'log-1', at: '2026-11-28T10:00:00Z' }).title).toContain('2026');
  });
});

test('in every list the first column in words leads to the record', () => {
  for (const resource of Object.values(resources)) {
    const [first, second, third] = resource.list.columns.map(({ field }) => field);
    if (first !== undefined) expect([first, second, third]).toContain(linkedField(resource));
  }
  expect(linkedField(resources['reservations']!)).toBe('guestId');
  expect(linkedField(resources['estates']!)).toBe('propertyName');
});
