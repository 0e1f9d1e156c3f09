/** Nights; no stay is longer, so whoever arrived earlier has left. */
export const LONGEST_STAY = 366;
/** Guests of one stay, grown-ups and children each. */
export const MAX_GUESTS = 30;
/** Nights that a price or a season may ask for at least. */
export const LONGEST_MINIMUM = 365;
