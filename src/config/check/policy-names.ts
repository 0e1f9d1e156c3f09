import { ACTIONS } from '../access.ts';
import { subjectFromName } from '../normalize.ts';
import type { PolicyNames } from '../policy-types.ts';
import type { Config } from '../types.ts';
import { isJsonObject } from '../values.ts';
import { readJsonFile } from './json-file.ts';
import type { GoodText, KnownNames, SourceFile } from './source.ts';

export const subjectsOf = ({ rights }: PolicyNames): string[] => Object.keys(rights);

const ENUMS_FILE = '_enums.json';
const fileName = ({ path }: SourceFile): string => path.slice(path.lastIndexOf('/') + 1);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function collected() {
  const rights = new Map<string, Set<string>>();
  const add = (subject: string, actions: readonly string[]): void => {
    rights.set(subject, new Set([...(rights.get(subject) ?? []), ...actions]));
  };
  const rightsNow = (): PolicyNames['rights'] =>
    Object.fromEntries([...rights].map(([subject, actions]) => [subject, [...actions]]));
  return { rightsNow, add };
}

/** Names of everything in force, and those only code uses. */
export function namesInForce(
  { resources, pages }: Pick<Config, 'resources' | 'pages'>,
  { roles, known }: { readonly roles: readonly string[]; readonly known: KnownNames },
): PolicyNames {
  const { rightsNow, add } = collected();
  for (const { access, actions, api } of Object.values(resources))
    add(access.subject, [...ACTIONS, ...Object.keys(actions), ...(api.routed?.calls ?? [])]);
  for (const { access } of Object.values(pages)) add(access.subject, [access.action]);
  for (const [subject, actions] of Object.entries(known.rights ?? {})) add(subject, actions);
  return { roles, rights: rightsNow() };
}

/** Names declared by the files, as far as they are readable. @param good replaces unreadable files */
export function namesDeclared(
  files: readonly SourceFile[],
  good: ReadonlyMap<string, GoodText> = new Map(),
): PolicyNames & { readonly isBlind: boolean } {
  const { rightsNow, add } = collected();
  const roles: string[] = [];
  let isBlind = false;
  for (const file of files) {
    const name = fileName(file);
    if (name === ENUMS_FILE) roles.push(...rolesIn(file));
    if (name.startsWith('_') || !name.endsWith('.json')) continue;
    const before = good.get(file.path)?.text;
    const { value, mistake } = readJsonFile(file);
    const own = subjectIn(value);
    if (own !== undefined) add(own, actionsIn(value));
    // The missing rest of a truncated file may name another subject.
    const was = before === undefined || (own !== undefined && !mistake) ? undefined : valueOf(file.path, before);
    const subject = subjectIn(was);
    if (subject !== undefined) add(subject, actionsIn(was));
    if (own === undefined && subject === undefined) isBlind = true;
  }
  return { roles, rights: rightsNow(), isBlind };
}

const valueOf = (path: string, text: string): unknown => readJsonFile({ path, text }).value;

/** Every text in the list of roles; if the file is invalid JSON, every text in it. */
function rolesIn(file: SourceFile): string[] {
  const { value, mistake } = readJsonFile(file);
  const list: unknown = !mistake && isJsonObject(value) ? value['role'] : undefined;
  const text = Array.isArray(list) ? JSON.stringify(list) : file.text;
  return [...text.matchAll(/"([^"\\]+)"/g)].flatMap(([, name]) => name ?? []);
}

function subjectIn(value: unknown): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const { access, name } = value;
  if (isJsonObject(access) && typeof access['subject'] === 'string') return access['subject'];
  return typeof name === 'string' ? subjectFromName(name) : undefined;
}

function actionsIn(value: unknown): string[] {
  if (!isJsonObject(value)) return [];
  const { access, actions, api } = value;
  const own = isJsonObject(access) && typeof access['action'] === 'string' ? [access['action']] : [];
  const calls = isJsonObject(api) ? textsOf(api['calls']) : [];
  return [...ACTIONS, ...own, ...calls, ...(isJsonObject(actions) ? Object.keys(actions) : [])];
}
