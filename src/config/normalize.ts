import { normalizeAutomations } from './automations/normalize.ts';
import { fieldKind } from './fields/registry.ts';
import { linkComputed } from './link-computed.ts';
import { labelFromName, toText } from './texts.ts';
import { normalizeField } from './normalize-fields.ts';
import { normalizeApi } from './normalize-api.ts';
import {
  normalizeFact,
  normalizeForm,
  normalizeList,
  normalizeRoutedList,
  normalizeShow,
} from './normalize-screens.ts';
import type { MenuPlace } from './page-types.ts';
import type { RawAction, RawMenu, RawResource } from './raw.ts';
import type { Action, EnumList, Field, Resource, Text } from './types.ts';

/** Roles that may do everything if a file has no access block; all others have no access. */
export const DEFAULT_GRANTS: { readonly [role: string]: readonly string[] } = { SuperAdmin: ['*'], admin: ['*'] };
export const DEFAULT_ICON = 'TableOutlined';
/** Position in the menu of a resource without one. */
const DEFAULT_ORDER = 100;
/** Asked before an action with `confirm: true`. */
const ARE_YOU_SURE: Text = { key: 'actions.sure', en: 'Are you sure?', tr: 'Emin misiniz?' };

export type NormalizeSetup = {
  /** Accepted by the schema. */
  readonly raw: RawResource;
  /** Path of the file below the project, `resources/v1/estates/list.json`. */
  readonly file: string;
  /** The folder whose paths are URLs, `resources`. */
  readonly root: string;
  readonly enums: { readonly [name: string]: EnumList };
};

/** Fills in every default and expands every short form, so later code never checks for missing parts. */
export function normalizeResource({ raw, file, root, enums }: NormalizeSetup): Resource {
  const fields = linkComputed(
    Object.fromEntries(
      Object.entries(raw.fields)
        .filter(([name]) => name !== '$comment')
        .map(([name, field]) => [name, normalizeField({ name, raw: field, enums })] as const),
    ),
  );
  const actions = Object.fromEntries(
    Object.entries(raw.actions ?? {})
      .filter(([name]) => name !== '$comment')
      .map(([name, action]) => [name, normalizeAction(name, action)] as const),
  );
  const stateField = stateFieldOf(fields, actions);
  const api = normalizeApi(raw);
  const isRouted = api.routed !== undefined;
  const list = isRouted
    ? normalizeRoutedList({ raw: raw.list ?? {}, fields, filtered: Object.keys(raw.api?.params ?? {}) })
    : normalizeList(raw.list ?? {}, fields);
  const parts = { fields, ...(stateField !== undefined && { stateField }) };
  return {
    name: raw.name,
    file,
    label: toText(raw.label, raw.name),
    ...(raw.one !== undefined && { one: toText(raw.one, raw.name) }),
    ...(raw.created !== undefined && { created: toText(raw.created, '') }),
    ...(raw.keywords !== undefined && { keywords: toText(raw.keywords, '') }),
    icon: raw.icon ?? DEFAULT_ICON,
    title: raw.title ?? defaultTitle(fields),
    tenancy: raw.tenancy ?? 'tenant',
    ...(raw.single === true && { single: true as const }),
    ...(raw.menu && { menu: normalizeMenu(raw.menu, raw.name) }),
    routes: routesOf(raw.routes ?? {}, routeOfFile(file, root)),
    api,
    access: {
      subject: raw.access?.subject ?? subjectFromName(raw.name),
      grants: withoutComment<readonly string[]>(raw.access?.grants ?? (isRouted ? {} : DEFAULT_GRANTS)),
      rows: withoutComment(raw.access?.rows ?? {}),
      ...(raw.access?.fieldsIf && { fieldsIf: withoutComment(raw.access.fieldsIf) }),
    },
    fields: markSearched(fields, list.search),
    ...(stateField !== undefined && { stateField }),
    ...(raw.draft && { draft: { state: raw.draft.state, action: raw.draft.action } }),
    list,
    create: normalizeForm({ form: raw.form, own: raw.create, ...parts }),
    edit: normalizeForm({ form: raw.form, own: raw.edit, ...parts }),
    show: normalizeShow(raw.show, fields, { hasHistory: !isRouted }),
    actions,
    rules: (raw.rules ?? []).map((rule) => ({
      id: rule.id,
      assert: rule.assert,
      at: rule.at,
      message: toText(rule.message, rule.id),
    })),
    ...(raw.unique && { unique: raw.unique }),
    notify: (raw.notify ?? []).map(({ on, roles = [], where, list }) => ({
      on,
      roles,
      ...(where && { where }),
      ...(list !== undefined && { list }),
    })),
    ...(raw.automations && { automations: normalizeAutomations(raw.automations, parts) }),
    ...(raw.domain !== undefined && { domain: raw.domain }),
    ...(raw.posted && { posted: true }),
    ...(raw.lockedIf && { lockedIf: raw.lockedIf }),
    ...(raw.renamedFrom !== undefined && { renamedFrom: raw.renamedFrom }),
    ...(raw.trash === false && { trash: false as const }),
    ...(raw.duplicate !== undefined && raw.duplicate !== true && { duplicate: raw.duplicate }),
    ...(raw.module !== undefined && { module: raw.module }),
  };
}

/** @param own the resource a badge counts if it names none */
export function normalizeMenu(
  { group, order = DEFAULT_ORDER, to, notFor, groupFor, badge }: RawMenu,
  own: string,
): MenuPlace {
  const { resource = own, view = '', tone = 'neutral' } = badge ?? {};
  return {
    group,
    order,
    ...(to === 'create' && { to }),
    ...(notFor && { notFor }),
    ...(groupFor && { groupFor: withoutComment(groupFor) }),
    ...(badge && { badge: { resource, view, tone } }),
  };
}

/** Folders that are not part of an address. */
const ROOM = /^\/demo(?=\/)/;

/** `resources/v1/estates/list.json` → `/v1/estates/list`, `resources/demo/apps.json` → `/apps`: a file's path is its URL. */
export function routeOfFile(file: string, root: string): string {
  const below = file.startsWith(`${root}/`) ? file.slice(root.length) : `/${file}`;
  return below.replace(ROOM, '').replace(/\.json$/, '');
}

/** `parking-permits` → `ParkingPermit`. */
export function subjectFromName(name: string): string {
  const words = name.split(/[-_]/).filter((word) => word !== '');
  const last = words.pop() ?? '';
  const singular = last.endsWith('ies')
    ? `${last.slice(0, -3)}y`
    : /(?:s|x|ch|sh)es$/.test(last)
      ? last.slice(0, -2)
      : last.replace(/([^s])s$/, '$1');
  return [...words, singular].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** `…/x` = the list's address + `/x`. */
function routesOf(raw: NonNullable<RawResource['routes']>, fromFile: string): Resource['routes'] {
  const list = raw.list ?? fromFile;
  const resolve = (route: string) => (route.startsWith('…') ? list + route.slice(1) : route);
  return {
    list,
    create: resolve(raw.create ?? '…/create'),
    edit: resolve(raw.edit ?? '…/update/:id'),
    show: resolve(raw.show ?? '…/show/:id'),
  };
}

const isOneValue = (field: Field): boolean =>
  fieldKind(field.type)
    .keys(field)
    .every(({ key }) => key === field.name);

/** A record's default title: its first text, else its address, else a short value. */
function defaultTitle(fields: Resource['fields']): string {
  const all = Object.values(fields).filter(({ compute, hidden }) => !compute && !hidden);
  const first =
    all.find(({ type }) => type === 'text') ??
    all.find(({ type }) => type === 'email') ??
    all.find(({ type }) => type === 'ref') ??
    all.find((field) => isOneValue(field) && fieldKind(field.type).isInQuestions);
  return `{${first?.name ?? 'id'}}`;
}

function normalizeAction(name: string, raw: RawAction): Action {
  const { confirm, copy } = raw;
  return {
    name,
    label: toText(raw.label, name),
    ...(raw.icon !== undefined && { icon: raw.icon }),
    danger: raw.danger ?? false,
    from: raw.from ?? [],
    ...(raw.when && { when: raw.when }),
    set: withoutComment(raw.set ?? {}),
    ask: (raw.ask ?? []).map((asked) => (typeof asked === 'string' ? asked : asked.field)),
    anew: askedAnew(raw.ask ?? []),
    ...(copy && { copy }),
    ...(raw.facts && { facts: raw.facts.map(normalizeFact) }),
    ...(raw.outcome && { outcome: raw.outcome.map(normalizeFact) }),
    ...(raw.first && {
      first: raw.first.map(({ label, ...step }) => ({
        ...step,
        ...(label !== undefined && { label: toText(label, step.action) }),
      })),
    }),
    ...(raw.keep !== undefined && { keep: toText(raw.keep, '') }),
    ...(raw.done !== undefined && { done: toText(raw.done, '') }),
    ...(raw.keywords !== undefined && { keywords: toText(raw.keywords, '') }),
    ...(raw.undo !== undefined && { undo: raw.undo }),
    ...(raw.asSeen && { asSeen: raw.asSeen }),
    ...(raw.atCreate && { atCreate: raw.atCreate }),
    ...(confirm !== undefined &&
      confirm !== false && { confirm: confirm === true ? ARE_YOU_SURE : toText(confirm, labelFromName(name)) }),
    ...(raw.confirmIf && { confirmIf: raw.confirmIf }),
  };
}

const askedAnew = (ask: NonNullable<RawAction['ask']>): Action['anew'] =>
  Object.fromEntries(
    ask.flatMap((asked) => {
      if (typeof asked === 'string') return [];
      const { field, begin, label, shown } = asked;
      const entry = {
        ...(shown && { shown }),
        ...(begin !== undefined && { begin }),
        ...(label !== undefined && { label: toText(label, field) }),
      };
      return [[field, entry] as const];
    }),
  );

/** The first value of a dialog's field if the domain's rule proposes it. */
export const PROPOSED = '$proposed';
/** The asked fields whose value the domain's rule proposes. */
export const proposedFields = ({ anew }: Pick<Action, 'anew'>): readonly string[] =>
  Object.keys(anew).filter((name) => anew[name]?.begin === PROPOSED);
/** Fields that are only shown, and sent back unchanged. */
export const isShownOnly = ({ anew }: Pick<Action, 'anew'>, name: string): boolean => anew[name]?.shown === true;

/** The enum field that actions set: actions with `from` decide; only without those, actions that just set one. */
export function stateFieldOf(fields: Resource['fields'], actions: Resource['actions']): string | undefined {
  const all = Object.values(actions);
  return (
    stateFieldsSet(
      fields,
      all.filter(({ from }) => from.length > 0),
    )[0] ?? stateFieldsSet(fields, all)[0]
  );
}

/** Names of the single enum fields that these actions set, each once. */
export function stateFieldsSet(fields: Resource['fields'], actions: readonly Action[]): string[] {
  const names = actions.flatMap(({ set }) => Object.keys(set));
  return [...new Set(names)].filter((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field?.type === 'enum' && !field.multiple;
  });
}

/** A field is marked as searched exactly when the list searches it. */
function markSearched(fields: Resource['fields'], search: readonly string[]): Resource['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => [name, { ...field, search: search.includes(name) }]),
  );
}

/** Members of an object without its comment. */
export function withoutComment<Value>(object: { readonly [key: string]: Value }): { readonly [key: string]: Value } {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== '$comment'));
}
