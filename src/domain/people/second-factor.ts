/** `reason` of the 403 for a person who must first set up a second factor. */
export const SECOND_FACTOR_NEEDED = 'secondFactorNeeded';
/** Seconds an authenticator code is valid. */
export const STEP_SECONDS = 30;
export const CODE_DIGITS = 6;
/** Number of recovery codes, for a lost phone. */
export const RECOVERY_CODES = 10;
/** Characters of one; 5 bits each, too many to try. */
const RECOVERY_LENGTH = 16;
/** Without letters and digits that are easily confused (RFC 4648 base32). */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A recovery code in written form, `ABCD-EFGH-IJKL-MNOP`. @param bytes 16 random ones */
export function recoveryCode(bytes: Uint8Array): string {
  const signs = Array.from(bytes.slice(0, RECOVERY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

/** A typed text as an authenticator code, a recovery code, or neither. */
export function readCode(typed: string): { readonly is: 'code' | 'recovery'; readonly code: string } | undefined {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  if (/^[0-9]{6}$/.test(code)) return { is: 'code', code };
  return /^[A-Z2-7]{16}$/.test(code) ? { is: 'recovery', code } : undefined;
}

/** The 30-second step of a moment. @param now ms since 1970 */
export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS);
