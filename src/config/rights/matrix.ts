import { isMasked } from '../masked.ts';
import { fieldKind } from '../fields/registry.ts';
import { ACTIONS, roleRights } from '../access.ts';
import type { PolicyRow } from '../policy-types.ts';
import type { Page } from '../page-types.ts';
import type { Config, Field, Resource, Text } from '../types.ts';
import type { RightsEntry, RightsGroup, RightsMatrix } from './shapes.ts';

/** Whether a role may ever do something; the policy's answer. */
type Can = (question: { readonly role: string; readonly subject: string; readonly action: string }) => boolean;

/** Actions known to the product, besides the configured ones. */
export const actionsOf = (resource: Resource): readonly string[] =>
  resource.only ?? resource.api.routed?.calls ?? [...ACTIONS, ...Object.keys(resource.actions)];

const IDENTITY: readonly string[] = ['tc-identity', 'foreigner-identity'];

/** US1: the field's group in the matrix of rights. */
export function rightsGroupOf(field: Field): RightsGroup['name'] {
  const { rights } = fieldKind(field.type);
  if (rights) return rights;
  const isNumber = 'charset' in field && typeof field.charset === 'string' && IDENTITY.includes(field.charset);
  if (isMasked(field) || isNumber) return 'identity';
  return field.read || field.write ? 'restricted' : 'general';
}

const GROUPS: readonly RightsGroup['name'][] = ['general', 'contact', 'money', 'identity', 'restricted'];

/** After the groups of the product, before those of the demo. */
const IN_NO_MENU = 800;

type Setup = { readonly config: Config; readonly roles: readonly string[]; readonly can: Can };

function groupsOf(resource: Resource, { roles, can }: Setup): readonly RightsGroup[] {
  const fields = Object.values(resource.fields);
  const { subject } = resource.access;
  const ofRoles = roles.map((role) => {
    const rights = roleRights({ resource, role, can: (action) => can({ role, subject, action }) });
    const sees = rights.can.includes('list') || rights.can.includes('show');
    const writes = rights.can.includes('edit') || rights.can.includes('create');
    return { role, readable: new Set(sees ? rights.readable : []), writable: new Set(writes ? rights.writable : []) };
  });
  return GROUPS.flatMap((name): RightsGroup[] => {
    const own = fields.filter((field) => rightsGroupOf(field) === name);
    if (own.length === 0) return [];
    const much = (known: ReadonlySet<string>): 'all' | 'some' | 'no' => {
      const count = own.filter((field) => known.has(field.name)).length;
      return count === 0 ? 'no' : count === own.length ? 'all' : 'some';
    };
    return [
      {
        name,
        fields: own.map((field) => ({ name: field.name, label: field.label })),
        read: Object.fromEntries(ofRoles.map(({ role, readable }) => [role, much(readable)])),
        write: Object.fromEntries(ofRoles.map(({ role, writable }) => [role, much(writable)])),
      },
    ];
  });
}

/** Whether `_access.csv` decides it, whatever the resources' files grant. */
export function csvDecision(
  csv: readonly PolicyRow[],
  { role, subject, action }: { role: string; subject: string; action: string },
): 'allow' | 'deny' | undefined {
  const fits = csv.filter(
    ([kind, sub, object, act]) =>
      kind === 'p' && sub === role && (object === '*' || object === subject) && (act === '*' || act === action),
  );
  if (fits.some((row) => row[4] === 'deny')) return 'deny';
  return fits.length > 0 ? 'allow' : undefined;
}

/** Rows of the policy that come from no resource or page file. */
export const csvPolicyRows = ({ policy }: Config): readonly PolicyRow[] => policy.csv.map(({ row }) => row);

/**
 * Role × resource × action × field group, as in force: `a` allowed, `o` own records only, `n` no; a capital where
 * `_access.csv` decides, so no grant changes it.
 */
export function rightsMatrix(setup: Setup): Omit<RightsMatrix, 'mayEdit' | 'roles'> {
  const { config, roles, can } = setup;
  const csv = csvPolicyRows(config);
  const lettersOf = (entry: Resource | Page, actions: readonly string[], rows: Resource['access']['rows']) =>
    Object.fromEntries(
      roles.map((role) => {
        const { subject } = entry.access;
        const letters = actions.map((action) => {
          const isAllowed = can({ role, subject, action });
          const letter = isAllowed ? (Object.hasOwn(rows, role) ? 'o' : 'a') : 'n';
          return csvDecision(csv, { role, subject, action }) === undefined ? letter : letter.toUpperCase();
        });
        return [role, letters.join('')];
      }),
    );
  const common = (entry: Resource | Page) => ({
    name: entry.name,
    label: entry.label,
    file: entry.file,
    subject: entry.access.subject,
    menu: entry.menu?.group ?? '',
  });
  const ofResources = Object.values(config.resources).map((resource): RightsEntry => {
    const names = actionsOf(resource);
    const labelOf = (name: string): Text | undefined => resource.actions[name]?.label;
    return {
      ...common(resource),
      kind: 'resource',
      actions: names.map((name) => ({ name, ...(labelOf(name) && { label: labelOf(name) }) })),
      cells: lettersOf(resource, names, resource.access.rows),
      groups: groupsOf(resource, setup),
    };
  });
  const ofPages = Object.values(config.pages).map((page): RightsEntry => {
    const { action } = page.access;
    return {
      ...common(page),
      kind: 'page',
      actions: [{ name: action }],
      cells: lettersOf(page, [action], {}),
      groups: [],
    };
  });
  const groups = new Map(config.menu.map(({ id, order }) => [id, order]));
  const placeOf = ({ menu }: RightsEntry): number => groups.get(menu) ?? IN_NO_MENU;
  return { entries: [...ofResources, ...ofPages].sort((a, b) => placeOf(a) - placeOf(b)) };
}
