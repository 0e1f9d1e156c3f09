import type { ClientBase } from 'pg';
import type { Row } from '../../../src/config/types.ts';
import type { KeptStep, LoadAsked, News, Numbers, TakeRows } from '../engine.ts';
import { rowOfText } from '../row-text.ts';
import { GLOBAL } from '../types.ts';
import type { Connections } from './connections.ts';

/** Rows per page: some megabytes, and a moment of parsing. */
const PAGE = 2000;

type Stored = { collection: string; body: string };

const COLUMNS = 'collection, body::text as body';

/** Each collection with rows of a kind, found by one index lookup each, however many rows it has. */
const collections = (where: string): string => `
  with recursive found as (
    (select collection from konak_record where ${where} order by collection limit 1)
    union all
    select (select r.collection from konak_record r
      where ${where} and r.collection > f.collection order by r.collection limit 1)
    from found f where f.collection is not null)
  select collection from found where collection is not null`;

const LIVE = `${COLUMNS} from konak_record where old_at is null order by place`;
/** Rows of one company, by one index lookup per collection: no index starts with the company. */
const liveOf = (tenant: string): string => `
  select r.* from (${collections('true')}) c cross join lateral (
    select * from konak_record r where r.collection = c.collection and r.tenant = ${tenant} and r.old_at is null) r`;
const LIVE_OF_COMPANY = `${COLUMNS} from (${liveOf('$1')}) r order by place`;
/** `$1`: collections to read completely; of the others only rows without a company. */
const RESIDENT = `${COLUMNS} from (
  select * from konak_record r where r.collection = any ($1) and r.old_at is null
  union all select * from (${liveOf(`'${GLOBAL}'`)}) o where not o.collection = any ($1)) r order by place`;

/** The newest `$2` rows per company of a collection with old rows; each company is found from the one before. */
const NEWEST = `${COLUMNS} from (
  with recursive company as (
    (select tenant from konak_record where collection = $1 and old_at is not null order by tenant limit 1)
    union all
    select (select r.tenant from konak_record r
      where r.collection = $1 and r.old_at is not null and r.tenant > c.tenant order by r.tenant limit 1)
    from company c where c.tenant is not null)
  select n.* from company c cross join lateral (
    select * from konak_record r where r.collection = $1 and r.tenant = c.tenant and r.old_at is not null
    order by r.old_at desc, r.place desc limit $2) n
  where c.tenant is not null) r order by old_at, place`;
const NEWEST_OF_COMPANY = `${COLUMNS} from (
  select * from konak_record r where r.collection = $1 and r.tenant = $3 and r.old_at is not null
  order by r.old_at desc, r.place desc limit $2) r order by old_at, place`;

const OLD_COLLECTIONS = collections('old_at is not null');

/** In one snapshot, page by page; like `Engine.load`. */
export async function loadRows(
  connections: Connections,
  { recent, only }: LoadAsked,
  take: TakeRows,
): Promise<Numbers> {
  const tenant = only && ('tenant' in only ? only.tenant : GLOBAL);
  return connections.lend(async (client) => {
    await client.query('begin isolation level repeatable read read only');
    try {
      const { rows: numbers } = await client.query<{ tenant: string; number: number }>(
        'select tenant, number::float8 as number from konak_number where number > 0',
      );
      if (only === undefined) await eachPage(client, LIVE, [], take);
      else if ('tenant' in only) await eachPage(client, LIVE_OF_COMPANY, [only.tenant], take);
      else await eachPage(client, RESIDENT, [[...only.collections]], take);
      const { rows: old } = await client.query<{ collection: string }>(OLD_COLLECTIONS);
      for (const { collection } of old) {
        const values = [collection, recent.get(collection) ?? null];
        if (tenant === undefined) await eachPage(client, NEWEST, values, take);
        else await eachPage(client, NEWEST_OF_COMPANY, [...values, tenant], take);
      }
      return new Map(numbers.map(({ tenant: name, number }) => [name, number]));
    } finally {
      await client.query('rollback');
    }
  });
}

async function eachPage(client: ClientBase, asked: string, values: readonly unknown[], take: TakeRows): Promise<void> {
  await client.query(`declare konak_rows no scroll cursor for select ${asked}`, [...values]);
  const fetch = () => client.query<Stored>(`fetch ${PAGE} from konak_rows`);
  let next: ReturnType<typeof fetch> | undefined = fetch();
  while (next !== undefined) {
    const { rows }: Awaited<typeof next> = await next;
    // Read while the previous rows are processed.
    next = rows.length === PAGE ? fetch() : undefined;
    const byCollection = new Map<string, Row[]>();
    for (const { collection, body } of rows) {
      const own = byCollection.get(collection) ?? [];
      byCollection.set(collection, own);
      own.push(rowOfText(body));
    }
    for (const [collection, own] of byCollection) take(collection, own);
  }
  await client.query('close konak_rows');
}

/**
 * One statement, so one snapshot. `$1`, `$2`: companies and their known numbers; `$3`: whether to include all other
 * companies. If lines of `konak_change` are gone, all rows of the company are read except the old ones.
 */
const NEWS = `
  with known as (select * from unnest($1::text[], $2::bigint[]) as k (tenant, number)),
  grown as (
    select n.tenant, n.number, coalesce(k.number, 0) as since from konak_number n left join known k on k.tenant = n.tenant
    where n.number > coalesce(k.number, 0) and ($3::boolean or k.tenant is not null)),
  line as (
    select g.tenant, c.keys from grown g join konak_change c on c.tenant = g.tenant and c.number > g.since),
  lines as (select l.tenant, count(*) as count from line l group by l.tenant),
  asked as (
    select g.tenant, g.number, g.number - g.since > coalesce(l.count, 0) as is_whole
    from grown g left join lines l on l.tenant = g.tenant),
  key as (
    select distinct l.tenant, k.pair ->> 0 as collection, k.pair ->> 1 as id
    from asked a join line l on l.tenant = a.tenant cross join json_array_elements(l.keys) as k (pair) where not a.is_whole),
  found as (
    select k.tenant, k.collection, k.id, r.version, r.body, r.place
    from key k left join konak_record r on r.collection = k.collection and r.tenant = k.tenant and r.id = k.id
    union all
    select r.tenant, r.collection, r.id, r.version, r.body, r.place
    from asked a join konak_record r on r.tenant = a.tenant where a.is_whole and r.old_at is null)
  select a.tenant, a.number::float8 as number, a.is_whole as "isWhole", f.collection, f.id,
    f.version::float8 as version, f.body::text as body
  from asked a left join found f on f.tenant = a.tenant order by a.tenant, f.place nulls first`;

type Found = {
  tenant: string;
  number: number;
  isWhole: boolean;
  collection: string | null;
  id: string | null;
  version: number | null;
  body: string | null;
};

/** @param others include companies without a known number */
export async function readNews(client: ClientBase, numbers: Numbers, others: boolean): Promise<News[]> {
  const values = [[...numbers.keys()], [...numbers.values()], others];
  const { rows } = await client.query<Found>({ name: 'konak_news', text: NEWS, values });
  const news = new Map<string, News & { steps: KeptStep[] }>();
  for (const { tenant, number, isWhole, collection, id, version, body } of rows) {
    let own = news.get(tenant);
    if (own === undefined) news.set(tenant, (own = { tenant, number, ...(isWhole && { isWhole }), steps: [] }));
    if (collection === null || id === null) continue;
    const step = { collection, tenant, id };
    own.steps.push(version === null || body === null ? step : { ...step, row: { version, body } });
  }
  return [...news.values()];
}
