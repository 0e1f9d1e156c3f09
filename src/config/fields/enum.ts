import { listInJson } from './in-json.ts';
import { plainText, resolveVariable } from '../values.ts';
import type { Json } from '../types.ts';
import {
  CHOICE_OPERATORS,
  LIST_OPERATORS,
  singleKind,
  type CheckedValue,
  type FieldCheckSetup,
  type FieldSetup,
} from './kind.ts';
import { checkList } from './lists.ts';
import type { EnumOption, FieldBase } from '../field-shapes.ts';
import type { RawField, RawOption } from '../raw.ts';
import { toText } from '../texts.ts';
import { pick } from './raw-keys.ts';
import { optionOf } from '../options.ts';

type EnumShape = FieldBase & {
  readonly type: 'enum';
  /** Resolved from `values` in the file or from `enum`, a list of `_enums.json`. */
  readonly options: readonly EnumOption[];
  readonly enum?: string;
  readonly multiple: boolean;
  /** A caller may not set a value with a higher `rank` than this one, e.g. `$user.role` (S3). */
  readonly notAbove?: string;
  /** Only values of this list may be chosen, e.g. `$company.currencies`; a record keeps the value it has. */
  readonly among?: string;
};
declare module '../field-shapes.ts' {
  interface FieldShapes {
    enum: EnumShape;
  }
}

/** One of a list of values, or several of them (`multiple`). Values are codes: compared exactly (R15). */
export const enumKind = singleKind<EnumShape>({
  inJson: ({ options, multiple }) => {
    const one = { type: 'string', ...(options.length > 0 && { enum: options.map(({ value }) => value) }) };
    return multiple ? listInJson(one) : one;
  },
  own: (raw, inside) => ({
    ...pick(raw, 'enum', 'notAbove', 'among'),
    multiple: raw.multiple ?? false,
    options: sharedOptions(raw, inside),
  }),
  isFiltered: true,
  fitsCell: true,
  isInQuestions: true,
  stored: (field) => (field.multiple ? 'list' : 'plain'),
  operators: (field) => (field.multiple ? LIST_OPERATORS : CHOICE_OPERATORS),
  check: (setup) =>
    setup.field.multiple
      ? checkList({ value: setup.value, max: setup.field.options.length, check: (value) => checkOption(setup, value) })
      : checkOption(setup, setup.value),
  filter: ({ field, text }) => (field.options.some(({ value }) => value === text) ? text : undefined),
});

function checkOption(setup: FieldCheckSetup<EnumShape>, value: Json): CheckedValue {
  const option = optionOf(setup.field, value);
  if (!option) return { issue: 'validation.option' };
  if (!isOptionOffered(setup, option.value)) {
    const known = plainText(inUse(setup) ?? null);
    return { issue: 'validation.notInUse', params: { value: option.value, known } };
  }
  return isAbove(setup, option.value) ? { issue: 'validation.notAbove' } : { value: option.value };
}

const has = (stored: Json | undefined, value: string): boolean =>
  Array.isArray(stored) ? stored.includes(value) : stored === value;

type Offer = Pick<FieldCheckSetup<EnumShape>, 'values' | 'before'> & { readonly field: Pick<EnumShape, 'among'> };

/** The current values of `among`. */
const inUse = ({ field: { among }, values }: Offer): Json | undefined =>
  among === undefined ? undefined : resolveVariable(among, values);

/** Whether a value may be chosen: it is in use, or already stored (`before`). */
export function isOptionOffered(offer: Offer, value: string): boolean {
  const known = inUse(offer);
  return !Array.isArray(known) || known.includes(value) || has(offer.before, value);
}

/** S3: people grant no more than they have. Keeping a higher value is allowed. */
function isAbove({ field, values, before }: FieldCheckSetup<EnumShape>, value: string): boolean {
  if (field.notAbove === undefined) return false;
  const own = resolveVariable(field.notAbove, values);
  const rank = (code: Json | undefined) => optionOf(field, code)?.rank;
  return !has(before, value) && (rank(value) ?? 0) > (rank(own) ?? 0);
}

function sharedOptions(raw: RawField, { enums }: Pick<FieldSetup, 'enums'>): readonly EnumOption[] {
  const list = raw.enum !== undefined && Object.hasOwn(enums, raw.enum) ? enums[raw.enum]?.options : undefined;
  const options = list ?? (raw.values ?? []).map(normalizeOption);
  const { colors = {} } = raw;
  return options.map((option) => {
    const color = Object.hasOwn(colors, option.value) ? colors[option.value] : undefined;
    return color === undefined ? option : { ...option, color };
  });
}

/** `"A"` is short for `{ "value": "A" }`; without a label, the value is shown in words. */
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
