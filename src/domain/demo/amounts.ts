/** The number in a dollar text: `$1,299.50` → 1299.5, `-$20` → -20. NaN when there is none. */
export function dollarAmount(text: string): number {
  const plain = text.replace(/[$,\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

/** @param dollars any number; shown without cents when it has none: 1299.5 → `$1,299.50`, 89 → `$89` */
export function dollarText(dollars: number): string {
  const [whole = '', cents = '00'] = Math.abs(dollars).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${dollars < 0 ? '-' : ''}$${grouped}${cents === '00' ? '' : `.${cents}`}`;
}
