/** Maximum visible characters of a number. */
const SHOWN = 4;

/** KB5: an identity number for lists, histories and messages: at most a third of it, from its end. */
export function maskedNumber(number: string): string {
  const shown = Math.min(SHOWN, Math.floor(number.length / 3));
  return '•'.repeat(number.length - shown) + number.slice(number.length - shown);
}
