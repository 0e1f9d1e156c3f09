import type { Environment } from '../../http/environment.ts';
import { CONFIG_FOLDERS, type ConfigSource, type KeptFile } from '../../live/config-source.ts';
import { type ConfigFolders, folderSource, rootOf } from '../../live/folder-source.ts';
import { keptFiles } from '../../live/source-files.ts';
import { databaseSource } from '../../live/versions/database-source.ts';

/** Everything in both folders. */
export const filesIn = async (folders: ConfigFolders): Promise<readonly KeptFile[]> =>
  (await Promise.all(CONFIG_FOLDERS.map((folder) => keptFiles(rootOf(folders, folder), folder)))).flat();

type Places = Pick<Environment, 'databaseUrl' | 'resourcesDir' | 'localesDir'>;

/** The versions in the database, begun from the folders; without a database the folders are the truth. */
export async function openConfigSource({ databaseUrl, ...folders }: Places): Promise<ConfigSource> {
  return databaseUrl === undefined ? folderSource(folders) : databaseSource(databaseUrl, () => filesIn(folders));
}
