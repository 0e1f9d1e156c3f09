import { addDays, type IsoDate, overlaps } from '../../src/domain/calendar/iso-date.ts';
import { needsApproval, vatIn } from '../../src/domain/job-tracking/expense.ts';
import { balance } from '../../src/domain/reservations/balance.ts';
import { quoteStay } from '../../src/domain/prices/quote.ts';
import { nextDue, paidInstalments } from '../../src/domain/prices/monthly.ts';
import { addMonths } from '../../src/domain/calendar/weekday.ts';
import { ownersBetween } from '../../src/domain/estates/ownership.ts';
import { numbered } from './numbered.ts';
import { createRandom } from './random.ts';
import { stamp } from './stamp.ts';
import type { SeedEstate } from './estates.ts';
import type { makeReservations } from './reservations.ts';
import type { TenantPlan } from './tenants.ts';

type Setting = { readonly today: IsoDate; readonly plan: TenantPlan };
type SeedStay = ReturnType<typeof makeReservations>[number];

/** Who answers the phone; a channel's bookings have no booker. */
const BOOKERS = ['usr-admin', 'usr-009', 'usr-010'];

/** The stays with who took them down, where the guest came to us. */
export function withBookers(stays: readonly SeedStay[], { plan }: Setting) {
  const random = createRandom(`bookers ${plan.id}`);
  const bookers = plan.id === 'demo' ? BOOKERS : [plan.admin];
  return stays.map((stay) => (stay.collectedBy === 'CHANNEL' ? stay : { ...stay, bookerUserId: random.pick(bookers) }));
}

/** Days ahead at which a stay by the month begins at the latest. */
const LATEST = 150;

/**
 * A few stays by the month in nights that nobody has booked: the first is paid so far, the second has an instalment that is
 * overdue, the others wait for their days. Homes without such a gap have none.
 */
export function monthlyStays(
  stays: readonly SeedStay[],
  { today, plan, estates }: Setting & { readonly estates: readonly (SeedEstate & { readonly monthPrice?: number })[] },
) {
  const spanOf = (estate: SeedEstate) => {
    const taken = stays.filter(
      ({ estateId, status }) => estateId === estate.id && ['PENDING', 'SUCCESSFUL', 'FINISHED'].includes(status),
    );
    const starts = [today, ...taken.map(({ checkOut }) => checkOut)].filter((day) => day >= today).toSorted();
    for (const day of starts) {
      const checkIn = addDays(day, 2);
      for (const months of [2, 1]) {
        const span = { checkIn, checkOut: addMonths(checkIn, months) };
        const needed = { checkIn: day, checkOut: addDays(span.checkOut, 2) };
        if (checkIn < addDays(today, LATEST) && !taken.some((stay) => overlaps(stay, needed))) return span;
      }
    }
    return undefined;
  };
  const homes = estates
    .filter(({ status, monthPrice }) => status === 'ACTIVE' && monthPrice !== undefined)
    .flatMap((estate) => {
      const span = spanOf(estate);
      return span ? [{ estate, span }] : [];
    })
    .slice(0, plan.id === 'demo' ? 4 : 1);
  const own = stays.filter(({ collectedBy, status }) => collectedBy === 'COMPANY' && status === 'SUCCESSFUL');
  return homes.flatMap(({ estate, span }, index) => {
    const like = own[index * 7];
    if (!like) return [];
    const bookedOn = addDays(today, -10 - index);
    const createdAt = `${bookedOn}T09:20:00.000Z`;
    const {
      quote: { instalments: plannedParts = [], ...quote },
    } = quoteStay(
      { ...span, adults: 2, mode: 'MONTHLY', today: bookedOn },
      { estate, seasons: [], daily: new Map(), longStay: [], fees: [] },
    );
    const paidAmount = index % 2 === 0 ? (plannedParts[0]?.amount ?? 0) : 0;
    const instalments = paidInstalments(plannedParts, paidAmount);
    const status = 'SUCCESSFUL';
    const number = stays.length + index + 1;
    return [
      {
        ...like,
        id: `res-${String(plan.offset.rows * 100 + number).padStart(5, '0')}`,
        code: `R-${String(number).padStart(6, '0')}`,
        estateId: estate.id,
        ...span,
        status,
        rentalMode: 'MONTHLY',
        adults: 2,
        children: 0,
        infants: 0,
        currency: quote.currency,
        nightPrice: estate.basePrice,
        accommodationPrice: quote.accommodation,
        cleaningFee: estate.cleaningFee,
        totalPrice: quote.total,
        commissionAmount: 0,
        commissionVat: 0,
        channelOwes: 0,
        paymentMethod: 'BANK_TRANSFER',
        notes: 'Aylık kiralama.',
        ...balance({ status, totalPrice: quote.total, paidAmount, collectedBy: 'COMPANY' }),
        instalments,
        nextDueAt: nextDue(instalments),
        quote: { ...quote, quotedAt: createdAt, difference: null, isKept: false },
        ownerIds: ownersBetween(estate.ownerships, span.checkIn, span.checkOut),
        lastProcessAt: createdAt,
        ...stamp({ createdAt, createdBy: plan.admin }),
      },
    ];
  });
}

/** Parking for stays that have no home yet, one a group. */
export const makePlaceholders = (
  { today, plan }: Setting,
  {
    like,
    groups,
  }: { readonly like: SeedEstate; readonly groups: readonly { readonly id: string; readonly name: string }[] },
) =>
  numbered(
    'esp',
    { today, plan },
    groups.slice(0, 2).map(({ id, name }, index) => ({
      code: `${plan.id === 'demo' ? 'YER' : 'BSY'}-${String(index + 1).padStart(2, '0')}`,
      propertyName: `${name} bekleyenler`,
      isPlaceholder: true,
      groupId: id,
      type: like.type,
      status: 'ACTIVE',
      rentalModes: ['SHORT_TERM'],
      ownerships: like.ownerships,
      ownerIds: like.ownerIds,
      address: { ...like.address, street: 'Ofis Caddesi', no: '1', door: String(index + 1) },
      buildingUnits: 2,
      photos: [],
      squareMeter: 60,
      roomCount: '2+1',
      maxGuests: 6,
      bathCount: 1,
      minNights: 1,
      maxNights: 30,
      checkInTime: '15:00',
      checkOutTime: '11:00',
      currency: 'TRY',
      basePrice: like.basePrice,
      cleaningState: 'CLEAN',
    })),
  );

const WITHOUT_STAYS = [
  ['REVENUE', 'Hasar tazminatı, sigortadan', 'INSURANCE', 18_500, 'COMPANY', 12, true],
  ['REVENUE', 'Tur satış komisyonu', 'SERVICE_INCOME', 6400, 'COMPANY', 8, false],
  ['REVENUE', 'Havalimanı transferi payı', 'SERVICE_INCOME', 2950, 'COMPANY', 5, false],
  ['REVENUE', 'Aidat iadesi', 'DUES', 4200, 'OWNER', 3, true],
  ['EXPENSE', 'Çatı onarımı, teklif', 'MAINTENANCE', 68_000, 'OWNER', 1, true],
] as const;

/** Income that no stay brought, of homes and of the company, and a bill that waits for approval. @param first number of the first one */
export const makeRevenues = (
  { today, plan }: Setting,
  { first, homes }: { readonly first: number; readonly homes: readonly { readonly id: string }[] },
) =>
  WITHOUT_STAYS.map(([type, description, category, lira, bornBy, daysAgo, isOfHome], index) => ({
    id: `rev-${String(plan.offset.rows + index + 1).padStart(3, '0')}`,
    tenantId: plan.id,
    version: 1,
    no: `X-${String(first + index).padStart(6, '0')}`,
    type,
    category,
    date: addDays(today, -daysAgo),
    description,
    currency: 'TRY',
    amount: lira * 100,
    vatPct: '20',
    vatAmount: vatIn(lira * 100, 20),
    bornBy,
    estateId: isOfHome ? (homes[index]?.id ?? null) : null,
    approval: needsApproval({ type, bornBy, amount: lira * 100, currency: 'TRY', estateId: null, approval: '' })
      ? 'WAITING'
      : 'NOT_NEEDED',
    ...stamp({ createdAt: `${addDays(today, -daysAgo)}T10:05:00.000Z`, createdBy: plan.admin }),
  }));

/** Calendars that are set up and have no link yet: a link is a secret, which no file may hold. */
export const makeFeeds = (
  setting: Setting,
  {
    homes,
    channels,
  }: {
    readonly homes: readonly SeedEstate[];
    readonly channels: readonly { readonly id: string; readonly collects: string }[];
  },
) => {
  const listed = channels.filter(({ collects }) => collects === 'CHANNEL');
  return numbered(
    'icf',
    setting,
    homes
      .flatMap(({ id, channelIds }) =>
        listed
          .filter((channel) => channelIds.includes(channel.id))
          .slice(0, 1)
          .map((channel) => ({
            estateId: id,
            salesChannelId: channel.id,
            isFull: true,
            isActive: true,
          })),
      )
      .slice(0, 5),
  );
};
