import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import { longContracts, permitReason } from '../../src/domain/estate/permit-stay.ts';
import { isReleased } from '../../src/domain/reservation/status.ts';
import type { Json, Row } from '../../src/config/types.ts';
import { textIn } from '../rows.ts';
import type { DomainAnswer, DomainWrite, Warning } from './domain-write.ts';
import { asPermit, permitsOf } from './estate-permits.ts';

const REASON = 'permitOverrideReason';
const CONFIRMED = 'SUCCESSFUL';

const stayOf = (row: Row) => ({ checkIn: textIn(row, 'checkIn'), checkOut: textIn(row, 'checkOut') });
const isPlace = (row: Row, other: Row): boolean =>
  (['estateId', 'checkIn', 'checkOut'] as const).every((key) => row[key] === other[key]);

/** A confirmed stay that keeps some of its nights in its home asks for nothing that was not asked before. */
function isShortened(record: Row, before: Row): boolean {
  const [now, then] = [stayOf(record), stayOf(before)];
  const isWithin = then.checkIn <= now.checkIn && now.checkOut <= then.checkOut;
  return before['status'] === CONFIRMED && record['estateId'] === before['estateId'] && isWithin;
}

type Found = Extract<DomainAnswer, { set: unknown }> | Extract<DomainAnswer, { refused: unknown }>;

/**
 * ES2, ES3: a stay of up to 100 nights becomes or stays confirmed only in a home with a valid permit, by whatever path.
 * A super admin may confirm it with a reason of this very write, which the list of its states keeps; it holds for this
 * home. A stay that is only held is told at once what its confirmation will ask for, and a fourth long contract warns.
 */
export function permitOfStay({ record, before, table, now }: DomainWrite): Found {
  const status = textIn(record, 'status');
  if (isReleased(status) || status === 'FINISHED') return { set: {} };
  const isKept = before !== undefined && isPlace(record, before) && before['status'] === status;
  const wasAllowed =
    before !== undefined &&
    (before['status'] === CONFIRMED || before['status'] === 'FINISHED') &&
    before['estateId'] === record['estateId'] &&
    textIn(before, REASON) !== '';
  const set: Record<string, Json> = {};
  // A reason is part of a confirmation; one that was given without it would allow what nobody is asked for.
  if (status !== CONFIRMED && textIn(record, REASON) !== '') set[REASON] = null;
  if (isKept) return { set };
  const estateId = textIn(record, 'estateId');
  const estate = table('estates').get(estateId);
  const stay = stayOf(record);
  const reason = permitReason({
    ...{ stay, code: estate ? textIn(estate, 'code') : estateId },
    permits: permitsOf(table, estateId).map(asPermit),
    today: todayIn(new Date(now)),
  });
  const isGiven = textIn(record, REASON) !== '' && textIn(record, REASON) !== (before ? textIn(before, REASON) : '');
  const warnings: Warning[] = [];
  if (reason && status === CONFIRMED && !isGiven && !wasAllowed && !(before && isShortened(record, before))) {
    return { refused: { status: 409, field: 'estateId', ...reason } };
  }
  // Whoever has just said why need not hear it.
  if (reason && status !== CONFIRMED) warnings.push({ field: 'estateId', ...reason });
  const others = [...table('reservations').equal('estateId', estateId)].filter(
    (row) => row.id !== record.id && (row['status'] === CONFIRMED || row['status'] === 'FINISHED'),
  );
  const count = longContracts(others.map(stayOf), stay);
  if (count !== undefined) {
    warnings.push({
      field: 'checkOut',
      key: 'permit.longContracts',
      params: { count, code: estate ? textIn(estate, 'code') : '' },
    });
  }
  return { set, warnings };
}
