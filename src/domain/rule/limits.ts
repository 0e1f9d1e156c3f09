/** Nights; no stay is longer, so guests who arrived earlier have left. */
export const LONGEST_STAY = 366;
/** Guests of one stay, adults and children each. */
export const MAX_GUESTS = 30;
/** The highest minimum stay a price or season may set, in nights. */
export const LONGEST_MINIMUM = 365;
