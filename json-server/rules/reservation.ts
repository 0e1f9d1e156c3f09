import {
  prepareReservation,
  type ReservationDraft,
  type ReservationEstate,
} from '../../src/domain/reservation/prepare.ts';
import type { Row } from '../../src/config/types.ts';
import { occupancyOf } from '../availability/spans.ts';
import { textIn } from '../rows.ts';
import type { DomainRule } from './domain-write.ts';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
const asDraft = (row: Row): ReservationDraft => row as unknown as ReservationDraft;
const asEstate = (row: Row): ReservationEstate => row as unknown as ReservationEstate;

/** Reservations: everything that `prepareReservation` says, with the tables of the transaction. */
export const reservationRule: DomainRule = ({ record, before, table, now }) => {
  const of = textIn(record, 'estateId');
  const estate = table('estates').get(of);
  const prepared = prepareReservation({
    record: asDraft(record),
    ...(before ? { before: asDraft(before) } : {}),
    ...(estate ? { estate: asEstate(estate) } : {}),
    // Asked only when nights are wanted anew; most changes want none.
    ...occupancyOf(table, { of, from: textIn(record, 'checkIn'), to: textIn(record, 'checkOut') }),
    now,
  });
  return 'refused' in prepared ? prepared : { set: { ...prepared.set } };
};
