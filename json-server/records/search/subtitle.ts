import { readableMonth } from '../../../src/config/readable-date.ts';
import { partAt } from '../../../src/config/parts.ts';
import { idsOf } from '../../../src/config/refs.ts';
import { titleKeys } from '../../../src/config/title.ts';
import { pickText } from '../../../src/config/texts.ts';
import { isJsonObject, plainText } from '../../../src/config/values.ts';
import type { Field, Language, Resource, Row } from '../../../src/config/types.ts';
import { minorDigits } from '../../../src/domain/money/money.ts';
import { optionOf } from '../../../src/config/options.ts';
import type { Context } from '../context.ts';
import { projectionOf, readRefsOf } from '../projection.ts';
import { textIn } from '../../live/rows/rows.ts';

/** Parts beside the state: enough to tell two records apart, short enough for one line. */
const PARTS = 2;
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', tr: 'tr-TR' };
const formats = new Map<Language, Intl.DateTimeFormat>();

type Subtitled = {
  readonly context: Context;
  readonly resource: Resource;
  readonly row: Row;
  readonly language: Language;
  /** Parts besides the state; more if two records look the same. */
  readonly most?: number;
};

/**
 * The line below a record's title: its state, then the first list columns that the title does not show and that are
 * short. Only what the caller may read, in the caller's language.
 */
export function subtitleOf(setup: Subtitled): string {
  const { context, resource, row, language, most = PARTS } = setup;
  const { readable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const inTitle = new Set(titleKeys(resource));
  const names = resource.list.columns.map(({ field }) => field).filter((name) => name !== resource.stateField);
  const partOf = (name: string | undefined): string => {
    const [owner = '', inner] = name?.split('.') ?? [];
    if (!readable.has(owner)) return '';
    if (inner !== undefined) return partText({ resource, row, language, path: `${owner}.${inner}` });
    const field = resource.fields[owner];
    if (field?.type !== 'ref') return field ? shortText({ field, row, language }) : '';
    return namedIn({ context, resource, row, field });
  };
  const parts: string[] = [];
  for (const name of names) {
    if (parts.length === most) break;
    const part = inTitle.has(name) ? '' : partOf(name);
    if (part !== '') parts.push(part);
  }
  return [partOf(resource.stateField), ...parts].filter((part) => part !== '').join(' · ');
}

/** The titles of a reference's records, as far as the caller may know them. */
function namedIn({ context, resource, row, field }: Omit<Subtitled, 'most' | 'language'> & { field: Field }): string {
  const places = projectionOf(context, resource).refs.filter((place) => place.field === field);
  const title = readRefsOf(context, places, row)[field.name] ?? null;
  return Array.isArray(title) ? idsOf(title).join(', ') : plainText(title);
}

/** A part of an object, `address.district`, in a few words. */
function partText(setup: { resource: Resource; row: Row; language: Language; path: string }): string {
  const { resource, row, language, path } = setup;
  const found = partAt(resource, path);
  const value = found && row[found.field.name];
  if (!found || !isJsonObject(value)) return '';
  return shortText({ field: found.part, row: { ...value, id: row.id }, language });
}

/** A value as a short text; '' if it is too long, or means nothing without its label. */
export function shortText({ field, row, language }: { field: Field; row: Row; language: Language }): string {
  const value = row[field.name];
  switch (field.type) {
    case 'text':
    case 'email':
    case 'phone':
      return textIn(row, field.name);
    case 'enum': {
      const option = optionOf(field, value);
      return option ? pickText(option.label, language) : '';
    }
    case 'dateRange': {
      const start = textIn(row, field.start);
      const end = textIn(row, field.end);
      return start === '' || end === '' ? '' : spanText(start, end, language);
    }
    case 'date':
      return dayText(textIn(row, field.name), language);
    case 'month':
      return readableMonth(textIn(row, field.name), language);
    case 'money':
      return typeof value === 'number'
        ? amountText(value, field.currency ?? textIn(row, field.currencyField ?? ''), language)
        : '';
    default:
      return '';
  }
}

/** A row with display values for its title: labels of choices, formatted days and amounts. */
export function readableRow({ resource, row, language }: Omit<Subtitled, 'most' | 'context'>): Row {
  const texts = titleKeys(resource).flatMap((key) => {
    const field = resource.fields[key];
    const text = field && isSpoken(field) ? shortText({ field, row, language }) : '';
    return text === '' ? [] : [[key, text] as const];
  });
  return texts.length === 0 ? row : { ...row, ...Object.fromEntries(texts) };
}

/** Whether a type is displayed differently from its stored form. */
const isSpoken = ({ type }: Field): boolean =>
  type === 'enum' || type === 'date' || type === 'dateRange' || type === 'month' || type === 'money';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `2026-12-01` formatted; anything else unchanged. */
const dayText = (day: string, language: Language): string =>
  ISO_DAY.test(day) ? formatIn(language).format(Date.parse(`${day}T00:00:00Z`)) : day;

/** Two days as short as the language allows, `1 – 5 Dec 2026`. */
function spanText(start: string, end: string, language: Language): string {
  if (!ISO_DAY.test(start) || !ISO_DAY.test(end)) return `${dayText(start, language)} – ${dayText(end, language)}`;
  const text = formatIn(language).formatRange(Date.parse(`${start}T00:00:00Z`), Date.parse(`${end}T00:00:00Z`));
  return text.replace(/\s/g, ' '); // some versions of the language data put thin spaces around the dash
}

/** An amount, formatted: `€1,234.50`. */
function amountText(minor: number, currency: string, language: Language): string {
  const digits = minorDigits(currency);
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const style = /^[A-Z]{3}$/.test(currency)
    ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
    : {};
  return new Intl.NumberFormat(LOCALES[language], { ...style, ...places }).format(minor / 10 ** digits);
}

function formatIn(language: Language): Intl.DateTimeFormat {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALES[language], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    formats.set(language, format);
  }
  return format;
}
