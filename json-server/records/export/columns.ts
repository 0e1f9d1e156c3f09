import { fieldKind } from '../../../src/config/fields/registry.ts';
import { isMasked } from '../../../src/config/masked.ts';
import { ID_FIELD } from '../../../src/config/keys.ts';
import { partsOf } from '../../../src/config/parts.ts';
import { pickText } from '../../../src/config/texts.ts';
import { isJsonObject, ownValue, plainText } from '../../../src/config/values.ts';
import type { Field, Json, Language, Resource, Text } from '../../../src/config/types.ts';
import { capital } from '../../../src/domain/text/capital.ts';
import { plainRichText } from '../../../src/domain/text/rich-text.ts';
import { pairLines } from '../../../src/domain/text/key-value.ts';
import { decimalText } from '../../../src/domain/money/money.ts';
import type { Context } from '../context.ts';
import { projectionOf } from '../projection.ts';
import { translate } from '../../../src/config/catalogues.ts';
import type { ExportCell } from './cells.ts';

/** A record as its reader may see it, with the titles of its references. */
export type Shown = Readonly<Record<string, Json>>;
export type ExportColumn = {
  /** Its name in the query: the field, or a part of one. */
  readonly key: string;
  readonly head: string;
  /** The field of its values; for an object, the part. */
  readonly field: Field;
  /** It holds the currency beside an amount. */
  readonly isCurrency?: true;
  readonly cell: (shown: Shown) => ExportCell;
};

const TEXT_KEY = /^(\w+)\.(.+)$/;

/** Left out of sheets: values shown elsewhere, values no cell can hold, and masked ones. */
const isInSheets = (field: Field): boolean => fieldKind(field.type).isInSheets !== false && !isMasked(field);

type Setup = {
  readonly context: Context;
  readonly resource: Resource;
  readonly language: Language;
  readonly readable: ReadonlySet<string>;
};

/**
 * A column for each field the caller may read: those of the list first, then the others, in the file's order. The id
 * comes last, if no other column identifies the records.
 */
export function exportColumns(setup: Setup): ExportColumn[] {
  const { context, resource, readable } = setup;
  const listed = resource.list.columns.map(({ field }) => field.split('.')[0] ?? '');
  const names = [...new Set([...listed, ...Object.keys(resource.fields)])];
  // Large values the server writes (a frozen quote) are only on the record's own page, as in the list.
  const { listKeys } = projectionOf(context, resource);
  const columns = names.flatMap((name) => {
    const field = resource.fields[name];
    if (!field || field.hidden || !readable.has(name) || !isInSheets(field)) return [];
    if (partsOf(field).length > 0 && !listKeys.has(name)) return [];
    return columnsOf(setup, field, { key: name, head: '', value: (shown) => ownValue(shown, name) ?? null });
  });
  return isIdentified(resource, columns) ? columns : [...columns, idColumn(setup)];
}

/** The columns of a field; an object or an amount has several. */
export const columnsNamed = (all: readonly ExportColumn[], name: string): readonly ExportColumn[] =>
  all.filter(({ key }) => key === name || key.startsWith(`${name}.`));

/** Whether one of the columns has a unique value for each record; drafts may lack it. */
const isIdentified = ({ draft }: Resource, columns: readonly ExportColumn[]): boolean =>
  draft === undefined && columns.some(({ field }) => field.unique && (field.required || field.generate !== undefined));

/** The id of a record, needed only in a file that is imported again. */
export const idColumn = (setup: Pick<Setup, 'context' | 'language'>): ExportColumn => ({
  key: ID_FIELD.name,
  head: words(setup, ID_FIELD.label),
  field: ID_FIELD,
  cell: (shown) => plainText(ownValue(shown, ID_FIELD.name) ?? null),
});

type Place = { readonly key: string; readonly head: string; readonly value: (shown: Shown) => Json };

function columnsOf(setup: Setup, field: Field, place: Place): ExportColumn[] {
  const { language } = setup;
  const label = words(setup, field.label);
  const head = place.head === '' ? label : `${place.head} – ${label}`;
  const one = (cell: ExportColumn['cell']): ExportColumn[] => [{ key: place.key, head, field, cell }];
  switch (field.type) {
    case 'money':
      return moneyColumns(setup, field, { ...place, head });
    case 'dateRange':
      return rangeColumns(field, head, language);
    case 'object':
      return partsOf(field)
        .filter((part) => !part.hidden && isInSheets(part))
        .flatMap((part) => columnsOf(setup, part, partPlace({ ...place, head }, part.name)));
    case 'ref':
      // Titles only: a caller who may not see the record gets nothing, not even its id.
      return one((shown) => {
        const titles = ownValue(shown, '_refs');
        return isJsonObject(titles) ? plainText(ownValue(titles, place.key) ?? null) : null;
      });
    case 'enum': {
      // A currency beside amounts is always its code.
      if (isCurrency(setup.resource, field.name)) return one((shown) => plainText(place.value(shown)));
      const labels = new Map(field.options.map((option) => [option.value, words(setup, option.label)]));
      const labelOf = (value: Json): string => labels.get(plainText(value)) ?? plainText(value);
      return one((shown) => {
        const value = place.value(shown);
        return Array.isArray(value) ? (value as readonly Json[]).map(labelOf).join(', ') : labelOf(value);
      });
    }
    case 'boolean': {
      const word = (key: string) =>
        translate({ catalogues: setup.context.snapshot.catalogues, language, namespace: 'export', key });
      const yes = word('yes') ?? 'true';
      const no = word('no') ?? 'false';
      return one((shown) => {
        const value = place.value(shown);
        return value === null ? null : value === true ? yes : no;
      });
    }
    case 'location':
      return one((shown) => {
        const value = place.value(shown);
        return isJsonObject(value) ? `${plainText(value['lat'] ?? null)}, ${plainText(value['lng'] ?? null)}` : null;
      });
    case 'richText':
      return one((shown) => plainRichText(plainText(place.value(shown))));
    case 'keyValue':
      return one((shown) => pairLines(place.value(shown)));
    case 'json':
      return one((shown) => {
        const value = place.value(shown);
        return value === null ? null : JSON.stringify(value);
      });
    case 'integer':
    case 'number':
    case 'percent':
    case 'rating':
      return one((shown) => {
        const value = place.value(shown);
        return typeof value === 'number' ? value : null;
      });
    default:
      return one((shown) => plainText(place.value(shown)));
  }
}

const isCurrency = ({ fields }: Resource, name: string): boolean =>
  Object.values(fields).some((field) =>
    [field, ...partsOf(field)].some((one) => one.type === 'money' && one.currencyField === name),
  );

const partPlace = (place: Place, name: string): Place => ({
  key: `${place.key}.${name}`,
  head: place.head,
  value: (shown) => {
    const whole = place.value(shown);
    return isJsonObject(whole) ? (ownValue(whole, name) ?? null) : null;
  },
});

/** The amount as an exact decimal number, with its currency beside it unless that is a separate field. */
function moneyColumns(setup: Setup, field: Field & { readonly type: 'money' }, place: Place): ExportColumn[] {
  const { readable, resource } = setup;
  const { currency: fixed, currencyField } = field;
  const inOwnColumn =
    currencyField !== undefined && readable.has(currencyField) && !resource.fields[currencyField]?.hidden;
  const currencyOf = (shown: Shown): string => fixed ?? plainText(ownValue(shown, currencyField ?? '') ?? null);
  const amount: ExportColumn = {
    key: place.key,
    head: place.head,
    field,
    cell: (shown) => {
      const value = place.value(shown);
      return typeof value === 'number' ? { decimal: decimalText(value, currencyOf(shown)) } : null;
    },
  };
  if (inOwnColumn && !place.key.includes('.')) return [amount];
  const { catalogues } = setup.context.snapshot;
  const word = translate({ catalogues, language: setup.language, namespace: 'export', key: 'currency' }) ?? 'Currency';
  const cell = (shown: Shown): ExportCell => (place.value(shown) === null ? null : currencyOf(shown));
  return [amount, { key: `${place.key}.currency`, head: `${place.head} – ${word}`, field, isCurrency: true, cell }];
}

/** "Check-in – check-out" is the header of both its columns, each with its half. */
function rangeColumns(field: Field & { readonly type: 'dateRange' }, head: string, language: Language): ExportColumn[] {
  const halves = head.split(/\s+[–-]\s+/);
  const heads = halves.length === 2 ? halves : [`${head} 1`, `${head} 2`];
  return fieldKind(field.type)
    .keys(field)
    .map(({ key }, index) => ({
      key,
      head: capital(heads[index] ?? key, language),
      field,
      cell: (shown: Shown) => plainText(ownValue(shown, key) ?? null),
    }));
}

function words({ context, language }: Pick<Setup, 'context' | 'language'>, text: Text): string {
  return pickText(text, language, (key) => {
    const [, namespace = '', rest = ''] = TEXT_KEY.exec(key) ?? [];
    return translate({ catalogues: context.snapshot.catalogues, language, namespace, key: rest });
  });
}
