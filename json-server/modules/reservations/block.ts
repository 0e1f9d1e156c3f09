import { refuseBlock } from '../../../src/domain/reservations/block.ts';
import { occupancyOf } from './spans.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import { guestOwner, refuseOwnersNights } from './owner-stay.ts';
import type { OutOfOrderPeriodsRow } from '../../live/rows/stored/out-of-order-periods.ts';

/** Times out of order: never over a live stay (AV3, OPS5); an owner's own stay must comply with the contract (IV2). */
export const blockRule: DomainRule<OutOfOrderPeriodsRow> = ({ record, before, table, now }) => {
  const of = record.estateId;
  const refused = refuseBlock({
    record,
    before,
    isSameEstate: before !== undefined && before.estateId === of,
    ...occupancyOf(table, { of, from: record.from, to: record.to }),
    now,
  });
  const broken = refused ?? refuseOwnersNights({ record, before, table, now });
  return broken ? { refused: broken } : { set: { investorId: guestOwner({ record, before, table }) } };
};
