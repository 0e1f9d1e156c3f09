import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { longContracts, permitReason } from '../../../src/domain/estates/permit-stay.ts';
import { type JudgedPermit, judgePermit } from '../../../src/domain/reservations/judge-permit.ts';
import type { DomainWrite } from '../../live/rules/domain-write.ts';
import { permitsOf } from '../estates/estate-permits.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

const stayOf = ({ checkIn, checkOut }: ReservationsRow) => ({ checkIn, checkOut });

/** The decision of the home's permits about a stay (`judgePermit`). */
export function permitOfStay({ record, before, table, source, now }: DomainWrite<ReservationsRow>): JudgedPermit {
  const { estateId } = record;
  const estate = table('estates').get(estateId);
  const today = todayIn(new Date(now));
  const stay = stayOf(record);
  return judgePermit({
    record,
    before,
    today,
    isChannels: source === 'CHANNEL',
    home: estate?.code ?? '',
    reason: () =>
      permitReason({
        stay,
        today,
        code: estate ? (estate.code ?? '') : estateId,
        permits: permitsOf(table, estateId),
      }),
    longContracts: () => longContracts(contractsBeside(record, table), stay),
  });
}

/** The home's other stays that count as contracts; over its whole history, so only a long stay reads them. */
const contractsBeside = (record: ReservationsRow, table: DomainWrite['table']) =>
  table('reservations')
    .equal('estateId', record.estateId)
    .filter((row) => row.id !== record.id && (row.status === 'SUCCESSFUL' || row.status === 'FINISHED'))
    .map(stayOf);

/**
 * A channel's sale is binding: if its stay may not be confirmed for lack of a permit, it waits for staff and keeps its
 * nights, instead of being refused and its nights sold again. Guests who are in the house do not go back to waiting.
 */
export function asSold(write: DomainWrite<ReservationsRow>): DomainWrite<ReservationsRow> {
  const { record, source } = write;
  if (source !== 'CHANNEL' || record.status !== 'SUCCESSFUL' || record.actualCheckInAt) return write;
  const isRefused = 'refused' in permitOfStay({ ...write, source: 'STAFF' });
  return isRefused ? { ...write, record: { ...record, status: 'PENDING' } } : write;
}
