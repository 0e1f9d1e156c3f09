import { knownResource, type CheckSurroundings } from '../check/context.ts';
import { said } from '../check/said.ts';
import { checkView } from '../check/view-pass.ts';
import { checkWhere } from '../check/where-pass.ts';
import { mayRead } from '../access.ts';
import type { Tone } from '../page-types.ts';
import type { RawBlockBase, RawFromResource } from '../raw.ts';
import { MOMENTS } from '../stats.ts';
import { toText } from '../texts.ts';
import type { ClientResource, Resource } from '../types.ts';
import { ownValue } from '../values.ts';
import type { BlockSetup, BlockReader } from './kind.ts';

/** Blocks that show records of a resource: all the caller may list, or those of a view or a condition. */

/** columns of a block without its own */
const DEFAULT_COLUMNS = 4;
const DEFAULT_ICON = 'TableOutlined';

type RawOfRecords = RawBlockBase & RawFromResource;

/** The dot distinguishes it from the views in the resource's file, whose names have none. */
export const blockViewId = (page: string, block: string): string => `${page}.${block}`;

/** The resource and view of a block, and its label. */
export function fromResource(raw: RawOfRecords, { page, resources }: BlockSetup) {
  const resource = ownValue(resources, raw.resource);
  const view = raw.where ? blockViewId(page, raw.id) : raw.view;
  const named = resource?.list.views.find(({ id }) => id === view);
  return {
    label:
      raw.label === undefined
        ? (named?.label ?? resource?.label ?? toText(undefined, raw.id))
        : toText(raw.label, raw.id),
    resource: raw.resource,
    ...(view !== undefined && { view }),
  };
}

/** The default look of a tile. */
export function tileLook(raw: RawOfRecords & { tone?: Tone; icon?: string }, { resources }: BlockSetup) {
  const icon = raw.icon ?? ownValue(resources, raw.resource)?.icon ?? DEFAULT_ICON;
  return { tone: raw.tone ?? ('neutral' as const), icon };
}

/** The first columns of the resource's list. */
export const firstColumns = (name: string, { resources }: BlockSetup): string[] =>
  ownValue(resources, name)
    ?.list.columns.slice(0, DEFAULT_COLUMNS)
    .map(({ field }) => field) ?? [];

export type RecordsCheck = CheckSurroundings & { readonly resource: Resource };

/** The block's resource, with its parts checked in order. Codes RES202, RES220, RES223, RES224. */
export function checkedSource(
  context: CheckSurroundings,
  raw: RawOfRecords,
  pointer: string,
): RecordsCheck | undefined {
  const { report } = context;
  const resource = knownResource(context, raw.resource, `${pointer}/resource`);
  if (raw.view !== undefined && raw.where !== undefined) {
    report({ code: 'RES224', pointer: `${pointer}/view`, message: said`A block has one of "view" and "where".` });
  }
  if (!resource) return undefined;
  if (resource.api.routed && (raw.view !== undefined || raw.where !== undefined)) {
    reportRouted(context, `${pointer}/resource`);
    return undefined;
  }
  const near = { ...context, resource };
  if (raw.view !== undefined) checkView(context, { resource, view: raw.view, pointer: `${pointer}/view` });
  if (raw.where) checkWhere({ context: near, where: raw.where, pointer: `${pointer}/where` });
  return near;
}

/** Runs the checks of this type only, if its resource is known and valid. */
export const ofSource =
  <Raw extends RawOfRecords>(check: (context: RecordsCheck, raw: Raw, pointer: string) => void) =>
  (context: CheckSurroundings, raw: Raw, pointer: string): void => {
    const near = checkedSource(context, raw, pointer);
    if (near) check(near, raw, pointer);
  };

/** A block needs something that routes cannot answer. Code RES220. */
export function reportRouted({ report }: CheckSurroundings, pointer: string): void {
  report({ code: 'RES220', pointer, message: said`Routes of their own answer these calls, and know no conditions.` });
}

/** The resource, if this role may list it and, if a view is named, use the view. */
export function viewable(
  resources: BlockReader['resources'],
  { resource: name, view }: { readonly resource: string; readonly view?: string },
): ClientResource | undefined {
  const resource = ownValue(resources, name);
  if (!resource?.can.includes('list')) return undefined;
  return view === undefined || resource.list.views.some(({ id }) => id === view) ? resource : undefined;
}

/** The fields of the block's resource that a role may read; undefined if it may not list the resource. */
export function readableOf(block: { readonly resource: string; readonly view?: string }, reader: BlockReader) {
  const resource = viewable(reader.resources, block);
  if (!resource) return undefined;
  const fields = Object.values(resource.fields).filter((field) => mayRead(field, reader.role));
  return { resource, readable: new Set(fields.map(({ name }) => name)) };
}

/**
 * Whether this role may read the sum, its currency, and the fields that group the records.
 * @param names every field the block reads
 */
export function isFilled(
  block: { readonly resource: string; readonly view?: string },
  names: readonly (string | undefined)[],
  reader: BlockReader,
): boolean {
  const found = readableOf(block, reader);
  if (!found) return false;
  const { resource, readable } = found;
  const read = names.filter((name) => name !== undefined);
  const currencies = read.flatMap((name) => {
    const field = ownValue(resource.fields, name);
    return field?.type === 'money' && field.currencyField !== undefined ? [field.currencyField] : [];
  });
  return [...read, ...currencies].every((name) => {
    const field = ownValue(resource.fields, name);
    const isSeen = field?.type !== 'ref' || ownValue(reader.resources, field.resource) !== undefined;
    return MOMENTS.includes(name) || (readable.has(name) && isSeen);
  });
}
