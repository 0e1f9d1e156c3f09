import { isJsonObject } from '../values.ts';
import type { Path } from './json-file.ts';

const LEFT_OUT = Symbol('left out');

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Removes parts from a value, and replaces others; changes the value. */
export function withParts(
  value: unknown,
  { out, put }: { readonly out: readonly Path[]; readonly put: readonly (readonly [Path, unknown])[] },
): unknown {
  for (const [path, part] of put) setAt(value, path, structuredClone(part));
  for (const path of out) setAt(value, path, LEFT_OUT);
  return swept(value);
}

function setAt(value: unknown, path: Path, part: unknown): void {
  const holder = valueAt(value, path.slice(0, -1));
  const last = path.at(-1);
  if (last !== undefined && isNode(holder) && (part !== LEFT_OUT || Object.hasOwn(holder, last))) holder[last] = part;
}

/** The value at a path; undefined if missing. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, name) => (isNode(node) && Object.hasOwn(node, name) ? node[name] : undefined),
    value,
  );
}

/** The earlier value at the same place: list entries are matched by their `id` or `value`, others not at all. */
export function valueBefore(value: unknown, path: Path, before: unknown): unknown {
  let node = before;
  for (const [index, name] of path.entries()) {
    const holder = valueAt(value, path.slice(0, index));
    if (!Array.isArray(holder)) node = isJsonObject(node) ? valueAt(node, [name]) : undefined;
    else {
      const key = ['id', 'value'].find((each) => valueAt(holder, [name, each]) !== undefined);
      const is = key === undefined ? undefined : valueAt(holder, [name, key]);
      node = Array.isArray(node) && key ? node.find((entry) => valueAt(entry, [key]) === is) : undefined;
    }
  }
  return node;
}

/** A list entry, by its index. */
export type LeftOutEntry = { readonly list: Path; readonly index: number };

/** The paths that are list entries, in the order `pathBefore` expects: last ones first. */
export function leftOutEntries(value: unknown, out: readonly Path[]): LeftOutEntry[] {
  const entries = out.flatMap((path): LeftOutEntry[] => {
    const list = path.slice(0, -1);
    return Array.isArray(valueAt(value, list)) ? [{ list, index: Number(path.at(-1)) }] : [];
  });
  const isSame = (one: LeftOutEntry, other: LeftOutEntry) => one.index === other.index && isBelow(one.list, other.list);
  const unlike = entries.filter((entry, at) => !entries.slice(0, at).some((other) => isSame(entry, other)));
  // Deeper lists first, while their own path is still unchanged.
  return unlike.sort((one, other) => other.list.length - one.list.length || other.index - one.index);
}

/** The path before list entries were removed. @param leftOut in the order of removal */
export function pathBefore(path: Path, leftOut: readonly LeftOutEntry[]): Path {
  return leftOut.reduceRight<Path>((now, { list, index }) => {
    const place = Number(now[list.length]);
    if (!isBelow(now, list) || !(place >= index)) return now;
    return now.map((name, at) => (at === list.length ? String(place + 1) : name));
  }, path);
}

const isBelow = (path: Path, top: Path): boolean => top.every((name, at) => path[at] === name);

function swept(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== LEFT_OUT).map(swept);
  if (!isNode(value)) return value;
  const left = Object.entries(value).filter(([, part]) => part !== LEFT_OUT);
  return Object.fromEntries(left.map(([key, part]) => [key, swept(part)]));
}
