import pg from 'pg';
import type { DeclaredTable } from '../engine.ts';
import { keptRow } from '../kept-steps.ts';
import type { StoreLog } from '../log.ts';
import type { TableSpec, ViewColumn } from '../types.ts';
import type { Connections } from './connections.ts';
import { guardsOf, spanColumns, uniqueColumns } from './group-columns.ts';
import { DECLARE_LOCK, LOCK_SPACE } from './schema.ts';
import { rowOfText } from '../row-text.ts';

const PAGE = 2000;
/** The role for reporting tools: `grant konak_reader to …`, and `set konak.tenant = '…'` as their first statement. */
const READER = 'konak_reader';

/** Definitions beside the rows, by name: `guard <collection>`, `view <name>`. */
type Definitions = ReadonlyMap<string, string>;

const GUARD = 'guard ';
const VIEW = 'view ';

const guardOf = ({ unique, span }: TableSpec): string =>
  JSON.stringify({ unique, span: span?.isExclusive === true ? span : null });
const NO_GUARD = guardOf({ unique: [], ordered: {}, search: [] });

const CASTS: Readonly<Record<ViewColumn['type'], (key: string) => string>> = {
  text: (key) => `f.fields ->> ${key}`,
  integer: (key) => `konak_integer_of(f.fields -> ${key})`,
  number: (key) => `konak_number_of(f.fields -> ${key})`,
  boolean: (key) => `konak_boolean_of(f.fields -> ${key})`,
  date: (key) => `konak_date_of(f.fields ->> ${key})`,
  instant: (key) => `konak_instant_of(f.fields ->> ${key})`,
  json: (key) => `f.fields -> ${key}`,
};

/**
 * The server, as owner, sees every company; a reader sees the one in `konak.tenant`. The view runs with its owner's
 * rights and contains the condition itself: with the reader's rights, the reader would need access to the rows' bodies,
 * which contain more than the columns, for example password hashes.
 */
function viewOf(collection: string, columns: readonly ViewColumn[]): string {
  const named = new Map([...columns].reverse().map((column) => [column.name, column]));
  const own = columns
    .filter((column) => named.get(column.name) === column)
    .map(({ name, key, type }) => `${CASTS[type](pg.escapeLiteral(key))} as ${pg.escapeIdentifier(name)}`);
  const rows = `select * from konak_record where collection = ${pg.escapeLiteral(collection)}`;
  return `with (security_barrier = true) as
    select ${['r.id', 'r.tenant as tenant_id', 'r.version', ...own].join(', ')}
    from (${rows} and tenant = konak_tenant() and not konak_is_server() union all ${rows} and konak_is_server()) r
    cross join lateral (select konak_fields(r.body) as fields offset 0) f`;
}

const nameOf = (collection: string): string => pg.escapeIdentifier(collection.replaceAll('-', '_'));

function definitionsOf(tables: readonly DeclaredTable[]): Definitions {
  const definitions = new Map<string, string>();
  for (const { collection, spec } of tables) {
    const guard = guardOf(spec);
    if (guard !== NO_GUARD) definitions.set(GUARD + collection, guard);
    if (spec.columns) definitions.set(VIEW + nameOf(collection), viewOf(collection, spec.columns));
  }
  return definitions;
}

/**
 * Creates the guards and views of the declared tables, changing only what differs; one server at a time. Grants the
 * reporting role each view, even if the role was created later.
 */
export async function declareTables(
  connections: Connections,
  tables: readonly DeclaredTable[],
  log: StoreLog,
): Promise<void> {
  const wanted = definitionsOf(tables);
  const isDone = await connections.lend(
    async (client) => (await differing(client, wanted)).length === 0 && (await unreadViews(client)).length === 0,
  );
  if (isDone) return;
  const specs = new Map(tables.map(({ collection, spec }) => [collection, spec]));
  const client = await connections.single();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_SPACE, DECLARE_LOCK]);
    await prepareReader(client, log);
    for (const name of await differing(client, wanted)) {
      const definition = wanted.get(name);
      const work = name.startsWith(GUARD)
        ? fillGuards({ client, log, collection: name.slice(GUARD.length), spec: specs.get(name.slice(GUARD.length)) })
        : makeView({ client, log, view: name.slice(VIEW.length), definition });
      if (!(await work)) continue;
      await client.query('delete from konak_declared where name = $1', [name]);
      if (definition !== undefined)
        await client.query('insert into konak_declared values ($1, $2)', [name, definition]);
    }
    await grantViews(client, log);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function differing(client: pg.ClientBase, wanted: Definitions): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    'select name, definition from konak_declared',
  );
  const standing = new Map(rows.map(({ name, definition }) => [name, definition]));
  return [...new Set([...standing.keys(), ...wanted.keys()])].filter((name) => standing.get(name) !== wanted.get(name));
}

type Guards = { client: pg.ClientBase; log: StoreLog; collection: string; spec: TableSpec | undefined };

/**
 * Stores the guarded values of all rows in the database, because memory may lack the latest ones. Concurrent commits
 * wait.
 */
async function fillGuards({ client, log, collection, spec }: Guards): Promise<boolean> {
  await client.query('lock table konak_span, konak_unique in share row exclusive mode');
  for (const table of ['konak_span', 'konak_unique'])
    await client.query(`delete from ${table} where collection = $1`, [collection]);
  if (spec === undefined) return true;
  let refused = 0;
  await client.query(
    'declare konak_guarded no scroll cursor for select tenant, id, body::text as body from konak_record where collection = $1 order by place',
    [collection],
  );
  for (let isMore = true; isMore;) {
    const { rows } = await client.query<{ tenant: string; id: string; body: string }>(
      `fetch ${PAGE} from konak_guarded`,
    );
    const puts = rows.map(({ tenant, id, body }) => ({
      collection,
      tenant,
      id,
      row: keptRow(rowOfText(body), undefined, spec),
    }));
    refused += await insertGuards(client, guardsOf(puts));
    isMore = rows.length === PAGE;
  }
  await client.query('close konak_guarded');
  // Until the database has counted them, it uses the index of nights for a row's own and reads all of it with each booking.
  await client.query('analyze konak_span, konak_unique');
  if (refused > 0) {
    log({
      level: 'error',
      message: `${collection}: ${refused} values or stays are there twice; the database guards the first of each`,
    });
  }
  return true;
}

/** @returns how many values another row already has */
async function insertGuards(client: pg.ClientBase, { spans, unique }: ReturnType<typeof guardsOf>): Promise<number> {
  const now = new Date().toISOString();
  const taking = spans.filter(({ days }) => days !== undefined && (days.until === null || days.until > now));
  const values = unique.filter(({ value }) => value !== null);
  let kept = 0;
  if (taking.length > 0) kept += (await client.query(SPANS, spanColumns(taking))).rowCount ?? 0;
  if (values.length > 0) kept += (await client.query(UNIQUE, uniqueColumns(values))).rowCount ?? 0;
  return taking.length + values.length - kept;
}

const SPANS = `insert into konak_span (collection, tenant, id, of, days, until)
  select w.collection, w.tenant, w.id, w.of, daterange(date '1970-01-01' + w.first, date '1970-01-01' + w.last), w.until
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::timestamptz[])
    as w (collection, tenant, id, of, first, last, until) on conflict do nothing`;
const UNIQUE = `insert into konak_unique (collection, tenant, id, key, value)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) on conflict do nothing`;

type View = {
  readonly client: pg.ClientBase;
  readonly log: StoreLog;
  readonly view: string;
  readonly definition: string | undefined;
};

/** A view that others depend on stays unchanged. */
async function makeView({ client, log, view, definition }: View): Promise<boolean> {
  const statements = [
    `drop view if exists ${view}`,
    ...(definition === undefined ? [] : [`create view ${view} ${definition}`]),
  ];
  const problem = await attempt(client, statements);
  if (problem === undefined) return true;
  log({ level: 'warn', message: `The view ${view} stays as it was: ${problem.message}` });
  return false;
}

/** Views the reporting role, if it exists, cannot read yet. */
async function unreadViews(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ view: string }>(
    `select v.view from pg_roles r, (select substr(name, $2) as view from konak_declared where starts_with(name, $3)) v
      where r.rolname = $1 and not has_table_privilege(r.oid, to_regclass(v.view), 'select')`,
    [READER, VIEW.length + 1, VIEW],
  );
  return rows.map(({ view }) => view);
}

async function grantViews(client: pg.ClientBase, log: StoreLog): Promise<void> {
  const views = await unreadViews(client);
  if (views.length === 0) return;
  const problem = await attempt(client, [`grant select on ${views.join(', ')} to ${READER}`]);
  if (problem)
    log({ level: 'warn', message: `The role ${READER} may not read ${views.join(', ')}: ${problem.message}` });
}

/** Creates the reporting role if the server has the right to. */
async function prepareReader(client: pg.ClientBase, log: StoreLog): Promise<void> {
  const { rows } = await client.query<{ schema: string; isThere: boolean }>(
    'select current_schema() as schema, exists (select 1 from pg_roles where rolname = $1) as "isThere"',
    [READER],
  );
  const [{ schema, isThere } = { schema: 'public', isThere: false }] = rows;
  const problem = isThere ? undefined : await attempt(client, [`create role ${READER} nologin`]);
  // Another database of the same server may have just created it.
  if (problem === undefined || problem.code === '23505' || problem.code === '42710') {
    const refusal = await attempt(client, [`grant usage on schema ${pg.escapeIdentifier(schema)} to ${READER}`]);
    if (refusal === undefined) return;
  }
  log({
    level: 'info',
    message: `Reporting tools have no role: the server may not make it. Run as administrator: create role ${READER} nologin; grant usage on schema ${pg.escapeIdentifier(schema)} to ${READER}; and restart Konak, which lets it read the views.`,
  });
}

/** Runs statements all or none; earlier ones of the transaction stay. */
async function attempt(client: pg.ClientBase, statements: readonly string[]): Promise<pg.DatabaseError | undefined> {
  await client.query('savepoint part');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('release savepoint part');
    return undefined;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    await client.query('rollback to savepoint part');
    return error;
  }
}
