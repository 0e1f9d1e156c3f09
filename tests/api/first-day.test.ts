import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSeed, partSeed } from '../../json-server/seed/load.ts';
import { startApp } from './support.ts';

const FILE = join(import.meta.dirname, '..', '..', 'db.json');

/** Lists and views that may begin with nothing, by the reason. */
const MAY_BE_EMPTY: Readonly<Record<string, readonly string[]>> = {
  'Made by a person or the clock when something happens that no day begins with.': [
    'access-log',
    'automation-runs',
    'automation-runs failed',
    'cash-counts',
    'cash-counts waiting',
    'cash-counts differences',
    'payout-batches',
    'rate-fetches',
    'damages',
    'damages open',
    'damages mine',
    'feeds',
    'api-keys',
    'webhooks',
    'webhook-deliveries',
    'webhooks active',
    'webhooks trouble',
    'webhook-deliveries open',
    'webhook-deliveries trouble',
    'messages waiting',
    'messages reminders',
    'messages campaigns',
    'kbs-notifications corrections',
    'housekeeping-tasks rejected',
    'guests merged',
    'channel-conflicts',
    'channel-conflicts open',
    'channel-conflicts no-permit',
    'channel-conflicts kept',
  ],
  'The work of yesterday is done.': [
    'housekeeping-tasks overdue',
    'housekeeping-tasks pinned',
    'reservations late-arrivals',
    'reservations late-departures',
  ],
  'The administrator cleans no homes.': ['housekeeping-tasks mine'],
  'The reader runs the month end.': ['statements draft', 'statements toPublish'],
  'By the draw of the days: no owner need be in debt, no card need be charged twice.': [
    'statements debt',
    'card-payment-orders attention',
    'card-payment-orders refunds',
  ],
  'Nothing was paid back or posted by mistake yet.': [
    'accounting-collections refunds',
    'accounting-collections reversed',
    'operational-collections refunds',
    'operational-collections reversed',
    'reservations refund-due',
    'unconfirmed-reservations paid',
  ],
  'No company is shut, no campaign runs, no text is being written, no new rate is known, each draft has a price.': [
    'tenants shut',
    'campaigns running',
    'contract-texts drafts',
    'dated-rates ahead',
    'estate-drafts no-price',
  ],
};
const allowed = new Set(Object.values(MAY_BE_EMPTY).flat());

async function listsOf(today: string): Promise<{ readonly empty: string[]; readonly known: Set<string> }> {
  const rows = partSeed({ seed: loadSeed({ file: FILE, today }), isClaimed: () => true }).claimed;
  const app = await startApp({ rows });
  app.clock.now = Date.parse(`${today}T09:00:00.000Z`);
  try {
    const empty: string[] = [];
    const known = new Set<string>();
    for (const { name, api, list, routes, single, only } of app.resources) {
      // What is only opened from elsewhere has no list.
      if (only && !only.includes('list')) continue;
      if (api.routed || single || !routes.list.startsWith('/v1/')) continue;
      for (const view of ['', ...list.views.filter(({ isUnlisted }) => !isUnlisted).map(({ id }) => id)]) {
        const path = `/api/${api.path}?pageSize=5${view === '' ? '' : `&view=${view}`}`;
        const { status, body, text } = await app.call('GET', path, { as: 'admin' });
        if (status !== 200) throw new Error(`${path}: ${text}`);
        known.add(`${name} ${view}`.trim());
        if (body.total === 0) empty.push(`${name} ${view}`.trim());
      }
    }
    return { empty, known };
  } finally {
    await app.close();
  }
}

describe('on the first day no list of the product is empty', () => {
  test.each(['2026-11-20', '2027-03-15'])(
    '%s',
    async (today) => {
      const { empty, known } = await listsOf(today);
      expect(empty.filter((list) => !allowed.has(list))).toEqual([]);
      expect([...allowed].filter((list) => !known.has(list))).toEqual([]);
    },
    120_000,
  );
});
