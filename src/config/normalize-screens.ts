import type { FieldTraits } from './fields/kind.ts';
import { fieldKind } from './fields/registry.ts';
import type { Board, Sort } from './board-types.ts';
import { normalizeCallTable } from './call-table.ts';
import { keysOf } from './keys.ts';
import { isMasked } from './masked.ts';
import { toText } from './texts.ts';
import type {
  RawBoard,
  RawFact,
  RawForm,
  RawFormSection,
  RawHead,
  RawList,
  RawPanel,
  RawTablePanel,
  RawResource,
  RawSheet,
  RawText,
} from './raw.ts';
import type {
  Column,
  Fact,
  Field,
  FormBlock,
  FormSection,
  ListBlock,
  Panel,
  Resource,
  ShowHead,
  ShowSection,
  ShowSheet,
} from './types.ts';
import { optionsOf } from './options.ts';

/** spec §9 */
export const PAGE_SIZES = [5, 10, 20, 25, 50, 100, -1] as const;
export const PAGE_SIZE = 10;
/** columns of a list without its own */
const DEFAULT_COLUMNS = 7;
/** maximum fields in one unnamed section */
const MAX_FIELDS_UNSPLIT = 12;
const FIELDS_PER_SPLIT = 8;

const DETAILS = { en: 'Details', tr: 'Ayrıntılar' } as const;

type Fields = Resource['fields'];

/** Columns, sort, filters, search, views and page sizes; missing ones are derived from the fields. */
export function normalizeList(raw: RawList, fields: Fields): ListBlock {
  const columns = raw.columns?.map(normalizeColumn) ?? defaultColumns(fields);
  const shown = columns.map(({ field }) => field);
  return {
    columns,
    sort: normalizeSort(raw.sort ?? '-createdAt', fields),
    ...(raw.first && { first: raw.first }),
    filters: raw.filters ?? shown.filter((name) => traitsOf(fields[name])?.isFiltered),
    search: (raw.search ?? defaultSearch(fields)).filter((name) => !isMasked(fields[name])),
    views: (raw.views ?? []).map((view) => ({
      id: view.id,
      label: toText(view.label, view.id),
      where: view.where,
      ...(view.roles && { roles: view.roles }),
      ...(view.sort !== undefined && { sort: normalizeSort(view.sort, fields) }),
      ...(view.columns && { columns: view.columns.map(normalizeColumn) }),
    })),
    ...(raw.opens !== undefined && { opens: raw.opens }),
    pageSizes: raw.pageSizes ?? PAGE_SIZES,
    pageSize: raw.pageSize ?? PAGE_SIZE,
    ...(raw.missing && { missing: true as const }),
    ...(raw.map !== undefined && { map: raw.map }),
    ...(raw.board && { board: normalizeBoard(raw.board, { fields, shown }) }),
    ...(raw.bulk !== undefined && raw.bulk !== true && { bulk: raw.bulk === false ? [] : raw.bulk }),
    panels: (raw.panels ?? []).map(normalizePanel),
    ...(raw.addTo !== undefined && { addTo: raw.addTo }),
    ...(raw.rowTo !== undefined && { rowTo: raw.rowTo }),
  };
}

/** A board with its defaults: all values, the first columns of the list. */
export function normalizeBoard(
  { by, columns, card, actions, sort }: RawBoard,
  { fields, shown }: { fields: Fields; shown: readonly string[] },
): Board {
  const field = Object.hasOwn(fields, by) ? fields[by] : undefined;
  const values = optionsOf(field).map(({ value }) => value);
  return {
    by,
    columns: columns ?? values,
    card: card ?? shown.filter((name) => name !== by),
    ...(actions && { actions }),
    ...(sort !== undefined && { sort: normalizeSort(sort, fields) }),
  };
}

/** Calls served by routes declare what they search and filter by, so nothing is guessed from the types. */
export function normalizeRoutedList({
  raw,
  fields,
  filtered,
}: {
  raw: RawList;
  fields: Fields;
  /** Fields with a parameter of their own. */
  filtered: readonly string[];
}): ListBlock {
  const marked = Object.values(fields).filter(({ search }) => search);
  return normalizeList(
    { ...raw, filters: raw.filters ?? [...filtered], search: raw.search ?? marked.map(({ name }) => name) },
    fields,
  );
}

function normalizeColumn(raw: NonNullable<RawList['columns']>[number]): Column {
  if (typeof raw === 'string') return { field: raw, sum: false };
  return {
    field: raw.field,
    ...(raw.width !== undefined && { width: raw.width }),
    sum: raw.sum ?? false,
    ...(raw.priority && { priority: raw.priority }),
  };
}

function defaultColumns(fields: Fields): Column[] {
  return Object.values(fields)
    .filter((field) => !field.hidden && isUsualColumn(field))
    .slice(0, DEFAULT_COLUMNS)
    .map(({ name }) => ({ field: name, sum: false }));
}

/** `-createdAt` = newest first; the name of a range means its start. */
export function normalizeSort(raw: string, fields: Fields): Sort {
  const name = raw.replace(/^-/, '');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return { key: (field && keysOf(field)[0]) ?? name, direction: raw.startsWith('-') ? 'DESC' : 'ASC' };
}

/** Fields marked `search`, or, if none is marked, every one-line text and e-mail. */
function defaultSearch(fields: Fields): string[] {
  const all = Object.values(fields);
  const marked = all.filter(({ search }) => search);
  const searched = marked.length > 0 ? marked : all.filter((field) => traitsOf(field)?.isSearched && !field.compute);
  return searched.map(({ name }) => name);
}

type FormSetup = {
  /** Shared by create and edit. */
  readonly form: RawForm | undefined;
  /** This form's own parts, which win. */
  readonly own: RawForm | undefined;
  readonly fields: Fields;
  readonly stateField?: string;
};

/** Sections of rows. Without any: all editable fields, two per row, long ones alone. */
export function normalizeForm({ form, own, fields, stateField }: FormSetup): FormBlock {
  const sections = own?.sections ?? form?.sections;
  const screen = own?.screen ?? form?.screen;
  const panels = own?.panels ?? form?.panels;
  const look = own?.look ?? form?.look;
  const done = own?.done ?? form?.done;
  return {
    ...(screen !== undefined && { screen }),
    ...(panels && { panels: panels.map(normalizePanel) }),
    layout: own?.layout ?? form?.layout ?? 'sections',
    ...(look !== undefined && { look }),
    ...(done && {
      done: { title: toText(done.title, ''), ...(done.text !== undefined && { text: toText(done.text, '') }) },
    }),
    sections: sections?.map(normalizeSection) ?? defaultSections(fields, stateField),
  };
}

function normalizeSection({ label, help, icon, folded, showIf, fields }: RawFormSection): FormSection {
  return {
    ...labelOf(label),
    ...(help !== undefined && { help: toText(help, '') }),
    ...(icon !== undefined && { icon }),
    ...(folded && { isFolded: true as const }),
    ...(showIf && { showIf }),
    rows: fields.map((row) => (typeof row === 'string' ? [row] : row)),
  };
}

function defaultSections(fields: Fields, stateField: string | undefined): FormSection[] {
  const shown = Object.values(fields).filter(
    (field) =>
      !field.hidden &&
      field.type !== 'children' &&
      field.name !== stateField &&
      (!field.readOnly || field.compute !== undefined),
  );
  if (shown.length <= MAX_FIELDS_UNSPLIT) return [{ rows: pairUp(shown) }];
  const count = Math.ceil(shown.length / FIELDS_PER_SPLIT);
  return Array.from({ length: count }, (_, index) => ({
    label: { en: `${DETAILS.en} ${index + 1}`, tr: `${DETAILS.tr} ${index + 1}` },
    rows: pairUp(shown.slice(index * FIELDS_PER_SPLIT, (index + 1) * FIELDS_PER_SPLIT)),
  }));
}

function pairUp(fields: readonly Field[]): string[][] {
  const rows: string[][] = [];
  let open: string[] | undefined;
  for (const field of fields) {
    if (traitsOf(field)?.isSpread) {
      rows.push([field.name]);
      open = undefined;
    } else if (open) {
      open.push(field.name);
      open = undefined;
    } else {
      open = [field.name];
      rows.push(open);
    }
  }
  return rows;
}

/** Without sections: all readable fields, then each list of children, then the history. */
export function normalizeShow(
  raw: RawResource['show'],
  fields: Fields,
  { hasHistory = true }: { hasHistory?: boolean } = {},
): Resource['show'] {
  const sections = raw?.sections?.map((section): ShowSection => {
    if ('audit' in section) return { kind: 'history' };
    const joined = section.join ? { isJoined: true } : {};
    if ('relation' in section) return { kind: 'relation', field: section.relation, ...joined };
    if ('form' in section) return { kind: 'form', ...labelOf(section.label), resource: section.form, ...joined };
    const placed = {
      ...(section.folded && { isFolded: true as const }),
      ...(section.aside && { isAside: true as const }),
    };
    if ('panel' in section) {
      const of = section.resource === undefined ? {} : { resource: section.resource };
      return { kind: 'panel', ...labelOf(section.label), ...normalizePanel(section), ...of, ...joined, ...placed };
    }
    if ('table' in section) return { kind: 'panel', ...normalizePanel(section), ...joined, ...placed };
    if ('facts' in section) {
      const { facts, actions } = section;
      return {
        kind: 'facts',
        ...labelOf(section.label),
        facts: facts.map(normalizeFact),
        ...(actions && { actions }),
        ...joined,
        ...placed,
      };
    }
    return {
      kind: 'fields',
      ...labelOf(section.label),
      fields: section.fields,
      ...joined,
      ...placed,
    };
  });
  return {
    ...(raw?.panels && { panels: raw.panels.map(normalizePanel) }),
    layout: raw?.layout ?? 'sections',
    ...(raw?.head && { head: normalizeHead(raw.head) }),
    ...(raw?.hideEmpty && { hideEmpty: true as const }),
    ...(raw?.sheet && { sheet: normalizeSheet(raw.sheet) }),
    sections: sections ?? defaultShow(fields, hasHistory),
  };
}

function normalizeHead({ title, facts = [], actions }: RawHead): ShowHead {
  return {
    ...(title !== undefined && { title }),
    facts: facts.map(normalizeFact),
    ...(actions && { actions: actions.map((entry) => (typeof entry === 'string' ? { action: entry } : entry)) }),
  };
}

function normalizeSheet({ label, when, to, intro, sections, closing }: RawSheet): ShowSheet {
  return {
    label: toText(label, ''),
    ...(when && { when }),
    ...(to !== undefined && { to }),
    ...(intro !== undefined && { intro: toText(intro, '') }),
    sections: sections.map((section) => ({ ...labelOf(section.label), facts: section.facts.map(normalizeFact) })),
    ...(closing !== undefined && { closing: toText(closing, '') }),
  };
}

/** `guestId.phone`, or with its own label and a condition. */
export function normalizeFact(raw: RawFact): Fact {
  if (typeof raw === 'string') return { field: raw };
  return { field: raw.field, ...labelOf(raw.label), ...(raw.when && { when: raw.when }) };
}

function normalizePanel(raw: string | RawPanel | RawTablePanel): Panel {
  if (typeof raw === 'string') return { panel: raw, roles: [] };
  const { roles = [] } = raw;
  if ('panel' in raw) return { panel: raw.panel, roles };
  return { table: normalizeCallTable(raw.table), label: toText(raw.label, ''), roles };
}

function defaultShow(fields: Fields, hasHistory: boolean): ShowSection[] {
  const all = Object.values(fields).filter((field) => !field.hidden && (field.type !== 'password' || field.secret));
  const children = all.filter(({ type }) => type === 'children');
  return [
    {
      kind: 'fields',
      fields: all.filter(({ type }) => type !== 'children').map(({ name }) => name),
    },
    ...children.map(({ name }): ShowSection => ({ kind: 'relation', field: name })),
    ...(hasHistory ? [{ kind: 'history' } as const] : []),
  ];
}

function labelOf(label: RawText | undefined) {
  return label === undefined ? {} : { label: toText(label, '') };
}

const traitsOf = (field: Field | undefined): FieldTraits | undefined => field && fieldKind(field.type);
const isUsualColumn = ({ type }: Field): boolean => !['named', 'never'].includes(fieldKind(type).column ?? 'usual');
