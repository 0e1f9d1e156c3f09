import { printFindings } from '../../../src/config/check/print.ts';
import { splitSchemas } from '../../live/check-files.ts';
import type { KeptFile } from '../../live/config-source.ts';
import { sourceOf } from '../../live/source-files.ts';
import { type ConfigVersion, PUSH } from '../../live/versions/config-versions.ts';
import { KNOWN_NAMES } from '../known-names.ts';
import { configDifferences, lineOf, pathsOf } from './differences.ts';
import { findingsIn } from './findings-in.ts';
import { filesIn } from './open-source.ts';
import { originName, noteOrigin, type FolderOrigin, originOf } from './origin.ts';
import type { Work } from './work.ts';

/** Files that are not as pushed, and that others have changed since; `isOnBothSides`: the folder has changed them too. */
type Clash = { readonly path: string; readonly isOnBothSides: boolean };

type Sides = { readonly files: readonly KeptFile[]; readonly from: ConfigVersion; readonly seen: ConfigVersion };

function clashesWith({ files, from, seen }: Sides, newest: ConfigVersion): readonly Clash[] {
  const theirs = pathsOf(configDifferences(seen.files, newest.files));
  const ours = pathsOf(configDifferences(from.files, files));
  return [...pathsOf(configDifferences(newest.files, files))]
    .filter((path) => theirs.has(path))
    .map((path) => ({ path, isOnBothSides: ours.has(path) }));
}

function tellClashes({ print }: Work, clashes: readonly Clash[], origin: FolderOrigin): void {
  print(`Refused: since ${originName(origin)} others have changed`);
  print(
    clashes.map(({ path, isOnBothSides }) => `  ${isOnBothSides ? 'as you have' : '           '}  ${path}`).join('\n'),
  );
  print('`diff` shows them. Keep your own changes elsewhere (git stash), `pull --force`, put them in again, and push.');
  print('`push --force` takes back what others have changed.');
}

/** The folders become the next version, unless something is wrong with them, or others would lose what they have changed. */
export async function push(work: Work): Promise<0 | 1> {
  const { folders, versions, isDryRun, isForced, print } = work;
  const files = await filesIn(folders);
  const inFolder = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`)).map(sourceOf);
  const setup = { ...splitSchemas(inFolder('resources')), known: KNOWN_NAMES, good: new Map<string, never>() };
  const errors = findingsIn(setup, inFolder('locales')).filter(({ level }) => level === 'error');
  if (errors.length > 0 || setup.files.length === 0) {
    print(printFindings(errors));
    print(
      setup.files.length === 0 ? `There is nothing in ${folders.resourcesDir}.` : `Refused: ${errors.length} errors.`,
    );
    return 1;
  }
  const origin = await originOf(folders, await versions.list());
  const sides = { files, from: await versions.asOf(origin.from), seen: await versions.asOf(origin.seen) };
  const clashesOf = (newest: ConfigVersion) => (isForced ? [] : clashesWith(sides, newest));
  let before = await versions.asOf();
  let clashes = clashesOf(before);
  const made = isDryRun
    ? before.number + 1
    : await versions.add(PUSH, (newest) => {
        before = newest;
        clashes = clashesOf(newest);
        const changes = clashes.length > 0 ? [] : configDifferences(newest.files, files);
        return new Map(changes.map(({ path, after }) => [path, after]));
      });
  const differences = configDifferences(before.files, files);
  if (differences.length > 0) print(differences.map(lineOf).join('\n'));
  if (clashes.length > 0) {
    tellClashes(work, clashes, origin);
    return 1;
  }
  if (!isDryRun) await noteOrigin(folders, { from: made, seen: made }, await versions.list());
  print(
    isDryRun
      ? `Version ${made} would change ${differences.length} files.`
      : `Version ${made}: ${differences.length} of ${files.length} files changed.`,
  );
  return 0;
}
