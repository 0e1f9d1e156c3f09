import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifySync } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { isIsoDate, isIsoInstant, overlaps } from '../../src/domain/calendar/iso-date.ts';
import { isIban, isTurkishIdentityNumber } from '../../src/domain/text/identifiers.ts';
import { type BuildingAddress, buildingOf, permitsPerHolder } from '../../src/domain/estates/permit-papers.ts';
import { isDraft } from '../../src/config/draft-step.ts';
import { validateRecord } from '../../src/config/record.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { isDemoCollection } from '../demo/collections.ts';
import { SEED_ANCHOR, generateSeed } from './generate.ts';
import { isBalanced, type Posting } from '../../src/domain/ledger/posting.ts';
import { depositSums } from '../../src/domain/payment/deposit.ts';
import { paidOf, type Payment } from '../../src/domain/payment/payment.ts';
import { textIn } from '../live/rows/rows.ts';
import { loadSeed, partSeed, withDerived } from './load.ts';
import { makePictures } from './pictures.ts';
import { scaleSeed } from './scale.ts';
import { formatSeedFile, parseSeedFile } from './seed-file.ts';
import { seedResources } from './seed-resources.fixture.ts';
import { DEMO_LOGINS } from './users.ts';

const root = join(import.meta.dirname, '..', '..');
const file = join(root, 'db.json');
const made = generateSeed({ today: SEED_ANCHOR });
const seed = withDerived(made, SEED_ANCHOR);
const rowsOf = (collection: string): readonly Row[] => seed[collection] ?? [];
const textOf = (row: Row, key: string): string => (typeof row[key] === 'string' ? row[key] : '');
const ACTIVE = new Set(['PENDING', 'SUCCESSFUL', 'FINISHED']);

/** Ids of stays that begin before the one before them in the same estate ends. */
function overlapping(reservations: readonly Row[]): string[] {
  const stays = reservations
    .filter((row) => ACTIVE.has(textOf(row, 'status')))
    .map((row) => ({
      id: row.id,
      estateId: textOf(row, 'estateId'),
      checkIn: textOf(row, 'checkIn'),
      checkOut: textOf(row, 'checkOut'),
    }))
    .sort((a, b) => (a.estateId + a.checkIn < b.estateId + b.checkIn ? -1 : 1));
  return stays.flatMap((stay, index) => {
    const previous = stays[index - 1];
    return previous?.estateId === stay.estateId && overlaps(previous, stay) ? [stay.id] : [];
  });
}

describe('db.json', () => {
  it('is what the generator makes', () => {
    expect(readFileSync(file, 'utf8') === formatSeedFile({ anchor: SEED_ANCHOR, data: made })).toBe(true);
  });
  it('has pictures for all its paths, as the generator draws them', () => {
    const pictures = new Map(makePictures().map(({ name, svg }) => [`/pictures/${name}`, svg]));
    for (const [path, svg] of pictures) {
      expect(readFileSync(join(root, 'public', path), 'utf8')).toBe(svg);
      expect(svg.length).toBeLessThan(2048);
    }
    const covers = rowsOf('estates').flatMap((row) =>
      (row['photos'] as readonly { path: string }[]).map(({ path }) => path),
    );
    expect(covers.length).toBeGreaterThan(120);
    const used = [...covers, ...rowsOf('users').map((row) => row['avatar'] ?? null)];
    expect(used.filter((path) => typeof path === 'string' && !existsSync(join(root, 'public', path)))).toEqual([]);
  });
  it('is refused with the place of the mistake when it is no seed', () => {
    expect(() => parseSeedFile('[]')).toThrow('an object of collections');
    expect(() => parseSeedFile('{"estates":{}}')).toThrow('"estates"');
    expect(() => parseSeedFile('{"estates":[{"id":"a"},{"id":1}]}')).toThrow('Record 1 of "estates"');
  });
});

describe('the seed', () => {
  it('has the promised sizes: 2 tenants, ≥ 120 estates, ≥ 1,500 reservations, half a year to both sides', () => {
    expect(rowsOf('tenants').map(({ id }) => id)).toEqual(['demo', 'bosphorus']);
    expect(rowsOf('estates').length).toBeGreaterThanOrEqual(120);
    expect(rowsOf('reservations').length).toBeGreaterThanOrEqual(1500);
    const arrivals = rowsOf('reservations')
      .map((row) => textOf(row, 'checkIn'))
      .sort();
    expect(arrivals[0]! < '2026-06-01' && arrivals.at(-1)! > '2027-05-01').toBe(true);
    expect(new Set(rowsOf('reservations').map((row) => row['status'])).size).toBe(6);
  });
  it('AV1, AV3: no two occupying stays of an estate overlap', () => {
    expect(overlapping(rowsOf('reservations'))).toEqual([]);
  });
  it('FINISHED lies in the past, and a PENDING arrival ahead with a hold that still runs', () => {
    const inState = (status: string) => rowsOf('reservations').filter((row) => row['status'] === status).length;
    expect(inState('FINISHED')).toBeGreaterThan(500);
    expect(inState('PENDING')).toBeGreaterThan(10);
    for (const row of rowsOf('reservations')) {
      if (row['status'] === 'FINISHED') expect(textOf(row, 'checkOut') <= SEED_ANCHOR).toBe(true);
      if (row['status'] !== 'PENDING') continue;
      expect(textOf(row, 'checkIn') > SEED_ANCHOR && textOf(row, 'holdExpiresAt') > `${SEED_ANCHOR}T23:59:59Z`).toBe(
        true,
      );
    }
  });
  it('ES5: every home has a number for its building, and in one its owner holds too many permits', () => {
    const homes = rowsOf('estates');
    expect(homes.filter((row) => !(Number(row['buildingUnits']) >= 1))).toEqual([]);
    const holderOf = new Map(rowsOf('legal-permits').map((row) => [row['estateId'], row]));
    const buildings = new Map<string, Row[]>();
    for (const home of homes) {
      const building = `${textOf(home, 'tenantId')} ${buildingOf(home['address'] as BuildingAddress) ?? ''}`;
      buildings.set(building, [...(buildings.get(building) ?? []), home]);
    }
    const shared = [...buildings.values()].filter(({ length }) => length > 1);
    const cases = shared.filter((found) => {
      const permits = found.map(({ id }) => holderOf.get(id)).filter((row) => row?.['status'] === 'VALID');
      const units = new Set(found.map((row) => Number(row['buildingUnits'])));
      const holders = new Set(permits.map((row) => row?.['holderName']));
      const allowed = permitsPerHolder({ units: Math.max(...units), holderType: 'TITLE_OWNER' }) ?? Infinity;
      return units.size === 1 && holders.size === 1 && permits.length > allowed;
    });
    expect(cases.map(([home]) => home?.['tenantId'])).toContain('demo');
  });
  it('has unique, readable ids over all tenants', () => {
    for (const rows of Object.values(seed)) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(rows.every(({ id }) => /^[A-Za-z0-9_-]+$/.test(id))).toBe(true);
    }
  });
  it('KB4: identity numbers and IBANs have valid checksums', () => {
    const persons = [...rowsOf('guests'), ...rowsOf('investors'), ...rowsOf('tenants')];
    const having = (key: string) => persons.filter((row) => row[key] !== undefined).length;
    expect(having('tcIdentityNo')).toBeGreaterThan(100);
    expect(having('iban')).toBeGreaterThan(20);
    for (const row of persons) {
      if (row['tcIdentityNo'] !== undefined) expect(isTurkishIdentityNumber(textOf(row, 'tcIdentityNo'))).toBe(true);
      if (row['iban'] !== undefined) expect(isIban(textOf(row, 'iban'))).toBe(true);
    }
  });
  it('money is in whole minor units and adds up (PA1)', () => {
    for (const row of rowsOf('reservations')) {
      const [total, paid, remaining] = [row['totalPrice'], row['paidAmount'], row['remainingPrice']].map(Number);
      // SC2: to a channel that collects the guest owes nothing.
      const price = row['collectedBy'] === 'CHANNEL' ? paid! : total!;
      const charged = rowsOf('reservation-charges')
        .filter((charge) => charge['reservationId'] === row.id && charge['bornBy'] === 'GUEST')
        .reduce((sum, charge) => sum + Number(charge['quantity']) * Number(charge['unitAmount']), 0);
      expect(Number(row['chargesTotal'] ?? 0)).toBe(charged);
      // Nothing is owed for stays that did not happen, and no demo guest paid for one.
      const isReleased = ['CANCELLED', 'FAILED', 'ALLREADYTAKEN'].includes(textOf(row, 'status'));
      const owed = isReleased ? 0 : price + charged;
      expect(row['grandTotal']).toBe(isReleased ? 0 : total! + charged);
      expect(Number.isSafeInteger(total) && owed - paid! === remaining).toBe(true);
      expect(Number(row['accommodationPrice']) + Number(row['cleaningFee'])).toBe(total);
    }
  });
  it('each link that was paid by card has its payment: the same money, on the same stay', () => {
    const payments = new Map(rowsOf('payments').map((row) => [row.id, row]));
    const paid = rowsOf('card-payment-orders').filter(({ status }) => status === 'PAID');
    expect(paid.length).toBeGreaterThan(3);
    for (const order of paid) {
      const { paidTotal: amount, reservationId, currency, paidAt } = order;
      const same = { amount, reservationId, currency, paidAt };
      const card = { kind: 'COLLECTION', method: 'CREDIT_CARD', origin: 'CARD' };
      expect(payments.get(textIn(order, 'paymentId'))).toMatchObject({ ...same, ...card });
    }
  });

  it('PA1, PA2: what stands on stays and deposits is the sum of their payments; each document balances', () => {
    const paid = new Map<string, Payment[]>();
    for (const row of rowsOf('payments')) {
      const id = textOf(row, 'reservationId');
      paid.set(id, [...(paid.get(id) ?? []), row as unknown as Payment]);
    }
    const stays = rowsOf('reservations');
    expect(stays.filter((row) => Number(row['paidAmount']) !== paidOf(paid.get(row.id) ?? [])).length).toBe(0);
    for (const row of rowsOf('security-deposits')) {
      expect(row).toMatchObject(depositSums(paid.get(textOf(row, 'reservationId')) ?? []));
    }
    const documents = new Map<string, Posting[]>();
    for (const row of rowsOf('ledger-entries')) {
      const id = textOf(row, 'docId');
      documents.set(id, [...(documents.get(id) ?? []), row as unknown as Posting]);
    }
    expect([...documents.values()].filter((entries) => !isBalanced(entries))).toEqual([]);
    expect(rowsOf('payments').filter(({ id }) => !documents.has(id))).toEqual([]);
    // What a guest owes by the ledger is what remains on the stay, as soon as it is earned.
    const owed = new Map<string, number>();
    for (const row of rowsOf('ledger-entries')) {
      if (row['account'] !== 'GUEST') continue;
      const id = textOf(row, 'reservationId');
      owed.set(id, (owed.get(id) ?? 0) + Number(row['debit']) - Number(row['credit']));
    }
    const finished = stays.filter((row) => row['status'] === 'FINISHED' && row['collectedBy'] !== 'CHANNEL');
    expect(finished.filter((row) => (owed.get(row.id) ?? 0) !== row['remainingPrice'])).toEqual([]);
  });
  it('AC5: each paid statement has its transfer, and each transfer its statement', () => {
    const transfers = new Map(rowsOf('payments').map((row) => [row.id, row]));
    const paid = rowsOf('statements').filter((row) => row['status'] === 'PAID');
    expect(paid.length).toBeGreaterThan(100);
    for (const row of paid) {
      expect(transfers.get(textOf(row, 'payoutPaymentId'))).toMatchObject({
        kind: 'TRANSFER',
        purpose: 'OWNER_PAYOUT',
        status: 'SUCCESSFUL',
        statementId: row.id,
        amount: row['paidAmount'],
        currency: row['currency'],
      });
    }
    expect(rowsOf('payments').filter((row) => row['kind'] === 'TRANSFER').length).toBe(paid.length);
  });
  it('AC9: rates stand on working days alone, whatever the day of the first start, and no finished month lacks one', () => {
    for (const today of ['2026-11-20', '2026-11-22', '2026-11-24', '2027-03-15']) {
      const loaded = loadSeed({ file, today });
      const days = (loaded['exchange-rates'] ?? []).map((row) => textOf(row, 'date'));
      expect(days.filter((day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))).toEqual([]);
      const [first = ''] = days.toSorted();
      const stays = (loaded['reservations'] ?? []).map((row) => textOf(row, 'checkIn')).toSorted();
      expect(first < stays[0]!).toBe(true);
      expect((loaded['ledger-entries'] ?? []).filter((row) => row['baseAmount'] === undefined)).toEqual([]);
    }
  }, 60_000);
  it('PR8: monthly stays have instalments that add up, and one is overdue', () => {
    const monthly = rowsOf('reservations').filter((row) => row['rentalMode'] === 'MONTHLY');
    expect(monthly.length).toBeGreaterThanOrEqual(3);
    for (const row of monthly) {
      const parts = row['instalments'] as readonly { readonly amount: number }[];
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(row['totalPrice']);
    }
    expect(monthly.some((row) => textOf(row, 'nextDueAt') !== '' && textOf(row, 'nextDueAt') < SEED_ANCHOR)).toBe(true);
  });
  it('opens with the published logins, and marks them as such', () => {
    const some = DEMO_LOGINS.filter(({ id }) => ['usr-admin', 'usr-b-admin', 'usr-investor2'].includes(id));
    expect(some).toHaveLength(3);
    for (const login of some) {
      const user = rowsOf('users').find(({ id }) => id === login.id)!;
      expect(verifySync(textOf(user, 'passwordHash'), login.password)).toBe(true);
      expect(user).toMatchObject({ demo: true, status: 'ACTIVE', email: login.email, role: login.role });
    }
    expect(rowsOf('users').filter((row) => row['passwordHash'] !== undefined && row['demo'] !== true)).toEqual([]);
  });
});

describe('the seed against the configuration', () => {
  let resources: Readonly<Record<string, Resource>> = {};
  beforeAll(() => {
    resources = seedResources(root);
  });

  it('every reference finds its record in the same tenant', () => {
    const missing = Object.values(resources).flatMap((resource) =>
      Object.values(resource.fields).flatMap((field) => {
        if (field.type !== 'ref') return [];
        const tenants = new Map(rowsOf(field.resource).map((row) => [row.id, row['tenantId']]));
        return rowsOf(resource.name).flatMap((row) =>
          [row[field.name] ?? []]
            .flat()
            .flatMap((id) =>
              typeof id === 'string' && tenants.get(id) === row['tenantId'] ? [] : [`${row.id}.${field.name}`],
            ),
        );
      }),
    );
    expect(missing).toEqual([]);
  });

  it('every row is a valid record of its resource', () => {
    const values = { user: { role: 'SuperAdmin' }, today: '2026-01-01', now: '2026-01-01T00:00:00.000Z' };
    const broken: string[] = [];
    for (const resource of Object.values(resources)) {
      // What follows from the stays is alike, and there are thousands of it.
      const rows = made[resource.name] ? rowsOf(resource.name) : rowsOf(resource.name).slice(0, 200);
      for (const row of rows) {
        const { issues } = validateRecord({
          // The server's own fields are valid by their type, too: nothing is read-only here, no state field.
          resource: withoutServerFields(resource),
          operation: 'create',
          input: Object.fromEntries(Object.entries(row).filter(([key]) => isInput(resource, key))),
          values: {
            ...values,
            today: ['guests', 'exchange-rates'].includes(resource.name) ? SEED_ANCHOR : values.today,
            now: ['payments', 'subscribers'].includes(resource.name) ? `${SEED_ANCHOR}T23:00:00.000Z` : values.now,
          },
          canWrite: () => true,
        });
        // A draft may lack what it needs, and nothing else.
        const wrong = isDraft({ resource, row }) ? issues.filter(({ key }) => key !== 'validation.required') : issues;
        if (wrong.length > 0) broken.push(`${resource.name} ${row.id}: ${JSON.stringify(wrong)}`);
      }
    }
    expect(broken).toEqual([]);
  }, 120_000);

  it('has no key that the configuration or the server does not know', () => {
    const own = new Set(['passwordHash', 'demo', 'tenantIds']);
    const strange = Object.values(resources).flatMap((resource) =>
      rowsOf(resource.name).flatMap((row) =>
        Object.keys(row).filter((key) => !isInput(resource, key) && !SERVER_OWNED.has(key) && !own.has(key)),
      ),
    );
    expect([...new Set(strange)]).toEqual([]);
  });

  it('configures every collection but the scratch one', () => {
    const { claimed, scratch } = partSeed({ seed, isClaimed: (name) => Object.hasOwn(resources, name) });
    expect(Object.keys(scratch)).toEqual(['notes']);
    const configured = Object.keys(claimed).filter((name) => !isDemoCollection(name));
    // Nobody has looked at a number yet or made a link or a key, no rates were fetched, nobody paid many owners at once and no rule has run.
    // What the demo keeps by the generic calls may begin with nothing.
    const expected = Object.keys(resources).filter((name) => !name.startsWith('demo-') || configured.includes(name));
    expect(
      [
        ...configured,
        'access-log',
        'automation-runs',
        'rate-fetches',
        'cash-counts',
        'payout-batches',
        'feeds',
        'api-keys',
        'webhooks',
        'webhook-deliveries',
      ].sort(),
    ).toEqual(expected.sort());
  });
});

it('no home has the code of another company’s, placeholders included', () => {
  const codes = rowsOf('estates').map((row) => textOf(row, 'code'));
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

describe('what the stays make of people', () => {
  /** By the rows alone: certain stays that they booked or came along to, and when the last one began that they came to. */
  const wrongIn = (data: Readonly<Record<string, readonly Row[]>>) => {
    const stays = data['reservations'] ?? [];
    const along = new Set(
      (data['stay-guests'] ?? []).map((row) => `${textOf(row, 'guestId')} ${textOf(row, 'reservationId')}`),
    );
    const wrong = (data['guests'] ?? []).filter((guest) => {
      const certain = stays.filter(
        (stay) =>
          (stay['guestId'] === guest.id || along.has(`${guest.id} ${stay.id}`)) &&
          ['SUCCESSFUL', 'FINISHED'].includes(textOf(stay, 'status')),
      );
      const begun = certain.filter((stay) => textOf(stay, 'actualCheckInAt') !== '' || stay['status'] === 'FINISHED');
      const last =
        begun
          .map((stay) => textOf(stay, 'checkIn'))
          .sort()
          .at(-1) ?? null;
      const kind = certain.length > 0 ? 'GUEST' : 'LEAD';
      return guest['stayCount'] !== certain.length || guest['lastStayAt'] !== last || guest['kind'] !== kind;
    });
    return wrong.map(({ id }) => id);
  };
  it('is counted, on the day of the file and on any other', () => {
    expect(wrongIn(seed)).toEqual([]);
    expect(wrongIn(loadSeed({ file, today: '2027-06-15' }))).toEqual([]);
    expect(rowsOf('guests').some(({ stayCount }) => typeof stayCount === 'number' && stayCount > 1)).toBe(true);
  });
  it('is counted anew with other stays', () => {
    expect(wrongIn(scaleSeed({ seed, today: SEED_ANCHOR, reservations: 500, estates: 150 }))).toEqual([]);
  });
});

describe('loading and scaling', () => {
  it('moves db.json to the day of the first start', () => {
    const loaded = loadSeed({ file, today: '2027-06-15' });
    const arrivals = (loaded['reservations'] ?? []).map((row) => textOf(row, 'checkIn')).sort();
    expect(arrivals[0]! < '2027-06-15' && arrivals.at(-1)! > '2027-06-15').toBe(true);
    expect((loaded['guests'] ?? []).map((row) => row['birthDate'])).toEqual(
      rowsOf('guests').map((row) => row['birthDate']),
    );
  });
  it('makes any number of reservations without overlaps', () => {
    const scaled = scaleSeed({ seed, today: SEED_ANCHOR, reservations: 3000, estates: 150 });
    expect(scaled['reservations']).toHaveLength(3000);
    expect(overlapping(scaled['reservations'] ?? [])).toEqual([]);
    const estates = new Set((scaled['estates'] ?? []).map(({ id }) => id));
    expect(scaled['reservations']?.every((row) => estates.has(textOf(row, 'estateId')))).toBe(true);
    for (const row of scaled['reservations'] ?? []) {
      expect(isIsoDate(row['checkOut']) && isIsoInstant(row['createdAt'])).toBe(true);
    }
  });
});

const SERVER_OWNED = new Set(['id', 'tenantId', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']);

function isInput(resource: Resource, key: string): boolean {
  if (SERVER_OWNED.has(key)) return false;
  return Object.values(resource.fields).some((field) =>
    field.type === 'dateRange' ? field.start === key || field.end === key : field.name === key,
  );
}

function withoutServerFields(resource: Resource): Omit<Resource, 'stateField'> {
  const { fields, ...rest } = resource;
  const writable = Object.entries(fields).map(([name, field]) => [
    name,
    without({ ...field, readOnly: false }, 'generate'),
  ]);
  return without({ ...rest, fields: Object.fromEntries(writable) as Resource['fields'] }, 'stateField');
}

function without<Value extends object, Key extends string>(value: Value, key: Key): Omit<Value, Key> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Omit<Value, Key>;
}
