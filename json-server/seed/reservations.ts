import { addDays, dayNumber, daysBetween } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { ownersBetween } from '../../src/domain/estates/ownership.ts';
import { percentOf } from '../../src/domain/money/money.ts';
import { quoteStay } from '../../src/domain/prices/quote.ts';
import { balance } from '../../src/domain/reservations/balance.ts';
import { channelTraits } from './channels.ts';
import type { SeedEstate } from './estates.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Channel = {
  readonly id: string;
  readonly name: string;
  readonly collects: string;
  readonly commissionPct: number;
};
type Span = { readonly checkIn: IsoDate; readonly checkOut: IsoDate };
type Setting = {
  readonly random: Random;
  readonly plan: TenantPlan;
  readonly today: IsoDate;
  readonly guests: readonly { readonly id: string }[];
  readonly channels: readonly Channel[];
};

/** Days before and after today that hold reservations. */
const SPAN = 182;
/** How much a night costs and how likely it is sold, by calendar month. */
const SEASON = [0.75, 0.75, 0.85, 0.95, 1.05, 1.25, 1.5, 1.5, 1.2, 1, 0.8, 0.85];

/**
 * Half a year back, half a year ahead. Per estate a chain of stays with gaps, which therefore never overlap, and between
 * them some that came to nothing. Numbered in the order in which they were made.
 */
export function makeReservations({
  estates,
  ...setting
}: Omit<Setting, 'random'> & { estates: readonly SeedEstate[] }) {
  const random = createRandom(`reservations ${setting.plan.id}`);
  const rows = estates
    .filter((estate) => estate.status === 'ACTIVE' || estate.status === 'PASSIVE')
    .flatMap((estate) => [
      ...chainOfStays({ random, today: setting.today, estate }).map((span) =>
        makeReservation({
          ...setting,
          random,
          estate,
          span,
          status: liveStatus({ random, span, today: setting.today }),
        }),
      ),
      ...Array.from({ length: random.int(1, 3) }, () => {
        const checkIn = addDays(setting.today, random.int(-SPAN, SPAN - 10));
        const span = { checkIn, checkOut: addDays(checkIn, random.int(1, 9)) };
        const status = random.weighted([
          ['CANCELLED', 60],
          ['FAILED', 25],
          ['ALLREADYTAKEN', 15],
        ]);
        return makeReservation({ ...setting, random, estate, span, status });
      }),
    ])
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
  const owned = new Map(estates.map(({ id, ownerships }) => [id, ownerships] as const));
  return rows.map((row, index) => ({
    id: `res-${String(setting.plan.offset.rows * 100 + index + 1).padStart(5, '0')}`,
    tenantId: setting.plan.id,
    version: 1,
    code: `R-${String(index + 1).padStart(6, '0')}`,
    ...row,
    ownerIds: ownersBetween(owned.get(row.estateId) ?? [], row.checkIn, row.checkOut),
  }));
}

function chainOfStays({ random, today, estate }: { random: Random; today: IsoDate; estate: SeedEstate }): Span[] {
  const spans: Span[] = [];
  const end = addDays(today, estate.status === 'PASSIVE' ? -20 : SPAN);
  let free = addDays(today, -SPAN + random.int(0, 12));
  while (free < end) {
    const season = SEASON[Number(free.slice(5, 7)) - 1] ?? 1;
    const nights = random.weighted([
      [estate.minNights, 3],
      [random.int(2, 4), 5],
      [random.int(5, 7), 4],
      [random.int(8, 14), 2],
      [28, 0.25],
    ]);
    const span = { checkIn: free, checkOut: addDays(free, Math.max(nights, estate.minNights)) };
    if (span.checkOut > end) break;
    spans.push(span);
    // The further ahead, the emptier the calendar; same-day turnovers happen.
    const ahead = Math.max(0, dayNumber(free) - dayNumber(today));
    free = addDays(span.checkOut, Math.floor((random.int(0, 28) * (1 + ahead / 60)) / season));
  }
  return spans;
}

function liveStatus({ random, span, today }: { random: Random; span: Span; today: IsoDate }): string {
  if (span.checkOut <= today) return span.checkOut === today && random.chance(0.5) ? 'SUCCESSFUL' : 'FINISHED';
  if (span.checkIn <= today) return 'SUCCESSFUL';
  return daysBetween(today, span.checkIn) < 75 && random.chance(0.16) ? 'PENDING' : 'SUCCESSFUL';
}

function makeReservation({
  random,
  plan,
  today,
  guests,
  channels,
  estate,
  span,
  status,
}: Setting & { estate: SeedEstate; span: Span; status: string }) {
  const channel = random.weighted(channels.map((item) => [item, channelTraits(item.name).weight] as const));
  const { prefix } = channelTraits(channel.name);
  const booked = bookingDay({ random, span, today, status });
  const createdAt = officeMoment(random, booked);
  const processedAt = officeMoment(random, processDay({ random, span, today, status, booked }));
  const lastProcessAt = processedAt > createdAt ? processedAt : createdAt;
  const adults = random.int(1, Math.max(1, Math.min(estate.maxGuests, 4)));
  const children = random.chance(0.3) ? random.int(0, Math.max(0, Math.min(2, estate.maxGuests - adults))) : 0;
  const money = price({ random, estate, span, status, channel, createdAt });
  return {
    estateId: estate.id,
    ...span,
    adults,
    children,
    infants: random.chance(0.06) ? 1 : 0,
    status,
    ...(status === 'PENDING' ? { holdExpiresAt: `${addDays(today, 1)}T${createdAt.slice(11)}` } : {}),
    salesChannelId: channel.id,
    ...(prefix ? { channelRef: `${prefix}-${random.int(10_000_000, 99_999_999)}` } : {}),
    guestId: random.pick(guests).id,
    ...money,
    paymentMethod:
      channel.collects === 'CHANNEL'
        ? 'CHANNEL_COLLECT'
        : random.pick(['CREDIT_CARD', 'CREDIT_CARD', 'BANK_TRANSFER', 'CASH', 'MAIL_ORDER']),
    ...(random.chance(0.5) ? { plannedArrival: random.pick(['15:00', '16:00', '18:00', '21:00']) } : {}),
    ...(random.chance(0.3) ? { plannedDeparture: random.pick(['09:00', '10:00', '11:00']) } : {}),
    ...closing({ random, status }),
    ...(random.chance(0.12) ? { notes: random.pick(NOTES) } : {}),
    tags: [],
    lastProcessAt,
    ...stamp({ createdAt, createdBy: plan.admin, updatedAt: lastProcessAt }),
  };
}

const NOTES = [
  'Geç giriş yapacak, anahtar kutusu kullanılsın.',
  'Bebek yatağı istiyor.',
  'Havalimanı transferi isteniyor.',
  'Quiet room if possible, arriving by car.',
  'Erken giriş talebi var, temizlik önce yapılsın.',
  'Guest speaks German only.',
];

/** A held one was made yesterday, others up to four months before the arrival, never after yesterday. */
function bookingDay({
  random,
  span,
  today,
  status,
}: {
  random: Random;
  span: Span;
  today: IsoDate;
  status: string;
}): IsoDate {
  const yesterday = addDays(today, -1);
  if (status === 'PENDING') return yesterday;
  const lead = random.weighted([
    [random.int(0, 6), 3],
    [random.int(7, 30), 5],
    [random.int(31, 120), 3],
  ]);
  const day = addDays(span.checkIn, -lead);
  return day < yesterday ? day : addDays(yesterday, -random.int(0, 40));
}

function processDay({
  random,
  span,
  today,
  status,
  booked,
}: {
  random: Random;
  span: Span;
  today: IsoDate;
  status: string;
  booked: IsoDate;
}): IsoDate {
  if (status === 'FINISHED') return span.checkOut < today ? span.checkOut : addDays(today, -1);
  const later = addDays(booked, random.int(0, 3));
  return later < today ? later : addDays(today, -1);
}

function price({
  random,
  estate,
  span,
  status,
  channel,
  createdAt,
}: {
  random: Random;
  estate: SeedEstate;
  span: Span;
  status: string;
  channel: Channel;
  createdAt: string;
}) {
  const season = SEASON[Number(span.checkIn.slice(5, 7)) - 1] ?? 1;
  // Whole lira or euro; the quote of that time, frozen (PR7).
  const nightPrice = Math.max(1, Math.round((estate.basePrice * season) / 100)) * 100;
  const { quote } = quoteStay(
    { ...span, adults: 1, today: span.checkIn },
    {
      estate: { ...estate, basePrice: nightPrice },
      seasons: [],
      daily: new Map(),
      longStay: [],
      fees: [],
    },
  );
  const isByChannel = channel.collects === 'CHANNEL';
  const half = Math.floor(quote.total / 200) * 100;
  const paidAmount =
    status === 'FINISHED'
      ? random.weighted([
          [quote.total, 95],
          [half, 5],
        ])
      : status !== 'SUCCESSFUL'
        ? 0
        : isByChannel
          ? quote.total
          : random.weighted([
              [quote.total, 40],
              [half, 35],
              [0, 25],
            ]);
  const commissionAmount = percentOf(quote.accommodation, channel.commissionPct);
  return {
    currency: quote.currency,
    nightPrice,
    accommodationPrice: quote.accommodation,
    cleaningFee: estate.cleaningFee,
    totalPrice: quote.total,
    ...balance({ status, totalPrice: quote.total, paidAmount, collectedBy: channel.collects }),
    collectedBy: channel.collects,
    commissionAmount,
    commissionVat: percentOf(commissionAmount, 20),
    channelOwes: isByChannel ? quote.total - commissionAmount : 0,
    // What is over is asked about seldom, and its nights would make half of the file.
    ...(status === 'PENDING' || status === 'SUCCESSFUL'
      ? { quote: { ...quote, quotedAt: createdAt, difference: null, isKept: false } }
      : {}),
  };
}

function closing({ random, status }: { random: Random; status: string }) {
  if (status === 'FAILED')
    return {
      failReason: random.pick([
        'Kart reddedildi.',
        'Opsiyon süresi doldu, ödeme gelmedi.',
        '3D doğrulaması başarısız.',
      ]),
    };
  if (status !== 'CANCELLED') return {};
  const cancelReason = random.weighted([
    ['GUEST_REQUEST', 50],
    ['NO_PAYMENT', 20],
    ['CHANNEL', 15],
    ['DUPLICATE', 8],
    ['MAINTENANCE', 4],
    ['OTHER', 3],
  ]);
  return {
    cancelReason,
    ...(cancelReason === 'OTHER' ? { cancelNote: 'Uçuşu iptal olmuş, tarih değiştiremedi.' } : {}),
  };
}
