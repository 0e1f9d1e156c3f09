import type { CallTable, TableColumn, TableFilter, TableLink, TableOption } from './call-table-types.ts';
import type { RawCallTable, RawTableColumn, RawTableLink } from './raw.ts';
import { toText } from './texts.ts';

/** Fills in every default of a table. */
export function normalizeCallTable(raw: RawCallTable): CallTable {
  const { call, query = {}, follows = [], rows, needs, filters = [], columns, sums, split, bars, tiles } = raw;
  const { actions = [], look = 'table', folded, hideEmpty, hint, note, empty } = raw;
  return {
    call,
    query,
    follows,
    rows,
    look,
    filters: filters.map((filter): TableFilter => {
      if (filter.as === 'days') return { as: 'days', usual: filter.usual ?? 'month' };
      if (filter.as === 'span') return { as: 'span', usual: filter.span ?? 'thisYear' };
      if (filter.as === 'year') return { as: 'year', name: filter.name };
      const options = filter.options.map(({ value, label }) => ({ value, label: toText(label, value) }));
      return { as: 'choice', name: filter.name, label: toText(filter.label, filter.name), options };
    }),
    columns: columns.map(normalizeColumn),
    actions: actions.map(({ label, confirm, ...action }) => ({
      ...action,
      confirm: toText(confirm, ''),
      ...(label !== undefined && { label: toText(label, '') }),
    })),
    ...(needs !== undefined && { needs }),
    ...(sums !== undefined && { sums }),
    ...(split !== undefined && { split }),
    ...(bars && { bars }),
    ...(tiles && { tiles: { ...tiles, of: tiles.of ?? 'sums' } }),
    ...(folded && { isFolded: folded }),
    ...(hideEmpty && { hidesEmpty: hideEmpty }),
    ...(hint !== undefined && { hint: toText(hint, '') }),
    ...(note !== undefined && { note: toText(note, '') }),
    ...(empty !== undefined && { empty: toText(empty, '') }),
  };
}

function normalizeColumn(raw: RawTableColumn): TableColumn {
  const { field, label, as = 'text', currency, decimals, more, or, options = [], link, sum, blank, in: where } = raw;
  return {
    field,
    as,
    label: toText(label, field),
    currency: currency ?? siblingPath(field),
    options: (typeof options === 'string' ? [options] : options).map((option) =>
      typeof option === 'string' ? option : { ...option, label: toText(option.label, option.value) },
    ),
    ...(decimals !== undefined && { decimals }),
    ...(more !== undefined && { more }),
    ...(or !== undefined && { or }),
    ...(link && { link: linkOf(link) }),
    ...(sum && { isSummed: sum }),
    ...(blank && { isBlank: blank }),
    ...(where && { in: where }),
  };
}

const linkOf = ({ resource, by, id, where, query }: RawTableLink): TableLink => ({
  resource,
  ...(by !== undefined && { by }),
  ...(id !== undefined && { id }),
  ...(where !== undefined && { where }),
  ...(query && { query }),
});

/** `money.revenue` → `money.currency` */
export const siblingPath = (field: string): string => [...field.split('.').slice(0, -1), 'currency'].join('.');

type Lists = { readonly [name: string]: { readonly options: readonly TableOption[] } };

/** The table for a browser, with the contents of the shared lists it names. */
export function withLists(table: CallTable, lists: Lists): CallTable {
  const columns = table.columns.map((column) => ({
    ...column,
    options: column.options.flatMap((option) => (typeof option === 'string' ? (lists[option]?.options ?? []) : option)),
  }));
  return { ...table, columns };
}
