import { isIsoDate } from '../../domain/calendar/iso-date.ts';
import { type Ownership, ownershipFaults } from '../../domain/estates/ownership.ts';
import type { Issue } from '../issue.ts';
import type { DatedShares, Field, FieldType, Json } from '../types.ts';
import { isJsonObject, isMissing, ownValue, resolveVariable, type Values, type WhereValues } from '../values.ts';
import type { JsonSchema } from '../json-schema.ts';
import { listInJson, orNull } from './in-json.ts';
import type { FieldKind, FieldSetup, ParseSetup } from './kind.ts';
import { MAX_ITEMS, pick } from './raw-keys.ts';
import type { RawField } from '../raw.ts';
import type { FieldBase } from '../field-shapes.ts';

/** Named parts stored under one key: an address. */
type ObjectShape = FieldBase & { readonly type: 'object'; readonly fields: { readonly [name: string]: Field } };

/** A list of such values, in the order they were entered. */
type RepeaterShape = FieldBase & {
  readonly type: 'repeater';
  readonly fields: { readonly [name: string]: Field };
  readonly minItems: number;
  readonly maxItems: number;
  /** No two items have the same value of this part. */
  readonly uniqueBy?: string;
  /** Sorted by `uniqueBy`, this number never decreases. */
  readonly rising?: string;
  /** Its entries are dated shares that add up to 100 % on every day with entries (ES8). */
  readonly shares?: DatedShares;
};
declare module '../field-shapes.ts' {
  interface FieldShapes {
    object: ObjectShape;
    repeater: RepeaterShape;
  }
}

type KindOf = (type: FieldType) => FieldKind;
type PartsSetup = {
  readonly fields: { readonly [name: string]: Field };
  readonly value: Json;
  /** The path of the value in the record, `ownerships.0`; issues are keyed below it. */
  readonly at: string;
  readonly kindOf: KindOf;
  readonly setup: Pick<ParseSetup, 'values' | 'isDraft'>;
  readonly before: Json | undefined;
};
type PartsParsed = { readonly value: Json; readonly issues: readonly Issue[] };

/**
 * A value made of named parts, stored under one key: an address, a contract. Each part is a field and is checked by its
 * own type; an issue is keyed by its path, `address.city`.
 * @param kindOf passed in by the registry, which this file must not import
 */
export const objectKind = (kindOf: KindOf): FieldKind<ObjectShape> => ({
  ...asOneValue,
  inJson: ({ fields }) => partsInJson(fields, kindOf),
  own: (raw, inside) => ({ fields: rawParts(raw, inside) }),
  isSearchable: true,
  parse: ({ field, input, values, before, isDraft }) => {
    const value = ownValue(input, field.name);
    if (value === undefined || value === null) return { values: value === null ? { [field.name]: null } : {} };
    const stored = before && ownValue(before, field.name);
    const { fields, name: at } = field;
    const parsed = parseParts({ fields, value, at, kindOf, setup: { values, isDraft }, before: stored });
    return parsed.issues.length > 0 ? { issues: parsed.issues } : { values: { [at]: parsed.value } };
  },
});

/** A list of such values: owners with their shares, the tiers of a discount. Issues are keyed `tiers.2.percent`. */
export const repeaterKind = (kindOf: KindOf): FieldKind<RepeaterShape> => ({
  ...asOneValue,
  inJson: ({ fields, maxItems }) => listInJson(partsInJson(fields, kindOf), maxItems),
  own: (raw, inside) => ({
    fields: rawParts(raw, inside),
    minItems: raw.minItems ?? 0,
    maxItems: raw.maxItems ?? MAX_ITEMS,
    ...pick(raw, 'uniqueBy', 'rising', 'shares'),
  }),
  column: 'unoffered',
  isInSheets: false,
  parse: ({ field, input, values, before, isDraft }) => {
    const value = ownValue(input, field.name);
    if (value === undefined || value === null) return { values: value === null ? { [field.name]: null } : {} };
    if (!Array.isArray(value)) return { issues: [{ field: field.name, key: 'validation.list' }] };
    const items = value as readonly Json[];
    const { fields, name, minItems, maxItems } = field;
    if (items.length > maxItems)
      return { issues: [{ field: name, key: 'validation.tooMany', params: { max: maxItems } }] };
    if (items.length < minItems)
      return { issues: [{ field: name, key: 'validation.tooFew', params: { min: minItems } }] };
    const stored = before && ownValue(before, name);
    const parsed = items.map((item, index) =>
      parseParts({
        fields,
        value: item,
        at: `${name}.${String(index)}`,
        kindOf,
        setup: { values, isDraft },
        before: Array.isArray(stored) ? (stored as readonly Json[])[index] : undefined,
      }),
    );
    const list = parsed.map((part) => part.value);
    const issues = [
      ...parsed.flatMap((part) => part.issues),
      ...betweenItems(field, list),
      ...shareIssues(field, list),
    ];
    return issues.length > 0 ? { issues } : { values: { [name]: list } };
  },
});

function partsInJson(fields: { readonly [name: string]: Field }, kindOf: KindOf): JsonSchema {
  const properties = Object.values(fields).flatMap((field) => {
    const kind = kindOf(field.type);
    return kind.keys(field).map(({ key }) => [key, orNull(kind.inJson(field))] as const);
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** Each sortable key costs an index, so parts are sortable only on request. */
const rawParts = ({ fields = {} }: RawField, { partOf }: FieldSetup): { readonly [name: string]: Field } =>
  Object.fromEntries(Object.entries(fields).map(([name, raw]) => [name, partOf(name, { sortable: false, ...raw })]));

const asOneValue = {
  order: 'none' as const,
  keys: ({ name }: Field) => [{ key: name, kind: 'list' as const }],
  inputs: ({ name }: Field) => [name],
  operators: () => ['null'] as const,
  parseFilter: () => undefined,
};

function parseParts({ fields, value, at, kindOf, setup, before }: PartsSetup): PartsParsed {
  if (!isJsonObject(value)) return { value, issues: [{ field: at, key: 'validation.object' }] };
  const below = (issue: Issue): Issue => ({ ...issue, field: `${at}.${issue.field}` });
  const stored = isJsonObject(before) ? before : undefined;
  const known = new Set<string>();
  const made: Record<string, Json> = {};
  const issues: Issue[] = [];
  for (const field of Object.values(fields)) {
    const kind = kindOf(field.type);
    const keys = kind.inputs(field);
    for (const key of keys) known.add(key);
    const input: Values = Object.fromEntries(
      keys.map((key) => [key, ownValue(value, key) ?? startOf(field, setup.values)]),
    );
    const parsed = kind.parse({ field, input, ...setup, before: stored && { id: '', ...stored } });
    if ('issues' in parsed) issues.push(...parsed.issues.map(below));
    else {
      Object.assign(made, parsed.values);
      if (!field.required || setup.isDraft) continue;
      const missing = keys.filter((key) => isMissing(ownValue(parsed.values, key)));
      issues.push(...missing.map((key) => below({ field: key, key: 'validation.required' })));
    }
  }
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  issues.push(...unknown.map((key) => below({ field: key, key: 'validation.unknownField' })));
  return { value: made, issues };
}

const startOf = (field: Field, values: WhereValues): Json => resolveVariable(field.default ?? null, values) ?? null;

/** `uniqueBy`: no two items have the same value there; `rising`: sorted by `uniqueBy`, it never decreases (PR2). */
function betweenItems({ name, uniqueBy, rising }: RepeaterShape, items: readonly Json[]): Issue[] {
  if (uniqueBy === undefined) return [];
  const rows = items.map((item, index) => ({ index, item: isJsonObject(item) ? item : {} }));
  const numberIn = (item: Values, key: string) => (typeof item[key] === 'number' ? item[key] : 0);
  const twice = rows.filter(({ item, index }) =>
    rows.some((other) => other.index < index && !isMissing(item[uniqueBy]) && other.item[uniqueBy] === item[uniqueBy]),
  );
  const order = [...rows].sort((a, b) => numberIn(a.item, uniqueBy) - numberIn(b.item, uniqueBy));
  const falling =
    rising === undefined
      ? []
      : order.filter(({ item }, place) => {
          const before = order[place - 1];
          return before !== undefined && numberIn(item, rising) < numberIn(before.item, rising);
        });
  const keyed = (index: number, key: string) => `${name}.${String(index)}.${key}`;
  return [
    ...twice.map(({ index }): Issue => ({ field: keyed(index, uniqueBy), key: 'validation.duplicate' })),
    ...falling.map(({ index }): Issue => ({ field: keyed(index, rising ?? ''), key: 'validation.rising' })),
  ];
}

const FAULTS = { decimals: 'shareDecimals', order: 'toAfterFrom', twice: 'shareTwice', sum: 'shareSum' } as const;

/** `shares`: on every day with entries they add up to 100 % (ES8). Incomplete entries are ignored. */
function shareIssues({ name, shares }: RepeaterShape, items: readonly Json[]): Issue[] {
  if (!shares) return [];
  const { by, percent, from, to } = shares;
  const entries = items.map((item): Ownership | undefined => {
    const read = (key: string) => (isJsonObject(item) ? ownValue(item, key) : undefined);
    const investorId = read(by);
    const sharePct = read(percent);
    const begin = read(from);
    const end = read(to) ?? null;
    const isWhole = typeof investorId === 'string' && typeof sharePct === 'number' && isIsoDate(begin);
    return isWhole && (end === null || isIsoDate(end)) ? { investorId, sharePct, from: begin, to: end } : undefined;
  });
  const whole = entries.filter((entry) => entry !== undefined);
  if (whole.length < entries.length) return [];
  return ownershipFaults(whole).map((fault) => {
    const field = `${name}.${String(fault.index)}.${fault.kind === 'order' ? to : percent}`;
    const params = { ...('on' in fault && { on: fault.on }), ...('sum' in fault && { sum: fault.sum }) };
    return { field, key: `validation.${FAULTS[fault.kind]}`, params };
  });
}
