import { createHash } from 'node:crypto';
import { isIsoInstant } from '../../../src/domain/calendar/iso-date.ts';
import { cachedDayNumber } from '../cached-day-number.ts';
import { AlreadyThere } from '../types.ts';
import type { OldSpec, OccupiedSpan } from '../types.ts';
import type { CommitGroup, KeptRow, KeptStep } from '../engine.ts';

type Second = OldSpec['second'];
/** How each collection handles a second row with the same id. */
export type SecondOf = (collection: string) => Second;

export type Put = KeptStep & { readonly row: KeptRow };
type Net = { readonly gone: readonly KeptStep[]; readonly puts: Readonly<Record<Second, readonly Put[]>> };

const isPut = (step: KeptStep): step is Put => step.row !== undefined;
const keyOf = ({ collection, tenant, id }: KeptStep): string => JSON.stringify([collection, tenant, id]);

/** A step has the changed guarded values: both steps of a row count. */
function together(earlier: Put | undefined, later: Put): Put {
  if (earlier === undefined) return later;
  const span = later.row.span === undefined ? earlier.row.span : later.row.span;
  const unique = [...new Map([...(earlier.row.unique ?? []), ...(later.row.unique ?? [])])];
  return { ...later, row: { ...later.row, unique, ...(span !== undefined && { span }) } };
}

/** The result for each row. A row removed and put again is deleted first, so it moves to the end. */
function netOf(steps: readonly KeptStep[], secondOf: SecondOf): Net {
  const gone = new Map<string, KeptStep>();
  const put = new Map<string, Put>();
  for (const step of steps) {
    const key = keyOf(step);
    const second = secondOf(step.collection);
    if (!isPut(step)) {
      put.delete(key);
      gone.set(key, step);
    } else if (!put.has(key) || second === 'replaces') put.set(key, together(put.get(key), step));
    else if (second === 'isRefused') throw new AlreadyThere(step.id);
  }
  const puts: Record<Second, Put[]> = { replaces: [], isDropped: [], isRefused: [] };
  for (const step of put.values()) puts[secondOf(step.collection)].push(step);
  return { gone: [...gone.values()], puts };
}

/** Longer values do not fit into an index: they are told apart by their digest. */
const LONGEST = 400;

/** Text the database can store: without zero characters and unpaired surrogates. */
function textOf(value: string): string {
  const text = /[\0\ud800-\udfff]/u.test(value) ? JSON.stringify(value) : value;
  return text.length > LONGEST ? createHash('sha256').update(text).digest('hex') : text;
}

/** Valid days, the first before the last; anything else has no nights. */
function daysOf(span: OccupiedSpan | null): { of: string; from: number; to: number; until: string | null } | undefined {
  if (span === null) return undefined;
  const from = cachedDayNumber(span.from);
  const to = cachedDayNumber(span.to);
  return from < to ? { of: textOf(span.of), from, to, until: isIsoInstant(span.until) ? span.until : null } : undefined;
}

const names = (steps: readonly KeptStep[]): string[][] => [
  steps.map(({ collection }) => collection),
  steps.map(({ tenant }) => tenant),
  steps.map(({ id }) => id),
];

type SpanEntry = KeptStep & { readonly days: ReturnType<typeof daysOf> };
type UniqueEntry = KeptStep & { readonly key: string; readonly value: string | null };

/** The changed guarded values of rows. */
export function guardsOf(puts: readonly Put[]): { readonly spans: SpanEntry[]; readonly unique: UniqueEntry[] } {
  const spans = puts.flatMap((step) => (step.row.span === undefined ? [] : [{ ...step, days: daysOf(step.row.span) }]));
  const unique = puts.flatMap((step) =>
    (step.row.unique ?? []).map(([key, value]) => ({ ...step, key, value: value === null ? null : textOf(value) })),
  );
  return { spans, unique };
}

/** Collection, company, id, thing, first and last day, expiry. */
export const spanColumns = (spans: readonly SpanEntry[]): unknown[][] => [
  ...names(spans),
  spans.map(({ days }) => days?.of ?? null),
  spans.map(({ days }) => days?.from ?? null),
  spans.map(({ days }) => days?.to ?? null),
  spans.map(({ days }) => days?.until ?? null),
];

/** Collection, company, id, key, value. */
export const uniqueColumns = (unique: readonly UniqueEntry[]): unknown[][] => [
  ...names(unique),
  unique.map(({ key }) => key),
  unique.map(({ value }) => value),
];

/** The arguments of `konak_commit`. */
export type GroupColumns = { readonly values: readonly unknown[]; readonly once: readonly KeptStep[] };

/** A group as the columns `konak_commit` takes. @throws AlreadyThere */
export function groupColumns(group: CommitGroup, clock: string, secondOf: SecondOf): GroupColumns {
  const { gone, puts: parts } = netOf(group.steps, secondOf);
  const { replaces, isDropped, isRefused: once } = parts;
  const puts = [...replaces, ...isDropped, ...once];
  const { spans, unique } = guardsOf(puts);
  const changed = new Map([...group.decidedAt.keys()].map((tenant) => [tenant, new Map<string, [string, string]>()]));
  for (const { collection, tenant, id } of group.steps) {
    changed.get(tenant)?.set(`${collection}/${id}`, [collection, id]);
  }
  const values = [
    group.id,
    clock,
    [...group.decidedAt.keys()],
    [...group.decidedAt.values()],
    [...changed.values()].map((keys) => JSON.stringify([...keys.values()])),
    ...names(gone),
    ...names(puts),
    puts.map(({ row }) => row.version),
    puts.map(({ row }) => row.body),
    puts.map(({ row }) => row.old?.by ?? null),
    puts.map(({ row }) => row.old?.at ?? null),
    replaces.length,
    isDropped.length,
    ...spanColumns(spans),
    ...uniqueColumns(unique),
  ];
  return { values, once };
}
