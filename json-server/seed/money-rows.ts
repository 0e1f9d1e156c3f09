import { addDays } from '../../src/domain/calendar/iso-date.ts';
import { depositState, depositSums, heldOf } from '../../src/domain/payment/deposit.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../live/rows/rows.ts';
import { fictionalIban } from './people.ts';
import { createRandom } from './random.ts';
import { stamp } from './stamp.ts';

/** Money that came or went, as the seed makes payments and entries of it. */
export type SeedPayment = {
  readonly stay: Row;
  readonly kind: 'COLLECTION' | 'DEPOSIT_IN' | 'DEPOSIT_OUT';
  readonly method: string;
  readonly amount: number;
  readonly at: string;
  /** The link that it was paid by. */
  readonly order?: Row | undefined;
};

const CURRENCIES = ['TRY', 'EUR', 'USD'] as const;
const PLACES = [
  ['CASH_DESK', 'Kasa'],
  ['BANK', 'Banka'],
  ['CARD', 'POS'],
  ['OWNER', 'Mal sahipleri'],
] as const;
/** Days around today in which stays have a deposit. */
const AHEAD = 21;
const BEHIND = 14;

/** Cash desk, bank, card terminal and owners in each currency, and what each channel that collects owes. */
export function makeAccounts(setup: {
  readonly tenant: string;
  readonly by: string;
  readonly channels: readonly Row[];
  readonly today: string;
}) {
  const { tenant, by, channels, today } = setup;
  const made = { tenantId: tenant, version: 1, isActive: true };
  const stamps = stamp({ createdAt: `${addDays(today, -600)}T08:00:00.000Z`, createdBy: by });
  const own = PLACES.flatMap(([kind, name], place) =>
    CURRENCIES.map((currency, index) => ({
      id: `acc-${tenant}-${kind.toLowerCase()}-${currency.toLowerCase()}`,
      ...made,
      name: `${name} ${currency}`,
      kind,
      currency,
      ...(kind === 'BANK' ? { iban: fictionalIban(910_000 + place * 10 + index) } : {}),
      ...stamps,
    })),
  );
  const theirs = channels
    .filter((row) => row['collects'] === 'CHANNEL')
    .flatMap((channel) =>
      CURRENCIES.map((currency) => ({
        id: `acc-${channel.id}-${currency.toLowerCase()}`,
        ...made,
        name: `${textIn(channel, 'name')} ${currency}`,
        kind: 'CHANNEL',
        currency,
        salesChannelId: channel.id,
        ...stamps,
      })),
    );
  return [...own, ...theirs];
}

/** PA2: deposits of stays that are near, in house or just over, and the money that came and went for them. */
export function makeDeposits(setup: {
  readonly tenant: string;
  readonly by: string;
  readonly stays: readonly Row[];
  readonly estates: ReadonlyMap<string, Row>;
  readonly today: string;
}) {
  const { tenant, by, stays, estates, today } = setup;
  const random = createRandom(`deposits ${tenant}`);
  const moved: SeedPayment[] = [];
  const deposits: Row[] = [];
  for (const stay of stays) {
    const checkIn = textIn(stay, 'checkIn');
    const checkOut = textIn(stay, 'checkOut');
    const status = textIn(stay, 'status');
    const estate = estates.get(textIn(stay, 'estateId'));
    const required = Number(estate?.['securityDeposit'] ?? 0);
    const isNear = checkIn <= addDays(today, AHEAD) && checkOut >= addDays(today, -BEHIND);
    const isLive = status === 'SUCCESSFUL' || status === 'FINISHED';
    if (!estate || !isNear || !isLive || required <= 0 || estate['currency'] !== stay['currency']) continue;
    const isIn = textIn(stay, 'actualCheckInAt') !== '';
    const isOver = status === 'FINISHED';
    const takenAt = textIn(stay, 'lastProcessAt');
    const method = random.pick(['CASH', 'CREDIT_CARD', 'BANK_TRANSFER'] as const);
    const isTaken = isIn || isOver || random.chance(0.4);
    const isBack = isOver && checkOut < today && random.chance(0.75);
    const own: SeedPayment[] = [
      ...(isTaken ? [{ stay, kind: 'DEPOSIT_IN' as const, method, amount: required, at: takenAt }] : []),
      ...(isBack
        ? [{ stay, kind: 'DEPOSIT_OUT' as const, method, amount: required, at: `${checkOut}T13:00:00.000Z` }]
        : []),
    ];
    moved.push(...own);
    const sums = depositSums(own.map(({ kind, amount }) => ({ kind, amount, status: 'SUCCESSFUL' })));
    deposits.push({
      id: `dep-${stay.id}`,
      tenantId: tenant,
      version: 1,
      reservationId: stay.id,
      estateId: estate.id,
      checkOut,
      currency: textIn(stay, 'currency'),
      required,
      ...sums,
      held: heldOf(sums),
      state: depositState({ required, sums, isWaived: false, isInHouse: isIn }),
      ...stamp({ createdAt: textIn(stay, 'createdAt'), createdBy: by }),
    });
  }
  return { deposits, moved };
}
