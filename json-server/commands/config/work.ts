import { SettingError } from '../../http/environment.ts';
import type { ConfigFolders } from '../../live/folder-source.ts';
import type { ConfigVersion, ConfigVersions } from '../../live/versions/config-versions.ts';

/** What each command is given. */
export type Work = {
  readonly folders: ConfigFolders;
  readonly versions: ConfigVersions;
  readonly isDryRun: boolean;
  readonly isForced: boolean;
  /** undefined = the newest */
  readonly wanted: number | undefined;
  readonly print: (lines: string) => void;
};

/** @throws SettingError when there is no such version */
export async function versionWanted({ versions, wanted }: Work): Promise<ConfigVersion> {
  const found = await versions.asOf(wanted);
  if (wanted !== undefined && found.number !== wanted) throw new SettingError(`There is no version ${wanted}.`);
  return found;
}
