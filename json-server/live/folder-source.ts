import { join } from 'node:path';
import { writeAtomically } from '../store/write-atomically.ts';
import type { ConfigFolder, ConfigSource } from './config-source.ts';
import { staleIn } from './fingerprint.ts';
import { keptFiles, sourceOf, textsOf } from './source-files.ts';
import { watchFolders } from './watch-folders.ts';

/** Where the two folders of the configuration are. */
export type ConfigFolders = { readonly resourcesDir: string; readonly localesDir: string };

export const rootOf = ({ resourcesDir, localesDir }: ConfigFolders, folder: ConfigFolder): string =>
  folder === 'resources' ? resourcesDir : localesDir;

/** The file for a path that begins with `resources/` or `locales/`. */
export const fileAt = (folders: ConfigFolders, path: string): string => {
  const folder = path.startsWith('resources/') ? 'resources' : 'locales';
  return join(rootOf(folders, folder), path.slice(folder.length + 1));
};

/** The configuration in folders, edited with any editor: a saved file takes effect at once. */
export function folderSource(folders: ConfigFolders): ConfigSource {
  const read = async (folder: ConfigFolder) => (await keptFiles(rootOf(folders, folder), folder)).map(sourceOf);
  return {
    read,
    write: async (files) => {
      const before = textsOf([...(await read('resources')), ...(await read('locales'))]);
      const stale = staleIn(before, files);
      if (stale.length > 0) return stale;
      const written: string[] = [];
      try {
        for (const { path, text } of files) {
          written.push(path);
          await writeAtomically(fileAt(folders, path), text);
        }
      } catch (error) {
        for (const path of written) await writeAtomically(fileAt(folders, path), before.get(path) ?? '');
        throw error;
      }
      return [];
    },
    watch: (changed) => watchFolders([folders.resourcesDir, folders.localesDir], changed),
    close: () => Promise.resolve(),
  };
}
