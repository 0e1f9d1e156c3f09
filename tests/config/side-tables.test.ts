import { expect, test } from 'vitest';
import { openSideTables } from '../../json-server/store/postgres/side-tables.ts';
import { StoreUnavailable } from '../../json-server/store/types.ts';
import { isThere, newDatabase, run } from '../store/postgres.ts';

test.runIf(isThere)('a line that breaks between two statements ends the transaction, and nothing else', async () => {
  const url = await newDatabase();
  const tables = openSideTables(url, 'create table if not exists side (id int)');
  const cut = tables.transact(async (client) => {
    await client.query('insert into side values (1)');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await run(url, `select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
    await ended;
  });
  await expect(cut).rejects.toThrow(StoreUnavailable);
  expect(await tables.query('select * from side')).toEqual([]);
  await tables.close();
});
