import { expect, test } from 'vitest';
import { createRequests, REQUESTS, REQUESTS_TABLE } from '../../json-server/records/requests.ts';
import { writtenInSlices } from '../../json-server/records/staged-request.ts';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import { strictStore } from './strict-store.ts';

/** Longer than a slice, so that whoever else waits has a turn before it is written. */
const takeLong = () => {
  const end = performance.now() + 20;
  while (performance.now() < end);
};

test('two who work beside the store at once, and read a whole table, are both through: one first, the other after it', async () => {
  const store = strictStore(createMemoryStore());
  store.define(REQUESTS, REQUESTS_TABLE);
  store.define('_runs', { unique: [], ordered: {}, search: [] });
  const requests = createRequests({ store, clock: () => 0 });
  const write = () =>
    writtenInSlices({ store, requests }, { key: undefined, owner: [], body: Buffer.from('') }, function* (piece) {
      const count = piece((tx) => {
        const { size } = tx.table('_runs', 't');
        takeLong();
        tx.put('_runs', 't', { id: `n${size}`, tenantId: 't' });
        return size;
      });
      yield;
      return { status: 200, json: String(count) };
    });
  const answers = await Promise.all([write(), write()]);
  expect(answers.map(({ json }) => json).toSorted()).toEqual(['0', '1']);
});
