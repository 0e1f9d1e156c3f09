/** Middle value (the lower of two); NaN of none. Values that are not finite (a run that failed) do not count. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Three significant digits, thousands grouped: `0.0124`, `12.4`, `1,240`. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value !== 0 && Math.abs(value) < 100) return String(Number(value.toPrecision(3)));
  return Math.round(value).toLocaleString('en-GB');
}
