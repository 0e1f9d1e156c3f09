import { amountText } from '../../../src/domain/money/money.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { ChargeItemsRow } from '../../live/rows/stored/charge-items.ts';

/** An item of the price list is found by both its names, and chosen with its price in sight. */
export const chargeItemRule: DomainRule<ChargeItemsRow> = ({ record }) => {
  const { en, tr } = record.name;
  const priceText = amountText(record.unitPrice, record.currency);
  return { set: { title: en === tr ? en : `${en} · ${tr}`, priceText } };
};
