/** Supported currencies; `_enums.json` has their labels. */
export const CURRENCIES = ['TRY', 'EUR', 'USD'] as const;
/** The currency of the books and of rates. */
export const HOME_CURRENCY = 'TRY' satisfies (typeof CURRENCIES)[number];
export type Currency = (typeof CURRENCIES)[number];
/** Currencies with a rate in lira. */
export const FOREIGN_CURRENCIES = ['EUR', 'USD'] as const satisfies readonly Currency[];
