// PostgreSQL as an engine, on a real server: the contract of engines, several servers on one database, lines that break, a
// database that is away, who sees what.
import { describe } from 'vitest';
import { keepsTheEngineContract } from './engine-contract.ts';
import { isThere, newDatabase, open, run } from './postgres.ts';

describe.skipIf(!isThere)('PostgreSQL', () => {
  keepsTheEngineContract({
    name: 'postgres',
    make: async () => {
      const url = await newDatabase();
      const engine = await open(url);
      return {
        engine,
        reopen: async () => {
          await engine.close();
          return open(url);
        },
        query: (sql) => run(url, sql),
      };
    },
  });
});
