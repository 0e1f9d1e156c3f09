// R3: every commit goes wrong once, in every way.
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../json-server/store/open-store.ts';
import type { Engine } from '../../json-server/store/engine.ts';
import { type Store, StoreUnavailable } from '../../json-server/store/types.ts';
import { pay, payments } from './directory.ts';
import { MemoryDatabase } from './memory-engine.ts';

async function openOver(engine: Engine): Promise<Store> {
  const store = await openStore({ engine, log: () => undefined });
  onTestFinished(() => store.close());
  return store;
}

const COMMITS = 4;

test.each(['refused', 'unknownKept', 'unknownNotKept'] as const)(
  'R3: a commit that is %s: memory = acknowledged = kept, whichever it is',
  async (failure) => {
    for (let call = 0; call < COMMITS; call++) {
      const database = new MemoryDatabase();
      const engine = database.engine();
      const store = await openOver(engine);
      const acknowledged: string[] = [];
      const refused: unknown[] = [];
      const settle = (id: string): Promise<unknown> =>
        pay(store, id).then(
          (paid) => acknowledged.push(paid),
          (error: unknown) => refused.push(error),
        );
      for (const [at, group] of [['a'], ['b', 'c', 'd'], ['e', 'f'], ['g']].entries()) {
        if (at === call) engine.fail(failure);
        await Promise.all(group.map(settle));
      }
      const context = `call ${call}`;
      for (const error of refused) expect(error, context).toBeInstanceOf(StoreUnavailable);
      expect(refused.length > 0, context).toBe(failure !== 'unknownKept');
      expect(payments(store), context).toEqual(acknowledged);
      expect(acknowledged.length + refused.length, context).toBe(7);
      expect(payments(await openOver(database.engine())), context).toEqual(acknowledged);
      expect(store.writable, context).toBe(true);
    }
  },
);

test('R3: what is decided is seen at once, and acknowledged when it is kept', async () => {
  const engine = new MemoryDatabase().engine();
  const store = await openOver(engine);
  const steps: string[] = [];
  const commit = engine.commit.bind(engine);
  engine.commit = async (group) => {
    steps.push('given');
    await commit(group);
    steps.push('kept');
  };
  const paid = pay(store, 'a').then(() => steps.push('acknowledged'));
  expect(payments(store)).toEqual(['a']);
  await paid;
  expect(steps).toEqual(['given', 'kept', 'acknowledged']);
});
