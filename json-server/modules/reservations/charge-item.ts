import { amountText } from '../../../src/domain/money/money.ts';
import type { ChargeItem } from '../../../src/domain/reservations/charge-from-item.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { ChargeItemsRow } from '../../live/rows/stored/charge-items.ts';

/** An item of the price list is found by both its names; the choice also shows its price. */
export const chargeItemRule: DomainRule<ChargeItemsRow> = ({ record }) => {
  const { en, tr } = record.name;
  const priceText = amountText(record.unitPrice, record.currency);
  return { set: { title: en === tr ? en : `${en} · ${tr}`, priceText } };
};

/** Converts a row of the price list for the rules of charges. */
export const asChargeItem = ({ id, title, name, kind, vatPct, unitPrice, currency }: ChargeItemsRow): ChargeItem => ({
  id,
  title: title ?? '',
  name: { en: name.en, tr: name.tr },
  kind,
  vatPct,
  unitPrice,
  currency,
});
