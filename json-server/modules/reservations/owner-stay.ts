import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { refuseOwnerStay } from '../../../src/domain/reservations/owner-stay.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { DomainWrite } from '../../live/rules/domain-write.ts';
import type { OutOfOrderPeriodsRow } from '../../live/rows/stored/out-of-order-periods.ts';

const nightsOf = (row: OutOfOrderPeriodsRow) => ({ from: row.from, to: row.to });

/**
 * The owner of the nights: the one who asked for them, otherwise the home's only owner; null unless it is an owner's
 * stay.
 */
export function guestOwner({
  record,
  before,
  table,
}: Pick<DomainWrite<OutOfOrderPeriodsRow>, 'record' | 'before' | 'table'>): string | null {
  if (record.kind !== 'OWNER_STAY') return null;
  if (before && before.kind === 'OWNER_STAY' && before.estateId === record.estateId) {
    return before.investorId || null;
  }
  const asked = askingOwner({ record, table });
  if (asked !== undefined) return asked;
  const owners = table('estates').get(record.estateId)?.ownerIds;
  return Array.isArray(owners) && owners.length === 1 && typeof owners[0] === 'string' ? owners[0] : null;
}

/** The owner who made the record; undefined if staff did. */
function askingOwner({
  record,
  table,
}: Pick<DomainWrite<OutOfOrderPeriodsRow>, 'record' | 'table'>): string | undefined {
  const user = table('users').get(record.createdBy ?? '');
  return user?.role === 'Investor' ? (user.investorId ?? '') : undefined;
}

/** IV2: an owner's request must comply with the contract. Staff know the agreements and are not restricted. */
export function refuseOwnersNights(
  write: Pick<DomainWrite<OutOfOrderPeriodsRow>, 'record' | 'before' | 'table' | 'now'>,
): Refusal | undefined {
  const { record, before, table, now } = write;
  const investorId = before ? undefined : askingOwner(write);
  if (investorId === undefined || record.kind !== 'OWNER_STAY') return undefined;
  const terms = table('investors').get(investorId);
  const others = table('out-of-order-periods')
    .equal('investorId', investorId)
    .filter((row) => row.id !== record.id && row.kind === 'OWNER_STAY' && !row.releasedAt);
  return refuseOwnerStay({
    stay: nightsOf(record),
    terms: { isAllowed: terms?.allowOwnerStay === true, nightsAYear: terms?.yearlyNights ?? 0 },
    others: others.map(nightsOf),
    today: todayIn(new Date(now)),
  });
}
