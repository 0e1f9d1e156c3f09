import { pickText } from '../../../src/config/texts.ts';
import {
  type EnumField,
  type Field,
  type Json,
  type Language,
  LANGUAGES,
  type RefField,
  type Text,
} from '../../../src/config/types.ts';
import { typedDate } from '../../../src/domain/calendar/typed-date.ts';
import { instantOn } from '../../../src/domain/calendar/instant.ts';
import { withoutApostrophe } from '../../../src/domain/text/csv.ts';
import { escapeMarkup } from '../../../src/domain/text/escape.ts';
import { pairsOfLines } from '../../../src/domain/text/key-value.ts';
import { fold } from '../../../src/domain/text/fold.ts';
import { dateInFormat, dayFirst, numberInFormat, type Way } from '../../../src/domain/text/two-ways.ts';
import { typedAmount, typedInteger, typedNumber } from '../../../src/domain/text/typed-number.ts';
import type { FieldIssue } from '../../http/http-error.ts';
import { type Catalogues, translate } from '../../../src/config/catalogues.ts';
import type { References } from './references.ts';
import type { SheetCell } from './sheet.ts';
import { hundredfold } from './sheet-number.ts';

/** A cell as the field's value; or the key of an error text. */
export type ConvertedCell = { readonly value: Json } | Omit<FieldIssue, 'field'>;
export type ValueSetup = {
  readonly catalogues: Catalogues;
  /** Language of the messages about a cell. */
  readonly language: Language;
  readonly references: References;
  /** The labels of a field's options, computed on first use: folded label → value; null if two options share it. */
  readonly names: Map<EnumField, ReadonlyMap<string, string | null>>;
  /** Currency of an amount in this row. */
  readonly currencyOf: (field: Field & { readonly type: 'money' }) => string;
};

const TEXT_KEY = /^(\w+)\.(.+)$/;

/** A configured text in each language, as an export writes it. */
export function inLanguages(catalogues: Catalogues, text: Text): readonly string[] {
  return LANGUAGES.map((language) =>
    pickText(text, language, (key) => {
      const [, namespace = '', rest = ''] = TEXT_KEY.exec(key) ?? [];
      return translate({ catalogues, language, namespace, key: rest });
    }),
  );
}

/** The text of a cell, without the apostrophe that an export adds so that spreadsheets do not evaluate it. */
export const cellText = ({ text }: SheetCell): string => withoutApostrophe(text.trim());

/**
 * Converts a cell that is not empty to a value of its field. Values that are validated elsewhere are passed on.
 * @param way the format of dates and numbers in its column
 */
export function cellValue(setup: ValueSetup, field: Field, cell: SheetCell, way?: Way): ConvertedCell {
  const text = cellText(cell);
  const refused = (key: string): ConvertedCell => ({ key: `import.cell.${key}` });
  const known = (value: Json | undefined, key: string): ConvertedCell =>
    value === undefined ? refused(key) : { value };
  switch (field.type) {
    case 'integer':
    case 'rating':
      return known(typedInteger(text), 'number');
    case 'number':
      return known(cell.kind === 'number' ? typedNumber(text) : numberInFormat(text, way), 'number');
    case 'percent':
      if (cell.kind === 'percent') return known(typedNumber(hundredfold(text)), 'number');
      return known(cell.kind === 'number' ? typedNumber(text) : numberInFormat(withoutPercent(text), way), 'number');
    case 'money':
      return known(typedAmount(text, setup.currencyOf(field)), 'amount');
    case 'boolean':
      return known(yesOrNo(setup, text), 'boolean');
    case 'enum':
      return options(setup, field, text);
    case 'date':
    case 'dateRange':
      return known(cell.kind === 'date' ? text.slice(0, 10) : dateInFormat(text, way), 'date');
    case 'dateTime':
      return known(momentOf(cell.kind === 'date' ? text : dayFirst(text, way)), 'dateTime');
    case 'time':
      return known(timeOf(text), 'time');
    case 'month':
      return known(monthOf(text), 'month');
    case 'keyValue':
      return known(pairsOfLines(text), 'keyValue');
    case 'json':
      return known(jsonOf(text), 'json');
    case 'ref':
      return references(setup, field, text);
    case 'tags':
      return { value: [...new Set(listOf(text))] };
    case 'location':
      return known(placeOf(text), 'location');
    case 'richText':
      return { value: escapeMarkup(text).replaceAll('\n', '\n\n') };
    default:
      return { value: text };
  }
}

/** `18 %` or `%18` → `18`. */
export const withoutPercent = (text: string): string => text.replace(/^%\s*|\s*%$/g, '');

/** Several values in one cell, as exported or typed. */
const listOf = (text: string): string[] =>
  text
    .split(/[;\n]/.test(text) ? /[;\n]/ : /,/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function yesOrNo({ catalogues }: ValueSetup, text: string): boolean | undefined {
  const folded = fold(text);
  const isWord = (key: string, others: readonly string[]): boolean =>
    others.includes(folded) ||
    LANGUAGES.some((language) => fold(translate({ catalogues, language, namespace: 'export', key }) ?? '') === folded);
  if (isWord('yes', ['true', '1', 'x', 'y', 'e'])) return true;
  return isWord('no', ['false', '0', 'n', 'h']) ? false : undefined;
}

function optionNames({ catalogues, names: asked }: ValueSetup, field: EnumField): ReadonlyMap<string, string | null> {
  const known = asked.get(field);
  if (known) return known;
  const names = new Map<string, string | null>();
  const add = (name: string, value: string): void =>
    void names.set(name, names.has(name) && names.get(name) !== value ? null : value);
  for (const { value, label } of field.options) {
    for (const name of inLanguages(catalogues, label)) add(fold(name.trim()), value);
  }
  for (const { value } of field.options) if (!names.has(fold(value))) add(fold(value), value);
  asked.set(field, names);
  return names;
}

/** Labels that are named when a cell says none of them. */
const NAMED = 8;

function options(setup: ValueSetup, field: EnumField, text: string): ConvertedCell {
  const names = optionNames(setup, field);
  const one = (part: string): string | null | undefined =>
    field.options.some(({ value }) => value === part) ? part : names.get(fold(part));
  const whole = one(text);
  if (typeof whole === 'string') return { value: field.multiple ? [whole] : whole };
  const parts = field.multiple ? listOf(text) : [text];
  const values = parts.map(one);
  const wrong = parts[values.findIndex((value) => typeof value !== 'string')];
  if (wrong === undefined) return { value: values.filter((value) => typeof value === 'string') };
  const labels = field.options
    .slice(0, NAMED)
    .map(({ label }) => inLanguages(setup.catalogues, label)[LANGUAGES.indexOf(setup.language)]);
  return {
    key: 'import.cell.option',
    params: { value: shortenText(wrong), options: labels.join(', ') + (field.options.length > NAMED ? ' …' : '') },
  };
}

function references({ references: known }: ValueSetup, field: RefField, text: string): ConvertedCell {
  const whole = known.find(field, text);
  if ('id' in whole) return { value: field.multiple ? [whole.id] : whole.id };
  const parts = field.multiple ? listOf(text) : [text];
  const ids: string[] = [];
  for (const part of parts) {
    const found = known.find(field, part);
    if (!('id' in found)) {
      const key = found.count > 1 ? 'ambiguous' : 'reference';
      return { key: `import.cell.${key}`, params: { value: shortenText(part) } };
    }
    ids.push(found.id);
  }
  return { value: ids };
}

/** Texts to look a reference up by. */
export const referenceTexts = (field: RefField, text: string): readonly string[] =>
  field.multiple ? [...new Set([text, ...listOf(text)])] : [text];

export const shortenText = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const MOMENT = /^(\S+?)(?:T|,?\s+)(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d{1,3})?)?$/;

/** A moment as an export writes it, in UTC; without its `Z`, in the business time zone. */
function momentOf(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return text;
  const [, day = text, hours = '00', minutes = '00'] = MOMENT.exec(text) ?? [];
  const date = typedDate(day, { isDone: true });
  const time = timeOf(`${hours}:${minutes}`);
  return date === undefined || time === undefined ? undefined : instantOn(date, time);
}

/** `9:30`, `09:30:00`, `9.30`, or the time of a time cell. */
function timeOf(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(?:\d{4}-\d{2}-\d{2})?T?(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?$/.exec(text) ?? [];
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, '0')}:${minutes}`
    : undefined;
}

/** `38.42, 27.14`; with decimal commas, separated by a semicolon or a space. */
function placeOf(text: string): Json | undefined {
  const parts = /[;\s]/.test(text.replace(/,\s+/, ';')) ? text.replace(/,\s+/, ';').split(/[;\s]+/) : text.split(',');
  const [lat, lng, ...more] = parts.map((part) => typedNumber(part.replace(',', '.')));
  return lat === undefined || lng === undefined || more.length > 0 ? undefined : { lat, lng };
}

/** `2026-11`, `11.2026`, `11/2026`; or the first day of the month, which spreadsheets make of it. */
function monthOf(text: string): string | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-01)?(?:[T ]00:00.*)?$/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month ?? ''}`;
  const [, first = '', second] = /^(\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  return second === undefined ? undefined : `${second}-${first.padStart(2, '0')}`;
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
