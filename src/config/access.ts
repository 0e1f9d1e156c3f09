import { fieldKind } from './fields/registry.ts';
import type { CsvRule, PolicyRow } from './policy-types.ts';
import type { Field, Resource } from './types.ts';

/** The actions every resource knows; a resource's own named actions come beside them. */
export const ACTIONS = ['list', 'show', 'create', 'edit', 'delete', 'export', 'import'] as const;

/** The whole policy: the rows of `_access.csv`, then a row for every grant of every resource and page. */
export function policyRows(
  granting: readonly { readonly access: Pick<Resource['access'], 'subject' | 'grants'> }[],
  csv: readonly CsvRule[],
): PolicyRow[] {
  const grants = granting.flatMap(({ access }) =>
    Object.entries(access.grants).flatMap(([role, actions]) =>
      actions.map((action) => ['p', role, access.subject, action, 'allow']),
    ),
  );
  return [...csv.map(({ row }) => row), ...grants];
}

/** Stored by the browser as `userAbilityRules`. */
export type AbilityRule = { readonly action: string; readonly subject: string };

const ABILITIES: Readonly<Record<string, string>> = {
  '*': 'manage',
  list: 'read',
  show: 'read',
  edit: 'update',
};

/**
 * A role's allowed rows as ability rules: list and show → read, edit → update, `*` → manage, subject `*` → all. Rules
 * covered by a wider one are left out. Only a hint for menus: the server enforces denials and row scopes.
 */
export function abilityRulesOfRole({
  policyRows: rows,
  role,
}: {
  policyRows: readonly PolicyRow[];
  role: string;
}): AbilityRule[] {
  const rules = new Map<string, AbilityRule>();
  for (const [kind, sub, subject, action, effect] of rows) {
    if (kind !== 'p' || sub !== role || effect !== 'allow' || subject === undefined || action === undefined) continue;
    const rule = {
      action: Object.hasOwn(ABILITIES, action) ? (ABILITIES[action] ?? action) : action,
      subject: subject === '*' ? 'all' : subject,
    };
    rules.set(`${rule.action} ${rule.subject}`, rule);
  }
  const isManaged = (subject: string) => rules.has(`manage ${subject}`);
  return [...rules.values()].filter(
    ({ action, subject }) => (subject === 'all' || !isManaged('all')) && (action === 'manage' || !isManaged(subject)),
  );
}

/** Whether the role may see the field's value. No role sees a password. */
export function mayRead(field: Field, role: string): boolean {
  return field.type !== 'password' && (field.read?.includes(role) ?? true);
}

/**
 * Whether the role may write the field. A role that cannot see it cannot write it either, unless `write` names the
 * role.
 */
export function mayWrite(field: Field, role: string): boolean {
  if (fieldKind(field.type).inputs(field).length === 0 || field.readOnly || field.generate !== undefined) return false;
  return field.write?.includes(role) ?? (field.type === 'password' || mayRead(field, role));
}

/**
 * One role's rights on a resource and its fields. `writable` ignores create and edit, which `can` covers; it leaves out
 * fields no client may write.
 */
export function roleRights({
  resource,
  role,
  can,
}: {
  resource: Pick<Resource, 'fields' | 'actions' | 'api' | 'only' | 'single'>;
  role: string;
  /** The policy's answer for this role on this resource. */
  can: (action: string) => boolean;
}): { can: string[]; readable: string[]; writable: string[] } {
  const fields = Object.values(resource.fields);
  // A role cannot use an action that has no call.
  const actions: readonly string[] = resource.only ??
    resource.api.routed?.calls ?? [...ACTIONS, ...Object.keys(resource.actions)];
  const granted = actions.filter((action) => can(action));
  // An import creates and changes records; a role that may do neither cannot import.
  const isImported = !resource.single && (granted.includes('create') || granted.includes('edit'));
  return {
    can: isImported ? granted : granted.filter((action) => action !== 'import'),
    readable: fields.filter((field) => mayRead(field, role)).map(({ name }) => name),
    writable: fields.filter((field) => mayWrite(field, role)).map(({ name }) => name),
  };
}
