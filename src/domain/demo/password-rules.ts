/** Requirements for a new password in the demo's account settings. */
export const PASSWORD_RULES = ['length', 'lower', 'upper', 'sign'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const SHORTEST = 8; // characters
const MEETS: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => Array.from(password).length >= SHORTEST,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  sign: (password) => /[^\p{L}]/u.test(password),
};

/** The rules a password breaks, in display order. */
export const brokenPasswordRules = (password: string): readonly PasswordRule[] =>
  PASSWORD_RULES.filter((rule) => !MEETS[rule](password));
