import type { Page } from '../page-types.ts';
import type { Config, Resource } from '../types.ts';
import { actionsOf, csvDecision, csvPolicyRows } from './matrix.ts';
import type { RightsChange } from './shapes.ts';

/** The grants a role should have in one file. */
export type PlannedGrant = {
  readonly entry: Resource | Page;
  readonly role: string;
  readonly actions: readonly string[];
};
export type RightsRefusal = { readonly change: RightsChange; readonly key: 'unknown' | 'csv' | 'superAdmin' | 'page' };
export type RightsPlan = { readonly grants: readonly PlannedGrant[]; readonly refusals: readonly RightsRefusal[] };

const HIGHEST = 'SuperAdmin';
const isResource = (entry: Resource | Page): entry is Resource => 'fields' in entry;
const actionsAt = (entry: Resource | Page): readonly string[] =>
  isResource(entry) ? actionsOf(entry) : [entry.access.action];

/** The grants that implement the changes, file by file; refuses, with the reason, what no grant can achieve. */
export function planRights(config: Config, changes: readonly RightsChange[], roles: readonly string[]): RightsPlan {
  const entries: readonly (Resource | Page)[] = [...Object.values(config.resources), ...Object.values(config.pages)];
  const csv = csvPolicyRows(config);
  const refusals: RightsRefusal[] = [];
  const planned = new Map<string, PlannedGrant>();
  const grantedIn = (entry: Resource | Page, role: string): readonly string[] =>
    planned.get(`${entry.file} ${role}`)?.actions ?? entry.access.grants[role] ?? [];
  const plan = (entry: Resource | Page, role: string, actions: readonly string[]): void => {
    planned.set(`${entry.file} ${role}`, { entry, role, actions });
  };
  for (const change of changes) {
    const { role, action, allow } = change;
    const entry = entries.find(({ name }) => name === change.entry);
    const refuse = (key: RightsRefusal['key']): void => void refusals.push({ change, key });
    if (!entry || !roles.includes(role) || !actionsAt(entry).includes(action)) refuse('unknown');
    else if (role === HIGHEST && !allow) refuse('superAdmin');
    else if (csvDecision(csv, { role, subject: entry.access.subject, action }) !== undefined) refuse('csv');
    else if (!isResource(entry) && entry.access.action !== 'read') refuse('page');
    else if (allow) {
      const granted = grantedIn(entry, role);
      if (!granted.includes('*') && !granted.includes(action)) plan(entry, role, [...granted, action]);
    } else {
      // Every other file that grants it under this subject would keep it in force.
      for (const other of entries.filter(({ access }) => access.subject === entry.access.subject)) {
        const granted = grantedIn(other, role);
        const whole = granted.includes('*') ? actionsAt(other) : granted;
        if (whole.includes(action))
          plan(
            other,
            role,
            whole.filter((name) => name !== action),
          );
      }
    }
  }
  return { grants: [...planned.values()], refusals };
}
