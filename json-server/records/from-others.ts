import { computeValue, isAnswered } from '../../src/config/compute.ts';
import { answeredFields } from '../../src/config/link-computed.ts';
import type { Field, Json, Resource, Row } from '../../src/config/types.ts';
import { ownValue } from '../../src/config/values.ts';
import type { TableReader } from '../store/types.ts';
import { type Context, tableOf, callValues } from './context.ts';
import { datesOf } from './next-dates.ts';
import { andFilters, type Filter, filterFor, scopeOf } from './scope.ts';

/** The records that a field is computed from, limited to those the caller may see. */
export type SourceRecords = {
  readonly table: TableReader;
  /** The field read from them; absent = they are counted. */
  readonly owner: Field | undefined;
  readonly key: string;
  readonly via: string;
  readonly today: string;
  readonly filter: Filter | undefined;
};

/** Undefined if the caller has no access: records they could not list must not leak (S16). */
function askedOf(context: Context, resource: Resource, field: Field): SourceRecords | undefined {
  const rule = field.compute;
  if (!rule || !isAnswered(rule) || 'given' in rule || 'of' in rule) return undefined;
  const [name, key] = 'next' in rule ? rule.next : 'sumOf' in rule ? rule.sumOf : [rule.countOf, undefined];
  const children = ownValue(resource.fields, name);
  const target = children?.type === 'children' ? context.snapshot.config.resources[children.resource] : undefined;
  if (children?.type !== 'children' || !target) return undefined;
  const { can, readable } = context.snapshot.rightsOf({ role: context.caller.role, resource: target });
  const owner = Object.values(target.fields).find(
    (one) => one.name === key || (one.type === 'dateRange' && (one.start === key || one.end === key)),
  );
  if (!can.has('list') || !readable.has(children.via)) return undefined;
  if (key !== undefined && !(owner && readable.has(owner.name))) return undefined;
  const own = rule.where && filterFor({ context, resource: target, where: rule.where });
  const filter = andFilters(scopeOf(context, target), own);
  const table = tableOf(context, target);
  return { table, owner, key: key ?? '', via: children.via, today: callValues(context).today, filter };
}

/** The value computed from the records that refer to this one: their nearest date, their sum or their number. */
function answerOf(context: Context, resource: Resource, field: Field, row: Row): Json {
  if (field.compute && 'of' in field.compute) return referredValue(context, resource, field.compute.of, row);
  const asked = askedOf(context, resource, field);
  if (!asked || !field.compute) return null;
  if ('next' in field.compute) return datesOf(asked).get(row.id) ?? null;
  const { table, via, filter } = asked;
  const found = table.equal(via, row.id).filter((child) => filter?.matches(child) ?? true);
  return 'countOf' in field.compute ? found.length : sumOf(field, row, asked, found);
}

type Referred = readonly [ref: string, key: string];

/** The table that a reference leads into. */
function referredTable(context: Context, resource: Resource, [ref]: Referred): TableReader | undefined {
  const field = ownValue(resource.fields, ref);
  const target = field?.type === 'ref' ? context.snapshot.config.resources[field.resource] : undefined;
  return target && tableOf(context, target);
}

/** A caller who may read the field gets the value, even without access to the record that holds it. */
function referredValue(context: Context, resource: Resource, of: Referred, row: Row): Json {
  const [ref, key] = of;
  const id = ownValue(row, ref);
  const found = typeof id === 'string' ? referredTable(context, resource, of)?.get(id) : undefined;
  return (found && ownValue(found, key)) ?? null;
}

/** Null if any amount has another currency than the field, because then there is no sum. */
function sumOf(field: Field, row: Row, { owner, key }: SourceRecords, found: readonly Row[]): number | null {
  const wanted = currencyOf(field, row);
  let sum = 0;
  for (const child of found) {
    const value = child[key];
    if (typeof value !== 'number') continue;
    if (owner?.type === 'money' && currencyOf(owner, child) !== wanted) return null;
    sum += value;
  }
  return Number.isSafeInteger(sum) || field.type === 'number' ? sum : null;
}

function currencyOf(field: Field, row: Row): Json {
  if (field.type !== 'money') return null;
  return field.currency ?? ownValue(row, field.currencyField ?? '') ?? null;
}

/**
 * Values that depend on other records, and values computed from those, by field. null = there is none, or the caller
 * may not see it.
 */
export function fromOthersOf(
  context: Context,
  resource: Resource,
  fields: readonly Field[],
  row: Row,
): Record<string, Json> {
  if (fields.length === 0) return {};
  const answered = new Set(fields.flatMap((field) => answeredFields(field, resource.fields)));
  const answers = [...answered].map((field) => [field.name, answerOf(context, resource, field, row)] as const);
  const whole = { ...row, ...Object.fromEntries(answers) };
  return Object.fromEntries(fields.map((field) => [field.name, computeValue({ field, row: whole })]));
}

/** A key for everything that those values depend on besides the row. */
export function fromOthersStamp(context: Context, resource: Resource, fields: readonly Field[]): string {
  return fields
    .flatMap((field) => answeredFields(field, resource.fields))
    .map((field) => {
      if (field.compute && 'of' in field.compute) {
        return String(referredTable(context, resource, field.compute.of)?.version ?? '');
      }
      const asked = askedOf(context, resource, field);
      return asked ? `${String(asked.table.version)} ${asked.today} ${asked.filter?.id ?? ''}` : '';
    })
    .join('\n');
}
