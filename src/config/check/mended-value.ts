import { isJsonObject } from '../values.ts';
import type { Path } from './reach.ts';

const GONE = Symbol('left out');

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Leaves these parts out of a value, and puts others in the place of some; changes the value. */
export function withParts(
  value: unknown,
  { out, put }: { readonly out: readonly Path[]; readonly put: readonly (readonly [Path, unknown])[] },
): unknown {
  for (const [path, part] of put) setAt(value, path, structuredClone(part));
  for (const path of out) setAt(value, path, GONE);
  return swept(value);
}

function setAt(value: unknown, path: Path, part: unknown): void {
  const holder = valueAt(value, path.slice(0, -1));
  const last = path.at(-1);
  if (last !== undefined && isNode(holder) && (part !== GONE || Object.hasOwn(holder, last))) holder[last] = part;
}

/** What stands at a path; undefined when nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, name) => (isNode(node) && Object.hasOwn(node, name) ? node[name] : undefined),
    value,
  );
}

/** Entries of lists have no names: what stood third may mean something else by now. */
export function isNamed(value: unknown, path: Path): boolean {
  return path.every((_name, index) => isJsonObject(valueAt(value, path.slice(0, index))));
}

function swept(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== GONE).map(swept);
  if (!isNode(value)) return value;
  const left = Object.entries(value).filter(([, part]) => part !== GONE);
  return Object.fromEntries(left.map(([key, part]) => [key, swept(part)]));
}
