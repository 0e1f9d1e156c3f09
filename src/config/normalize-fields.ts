import { FILE_KINDS, MAX_FILE_BYTES } from './file-kinds.ts';
import { MOST_ITEMS } from './fields/parts.ts';
import { fieldKind } from './fields/registry.ts';
import type { RawCompute, RawDisplay, RawField, RawKey, RawOperand, RawOption } from './raw.ts';
import { toText } from './texts.ts';
import type {
  Compute,
  EnumList,
  EnumOption,
  Field,
  FieldBase,
  FieldDisplay,
  FieldType,
  TextField,
  Where,
} from './types.ts';

/** characters of a formatted text's words */
const DEFAULT_RICH_LENGTH = 20_000;
/** characters, unless a field says otherwise */
export const DEFAULT_MAX_LENGTH: { readonly [Type in TextField['type']]: number } = {
  text: 200,
  textarea: 5000,
  email: 254,
  phone: 30,
  url: 2000,
  password: 200,
};
/** characters of a password at least */
export const DEFAULT_PASSWORD_LENGTH = 10;
/** bytes of a picture inside a record */
export const DEFAULT_IMAGE_BYTES = 262_144;
/** pictures of one record */
export const DEFAULT_PICTURES = 30;
/** tags of one record */
export const DEFAULT_TAGS = 20;

/** Types that no list can be sorted by a person with any use. */
const UNSORTABLE: readonly string[] = [
  'richText',
  'markdown',
  'keyValue',
  'json',
  'image',
  'file',
  'images',
  'password',
  'children',
  'tags',
  'location',
  'object',
  'repeater',
];
/** Sortable only when the file says so. */
const UNSORTED: readonly string[] = ['textarea'];

export type NormalizeFieldSetup = {
  readonly name: string;
  readonly raw: RawField;
  readonly enums: { readonly [name: string]: EnumList };
};

/** One field with every default. */
export function normalizeField({ name, raw, enums }: NormalizeFieldSetup): Field {
  const base: FieldBase = {
    name,
    label: toText(raw.label, name),
    ...(raw.help !== undefined && { help: toText(raw.help, '') }),
    required: raw.required ?? false,
    readOnly: (raw.readOnly ?? false) || [raw.generate, raw.compute, raw.from].some((made) => made !== undefined),
    unique: raw.unique ?? false,
    hidden: raw.hidden ?? false,
    ...(raw.default !== undefined && { default: raw.default }),
    ...pick(raw, 'showIf', 'requiredIf', 'readOnlyIf'),
    ...(raw.read && { read: raw.read }),
    ...(raw.write && { write: raw.write }),
    sortable: isSortable(raw),
    search: raw.search ?? false,
    ...(raw.compute && { compute: normalizeCompute(raw.compute) }),
    ...(raw.generate !== undefined && { generate: raw.generate }),
    ...(raw.from !== undefined && { from: normalizeFrom(raw.from) }),
    ...(raw.type === 'rating' && starsOf(raw)),
    ...(raw.display !== undefined && { display: normalizeDisplay(raw.display) }),
    // What a type has by itself is no look.
    ...(raw.look !== undefined && raw.look !== 'select' && raw.look !== 'switch' && { look: raw.look }),
    ...pick(raw, 'sortAs', 'path', 'renamedFrom'),
  };
  // The schema has seen to it that the keys fit the type.
  return { ...base, type: raw.type, ...ownKeys(raw, enums) } as Field;
}

function isSortable(raw: RawField): boolean {
  // Its call can, whatever the value is made of.
  if (raw.sortAs !== undefined) return true;
  if (raw.compute || raw.multiple || UNSORTABLE.includes(raw.type)) return false;
  return raw.sortable ?? !UNSORTED.includes(raw.type);
}

/** May a list ever be sorted by such a field? */
export function canBeSorted(field: Field): boolean {
  const keys = fieldKind(field.type).keys(field);
  return keys.length > 0 && keys.every(({ kind }) => kind !== 'list') && !UNSORTABLE.includes(field.type);
}

/** What only this type has. */
function ownKeys(raw: RawField, enums: NormalizeFieldSetup['enums']): object {
  switch (raw.type as FieldType) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
    case 'url':
    case 'password':
      return textKeys(raw);
    case 'richText':
    case 'markdown':
    case 'json':
      return { ...pick(raw, 'minLength'), maxLength: raw.maxLength ?? DEFAULT_RICH_LENGTH };
    case 'rating':
      return { min: 1, max: raw.max ?? STARS };
    case 'month':
      return pick(raw, 'min', 'max');
    case 'integer':
    case 'number':
    case 'money':
      return pick(raw, 'min', 'max', 'currency', 'currencyField');
    case 'date':
    case 'dateTime':
      return {
        ...pick(raw, 'min', 'max'),
        ...(raw.format === 'month/day/year' && { format: raw.format }),
      };
    case 'percent':
      return { min: 0, max: 100, ...pick(raw, 'min', 'max') };
    case 'enum':
      return { ...pick(raw, 'enum', 'notAbove'), multiple: raw.multiple ?? false, options: optionsOf(raw, enums) };
    case 'dateRange':
      return {
        ...pick(raw, 'start', 'end', 'maxDays'),
        minDays: raw.minDays ?? 1,
        notPast: raw.notPast ?? false,
      };
    case 'ref':
      return {
        ...pick(raw, 'resource', 'optionsWhere', 'unnamedFor'),
        multiple: raw.multiple ?? false,
        ...(raw.create === false && { create: false }),
      };
    case 'children':
      return {
        ...pick(raw, 'resource', 'via', 'columns', 'sort', 'view'),
        ...(raw.inline !== undefined && raw.inline !== false && { inline: raw.inline }),
      };
    case 'image':
      return { maxBytes: raw.maxBytes ?? DEFAULT_IMAGE_BYTES };
    case 'file':
      return { accept: raw.accept ?? FILE_KINDS, maxBytes: raw.maxBytes ?? MAX_FILE_BYTES };
    case 'images':
      return { maxItems: raw.maxItems ?? DEFAULT_PICTURES };
    case 'tags':
      return { maxItems: raw.maxItems ?? DEFAULT_TAGS };
    case 'keyValue':
      return { maxItems: raw.maxItems ?? MOST_ITEMS };
    case 'object':
      return { fields: partsOf(raw, enums) };
    case 'repeater':
      return {
        fields: partsOf(raw, enums),
        minItems: raw.minItems ?? 0,
        maxItems: raw.maxItems ?? MOST_ITEMS,
        ...pick(raw, 'uniqueBy', 'rising', 'shares'),
      };
    case 'boolean':
    case 'color':
    case 'iban':
    case 'time':
    case 'location':
      return {};
  }
}

function partsOf({ fields = {} }: RawField, enums: NormalizeFieldSetup['enums']): { readonly [name: string]: Field } {
  return Object.fromEntries(
    Object.entries(fields).map(([name, raw]) => {
      // Each way to sort is an index, so a part says by itself that it is one.
      return [name, normalizeField({ name, raw: { sortable: false, ...raw }, enums })] as const;
    }),
  );
}

function textKeys(raw: RawField): object {
  const type = raw.type as TextField['type'];
  return {
    ...(type === 'password' && !raw.secret && { minLength: DEFAULT_PASSWORD_LENGTH }),
    ...pick(raw, 'minLength', 'charset', 'masked', 'checkFree', 'slugOf', 'secret'),
    ...(raw.pattern && { pattern: { is: raw.pattern.is, message: toText(raw.pattern.message, '') } }),
    maxLength: raw.maxLength ?? DEFAULT_MAX_LENGTH[type],
  };
}

function optionsOf(raw: RawField, enums: NormalizeFieldSetup['enums']): readonly EnumOption[] {
  const list = raw.enum !== undefined && Object.hasOwn(enums, raw.enum) ? enums[raw.enum]?.options : undefined;
  const options = list ?? (raw.values ?? []).map(normalizeOption);
  const { colors = {} } = raw;
  return options.map((option) => {
    const color = Object.hasOwn(colors, option.value) ? colors[option.value] : undefined;
    return color === undefined ? option : { ...option, color };
  });
}

/** `"A"` is short for `{ "value": "A" }`; without a label the value's own words are shown. */
export function normalizeOption(raw: string | RawOption): EnumOption {
  const option = typeof raw === 'string' ? { value: raw } : raw;
  return {
    value: option.value,
    label: toText(option.label, option.value),
    ...(option.color !== undefined && { color: option.color }),
    ...(option.icon !== undefined && { icon: option.icon }),
    ...(option.help !== undefined && { help: toText(option.help, '') }),
    ...(option.rank !== undefined && { rank: option.rank }),
    ...(option.renamedFrom !== undefined && { renamedFrom: option.renamedFrom }),
  };
}

/** Operands are still plain keys; `linkComputed` says the rest once all fields are known. */
function normalizeCompute(raw: RawCompute): Compute {
  if ('next' in raw || 'sumOf' in raw || 'countOf' in raw) return childrenRule(raw);
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
/** stars of a rating that names no other number */
const STARS = 5;

/** A rating is typed and shown as stars, so many as there can be. */
function starsOf({ max }: RawField): Pick<FieldBase, 'look' | 'display'> {
  return { look: 'rating', display: { as: 'rating', of: typeof max === 'number' ? max : STARS } };
}

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

function pick<Key extends keyof RawField>(raw: RawField, ...keys: Key[]): Partial<Pick<RawField, Key>> {
  return Object.fromEntries(keys.flatMap((key) => (raw[key] === undefined ? [] : [[key, raw[key]]]))) as Partial<
    Pick<RawField, Key>
  >;
}
