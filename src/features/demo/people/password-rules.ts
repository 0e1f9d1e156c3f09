/** What a new password must have here; the product's own rules are the server's. */
export const PASSWORD_RULES = ['length', 'cases', 'symbol'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const LEAST = 8;
const MEETS: { readonly [Rule in PasswordRule]: (password: string) => boolean } = {
  length: (password) => Array.from(password).length >= LEAST,
  cases: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  symbol: (password) => /[^\p{L}]/u.test(password.trim()),
};

export const meetsRule = (password: string, rule: PasswordRule): boolean => MEETS[rule](password);
