import { oncePer } from '../../src/config/once-per.ts';
import { readFile } from 'node:fs/promises';
import type { GoodText } from '../../src/config/check/source.ts';
import type { FormerNames } from './former-names.ts';
import { createSlices } from '../store/slices.ts';
import type { Catalogues } from '../../src/config/catalogues.ts';
import { writeAtomically } from '../store/write-atomically.ts';

/** The last text of a file without errors, when it was read (ISO instant), and the names it used before. */
export type GoodFile = GoodText & { readonly former?: FormerNames };

/** The configuration that was last in force: files of `resources/` by path, and the texts of both languages. */
export type LastGood = { readonly files: Readonly<Record<string, GoodFile>>; readonly catalogues: Catalogues };

const NOTHING: LastGood = { files: {}, catalogues: { en: {}, tr: {} } };

/**
 * Stores the last good configuration next to the data, so that a mistake in a file does no more harm at startup than
 * while the server is running.
 * @param file absent: nothing is stored
 */
export async function openLastGood(file: string | undefined) {
  const stored = file === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  let text = stored;
  let queue = Promise.resolve();
  return {
    found: stored === undefined ? NOTHING : parsed(stored),
    /** Replaces the stored version if it differs. A full disk or a read-only folder is ignored. */
    keep: (good: LastGood): void => {
      if (file === undefined) return;
      queue = queue
        .then(async () => {
          const next = await textOf(good);
          if (next === text) return;
          text = next;
          await writeAtomically(file, next);
        })
        .catch(() => undefined);
    },
    close: () => queue,
  };
}

/** The JSON of a part, cached for as long as the part is the same object. */
const partText = oncePer((part: object) => JSON.stringify(part));

/** The JSON of everything, made in slices because it is long. */
async function textOf({ files, catalogues }: LastGood): Promise<string> {
  const { pause } = createSlices();
  const texts: string[] = [];
  for (const [path, file] of Object.entries(files)) {
    texts.push(`${JSON.stringify(path)}:${partText(file)}`);
    await pause();
  }
  return `{"files":{${texts.join(',')}},"catalogues":${partText(catalogues)}}`;
}

/** A damaged file counts as absent: the configuration files themselves are the truth. */
function parsed(text: string): LastGood {
  try {
    const { files, catalogues } = JSON.parse(text) as Partial<LastGood>;
    return {
      files: files ?? NOTHING.files,
      catalogues: { en: catalogues?.en ?? {}, tr: catalogues?.tr ?? {} },
    };
  } catch {
    return NOTHING;
  }
}
