import { addDays, daysBetween } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { isReleased } from '../../src/domain/reservations/status.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Stay = {
  readonly estateId: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly status: string;
};
type Gap = { readonly estateId: string; readonly from: IsoDate; readonly to: IsoDate };

/** Days before and after today that hold blocks. */
const REACH = 90;
const KINDS = [
  { kind: 'OUT_OF_ORDER', reason: 'MAINTENANCE', note: 'Klima servisi gelecek.', nights: 2, weight: 4 },
  { kind: 'OUT_OF_ORDER', reason: 'DAMAGE', note: 'Banyoda su sızıntısı, parke değişecek.', nights: 4, weight: 2 },
  { kind: 'OUT_OF_ORDER', reason: 'RENOVATION', note: 'Mutfak yenileniyor.', nights: 10, weight: 1 },
  { kind: 'OUT_OF_SERVICE', reason: 'MAINTENANCE', note: 'Kombi sesi kontrol edilecek.', nights: 2, weight: 2 },
  { kind: 'OWNER_STAY', reason: 'OWNER', note: 'Mal sahibi ailesiyle kalacak.', nights: 5, weight: 3 },
  { kind: 'HOUSE_USE', reason: 'OTHER', note: 'Fotoğraf çekimi.', nights: 1, weight: 1 },
] as const;

/** Blocks in the gaps between stays, so that none lies over a night that somebody has (AV3). */
export function makeBlocks({
  today,
  plan,
  estates,
  reservations,
}: {
  readonly today: IsoDate;
  readonly plan: TenantPlan;
  readonly estates: readonly { readonly id: string; readonly status: string }[];
  readonly reservations: readonly Stay[];
}) {
  const random = createRandom(`blocks ${plan.id}`);
  const sold = estates.filter(({ status }) => status === 'ACTIVE');
  const gaps = sold.flatMap(({ id }) => gapsOf({ estateId: id, reservations, today }));
  const rows = gaps.filter(() => random.chance(0.06)).map((gap) => makeBlock({ random, plan, today, gap }));
  return rows
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
    .map((row, index) => ({
      id: `blk-${String(plan.offset.rows * 10 + index + 1).padStart(4, '0')}`,
      tenantId: plan.id,
      version: 1,
      code: `B-${String(index + 1).padStart(5, '0')}`,
      ...row,
    }));
}

function gapsOf({
  estateId,
  reservations,
  today,
}: {
  estateId: string;
  reservations: readonly Stay[];
  today: IsoDate;
}): Gap[] {
  const stays = reservations
    .filter((stay) => stay.estateId === estateId && !isReleased(stay.status))
    .sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
  return stays.flatMap((stay, index) => {
    const next = stays[index + 1];
    const isNear = Math.abs(daysBetween(today, stay.checkOut)) < REACH;
    return next && isNear && next.checkIn > stay.checkOut ? [{ estateId, from: stay.checkOut, to: next.checkIn }] : [];
  });
}

function makeBlock({ random, plan, today, gap }: { random: Random; plan: TenantPlan; today: IsoDate; gap: Gap }) {
  const room = daysBetween(gap.from, gap.to);
  const { kind, reason, note, nights } = random.weighted(
    KINDS.map((item) => [item, item.nights <= room ? item.weight : item.nights === 1 ? 0.1 : 0] as const),
  );
  const from = addDays(gap.from, random.int(0, room - nights));
  const to = addDays(from, nights);
  const made = addDays(from < today ? from : today, -random.int(1, 20));
  const createdAt = officeMoment(random, made);
  const isReleasedEarly = to <= today && random.chance(0.2);
  return {
    estateId: gap.estateId,
    from,
    to,
    kind,
    reason,
    note,
    ...(isReleasedEarly ? { releasedAt: `${addDays(from, 1)}T09:30:00.000Z`, releasedBy: plan.admin } : {}),
    ...stamp({ createdAt, createdBy: plan.admin }),
  };
}
