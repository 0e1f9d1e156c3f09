/** One typed invoice line: `cost` in cents, `discountPct` 12.5 = 12.5 %. */
export type InvoiceItem = {
  readonly cost: number;
  readonly qty: number;
  readonly discountPct: number;
};
/** All in cents. */
export type InvoiceSum = {
  /** The cost of each item after its discount, in order. */
  readonly lines: readonly number[];
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
  /** Negative after an overpayment. */
  readonly due: number;
};

/** Percents have at most two decimals, so hundredths are whole numbers. */
const share = (cents: number, percent: number): number => {
  const hundredths = BigInt(Math.round(percent * 100));
  // Half up; amounts are never negative here.
  return Number((BigInt(cents) * hundredths + 5000n) / 10_000n);
};

/** Rounded half up per line; tax on the sum after discounts. */
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
