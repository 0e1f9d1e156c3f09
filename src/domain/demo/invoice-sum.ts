/** One line of an invoice as it is typed: `cost` in cents, `discountPct` 12.5 = 12.5 %. */
export type InvoiceItem = {
  readonly cost: number;
  readonly qty: number;
  readonly discountPct: number;
};
/** All in cents. */
export type InvoiceSum = {
  /** What each item costs, after its discount; in the order of the items. */
  readonly lines: readonly number[];
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
  /** Negative when more was paid than asked. */
  readonly due: number;
};

/** Percents have two decimals at most, so a hundredth of one is a whole number. */
const share = (cents: number, percent: number): number => {
  const hundredths = BigInt(Math.round(percent * 100));
  // Half up; amounts are never negative here.
  return Number((BigInt(cents) * hundredths + 5000n) / 10_000n);
};

/** Rounded half up, line by line; tax on what is left after the discounts. */
export function invoiceSum({
  items,
  taxPct,
  paid,
}: {
  readonly items: readonly InvoiceItem[];
  readonly taxPct: number;
  readonly paid: number;
}): InvoiceSum {
  const whole = items.map(({ cost, qty }) => cost * qty);
  const lines = items.map(({ discountPct }, index) => (whole[index] ?? 0) - share(whole[index] ?? 0, discountPct));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const subtotal = sum(whole);
  const net = sum(lines);
  const tax = share(net, taxPct);
  return { lines, subtotal, discount: subtotal - net, tax, total: net + tax, due: net + tax - paid };
}
