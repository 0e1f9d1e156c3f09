import { pointerOf } from './json-file.ts';
import type { RawResource } from '../raw.ts';
import type { Field, Resource } from '../types.ts';
import { partAt } from '../parts.ts';
import { ownValue } from '../values.ts';
import type { Shared } from './shared-files.ts';
import type { KnownNames, ReportRemark } from './source.ts';
import { unknownIcon, unknownName } from './suggest.ts';
import { said } from './said.ts';

/** The input of a check of one resource. */
export type CheckContext = {
  /** As written in the file, for pointers. */
  readonly raw: RawResource;
  /** With every default. */
  readonly resource: Resource;
  /** Every resource whose file has the right shape. */
  readonly resources: { readonly [name: string]: Resource };
  /** Names declared by disabled files: referring to them is a warning, not an error. */
  readonly off: ReadonlySet<string>;
  readonly shared: Shared;
  readonly known: KnownNames;
  readonly report: ReportRemark;
};

/** The parts that do not depend on a resource; pages have none. */
export type CheckSurroundings = Omit<CheckContext, 'raw' | 'resource'>;

export function fieldNames({ resource }: Pick<CheckContext, 'resource'>): string[] {
  return Object.keys(resource.fields);
}

/** The field of this name; reports it if missing. Code RES201. */
export function knownField(
  context: Pick<CheckContext, 'resource' | 'report'>,
  name: string,
  pointer: string,
): Field | undefined {
  const field = ownValue(context.resource.fields, name) ?? partAt(context.resource, name)?.part;
  if (!field) {
    context.report({
      code: 'RES201',
      pointer,
      message: unknownName({
        what: 'field',
        wrong: name,
        known: fieldNames(context),
        fields: context.resource.fields,
      }),
    });
  }
  return field;
}

/** The resource of this name. Unknown: RES202; turned off: a warning RES904, and undefined. */
export function knownResource(context: CheckSurroundings, name: string, pointer: string): Resource | undefined {
  const found = ownValue(context.resources, name);
  if (found) return found;
  if (context.off.has(name)) {
    const message = said`The resource "${name}" is turned off by an error in its own file; nothing can be chosen here until then.`;
    context.report({ code: 'RES904', level: 'warning', pointer, message });
  } else {
    const known = [...Object.keys(context.resources), ...context.off];
    context.report({ code: 'RES202', pointer, message: unknownName({ what: 'resource', wrong: name, known }) });
  }
  return undefined;
}

/** Roles and groups of `menu.groupFor`. Codes RES208, RES210. */
export function checkGroupFor(context: CheckSurroundings, groupFor: Readonly<Record<string, string>> = {}): void {
  const known = context.shared.menu?.map(({ id }) => id);
  for (const [role, wrong] of Object.entries(groupFor)) {
    if (role === '$comment') continue;
    const pointer = pointerOf('/menu/groupFor', role);
    checkRoles(context, [role], () => pointer);
    if (known) checkShared(context, { code: 'RES210', file: '_menu.json', what: 'menu group', wrong, known, pointer });
  }
}

/** Roles come from the list `role` of `_enums.json`. Code RES208. */
export function checkRoles(
  context: CheckSurroundings,
  roles: readonly string[],
  pointerOfRole: (index: number) => string,
): void {
  const isUnsure = context.shared.broken.has('_enums.json');
  roles.forEach((role, index) => {
    if (context.shared.roles.includes(role)) return;
    const message = unknownName({ what: 'role', wrong: role, known: context.shared.roles });
    context.report({ code: 'RES208', pointer: pointerOfRole(index), message, ...(isUnsure && { level: 'warning' }) });
  });
}

/** A name that only a shared file can declare; a warning while that file is broken. */
export function checkShared(
  context: CheckSurroundings,
  check: {
    readonly code: string;
    readonly file: string;
    readonly what: string;
    readonly wrong: string;
    readonly known: readonly string[];
    readonly pointer: string;
  },
): void {
  const { code, file, what, wrong, known, pointer } = check;
  if (known.includes(wrong)) return;
  // An entry with an unknown menu group appears in a group of that name.
  const level = context.shared.broken.has(file) || code === 'RES210' ? 'warning' : 'error';
  context.report({ code, level, pointer, message: unknownName({ what, wrong, known }) });
}

/** A warning, as for screens: one missing panel must not turn the file off. Code RES303. */
export function checkPanelName(
  { known, report }: Pick<CheckSurroundings, 'known' | 'report'>,
  panel: string,
  pointer: string,
): void {
  if (known.panels.includes(panel)) return;
  const message = unknownName({ what: 'panel', wrong: panel, known: known.panels });
  report({ code: 'RES303', level: 'warning', pointer, message });
}

export function checkIcon(context: CheckSurroundings, icon: string | undefined, pointer: string): void {
  if (icon === undefined || context.known.icons.includes(icon)) return;
  context.report({
    code: 'RES301',
    pointer,
    message: unknownIcon(icon, context.known.icons),
  });
}

/**
 * The resource of a form inside a page: its records are stored in the browser and always exist. Codes RES202, RES213.
 */
export function checkKeptForm(context: CheckSurroundings, name: string, pointer: string): void {
  const resource = knownResource(context, name, pointer);
  if (!resource || resource.api.routed?.records) return;
  const message = said`Only a resource of "served": "browser" has a form here.`;
  context.report({ code: 'RES213', pointer, message });
}
