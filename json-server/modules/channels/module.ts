import type { Module } from '../module.ts';
import { icalRoutes } from './ical-calls.ts';
import { defineIcalEvents } from './ical/known-events.ts';
import { defineIcalTurns } from './ical/import-turns.ts';
import { commissionDefinitionRule } from './commission-definition.ts';
import { icalFeedRule } from './ical-feed.ts';
import { createIcalSchedule, isFetched } from './ical/schedule.ts';
import { ICAL_FEEDS } from './ical/run-import.ts';

/** Sales channels: commissions, and the import and export of calendars. */
export const channels: Module = {
  name: 'channels',
  rules: { 'commission-definition': commissionDefinitionRule, 'ical-feed': icalFeedRule },
  calls: icalRoutes,
  hasWaiting: (table) => [...table(ICAL_FEEDS).all()].some(isFetched),
  define: (define) => {
    defineIcalEvents(define);
    defineIcalTurns(define);
  },
  start: ({ records, config, fetcher, watch }) => createIcalSchedule({ records, config, fetcher, watch }).stop,
};
