/**
 * Keeps a group: one call is one transaction and one round trip. Everything comes as arrays of columns, rows of
 * `put_*` in three parts: those that replace, those that are dropped where there is one, those that are refused then.
 *
 * The row of a company in `konak_number` is its lock; several are taken in the order of their names, so that two groups
 * never wait for each other. The settings make a plan of indexes whatever the statistics of a young table say.
 */
const COMMIT = `
create function konak_commit(
  group_id text, clock timestamptz, tenants text[], numbers bigint[], changes text[],
  gone_collection text[], gone_tenant text[], gone_id text[],
  put_collection text[], put_tenant text[], put_id text[], put_version bigint[], put_body text[],
  put_by text[], put_at text[], replacing int, dropping int,
  span_collection text[], span_tenant text[], span_id text[], span_of text[], span_from int[], span_to int[],
  span_until timestamptz[],
  unique_collection text[], unique_tenant text[], unique_id text[], unique_key text[], unique_value text[]
) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  moved bigint;
  begun bigint := 0;
  epoch constant date := '1970-01-01';
begin
  insert into konak_group (id) values (group_id);
  if cardinality(tenants) > 1 then
    perform 1 from konak_number n where n.tenant = any (tenants) order by n.tenant for update;
  end if;
  update konak_number n set number = n.number + 1 from unnest(tenants, numbers) as asked (tenant, number)
    where n.tenant = asked.tenant and n.number = asked.number;
  get diagnostics moved = row_count;
  if moved < cardinality(tenants) then
    insert into konak_number (tenant, number)
      select asked.tenant, 1 from unnest(tenants, numbers) as asked (tenant, number) where asked.number = 0
      order by asked.tenant on conflict do nothing;
    get diagnostics begun = row_count;
  end if;
  if moved + begun < cardinality(tenants) then
    raise exception 'another server was first' using errcode = 'KN001';
  end if;
  insert into konak_change (tenant, number, keys)
    select asked.tenant, asked.number + 1, asked.keys::json from unnest(tenants, numbers, changes) as asked (tenant, number, keys);

  if cardinality(gone_id) > 0 then
    delete from konak_record r using unnest(gone_collection, gone_tenant, gone_id) as gone (collection, tenant, id)
      where r.collection = gone.collection and r.tenant = gone.tenant and r.id = gone.id;
    delete from konak_span s using unnest(gone_collection, gone_tenant, gone_id) as gone (collection, tenant, id)
      where s.collection = gone.collection and s.tenant = gone.tenant and s.id = gone.id;
    delete from konak_unique u using unnest(gone_collection, gone_tenant, gone_id) as gone (collection, tenant, id)
      where u.collection = gone.collection and u.tenant = gone.tenant and u.id = gone.id;
  end if;

  insert into konak_record as r (collection, tenant, id, version, body, old_by, old_at)
    select p.collection, p.tenant, p.id, p.version, p.body::json, p.old_by, p.old_at
    from unnest(put_collection, put_tenant, put_id, put_version, put_body, put_by, put_at) with ordinality
      as p (collection, tenant, id, version, body, old_by, old_at, n)
    where p.n <= replacing order by p.n
    on conflict (collection, tenant, id) do update
      set version = excluded.version, body = excluded.body, old_by = excluded.old_by, old_at = excluded.old_at;
  if dropping > 0 then
    insert into konak_record (collection, tenant, id, version, body, old_by, old_at)
      select p.collection, p.tenant, p.id, p.version, p.body::json, p.old_by, p.old_at
      from unnest(put_collection, put_tenant, put_id, put_version, put_body, put_by, put_at) with ordinality
        as p (collection, tenant, id, version, body, old_by, old_at, n)
      where p.n > replacing and p.n <= replacing + dropping order by p.n on conflict do nothing;
  end if;
  if cardinality(put_id) > replacing + dropping then
    insert into konak_record (collection, tenant, id, version, body, old_by, old_at)
      select p.collection, p.tenant, p.id, p.version, p.body::json, p.old_by, p.old_at
      from unnest(put_collection, put_tenant, put_id, put_version, put_body, put_by, put_at) with ordinality
        as p (collection, tenant, id, version, body, old_by, old_at, n)
      where p.n > replacing + dropping order by p.n;
  end if;

  -- All that changes goes before anything comes: nights may pass from one row to another within a group.
  if cardinality(span_id) > 0 then
    delete from konak_span s using unnest(span_collection, span_tenant, span_id) as w (collection, tenant, id)
      where s.collection = w.collection and s.tenant = w.tenant and s.id = w.id;
    delete from konak_span s
      using unnest(span_collection, span_tenant, span_of, span_from, span_to) as w (collection, tenant, of, first, last)
      where s.of = w.of and s.tenant = w.tenant and s.collection = w.collection
        and s.days && daterange(epoch + w.first, epoch + w.last) and s.until <= clock;
    insert into konak_span (collection, tenant, id, of, days, until)
      select w.collection, w.tenant, w.id, w.of, daterange(epoch + w.first, epoch + w.last), w.until
      from unnest(span_collection, span_tenant, span_id, span_of, span_from, span_to, span_until)
        as w (collection, tenant, id, of, first, last, until)
      where w.of is not null and (w.until is null or w.until > clock);
  end if;
  if cardinality(unique_id) > 0 then
    delete from konak_unique u
      using unnest(unique_collection, unique_tenant, unique_id, unique_key) as w (collection, tenant, id, key)
      where u.collection = w.collection and u.tenant = w.tenant and u.id = w.id and u.key = w.key;
    insert into konak_unique (collection, tenant, key, value, id)
      select w.collection, w.tenant, w.key, w.value, w.id
      from unnest(unique_collection, unique_tenant, unique_id, unique_key, unique_value)
        as w (collection, tenant, id, key, value)
      where w.value is not null;
  end if;
end $$`;

/** Whose rows a role sees, and whether it is the server's own, or one that may be it, which sees all. */
const WHO = [
  `create function konak_tenant() returns text language sql stable parallel safe
     return nullif(current_setting('konak.tenant', true), '')`,
  `create function konak_is_server() returns boolean language sql stable parallel safe
     return (select pg_has_role(c.relowner, 'usage') from pg_class c where c.oid = 'konak_record'::regclass)`,
];

/**
 * What views read rows with; none of them fails, whatever a row holds. A text may hold what JSON can say and PostgreSQL
 * cannot (a zero, half of a pair of surrogates): it reads as a question mark.
 */
const READERS = [
  `create function konak_fields(body json) returns jsonb language plpgsql immutable parallel safe as $$
   begin
     return body::jsonb;
   exception when others then
     begin
       return regexp_replace(body::text, '(?<!\\\\)((?:\\\\\\\\)*)\\\\u(?:0000|d[89a-f][0-9a-f]{2})', '\\1?', 'gi')::jsonb;
     exception when others then
       return '{}'::jsonb;
     end;
   end $$`,
  `create function konak_number_of(value jsonb) returns numeric language sql immutable parallel safe as $$
     select case when jsonb_typeof(value) = 'number' then value::numeric end $$`,
  `create function konak_integer_of(value jsonb) returns bigint language sql immutable parallel safe as $$
     select case when jsonb_typeof(value) = 'number' then
       case when abs(value::numeric) < 9e18 and value::numeric = trunc(value::numeric) then value::numeric::bigint end
     end $$`,
  `create function konak_boolean_of(value jsonb) returns boolean language sql immutable parallel safe as $$
     select case when jsonb_typeof(value) = 'boolean' then value::boolean end $$`,
  `create function konak_date_of(value text) returns date language plpgsql immutable parallel safe as $$
   begin
     if value !~ '^\\d{4}-\\d\\d-\\d\\d$' then return null; end if;
     return value::date;
   exception when others then
     return null;
   end $$`,
  `create function konak_instant_of(value text) returns timestamptz language plpgsql immutable parallel safe as $$
   begin
     if value !~ '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+(Z|[+-]\\d\\d:?\\d\\d)$' then return null; end if;
     return value::timestamptz;
   exception when others then
     return null;
   end $$`,
];

export const FUNCTIONS: readonly string[] = [COMMIT, ...WHO, ...READERS];
