import { permitSummary } from '../../../src/domain/estates/permit.ts';
import { holdsAll } from '../../live/rows/rows.ts';
import type { RowPut, DomainWrite } from '../../live/rules/domain-write.ts';
import type { LegalPermitsRow } from '../../live/rows/stored/legal-permits.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';

export const PERMITS = 'legal-permits';
const ESTATES = 'estates';

/** Every permit of a home, as the transaction sees them. */
export const permitsOf = (table: DomainWrite['table'], estateId: string): LegalPermitsRow[] =>
  table(PERMITS).equal('estateId', estateId);

/** The home with the summary of its permits on a day; undefined if it is up to date. */
export function summedPermits(
  estate: EstatesRow,
  permits: Parameters<typeof permitSummary>[0],
  today: string,
): EstatesRow | undefined {
  const summary = permitSummary(permits, today);
  // Its version stays: nobody edited the home.
  return holdsAll(estate, summary) ? undefined : { ...estate, ...summary };
}

/**
 * ES7: the homes whose permits a write changes, with their new summary.
 * @param after the permit as it will be; undefined = it is deleted
 */
export function estatesOfPermit({
  before,
  after,
  table,
  today,
}: Pick<DomainWrite<LegalPermitsRow>, 'table' | 'before'> & {
  readonly after: LegalPermitsRow | undefined;
  readonly today: string;
}): RowPut[] {
  const ids = new Set([before, after].flatMap((row) => (row ? [row.estateId] : [])));
  const own = before?.id ?? after?.id;
  return [...ids].flatMap((id): RowPut[] => {
    const estate = table(ESTATES).get(id);
    if (estate === undefined) return [];
    const others = permitsOf(table, id).filter((row) => row.id !== own);
    const mine = after && after.estateId === id ? [after] : [];
    const row = summedPermits(estate, [...others, ...mine], today);
    return row ? [{ collection: ESTATES, row }] : [];
  });
}
