/** What Konak keeps money in; `_enums.json` says how each is called. */
export const CURRENCIES = ['TRY', 'EUR', 'USD'] as const;
/** The currency of the books, in which rates are told. */
export const HOME_CURRENCY = 'TRY' satisfies (typeof CURRENCIES)[number];
export type Currency = (typeof CURRENCIES)[number];
/** Those that have a rate in lira. */
export const FOREIGN_CURRENCIES = ['EUR', 'USD'] as const satisfies readonly Currency[];
