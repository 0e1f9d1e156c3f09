import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFile, open, openFileStore, pay, payments } from './directory.ts';

const reset = (DB_FILE: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/db-reset.ts'], {
    env: { ...process.env, DB_FILE },
    encoding: 'utf8',
  });

test('db:reset takes the data away, not while a server has them, and says where the next ones come from', async () => {
  const { file, directory } = newFile();
  for (const name of ['auth-secret', 'scratch.json']) writeFileSync(join(directory, name), 'x');
  const store = await openFileStore({ file });
  await pay(store, 'a');
  const refused = reset(file);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('in use')]);
  await pay(store, 'b');
  expect(payments(store)).toEqual(['a', 'b']);
  await store.close();

  writeFileSync(join(directory, 'konak.json'), '{}');
  // Under the name of the earlier format, too.
  const done = reset(join(directory, 'konak.json'));
  expect([done.status, done.stdout]).toEqual([0, expect.stringContaining('reads')]);
  expect(readdirSync(directory).sort()).toEqual(['auth-secret', 'konak.json']);
  expect(payments((await open({ file })).store)).toEqual([]);
});
