/** 0 too short, 1 weak, 2 fair, 3 strong. */
export type Strength = 0 | 1 | 2 | 3;

/** Characters the server asks for at least. */
const SHORTEST = 10;

/**
 * How hard a password is to guess, roughly: length counts most, then how many kinds of characters and how few repeats.
 * Advice only; the server decides about the length alone.
 */
export function strengthOf(password: string): Strength {
  if (password.length < SHORTEST) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (different < 6) return 1;
  const points =
    (password.length >= 14 ? 1 : 0) + (password.length >= 20 ? 1 : 0) + (kinds >= 2 ? 1 : 0) + (kinds >= 3 ? 1 : 0);
  return points >= 3 ? 3 : points >= 1 ? 2 : 1;
}
