import { FACTORS, SETTINGS } from './second-factors.ts';
import { ONE_TIME_LINKS } from './one-time-links.ts';
import { USERS } from './authenticate.ts';

/**
 * Tables that identify the account or link of a caller; always in memory for every company, even when the rest is not.
 */
export const ACCOUNT_TABLES: readonly string[] = [USERS, SETTINGS, FACTORS, ONE_TIME_LINKS];
