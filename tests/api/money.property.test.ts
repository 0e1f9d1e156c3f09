import { expect, test } from 'vitest';
import { HttpError } from '../../json-server/http/http-error.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import { createRandom } from '../../json-server/seed/random.ts';
import { moneyViolations } from '../crash/money-invariants.ts';
import { MONEY_TENANT, moneyRows, operation } from '../crash/money-operations.ts';
import { startApp } from './support.ts';

const OPERATIONS = 800;

test('PA1–PA5: whatever people do with money, the ledger balances and says what the payments say', async () => {
  const app = await startApp({ rows: moneyRows() });
  const asSystem = asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now });
  let done = 0;
  let refused = 0;
  for (let number = 1; number <= OPERATIONS; number += 1) {
    try {
      // Chance begins anew with each run of the work, which a store may run more than once.
      await asSystem(MONEY_TENANT, (context) =>
        operation({ random: createRandom(`money ${number}`), id: `m-${number}`, ...context }),
      );
      done += 1;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      refused += 1;
    }
    // Nothing of what was refused is there either.
    if (number % 100 === 0) expect(moneyViolations(app.store)).toEqual([]);
  }
  expect(Math.min(done, refused)).toBeGreaterThan(OPERATIONS / 10);
  await app.close();
});
