/** Places that are remembered: as many steps as anybody goes back. */
const KEPT = 50;

const left = new Map<string, number>();

/** How far a long list was scrolled when its screen was left, px; 0 for a place never seen. */
export function leftAt(place: string): number {
  return left.get(place) ?? 0;
}

/** @param place the key of the history's entry, so that "back" finds it and a new visit does not */
export function rememberLeft(place: string, offset: number): void {
  left.delete(place);
  left.set(place, offset);
  const [oldest] = left.keys();
  if (left.size > KEPT && oldest !== undefined) left.delete(oldest);
}
