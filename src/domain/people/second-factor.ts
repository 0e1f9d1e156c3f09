/** `reason` of the 403 for somebody who has to set up a second factor before anything else. */
export const SECOND_FACTOR_NEEDED = 'secondFactorNeeded';
/** Seconds a code of the authenticator counts. */
export const STEP_SECONDS = 30;
export const CODE_DIGITS = 6;
/** How many codes there are for the day on which the phone is lost. */
export const RECOVERY_CODES = 10;
/** Characters of one; 5 bits each, so that nobody tries them all. */
const RECOVERY_LENGTH = 16;
/** Without the letters and digits that people take for one another (RFC 4648 base32). */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A recovery code as it is written down, `ABCD-EFGH-IJKL-MNOP`. @param bytes 16 random ones */
export function recoveryCode(bytes: Uint8Array): string {
  const signs = Array.from(bytes.slice(0, RECOVERY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

/** What a person typed, as a code of the authenticator, as a recovery code, or as neither. */
export function readCode(typed: string): { readonly is: 'code' | 'recovery'; readonly code: string } | undefined {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  if (/^[0-9]{6}$/.test(code)) return { is: 'code', code };
  return /^[A-Z2-7]{16}$/.test(code) ? { is: 'recovery', code } : undefined;
}

/** The 30-second step a moment lies in. @param now ms since 1970 */
export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS);
