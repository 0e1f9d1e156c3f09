import { isUtf8 } from 'node:buffer';
import { openSideTables } from '../../store/postgres/side-tables.ts';
import type { KeptFile } from '../config-source.ts';

/**
 * Author of the first version (a server importing its folders, or the command). Other authors are people using a
 * screen.
 */
export const BEGIN = 'folder';
export const PUSH = 'push';
export const FROM_FOLDER: ReadonlySet<string> = new Set([BEGIN, PUSH]);

/** The channel that announces a new version. */
export const CHANNEL = 'konak_config';

// A row per file that a version changes. `bytes` is for files that are not plain text; without text and bytes, the file
// is deleted.
const TABLES = `
  create table if not exists konak_config (
    version bigint not null, path text not null, at timestamptz not null default now(), by text not null,
    text text, bytes bytea, primary key (version, path)
  );
  create index if not exists konak_config_path on konak_config (path, version desc)`;

const AS_OF = `
  select distinct on (path) path, version, text, bytes from konak_config
  where $1::bigint is null or version <= $1 order by path, version desc`;

const ADD = `
  insert into konak_config (version, by, path, text, bytes)
  select $1, $2, * from unnest($3::text[], $4::text[], $5::bytea[])`;

const LIST = `
  select version::int as number, min(at) as at, min(by) as by, count(*)::int as files from konak_config
  group by version order by version`;

type FileRow = {
  readonly path: string;
  /** A string, because the client returns large numbers that way. */
  readonly version: string;
  readonly text: string | null;
  readonly bytes: Buffer | null;
};

/** Version 0 is before the first one. */
export type ConfigVersion = { readonly number: number; readonly files: readonly KeptFile[] };

/** A version in a list. */
export type VersionNote = {
  readonly number: number;
  readonly at: Date;
  readonly by: string;
  /** Number of files it changes. */
  readonly files: number;
};

/** The changes of a version: path → bytes, or null for a deleted file. */
export type VersionChange = ReadonlyMap<string, Buffer | null>;

export type ConfigVersions = {
  readonly newest: () => Promise<number>;
  /** The files as of a version, by default the newest, ordered by path. */
  readonly asOf: (version?: number) => Promise<ConfigVersion>;
  /** All versions, oldest first. */
  readonly list: () => Promise<readonly VersionNote[]>;
  /**
   * Adds a version, one server at a time. @param change receives the newest version; no change = no new version
   * @returns the newest version afterwards
   */
  readonly add: (by: string, change: (newest: ConfigVersion) => VersionChange) => Promise<number>;
  readonly close: () => Promise<void>;
};

function versionOf(rows: readonly FileRow[]): ConfigVersion {
  const files = rows.flatMap(({ path, text, bytes }): KeptFile[] => {
    if (text !== null) return [{ path, bytes: Buffer.from(text) }];
    return bytes === null ? [] : [{ path, bytes }];
  });
  const number = rows.reduce((highest, { version }) => Math.max(highest, Number(version)), 0);
  return { number, files: files.sort((one, other) => (one.path < other.path ? -1 : 1)) };
}

/** As text if possible, readable in the database; a text there cannot contain a zero byte. */
function columnsOf(bytes: Buffer | null): readonly [text: string | null, bytes: Buffer | null] {
  if (bytes === null) return [null, null];
  return isUtf8(bytes) && !bytes.includes(0) ? [bytes.toString('utf8'), null] : [null, bytes];
}

/** The versions of the configuration in PostgreSQL; versions never change. */
export function openConfigVersions(databaseUrl: string): ConfigVersions {
  const { query, transact, close } = openSideTables(databaseUrl, TABLES);
  return {
    newest: async () => {
      const [row] = await query<{ newest: string | null }>('select max(version) as newest from konak_config');
      return Number(row?.newest ?? 0);
    },
    asOf: async (version) => versionOf(await query<FileRow>(AS_OF, [version ?? null])),
    list: () => query<VersionNote>(LIST),
    add: (by, change) =>
      transact(async (client) => {
        await client.query('lock table konak_config in share row exclusive mode');
        const before = versionOf((await client.query<FileRow>(AS_OF, [null])).rows);
        const changes = change(before);
        if (changes.size === 0) return before.number;
        const number = before.number + 1;
        const columns = [...changes].map(([path, bytes]) => [path, ...columnsOf(bytes)] as const);
        await client.query(ADD, [number, by, ...([0, 1, 2] as const).map((at) => columns.map((each) => each[at]))]);
        await client.query('select pg_notify($1, $2)', [CHANNEL, String(number)]);
        return number;
      }),
    close,
  };
}
