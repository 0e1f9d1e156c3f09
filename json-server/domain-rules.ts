import {
  prepareReservation,
  type Refusal,
  type ReservationDraft,
  type ReservationEstate,
} from '../src/domain/reservation/prepare.ts';
import type { BookedStay } from '../src/domain/reservation/availability.ts';
import type { DomainRuleName } from '../src/config/domain-rules.ts';
import type { Json, Row } from '../src/config/types.ts';
import { textIn } from './rows.ts';
import type { TableReader } from './store/types.ts';

/** A write on its way, as a rule of the business sees it. */
export type DomainWrite = {
  /** The record as it would be written, valid by its configuration. */
  readonly record: Row;
  readonly before: Row | undefined;
  /** Tables of the caller's tenant, inside the transaction. */
  readonly table: (collection: string) => TableReader;
  /** ISO instant */
  readonly now: string;
};
/** What the rule adds to the record, or why the write may not happen. */
export type DomainAnswer = { readonly set: Readonly<Record<string, Json>> } | { readonly refused: Refusal };
export type DomainRule = (write: DomainWrite) => DomainAnswer;

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
const asDraft = (row: Row): ReservationDraft => row as unknown as ReservationDraft;
const asStays = (rows: readonly Row[]): readonly BookedStay[] => rows as unknown as readonly BookedStay[];
const asEstate = (row: Row): ReservationEstate => row as unknown as ReservationEstate;

const lazily = <Item>(make: () => Iterable<Item>): Iterable<Item> => ({
  [Symbol.iterator]: () => make()[Symbol.iterator](),
});

const reservation: DomainRule = ({ record, before, table, now }) => {
  const estateId = textIn(record, 'estateId');
  const estate = table('estates').get(estateId);
  const prepared = prepareReservation({
    record: asDraft(record),
    ...(before ? { before: asDraft(before) } : {}),
    ...(estate ? { estate: asEstate(estate) } : {}),
    // Asked only when nights are wanted anew; most changes want none.
    stays: lazily(() => asStays(table('reservations').equal('estateId', estateId))),
    now,
  });
  return 'refused' in prepared ? prepared : { set: { ...prepared.set } };
};

const RULES: Readonly<Record<DomainRuleName, DomainRule>> = { reservation };

/** The rules that a resource may name with `domain`, by that name; run inside the transaction that writes. */
export const DOMAIN_RULES: Readonly<Record<string, DomainRule | undefined>> = RULES;
