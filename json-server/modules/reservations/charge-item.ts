import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { ChargeItemsRow } from '../../live/rows/stored/charge-items.ts';

/** An item of the price list is found by both its names. */
export const chargeItemRule: DomainRule<ChargeItemsRow> = ({ record }) => {
  const { en, tr } = record.name;
  return { set: { title: en === tr ? en : `${en} · ${tr}` } };
};
