import { readJsonFile, pointerOf } from '../check/json-file.ts';
import type { Page } from '../page-types.ts';
import type { Config, Resource, Where } from '../types.ts';
import { actionsOf } from './matrix.ts';
import type { Because, Why } from './shapes.ts';

/** Text of a configuration file, as it is in force. */
export type TextOf = (file: string) => string | undefined;
type Can = (question: { readonly role: string; readonly subject: string; readonly action: string }) => boolean;

export type WhyAsked = {
  readonly entry: Resource | Page;
  readonly role: string;
  readonly action: string | undefined;
  readonly field: string | undefined;
  /** Whether the given record meets a condition of the resource; undefined = no record given. */
  readonly meets: ((where: Where) => boolean) | undefined;
  /** State of that record. */
  readonly state: string | undefined;
};
type Setup = { readonly config: Config; readonly textOf: TextOf; readonly can: Can };

const isResource = (entry: Resource | Page): entry is Resource => 'fields' in entry;

/** The member of a file at a pointer, as a reason. */
function reasonAt(textOf: TextOf, { file, pointer, rule, kind }: Omit<Because, 'line'> & { pointer: string }): Because {
  const text = textOf(file);
  const line = text === undefined ? 1 : readJsonFile({ path: file, text }).positionOf(pointer).line;
  return { file, line, rule, kind };
}

/** Relevant rows of `_access.csv`; a denial always wins. */
function csvReasons({ config, textOf }: Setup, question: { role: string; subject: string; action: string }): Because[] {
  const file = 'resources/_access.csv';
  const lines = (textOf(file) ?? '').split(/\r?\n/);
  return config.policy.csv.flatMap(({ line, row }): Because[] => {
    const [kind, role, object, action, effect] = row;
    const fits =
      kind === 'p' &&
      role === question.role &&
      (object === '*' || object === question.subject) &&
      (action === '*' || action === question.action);
    if (!fits) return [];
    const rule = lines[line - 1]?.trim() ?? '';
    return [{ file, line, rule, kind: effect === 'deny' ? 'csvDeny' : 'csvAllow' }];
  });
}

/** Grants of every file under the subject; if none, the place where one would be. */
function grantReasons(setup: Setup, entry: Resource | Page, role: string, action: string): Because[] {
  const { config, textOf } = setup;
  const granting = [...Object.values(config.resources), ...Object.values(config.pages)].filter(
    ({ access }) => access.subject === entry.access.subject,
  );
  const found = granting.flatMap(({ access, file }) => {
    const actions = access.grants[role] ?? [];
    const isGranted = actions.includes('*') || actions.includes(action);
    const pointer = pointerOf('/access/grants', role);
    const rule = `"${role}": ${JSON.stringify(actions)}`;
    return isGranted ? [reasonAt(textOf, { file, pointer, rule, kind: 'grant' })] : [];
  });
  if (found.length > 0) return found;
  const actions = entry.access.grants[role];
  const rule = actions ? `"${role}": ${JSON.stringify(actions)}` : `"${role}"`;
  return [reasonAt(textOf, { file: entry.file, pointer: pointerOf('/access/grants', role), rule, kind: 'noGrant' })];
}

function actionReasons(setup: Setup, { entry, role, meets, state }: WhyAsked, action: string): Why {
  const { textOf, can } = setup;
  const { subject } = entry.access;
  const csv = csvReasons(setup, { role, subject, action });
  const denied = csv.filter(({ kind }) => kind === 'csvDeny');
  const isAllowed = can({ role, subject, action });
  const grants = grantReasons(setup, entry, role, action).filter(({ kind }) => kind === 'grant' || csv.length === 0);
  const because: Because[] = denied.length > 0 ? denied : [...csv, ...grants];
  if (!isResource(entry)) return { hidden: !isAllowed, because };
  const { file } = entry;
  let hidden = !isAllowed;
  if (!actionsOf(entry).includes(action)) {
    const pointer = entry.only ? '/only' : '/api/calls';
    const names = JSON.stringify(entry.only ?? entry.api.routed?.calls ?? actionsOf(entry));
    return { hidden: true, because: [reasonAt(textOf, { file, pointer, rule: names, kind: 'only' }), ...because] };
  }
  if (entry.posted && (action === 'edit' || action === 'delete')) {
    because.push(reasonAt(textOf, { file, pointer: '/posted', rule: '"posted": true', kind: 'posted' }));
    hidden = true;
  }
  const rows = entry.access.rows[role];
  if (isAllowed && rows) {
    const home = setup.config.resources[entry.of?.name ?? entry.name]?.file ?? file;
    const pointer = pointerOf('/access/rows', role);
    because.push(reasonAt(textOf, { file: home, pointer, rule: `"${role}": ${JSON.stringify(rows)}`, kind: 'rows' }));
    if (meets && !meets(rows)) hidden = true;
  }
  const named = entry.actions[action];
  const isFrom = named === undefined || named.from.length === 0 || state === undefined || named.from.includes(state);
  if (named && !isFrom) {
    const rule = `"from": ${JSON.stringify(named.from)}`;
    because.push(reasonAt(textOf, { file, pointer: pointerOf('/actions', action, 'from'), rule, kind: 'state' }));
    hidden = true;
  }
  if (named?.when && meets && !meets(named.when)) {
    const rule = `"when": ${JSON.stringify(named.when)}`;
    because.push(reasonAt(textOf, { file, pointer: pointerOf('/actions', action, 'when'), rule, kind: 'state' }));
    hidden = true;
  }
  return { hidden, because };
}

function fieldReasons(setup: Setup, asked: WhyAsked, resource: Resource, name: string): Why {
  const { textOf } = setup;
  const { role, meets } = asked;
  const field = resource.fields[name];
  // A role that may open the record in any way sees its fields, unless a field is restricted.
  const lists = actionReasons(setup, asked, 'list');
  const opened = lists.hidden ? actionReasons(setup, asked, 'show') : lists;
  const base = setup.config.resources[resource.of?.name ?? '']?.file ?? resource.file;
  const because: Because[] = [...opened.because];
  let { hidden } = opened;
  const say = (kind: Because['kind'], key: string, value: unknown): void => {
    const pointer = pointerOf('/fields', name, key);
    because.push(
      reasonAt(textOf, { file: base, pointer, rule: `"${name}": { "${key}": ${JSON.stringify(value)} }`, kind }),
    );
  };
  if (!field) return { hidden: true, because };
  if (field.type === 'password') {
    say('password', 'type', field.type);
    hidden = true;
  }
  if (field.read) {
    say('fieldRead', 'read', field.read);
    if (!field.read.includes(role)) hidden = true;
  }
  if (field.write) say('fieldWrite', 'write', field.write);
  if (field.readOnly) say('readOnly', 'readOnly', true);
  if (field.showIf) {
    say('showIf', 'showIf', field.showIf);
    if (meets && !meets(field.showIf)) hidden = true;
  }
  return { hidden, because };
}

/** Why a role may or may not see a field or do something, with the file and line of every relevant rule. */
export function whyOf(setup: Setup, asked: WhyAsked): Why {
  const { entry, field, action } = asked;
  if (isResource(entry) && field !== undefined) return fieldReasons(setup, asked, entry, field);
  return actionReasons(setup, asked, action ?? (isResource(entry) ? 'list' : entry.access.action));
}
