import type { FieldTraits } from './fields/kind.ts';
import { STARS } from './fields/number.ts';
import { pick } from './fields/raw-keys.ts';
import { fieldKind } from './fields/registry.ts';
import type { RawCompute, RawDisplay, RawField, RawKey, RawOperand } from './raw.ts';
import { toText } from './texts.ts';
import type { Compute, EnumList, Field, FieldBase, FieldDisplay, FieldType, Where } from './types.ts';

export type NormalizeFieldSetup = {
  readonly name: string;
  readonly raw: RawField;
  readonly enums: { readonly [name: string]: EnumList };
};

/** One field with every default. */
export function normalizeField({ name, raw, enums }: NormalizeFieldSetup): Field {
  const kind = fieldKind(raw.type as FieldType);
  const base: FieldBase = {
    name,
    label: toText(raw.label, name),
    ...(raw.help !== undefined && { help: toText(raw.help, '') }),
    required: raw.required ?? false,
    readOnly:
      (raw.readOnly ?? false) || [raw.generate, raw.compute, raw.from, raw.issued].some((made) => made !== undefined),
    unique: raw.unique ?? false,
    hidden: raw.hidden ?? false,
    ...(raw.default !== undefined && { default: raw.default }),
    ...pick(raw, 'showIf', 'requiredIf', 'readOnlyIf'),
    ...(raw.read && { read: raw.read }),
    ...(raw.write && { write: raw.write }),
    sortable: isSortable(raw, kind),
    search: raw.masked ? false : (raw.search ?? false),
    ...(raw.compute && { compute: normalizeCompute(raw.compute) }),
    ...(raw.generate !== undefined && { generate: raw.generate }),
    ...(raw.from !== undefined && { from: normalizeFrom(raw.from) }),
    ...kind.begin?.(raw),
    ...(raw.display !== undefined && { display: normalizeDisplay(raw.display) }),
    // The type's default control is no look.
    ...(raw.look !== undefined && raw.look !== 'select' && raw.look !== 'switch' && { look: raw.look }),
    ...pick(raw, 'sortAs', 'path', 'renamedFrom'),
  };
  const partOf = (part: string, of: RawField) => normalizeField({ name: part, raw: of, enums });
  // The schema has checked that the keys fit the type.
  return { ...base, type: raw.type, ...kind.own(raw, { enums, partOf }) } as Field;
}

function isSortable(raw: RawField, { order }: FieldTraits): boolean {
  // Its call can sort, whatever the value consists of.
  if (raw.sortAs !== undefined) return true;
  if (raw.compute || raw.multiple || raw.masked || order === 'none') return false;
  return raw.sortable ?? order !== 'asked';
}

/** Whether lists can ever be sorted by such a field. */
export function canBeSorted(field: Field): boolean {
  const { order, ...kind } = fieldKind(field.type);
  const keys = kind.keys(field);
  return order !== 'none' && keys.length > 0 && keys.every((key) => key.kind !== 'list');
}

/** Operands are still plain keys; `linkComputed` completes them once all fields are known. */
function normalizeCompute(raw: RawCompute): Compute {
  if ('next' in raw || 'sumOf' in raw || 'countOf' in raw) return childrenRule(raw);
  if ('of' in raw) {
    const { ref, key } = normalizeFrom(raw.of);
    return { of: [ref, key] };
  }
  if ('days' in raw) return { days: raw.days.map(keyOf) };
  if ('percent' in raw) return { percent: raw.percent.map(keyOf) };
  if ('sum' in raw) return { sum: raw.sum.map(operandOf) };
  if ('subtract' in raw) return { subtract: raw.subtract.map(operandOf) };
  if ('product' in raw || 'multiply' in raw) {
    const factors = 'product' in raw ? raw.product : raw.multiply;
    return { product: factors.map(operandOf), ...(raw.each !== undefined && { each: raw.each }) };
  }
  if ('if' in raw) {
    const otherwise = raw.else === undefined ? {} : { else: operandOf(raw.else) };
    return { if: raw.if, reads: [], then: operandOf(raw.then), ...otherwise };
  }
  return { concat: (raw.concat ?? []).map(keyOf), ...(raw.separator !== undefined && { separator: raw.separator }) };
}

function childrenRule(raw: Extract<RawCompute, { where?: Where }>): Compute {
  const where = raw.where && { where: raw.where };
  if ('countOf' in raw) return { countOf: raw.countOf, ...where };
  if ('sumOf' in raw) return { sumOf: [keyOf(raw.sumOf[0]), keyOf(raw.sumOf[1])], ...where };
  return { next: [keyOf(raw.next[0]), keyOf(raw.next[1])], ...where };
}

/** `reservationId.currency`: the reference, and the key of its record. */
function normalizeFrom(raw: string): NonNullable<FieldBase['from']> {
  const [ref = '', key = ''] = raw.split('.');
  return { ref, key };
}

/** days before a deadline at which it becomes more urgent (ES7) */
const DEADLINE: readonly number[] = [60, 30, 7];

function normalizeDisplay(raw: RawDisplay['as'] | RawDisplay): FieldDisplay {
  const display: RawDisplay = typeof raw === 'string' ? { as: raw } : raw;
  const { as, picture, second = [], shape = 'round', of = STARS, count, currency, within = DEADLINE } = display;
  switch (as) {
    case 'person':
      return { as, ...(picture !== undefined && { picture }), second, shape };
    case 'rating':
      return { as, of, ...(count !== undefined && { count }) };
    case 'price':
      return { as, ...(currency !== undefined && { currency }) };
    case 'deadline':
      return { as, within: [...within].sort((a, b) => b - a) };
    case 'progress':
    case 'ring':
    case 'countdown':
      return { as };
  }
}

function keyOf(key: RawKey): string {
  return typeof key === 'string' ? key : key.var;
}

const operandOf = (raw: RawOperand): string | number => (typeof raw === 'number' ? raw : keyOf(raw));
