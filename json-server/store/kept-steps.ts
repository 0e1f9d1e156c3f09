import { oncePer } from '../../src/config/once-per.ts';
import type { Row } from '../../src/config/types.ts';
import type { WriteStep } from './core.ts';
import type { KeptRow, KeptStep, UniqueChange } from './engine.ts';
import { uniqueForm } from './collation.ts';
import { spanReader } from './span-of.ts';
import type { OldSpec, OccupiedSpan, SpanSpec, TableSpec } from './types.ts';
import { uniqueValueOf } from './unique-value.ts';
import { momentText } from './row-text.ts';

/** A row in the form an engine stores. @param before the row it replaces */
export function keptRow(row: Row, before: Row | undefined, spec: TableSpec): KeptRow {
  const { old } = spec;
  return {
    version: typeof row['version'] === 'number' ? row['version'] : 0,
    body: JSON.stringify(row),
    ...(old && { old: oldOf(row, old) }),
    ...guardedValues(row, before, spec),
  };
}

/** The values of a table that the database guards. */
export type Guarded = Pick<TableSpec, 'unique' | 'span'>;

/** Guarded values of a row. @param before the row it replaces: only changed values are returned */
export function guardedValues(row: Row, before: Row | undefined, spec: Guarded): Pick<KeptRow, 'span' | 'unique'> {
  const unique = spec.unique.length === 0 ? [] : changedUnique(row, before, spec.unique);
  const span = changedSpan(row, before, spec);
  return { ...(span !== undefined && { span }), ...(unique.length > 0 && { unique }) };
}

/** The steps of a transaction in the form an engine stores. */
export function keptSteps(steps: readonly WriteStep[], specOf: (collection: string) => TableSpec): KeptStep[] {
  return steps.map(({ collection, tenant, id, before, after }) => {
    const which = { collection, tenant, id };
    return after === undefined ? which : { ...which, row: keptRow(after, before, specOf(collection)) };
  });
}

/** Made once per declaration. */
const readerOf = oncePer((spec: SpanSpec) => spanReader(spec));

/** @returns undefined if unchanged or not guarded */
function changedSpan(row: Row, before: Row | undefined, { span }: Guarded): OccupiedSpan | null | undefined {
  if (span?.isExclusive !== true) return undefined;
  const spanOf = readerOf(span);
  const now = wholeSpan(spanOf(row));
  if (before === undefined) return now ?? undefined;
  return JSON.stringify(now) === JSON.stringify(wholeSpan(spanOf(before))) ? undefined : now;
}

function oldOf(row: Row, { by, at }: OldSpec): { readonly by: string | null; readonly at: string } {
  const value = by === undefined ? null : row[by];
  return { by: typeof value === 'string' ? value : null, at: momentText(row[at]) };
}

/** A row without days, or with days that end before they begin, has no span. */
const wholeSpan = (span: OccupiedSpan | undefined): OccupiedSpan | null =>
  span !== undefined && span.of !== '' && span.from !== '' && span.from < span.to ? span : null;

function changedUnique(row: Row, before: Row | undefined, keys: readonly string[]): UniqueChange[] {
  return keys.flatMap((key): UniqueChange[] => {
    const now = uniqueForm(uniqueValueOf(row, key)) ?? null;
    const then = (before && uniqueForm(uniqueValueOf(before, key))) ?? null;
    return now === then ? [] : [[key, now]];
  });
}
