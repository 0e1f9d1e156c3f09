import { roleRights } from './access.ts';
import { withLists } from './call-table.ts';
import type { CallTableReader } from './blocks/kind.ts';
import { apartGroupOf } from './apart.ts';
import type {
  Action,
  ClientConfig,
  ClientExample,
  ClientField,
  ClientMenuGroup,
  ClientResource,
  Config,
  Example,
  Fact,
  Field,
  FormBlock,
  MenuGroup,
  Panel,
  Resource,
  ShowBlock,
  ShowSection,
  Where,
} from './types.ts';
import { namesOfNotes } from './automations/notices.ts';
import { clientMenu, clientPages } from './client-pages.ts';
import { computeKeys } from './compute.ts';
import { queryField } from './keys.ts';
import { fieldInView } from './over.ts';
import { partAt } from './parts.ts';
import { sortableKeys } from './query.ts';
import { readableTitle } from './title.ts';
import { isMissing, omit, ownValue } from './values.ts';
import { atOnce, type Steps } from './steps.ts';
import { readsOnly } from './where-readable.ts';

const ALL = 'all';

/** Roles that see the configuration's findings. */
const KEEPERS: readonly string[] = ['admin', 'SuperAdmin'];

/**
 * The configuration as one role sees it: its resources, without the fields it may not read or write, without parts that
 * name such fields (columns, filters, views, rules), and without access blocks.
 */
export function clientConfig(setup: ClientSetup): ClientConfig {
  return atOnce(clientSteps(setup));
}

type ClientSetup = {
  config: Config;
  role: string;
  can: (subject: string, action: string) => boolean;
  findings: ClientConfig['findings'];
  /** Groups of the menu whose `apart` is sent too; by default all. */
  parts?: readonly string[] | typeof ALL;
};

/** The same, resource by resource. */
export function* clientSteps({ config, role, can, findings, parts = ALL }: ClientSetup): Steps<ClientConfig> {
  const isSent = (address: string): boolean => {
    const group = apartGroupOf(config.menu, address);
    return group === undefined || parts === ALL || parts.includes(group.id);
  };
  const tables: CallTableReader = (table) => {
    const right = ownValue(config.calls ?? {}, table.call);
    const isAllowed = right === 'signedIn' || (right && can(right.subject, right.action));
    return isAllowed ? withLists(table, config.enums) : undefined;
  };
  const resources: ClientResource[] = [];
  for (const resource of Object.values(config.resources)) {
    if (!isSent(resource.routes.list)) continue;
    yield;
    const seen = clientResource({ resource, role, can: (action) => can(resource.access.subject, action), tables });
    if (seen.can.length > 0) resources.push(seen);
  }
  const unbadged = Object.fromEntries(resources.map((resource) => [resource.name, resource]));
  const byName = Object.fromEntries(
    resources.map((resource) => {
      const { menu } = resource;
      const place = menu && clientMenu(menu, { resources: unbadged, role });
      return [resource.name, { ...omit(resource, 'menu'), ...(place && { menu: place }) }];
    }),
  );
  yield;
  const sentPages = Object.fromEntries(Object.entries(config.pages).filter(([, { route }]) => isSent(route)));
  const pages = clientPages({ pages: sentPages, resources: byName, role, can, tables });
  yield;
  const isApart = (group: MenuGroup): boolean =>
    group.apart !== undefined && parts !== ALL && !parts.includes(group.id) && opensApart({ config, group, can });
  const groups = new Set([...Object.values(byName), ...Object.values(pages)].map(({ menu }) => menu?.group));
  const landing = ownValue(config.landing, role);
  const called = config.enums['role']?.options.find(({ value }) => value === role);
  return {
    version: config.version,
    resources: byName,
    pages,
    dialects: config.dialects,
    menu: config.menu.flatMap((group): ClientMenuGroup[] => {
      const isHeld = groups.has(group.id) || config.menu.some((inner) => inner.in === group.id && groups.has(inner.id));
      if ((!isHeld && !isApart(group)) || group.notFor?.includes(role)) return [];
      return [{ ...omit(group, 'module', 'apart', 'notFor'), ...(isApart(group) && { isApart: true }) }];
    }),
    ...(landing !== undefined && { landing }),
    ...(called && { role: { name: role, label: called.label } }),
    findings: KEEPERS.includes(role) ? findings : [],
  };
}

/**
 * The examples of a page, for a role that may open the page; it may do everything with them except export and import.
 */
export function clientExamples(examples: readonly Example[], role: string): ClientExample[] {
  return examples.map((example) => ({
    ...example,
    resource: clientResource({
      resource: example.resource,
      role,
      can: (action) => action !== 'export' && action !== 'import',
      tables: () => undefined,
    }),
  }));
}

/** Whether the role may open anything in the separate part of a group. */
function opensApart({
  config,
  group,
  can,
}: {
  config: Config;
  group: MenuGroup;
  can: (subject: string, action: string) => boolean;
}): boolean {
  const isIn = (address: string) => apartGroupOf(config.menu, address)?.id === group.id;
  return (
    Object.values(config.resources).some(({ routes, access }) => isIn(routes.list) && can(access.subject, 'list')) ||
    Object.values(config.pages).some(({ route, access }) => isIn(route) && can(access.subject, access.action))
  );
}

/** Whether a role sees all operands of a computed field; if not, it gets the value without its calculation. */
function isWorkedOut({ compute }: Field, resource: Resource, readable: ReadonlySet<string>): boolean {
  return !compute || computeKeys(compute).every((key) => readable.has(queryField(resource, key)?.name ?? key));
}

type RoleSetup = { resource: Resource; role: string; can: (action: string) => boolean; tables: CallTableReader };

function clientResource({ resource, role, can, tables }: RoleSetup): ClientResource {
  const rights = roleRights({ resource, role, can });
  const readable = new Set(rights.readable);
  const writable = new Set(rights.writable);
  const isRead = (name: string) => readable.has(name);
  // Only whether a secret is set is shown.
  const shown = new Set([...readable, ...[...writable].filter((name) => isSecret(resource.fields[name]))]);
  const isSeen = (where: Where | undefined) => where === undefined || readsOnly(where, { resource, readable });
  const fields = Object.values(resource.fields)
    .filter((field) => readable.has(field.name) || writable.has(field.name) || isToldOnce(field, rights.can))
    .map((field) => withSeen(field, isSeen))
    .map((field) => (isWorkedOut(field, resource, readable) ? field : { ...field, compute: { given: true as const } }))
    .map((field) => fieldInView(resource, field))
    .map((field) => clientField(field, writable.has(field.name), isSeen(field.showIf)));
  const known = new Set(fields.map(({ name }) => name));
  const sortable = sortableKeys(resource, readable);
  const isShown = (name: string) => isRead(name.split('.')[0] ?? name);
  const panelsFor = (panels: readonly Panel[]) => panels.flatMap((panel) => panelFor(panel, { role, tables }));
  const parts = listParts(resource).filter(({ name }) => isShown(name));
  const form = (block: FormBlock): FormBlock => ({
    ...block,
    ...(block.panels && { panels: panelsFor(block.panels) }),
    sections: block.sections.flatMap((section) => {
      const rows = section.rows.map((row) => row.filter((name) => known.has(name))).filter((row) => row.length > 0);
      if (rows.length === 0) return [];
      const { showIf } = section;
      return [{ ...omit(section, 'showIf'), rows, ...(showIf && isSeen(showIf) && { showIf }) }];
    }),
  });
  const { access, menu, of } = resource;
  const { board } = resource.list;
  // A posted record cannot be edited, and a form without inputs would be empty.
  const isTyped = Object.values(resource.fields).some(({ readOnly }) => !readOnly);
  const closed = new Set([...(resource.posted ? ['edit', 'delete'] : []), ...(isTyped ? [] : ['create', 'import'])]);
  const unique = (resource.unique ?? []).filter((names) => names.every((name) => writable.has(name)));
  return {
    ...omit(
      resource,
      'access',
      'file',
      'domain',
      'posted',
      'lockedIf',
      'menu',
      'of',
      'only',
      'notify',
      'automations',
      'module',
      'renamedFrom',
      'unique',
    ),
    ...(resource.lockedIf && isSeen(resource.lockedIf) && { lockedIf: resource.lockedIf }),
    ...(of && { of: of.name }),
    title: readableTitle(resource.title, readable),
    subject: access.subject,
    can: rights.can.filter((name) => !closed.has(name)),
    fields: Object.fromEntries([...fields, ...parts].map((field) => [field.name, field])),
    list: {
      ...omit(resource.list, 'map', 'board', 'first'),
      ...(resource.list.first && isSeen(resource.list.first) && { first: resource.list.first }),
      ...(board && isRead(board.by) && { board: { ...board, card: board.card.filter(isShown) } }),
      ...(resource.list.map !== undefined && isRead(resource.list.map) && { map: resource.list.map }),
      columns: resource.list.columns.filter(({ field }) => isShown(field)),
      filters: resource.list.filters.filter(isShown),
      search: resource.list.search.filter(isRead),
      views: resource.list.views
        .filter(({ where, roles }) => isSeen(where) && (roles?.includes(role) ?? true))
        .map(({ sort, roles: _roles, ...view }) => ({
          ...view,
          ...(sort && sortable.includes(sort.key) && { sort }),
          ...(view.columns && { columns: view.columns.filter(({ field }) => isShown(field)) }),
        })),
      panels: panelsFor(resource.list.panels),
    },
    create: form(resource.create),
    edit: form(resource.edit),
    show: {
      ...(resource.show.panels && { panels: panelsFor(resource.show.panels) }),
      layout: resource.show.layout,
      ...headOf(resource, { isShown, isSeen }),
      ...(resource.show.hideEmpty && { hideEmpty: true as const }),
      sections: resource.show.sections.flatMap((section) =>
        showSection(section, { readable: shown, role, tables, sight: { isShown, isSeen } }),
      ),
    },
    actions: Object.fromEntries(
      Object.entries(resource.actions)
        .filter(([name]) => rights.can.includes(name))
        .map(([name, action]) => [name, actionFor(action, { isShown, isSeen })]),
    ),
    rules: resource.rules.filter(({ assert }) => isSeen(assert)),
    ...namesOfNotes(resource),
    ...(unique.length > 0 && { unique }),
    ...(menu && rights.can.some((name) => name === 'list' || name === menu.to) && { menu }),
  };
}

type Sight = {
  readonly isShown: (name: string) => boolean;
  readonly isSeen: (where: Where | undefined) => boolean;
};

/** Facts this role may read, with the fields that decide them. */
const factsFor =
  ({ isShown, isSeen }: Sight) =>
  (facts: readonly Fact[]): readonly Fact[] =>
    facts.filter(({ field, when }) => isShown(field) && isSeen(when));

/**
 * The head and the sheet of a record without fields this role may not read. A part that depends on a hidden field is
 * left out.
 */
function headOf({ show: { head, sheet } }: Resource, { isShown, isSeen }: Sight): Pick<ShowBlock, 'head' | 'sheet'> {
  const known = factsFor({ isShown, isSeen });
  const sections = (sheet?.sections ?? []).map((section) => ({ ...section, facts: known(section.facts) }));
  return {
    ...(head && {
      head: {
        ...head,
        facts: known(head.facts),
        ...(head.actions && { actions: head.actions.filter(({ when }) => isSeen(when)) }),
      },
    }),
    ...(sheet &&
      isSeen(sheet.when) && { sheet: { ...sheet, sections: sections.filter(({ facts }) => facts.length > 0) } }),
  };
}

/** If a hidden field decides whether to ask, the question is always asked. */
function actionFor(action: Action, sight: Sight): Action {
  const { isSeen } = sight;
  return {
    ...omit(action, 'confirmIf'),
    ...(action.confirmIf && isSeen(action.confirmIf) && { confirmIf: action.confirmIf }),
    ...(action.facts && { facts: factsFor(sight)(action.facts) }),
    ...(action.outcome && { outcome: factsFor(sight)(action.outcome) }),
  };
}

/** Parts of objects that the list shows or filters by, `address.city`, as separate fields. */
function listParts(resource: Resource): ClientField[] {
  const { columns, filters, board } = resource.list;
  const names = new Set([...columns.map(({ field }) => field), ...filters, ...(board?.card ?? [])]);
  return [...names].flatMap((name) => {
    const part = partAt(resource, name)?.part;
    return part ? [{ ...part, name, hidden: true, writable: false }] : [];
  });
}

/** The role's browser cannot evaluate a condition on a hidden field, so the field is shown but not writable. */
function clientField(field: Resource['fields'][string], isWritable: boolean, knowsCondition: boolean): ClientField {
  if (knowsCondition) return { ...field, writable: isWritable };
  // `Omit` of a union forgets which type has which keys.
  return { ...(omit(field, 'showIf') as typeof field), writable: false };
}

/** Conditions only the server can evaluate for this role stay on the server, which reports them at the save. */
function withSeen(field: Field, isSeen: Sight['isSeen']): Field {
  if (isSeen(field.requiredIf) && isSeen(field.readOnlyIf)) return field;
  const unseen = (['requiredIf', 'readOnlyIf'] as const).filter((key) => !isSeen(field[key]));
  return omit(field, ...unseen) as Field;
}

const isSecret = (field: Field | undefined): boolean => field?.type === 'password' && field.secret === true;

/** The server sends issued texts once, to the creator of a record. */
const isToldOnce = (field: Field, can: readonly string[]): boolean =>
  field.type === 'password' && field.issued !== undefined && can.includes('create');

type PanelReader = Pick<RoleSetup, 'role' | 'tables'>;
function panelFor<One extends Panel>(panel: One, { role, tables }: PanelReader): One[] {
  if (panel.roles.length > 0 && !panel.roles.includes(role)) return [];
  if (!panel.table) return [panel];
  const table = tables(panel.table);
  return table ? [{ ...panel, table }] : [];
}

function showSection(
  section: ShowSection,
  { readable, sight, ...reader }: { readable: ReadonlySet<string>; sight: Sight } & PanelReader,
): ShowSection[] {
  if (section.kind === 'history' || section.kind === 'form') return [section];
  if (section.kind === 'panel') return panelFor(section, reader);
  if (section.kind === 'relation') return readable.has(section.field) ? [section] : [];
  if (section.kind === 'facts') {
    const facts = factsFor(sight)(section.facts);
    return facts.length === 0 ? [] : [{ ...section, facts }];
  }
  const fields = section.fields.filter((name) => readable.has(name));
  return isMissing(fields) ? [] : [{ ...section, fields }];
}
