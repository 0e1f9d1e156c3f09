import type { ConfigSource, KeptFile } from '../config-source.ts';
import { staleIn } from '../fingerprint.ts';
import { sourceOf, textsOf } from '../source-files.ts';
import { BEGIN, type ConfigVersion, openConfigVersions } from './config-versions.ts';
import { watchVersions } from './watch-versions.ts';

/**
 * The configuration as versions in PostgreSQL, followed by every server that uses this database. While the database is
 * away, the configuration in force stays.
 * @param begin returns the files of the first version, called when there is none
 * @throws StoreUnavailable
 */
export async function databaseSource(
  databaseUrl: string,
  begin: () => Promise<readonly KeptFile[]>,
): Promise<ConfigSource> {
  const versions = openConfigVersions(databaseUrl);
  let known: ConfigVersion = { number: 0, files: [] };
  let writing: Promise<unknown> = Promise.resolve();
  const follow = async (): Promise<ConfigVersion> => {
    if ((await versions.newest()) !== known.number) known = await versions.asOf();
    return known;
  };
  try {
    if ((await versions.newest()) === 0) {
      const files = await begin();
      const all = new Map(files.map(({ path, bytes }) => [path, bytes]));
      await versions.add(BEGIN, ({ number }) => (number === 0 ? all : new Map()));
    }
    await follow();
  } catch (error) {
    await versions.close();
    throw error;
  }
  return {
    read: async (folder) => {
      const { files } = await follow();
      return files.filter(({ path }) => path.startsWith(`${folder}/`)).map(sourceOf);
    },
    write: async (files, by) => {
      let stale: readonly string[] = [];
      let before = known;
      const texts = new Map(files.map(({ path, text }) => [path, Buffer.from(text)]));
      const added = versions.add(by, (newest) => {
        before = newest;
        stale = staleIn(textsOf(newest.files.map(sourceOf)), files);
        return stale.length > 0 ? new Map() : texts;
      });
      writing = added.catch(() => undefined);
      const number = await added;
      // The writer knows what it wrote, so it need not read and check everything again.
      const isKnown = files.every(({ path }) => before.files.some((file) => file.path === path));
      if (stale.length === 0 && isKnown && before.number === known.number) {
        known = { number, files: before.files.map(({ path, bytes }) => ({ path, bytes: texts.get(path) ?? bytes })) };
      }
      return stale;
    },
    watch: (changed) =>
      watchVersions(databaseUrl, async (connection) => {
        await writing;
        const { rows } = await connection.query<{ newest: string }>('select max(version) as newest from konak_config');
        // Known only after it has been read: if reading fails, the next look tries again.
        if (Number(rows[0]?.newest) !== known.number) changed();
      }),
    close: versions.close,
  };
}
