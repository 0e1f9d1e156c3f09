import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, todayIn } from '../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../src/config/types.ts';
import { loadSeed } from '../../json-server/seed/load.ts';
import { scaleSeed } from '../../json-server/seed/scale.ts';
import { OLD_TABLES } from '../../json-server/records/old-tables.ts';
import { openStore } from '../../json-server/store/open-store.ts';
import { openSqliteEngine } from '../../json-server/store/sqlite/sqlite-engine.ts';
import type { Amounts } from '../options.ts';

export type Data = {
  /** Holds `konak.db`, our working data. */
  readonly folder: string;
  /** The same reservations for json-server. */
  readonly stockFile: string;
  /** Those of the tenant that the bench signs in to. */
  readonly rows: readonly Row[];
  /** A home of which the ledger has very many entries. */
  readonly home: string;
};

export type Size = Pick<Amounts, 'estates' | 'entries'> & { readonly rows: number };

/** What many years of statements and payouts leave on an owner's account. */
const entriesOf = (home: string, today: string, count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `bench-${index}`,
    tenantId: 'demo',
    version: 1,
    date: addDays(today, -(index % 3000) - 1),
    account: 'OWNER',
    docType: 'STATEMENT',
    docId: `bench-${index}`,
    estateId: home,
    currency: 'TRY',
    debit: index % 2 === 0 ? 100 : 0,
    credit: index % 2 === 0 ? 0 : 100,
    createdAt: `${addDays(today, -(index % 3000) - 1)}T08:00:00.000Z`,
  }));

/**
 * Makes working data of the delivered seed with `rows` reservations instead of its own. The homes are as many at every
 * size, so that rows grow by history, as they do for a real office.
 */
export async function makeData({
  root,
  folder,
  size: { rows, estates, entries: count },
}: {
  root: string;
  folder: string;
  size: Size;
}): Promise<Data> {
  const today = todayIn(new Date());
  const seed = loadSeed({ file: join(root, 'db.json'), today });
  const scaled = scaleSeed({ seed, today, reservations: rows, estates });
  const reservations = scaled['reservations'] ?? [];
  mkdirSync(folder, { recursive: true });
  const home = (scaled['estates'] ?? []).find((row) => row['tenantId'] === 'demo')?.id ?? '';
  const entries = [...(scaled['ledger-entries'] ?? []), ...entriesOf(home, today, count)];
  const data = { ...scaled, 'ledger-entries': entries };
  const engine = await openSqliteEngine({ file: join(folder, 'konak.db') });
  const store = await openStore({ engine, old: OLD_TABLES, seed: () => data });
  await store.close();
  const stockFile = `${folder}-stock.json`;
  // Compact, so that it is read as fast as can be; json-server's own writes will indent it.
  writeFileSync(stockFile, JSON.stringify({ reservations }));
  return { folder, stockFile, rows: reservations, home };
}
