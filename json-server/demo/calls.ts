import type { Json } from '../../src/config/types.ts';
import { type ListRules, listItems, type ReadParam, readListAsk } from '../../src/domain/demo/list.ts';
import type { DemoOutcome } from '../../src/domain/demo/outcome.ts';
import type { UnknownFields } from '../../src/domain/demo/shapes.ts';
import type { Handled, Route, SignedCall } from '../accounts/call.ts';
import { HttpError } from '../http/http-error.ts';
import { json, noContent, type Reply } from '../http/reply.ts';
import type { CompanyReader } from '../live/rows/company.ts';
import { MAY_CHANGE, MAY_CREATE, MAY_DELETE, MAY_READ } from './access.ts';
import type { DemoItems, NumberedCollection } from './collections.ts';
import type { DemoDeps } from './deps.ts';
import { demoBody, paramOf, pathId, valueOrRefuse } from './input.ts';
import { changeDemo, deleteDemoItem, demoItems, type DemoTransaction } from './state.ts';

/** One of the demo's calls: the records of the caller's company, and what was sent. */
export type DemoCall = DemoDeps & {
  readonly call: SignedCall;
  readonly company: CompanyReader;
  readonly items: <Name extends NumberedCollection>(collection: Name) => readonly DemoItems[Name][];
  readonly param: ReadParam;
  /** The id that ends the path. @throws HttpError 400 */
  readonly id: () => number;
  /** @throws HttpError 400 */
  readonly body: () => Promise<UnknownFields>;
  /** All or nothing. */
  readonly change: <Result>(work: (tx: DemoTransaction) => Result) => Promise<Result>;
};

type Handle = (demo: DemoCall) => Handled;

function demoCall({ records }: DemoDeps, call: SignedCall): DemoCall {
  const company = records.of(call);
  return {
    records,
    call,
    company,
    items: (collection) => demoItems(company, collection),
    param: paramOf(call),
    id: () => pathId(call),
    body: () => demoBody(call),
    change: (work) => changeDemo({ records, call }, work),
  };
}

/** What the policy is asked, by method. */
type Access = { readonly [Method in 'GET' | 'POST' | 'PUT' | 'DELETE']: { subject: string; action: string } };
export const ACCESS: Access = { GET: MAY_READ, POST: MAY_CREATE, PUT: MAY_CHANGE, DELETE: MAY_DELETE };

/** Routes from a table: `GET /api/apps/chat/chats/:userId` and what answers it. */
export const demoCalls =
  (calls: { readonly [at: `${keyof Access} /api/${string}`]: Handle }, access = ACCESS) =>
  (deps: DemoDeps): readonly Route[] =>
    Object.entries(calls).map(([at, handle]): Route => {
      const [method, path] = at.split(' ') as [keyof Access, string];
      return { method, path, access: access[method], handle: (call: SignedCall) => handle(demoCall(deps, call)) };
    });

/** An answer that the specification has for what is not there. */
export const missing = (body?: Json): HttpError => new HttpError({ status: 404, ...(body !== undefined && { body }) });

/** One page of what matches under `key`, and how many match under `total`. */
export function listAnswer<Item extends { readonly id: number }>(
  { param }: DemoCall,
  { key, total: totalKey = 'total', ...question }: ListAnswer<Item>,
): Reply {
  const { page, total } = listItems({ ...question, ask: readListAsk(param) });
  return json(200, { [key]: page, [totalKey]: total, ...question.beside });
}
type ListAnswer<Item> = {
  readonly key: string;
  readonly total?: string;
  readonly items: readonly Item[];
  readonly rules: ListRules<Item>;
  readonly isWanted?: (item: Item) => boolean;
  /** What the answer says besides. */
  readonly beside?: object;
};

/** Adds the record that a rule makes of the others. @throws HttpError 400 with its problem */
export const addOne = <Name extends NumberedCollection>(
  { change }: DemoCall,
  collection: Name,
  make: (known: readonly DemoItems[Name][]) => DemoOutcome<DemoItems[Name]>,
): Promise<DemoItems[Name]> =>
  change((tx) => {
    const added = valueOrRefuse(make(tx.items(collection)));
    tx.put(collection, added);
    return added;
  });

/** Changes a record by a rule. @throws HttpError 400 with its problem, and `none` where it is not there */
export const changeOne = <Name extends NumberedCollection>(
  { change }: DemoCall,
  { collection, id, none }: { readonly collection: Name; readonly id: number; readonly none: HttpError },
  rule: (before: DemoItems[Name], known: readonly DemoItems[Name][]) => DemoOutcome<DemoItems[Name]>,
): Promise<DemoItems[Name]> =>
  change((tx) => {
    const known = tx.items(collection);
    const before = known.find((one) => one.id === id);
    if (before === undefined) throw none;
    const after = valueOrRefuse(rule(before, known));
    tx.put(collection, after);
    return after;
  });

/**
 * Deletes the record that the path names.
 * @param none thrown where it is not there; left out, that is the same as deleted
 * @param removeOwn takes away what people have added by forms of resources
 */
export const removes =
  (
    collection: NumberedCollection,
    none?: () => HttpError,
    removeOwn?: (demo: DemoCall, id: number) => Promise<boolean>,
  ) =>
  async (demo: DemoCall): Promise<Reply> => {
    const id = demo.id();
    // A sample that was changed is gone with its change.
    const isOwn = (await removeOwn?.(demo, id)) ?? false;
    const isGone = (await deleteDemoItem(demo, { collection, id })) || isOwn;
    if (!isGone && none) throw none();
    return noContent;
  };
