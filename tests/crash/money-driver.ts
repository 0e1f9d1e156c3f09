/**
 * The process that is killed: sixteen people who work with money on one store, through the product's own rules. The id of
 * what each made is printed once it is safe, `-` for what was refused. Argument: where the data lie (`opening.ts`).
 */
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { HttpError } from '../../json-server/http/http-error.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import { createRandom } from '../../json-server/seed/random.ts';
import { StoreUnavailable } from '../../json-server/store/types.ts';
import { MONEY_TENANT, operation } from './money-operations.ts';
import { openMoneyStore, shippedConfig } from './money-store.ts';

const PEOPLE = 16;
const [at = ''] = process.argv.slice(2);
const config = await shippedConfig();
const store = await openMoneyStore(at, config);
// The same people come back after a crash; what they make is new.
const begun = store.table('history', MONEY_TENANT).size;
const asSystem = asSystemOf({ store, config, clock: Date.now });

async function work(person: number): Promise<never> {
  for (let number = 1; ; number += 1) {
    const id = `m-${begun}-${person}-${number}`;
    try {
      // It may be decided more than once: each time from the same chance, and only the last counts.
      const writes = await asSystem(MONEY_TENANT, (context) =>
        operation({ random: createRandom(`money ${begun} ${person} ${number}`), id, ...context }),
      );
      const isMade = writes.some((one) => 'create' in one && one.create.id === id);
      writeSync(1, `${isMade ? id : '='}\n`);
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        await setTimeout(20);
        continue;
      }
      if (!(error instanceof HttpError)) throw error;
      writeSync(1, '-\n');
      // A refusal waits for no disk: others come first.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

writeSync(1, 'ready\n');
await Promise.all(Array.from({ length: PEOPLE }, (_, person) => work(person)));
