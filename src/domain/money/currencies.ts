/** What Konak keeps money in; `_enums.json` says how each is called. */
export const CURRENCIES = ['TRY', 'EUR', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
/** Those that have a rate in lira. */
export const FOREIGN_CURRENCIES = ['EUR', 'USD'] as const satisfies readonly Currency[];
