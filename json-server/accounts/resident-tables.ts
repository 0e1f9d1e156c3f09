import { FACTORS, SETTINGS } from './second-factors.ts';
import { LINKS } from './one-time-links.ts';
import { INVESTORS } from './portal.ts';
import { USERS } from './authenticate.ts';

/** Of card payments: a link names the order and not the company. */
const ORDERS = 'card-payment-orders';

/**
 * Tables that are in memory of every company, whether or not it is there itself: what tells whose account, link or
 * secret somebody brings. All of them are small.
 */
export const RESIDENT_TABLES: ReadonlySet<string> = new Set([USERS, SETTINGS, FACTORS, LINKS, INVESTORS, ORDERS]);
