/** Characters of a number that stay, at most. */
const SHOWN = 4;

/** KB5: an identity number as lists, histories and messages show it: a third of it at most, from its end. */
export function masked(number: string): string {
  const shown = Math.min(SHOWN, Math.floor(number.length / 3));
  return '•'.repeat(number.length - shown) + number.slice(number.length - shown);
}
