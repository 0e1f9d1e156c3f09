import { rm } from 'node:fs/promises';
import { SettingError } from '../../http/environment.ts';
import { fileAt } from '../../live/folder-source.ts';
import { writeAtomically } from '../../store/write-atomically.ts';
import { configDifferences, lineOf, pathsOf } from './differences.ts';
import { filesIn } from './open-source.ts';
import { originName, noteOrigin, originOf } from './origin.ts';
import { versionWanted, type Work } from './work.ts';

/** The folders become what a version is, unless what somebody has changed in them would be lost. */
export async function pull(work: Work): Promise<0 | 1> {
  const { folders, versions, wanted, isDryRun, isForced, print } = work;
  const version = await versionWanted(work);
  if (version.number === 0) {
    print('There is no version yet: the first start of a server makes it, or push.');
    return 1;
  }
  const files = await filesIn(folders);
  const list = await versions.list();
  const origin = await originOf(folders, list);
  const differences = configDifferences(files, version.files);
  if (differences.length > 0) print(differences.map(lineOf).join('\n'));
  const own = pathsOf(configDifferences((await versions.asOf(origin.from)).files, files));
  const lost = differences.filter(({ path, before }) => before !== null && own.has(path));
  if (lost.length > 0 && !isForced) {
    print(`Refused: since ${originName(origin)} the folder has changes of its own in`);
    print(lost.map(({ path }) => `  ${path}`).join('\n'));
    print('Keep them elsewhere (git stash) or push them. `pull --force` takes them back.');
    return 1;
  }
  for (const { path, after } of isDryRun ? [] : differences) {
    if (path.split('/').includes('..')) throw new SettingError(`${path} is no path below the folders.`);
    if (after === null) await rm(fileAt(folders, path), { force: true });
    else await writeAtomically(fileAt(folders, path), after);
  }
  // Who pulls an older version means to leave out all that came after it.
  const seen = wanted === undefined ? version.number : (list.at(-1)?.number ?? version.number);
  if (!isDryRun) await noteOrigin(folders, { from: version.number, seen }, list);
  const became = isDryRun ? 'would change' : 'changed';
  print(`Version ${version.number}: ${differences.length} of ${version.files.length} files ${became}.`);
  return 0;
}
