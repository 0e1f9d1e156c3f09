import { FACTORS, SETTINGS } from './second-factors.ts';
import { ONE_TIME_LINKS } from './one-time-links.ts';
import { USERS } from './authenticate.ts';

/** What tells whose account or link somebody brings: in memory of every company, whether or not it is there itself. */
export const ACCOUNT_TABLES: readonly string[] = [USERS, SETTINGS, FACTORS, ONE_TIME_LINKS];
