import { type FrozenRate, toPay } from '../money/exchange.ts';
import type { Refusal } from '../rule/refusal.ts';

/** A line of the price list. Money in minor units of its own currency, VAT included. */
export type ChargeItem = {
  readonly id: string;
  /** Both names. */
  readonly title: string;
  readonly name: { readonly en: string; readonly tr: string };
  readonly kind: string;
  readonly unitPrice: number;
  readonly currency: string;
  readonly vatPct: string;
};
/** A requested charge; `unitAmount` in minor units of the stay's currency overrides the list's price. */
export type AskedCharge = {
  readonly kind: string | null;
  readonly quantity: number | null;
  readonly unitAmount: number | null;
  readonly text: string | null;
};
/** The charge to write, in the stay's currency. */
export type MadeCharge = {
  readonly itemId: string | null;
  readonly kind: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly description: string | null;
  /** The item's name in each language; null if another text was typed. */
  readonly itemName: ChargeItem['name'] | null;
  /** Absent: the default rate of a charge. */
  readonly vatPct?: string;
};

const refuse = (field: string, key: Refusal['key'], params: Refusal['params'] = {}): { refused: Refusal } => ({
  refused: { status: 422, field, key, params },
});

/**
 * The charge on a stay, from an item of the price list or from input.
 * @param currency of the stay
 * @param rate between the item's currency and the stay's; read only if they differ and no price was typed
 */
export function chargeFrom({
  asked,
  item,
  currency,
  rate,
}: {
  readonly asked: AskedCharge;
  readonly item: ChargeItem | undefined;
  readonly currency: string;
  readonly rate: (from: string, to: string) => Pick<FrozenRate, 'from' | 'to' | 'rate'> | undefined;
}): { readonly refused: Refusal } | { readonly charge: MadeCharge } {
  const quantity = asked.quantity ?? 1;
  const description = asked.text || null;
  if (!item) {
    if (asked.unitAmount === null) return refuse('chargeItemId', 'charge.itemNeeded');
    if (asked.kind === null) return refuse('chargeKind', 'charge.kindNeeded');
    return {
      charge: { itemId: null, kind: asked.kind, quantity, unitAmount: asked.unitAmount, description, itemName: null },
    };
  }
  const unitAmount = asked.unitAmount ?? listPrice(item, currency, rate);
  if (unitAmount === undefined) {
    return refuse('chargeUnitAmount', 'charge.noRate', { from: item.currency, to: currency });
  }
  const { id, kind, title, name, vatPct } = item;
  const said = description === null ? { description: title, itemName: name } : { description, itemName: null };
  return { charge: { itemId: id, kind, quantity, unitAmount, ...said, vatPct } };
}

/** The list price in the stay's currency, rounded half up; at least one minor unit. */
function listPrice(
  { unitPrice, currency: own }: ChargeItem,
  currency: string,
  rate: (from: string, to: string) => Pick<FrozenRate, 'from' | 'to' | 'rate'> | undefined,
): number | undefined {
  if (own === currency) return unitPrice;
  const known = rate(own, currency);
  return known && Math.max(1, toPay(unitPrice, own, known));
}
