import { createHash } from 'node:crypto';
import { converter } from '../../../src/domain/statements/convert.ts';
import { monthOf, type Period, periodOf, yearOf } from '../../../src/domain/statements/period.ts';
import {
  type MonthPlan,
  planMonth,
  type PlannedStatement,
  type SkipReason,
} from '../../../src/domain/statements/plan.ts';
import type { Json } from '../../../src/config/types.ts';
import type { GenerateAnswer } from '../../../src/wire/statements.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { RecordWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import { estateName } from './account.ts';
import { type Books, openBooks } from './facts.ts';
import { contractOf, STATEMENTS, statementsOfEstate, type StatementTables } from './stored.ts';
import type { StatementsRow } from '../../live/rows/stored/statements.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';

/** Estates per transaction; other requests are answered in between. */
const BATCH = 3;

/** Stored beside the lines, so that unchanged facts are recognised. */
const hashOf = (lines: PlannedStatement['lines']): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 32);

type EstateResult = {
  readonly writes: readonly RecordWrite[];
  readonly created: number;
  readonly updated: number;
  readonly skipped: ReadonlySet<SkipReason>;
};

/** One month of one home: the writes it needs. Later drafts follow, since open months are recalculated. */
export function generateEstate(table: StatementTables, estate: EstatesRow, period: Period, books: Books): EstateResult {
  const { payoutCurrency: currency, ...contract } = contractOf(estate);
  const statements = statementsOfEstate(table, estate.id);
  const facts = books.facts(table, estate);
  const rates = books.rates(table);
  const since = books.since(table, period);
  const plan = (month: Period): MonthPlan =>
    planMonth({
      estateId: estate.id,
      period: month,
      currency,
      contract,
      facts,
      statements,
      since,
      converterOf: (of, usedRates) =>
        converter({
          currency,
          rates,
          usedRates,
          type: of?.exchangeRateType ?? 'TCMB_BUYING',
          manualRate: of?.exchangeRate ?? undefined,
        }),
    });
  const asked = plan(period);
  const open = statements.filter((one) => one.status === 'DRAFT' && one.currency === currency);
  const later = [...new Set(open.map(periodOf).filter((month) => month > period))].toSorted();
  const follow = later.flatMap((month) => plan(month).statements.filter(({ isNew }) => !isNew));
  const writes: RecordWrite[] = [];
  let created = 0;
  let updated = 0;
  for (const { id, isNew, investorId, lines } of [...asked.statements, ...follow]) {
    const sourcesHash = hashOf(lines);
    const stored = statements.find((one) => one.id === id);
    if (!isNew && stored?.sourcesHash === sourcesHash) continue;
    const set: { readonly [key: string]: Json } = { lines, sourcesHash, terms: contract };
    const at = isNew ? period : '';
    if (isNew) created += 1;
    else updated += 1;
    writes.push(
      isNew
        ? {
            collection: STATEMENTS,
            create: {
              id,
              estateId: estate.id,
              investorId,
              currency,
              period: at,
              year: yearOf(at),
              month: monthOf(at),
              ...set,
            } satisfies ValuesOf<StatementsRow>,
          }
        : { collection: STATEMENTS, id, set, action: 'refresh' },
    );
  }
  return { writes, created, updated, skipped: asked.skipped };
}

type Generate = {
  /** Tables of the company that the statements belong to. */
  readonly table: StatementTables;
  readonly asSystem: AsSystem;
  readonly tenant: string;
  readonly period: Period;
  readonly offset: number;
  readonly limit: number;
};

/**
 * AC5: generates the statements of a month for all homes, or for a number of them from a position on, some homes per
 * transaction. A repeated call finds the same facts and writes nothing.
 */
export async function generateMonth(setup: Generate): Promise<GenerateAnswer> {
  const { table: tables, asSystem, tenant, period, offset, limit } = setup;
  const homes = [...tables('estates').all()].filter((row) => row.isPlaceholder !== true);
  const ids = homes.map(({ id }) => id).toSorted();
  const wanted = ids.slice(offset, offset + limit);
  const books = openBooks();
  const answer = { created: 0, updated: 0, skipped: [] as { estateId: string; estate: string; reason: SkipReason }[] };
  for (let at = 0; at < wanted.length; at += BATCH) {
    const { results } = await asSystem(tenant, ({ table }) => {
      const found = wanted.slice(at, at + BATCH).flatMap((id) => table('estates').get(id) ?? []);
      const made = found.map((estate) => ({ estate, result: generateEstate(table, estate, period, books) }));
      return { writes: made.flatMap(({ result }) => result.writes), results: made };
    });
    for (const { estate, result } of results) {
      answer.created += result.created;
      answer.updated += result.updated;
      const name = estateName(estate);
      for (const reason of result.skipped) answer.skipped.push({ estateId: estate.id, estate: name, reason });
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { ...answer, total: ids.length };
}
