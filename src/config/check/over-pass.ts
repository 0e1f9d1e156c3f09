import { ACTIONS } from '../access.ts';
import { mergeOver } from '../over.ts';
import type { RawOver, RawResource } from '../raw.ts';
import { omit, ownValue } from '../values.ts';
import { knownField, type CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import type { Remark } from './source.ts';
import { listedNames, unknownName } from './suggest.ts';
import { checkWhere } from './where-pass.ts';
import { type BilingualText, said } from './said.ts';

/** A file of the right shape: a resource of its own, or a view over one. */
export type RawFile = RawResource | RawOver;

export const isOver = (raw: RawFile): raw is RawOver => 'of' in raw;

/** Keys a view may set itself; all others are the base's. */
const OWN_KEYS = [
  '$schema',
  '$comment',
  'version',
  'name',
  'of',
  'where',
  'only',
  'fields',
  'label',
  'one',
  'created',
  'keywords',
  'icon',
  'menu',
  'routes',
  'access',
  'list',
  'form',
  'create',
  'edit',
  'show',
  'module',
];
const OWN_ACCESS = ['$comment', 'subject', 'grants'];

/** A view's own parts for the checks, so that their remarks point into its file. */
export function ownParts(over: RawOver): RawResource {
  return { ...omit(over, 'of', 'where', 'only', 'fields'), fields: {} };
}

/**
 * Merges a view with its base, or reports why it cannot. Codes RES202, RES221; RES904 while the base is turned off.
 * @param files by name
 */
export function wholeOver({
  over,
  files,
  off,
}: {
  over: RawOver;
  files: ReadonlyMap<string, RawFile>;
  off: ReadonlySet<string>;
}): { readonly whole: RawResource } | { readonly remark: Remark } {
  const base = files.get(over.of);
  const bases = [...files.values()].filter((file) => !isOver(file)).map(({ name }) => name);
  const wrong = (message: BilingualText): { remark: Remark } => ({
    remark: { code: 'RES221', pointer: '/of', message },
  });
  if (base === undefined) {
    if (off.has(over.of)) {
      const message = said`The resource "${over.of}" is turned off by an error in its own file, and this view with it.`;
      return { remark: { code: 'RES904', level: 'warning', pointer: '/of', message } };
    }
    const message = unknownName({ what: 'resource', wrong: over.of, known: bases });
    return { remark: { code: 'RES202', pointer: '/of', message } };
  }
  if (isOver(base)) {
    const message = said`"${over.of}" is a view itself, and a view is over a resource with records of its own: ${listedNames(bases)}`;
    return wrong(message);
  }
  if ((base.api?.served ?? 'generic') !== 'generic')
    return wrong(said`Routes of its own answer "${over.of}", and know nothing of views.`);
  return { whole: mergeOver({ base, over }) };
}

/**
 * Keys a view may only take from its base, its fields, condition and actions. Codes RES201, RES204, RES209, RES213,
 * RES214, RES221.
 */
export function checkOver(context: CheckContext, over: RawOver): void {
  const tell = (pointer: string, key: string, allowed: readonly string[]) => {
    const names = allowed.filter((name) => !name.startsWith('$'));
    const message = said`A view takes "${key}" from "${over.of}". Of its own it may have: ${listedNames(names)}`;
    context.report({ code: 'RES221', pointer, message });
  };
  for (const key of Object.keys(over)) if (!OWN_KEYS.includes(key)) tell(pointerOf('', key), key, OWN_KEYS);
  for (const key of Object.keys(over.access ?? {})) {
    if (!OWN_ACCESS.includes(key)) tell(pointerOf('/access', key), `access.${key}`, OWN_ACCESS);
  }
  over.fields?.forEach((name, index) => knownField(context, name, pointerOf('/fields', index)));
  if (over.where) checkWhere({ context, where: over.where, pointer: '/where' });
  const actions = [...ACTIONS, ...Object.keys(context.resource.actions)];
  over.only?.forEach((action, index) => {
    if (actions.includes(action)) return;
    const pointer = pointerOf('/only', index);
    context.report({
      code: 'RES209',
      pointer,
      message: unknownName({ what: 'action', wrong: action, known: actions }),
    });
  });
  warnOfHiddenNames(context, over);
  warnOfRequired(context, over);
}

/** Columns and filters that the view itself leaves out of its fields. Code RES909. */
function warnOfHiddenNames({ raw, report }: CheckContext, { fields }: RawOver): void {
  if (fields === undefined) return;
  const columns = raw.list?.columns?.map((column) => (typeof column === 'string' ? column : column.field)) ?? [];
  for (const [key, names] of [
    ['columns', columns],
    ['filters', raw.list?.filters ?? []],
  ] as const) {
    names.forEach((name, index) => {
      if (fields.includes(name.split('.')[0] ?? name)) return;
      const message = said`"${name}" is not among this view's "fields", so nobody sees it here.`;
      report({ code: 'RES909', level: 'warning', pointer: pointerOf('/list', key, index), message });
    });
  }
}

/** Required fields that the form of a new record here does not ask for. Code RES905. */
function warnOfRequired({ resource, report }: CheckContext, { fields, only }: RawOver): void {
  if (fields === undefined || (only !== undefined && !only.includes('create'))) return;
  const missing = Object.values(resource.fields).filter(
    ({ name, required, default: preset, showIf }) =>
      required && !showIf && preset === undefined && !fields.includes(name),
  );
  if (missing.length === 0) return;
  const names = listedNames(missing.map(({ name }) => name));
  const message = said`Required, but not among this view's fields: records made here would lack ${names}. Leave "create" out of "only", or name them.`;
  report({ code: 'RES905', level: 'warning', pointer: '/fields', message });
}

/** Keys that only a view has. Code RES221. */
export function checkNoOver({ raw, report }: Pick<CheckContext, 'raw' | 'report'>): void {
  for (const key of ['where', 'only']) {
    if (ownValue(raw as Readonly<Record<string, unknown>>, key) === undefined) continue;
    const message = said`"${key}" goes with "of", the name of the resource whose records are shown.`;
    report({ code: 'RES221', pointer: pointerOf('', key), message });
  }
}
