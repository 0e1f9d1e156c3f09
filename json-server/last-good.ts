import { readFile } from 'node:fs/promises';
import type { FormerNames } from './former-names.ts';
import { createSlices } from './slices.ts';
import type { Catalogues } from './texts.ts';
import { writeAtomically } from './write-atomically.ts';

/** The text of one file when it had no error, when that was read (ISO instant), and what it called so before. */
export type GoodFile = { readonly text: string; readonly readAt: string; readonly former?: FormerNames };

/** The configuration that was in force last: files of `resources/` by path, and the texts of both languages. */
export type LastGood = { readonly files: Readonly<Record<string, GoodFile>>; readonly catalogues: Catalogues };

const NOTHING: LastGood = { files: {}, catalogues: { en: {}, tr: {} } };

/**
 * The last good configuration beside the data, so that a mistake in a file costs no more at a start than it does while
 * the server runs.
 * @param file absent: nothing is kept
 */
export async function openLastGood(file: string | undefined) {
  const kept = file === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  let text = kept;
  let queue = Promise.resolve();
  return {
    found: kept === undefined ? NOTHING : parsed(kept),
    /** Replaces what is kept, when it is something else. A full disk or a folder that is read-only stops nothing. */
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

/** What was written of a part before, for as long as it is the same. */
const written = new WeakMap<object, string>();

function partText(part: object): string {
  const known = written.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  written.set(part, text);
  return text;
}

/** JSON of everything, in slices: it is long. */
async function textOf({ files, catalogues }: LastGood): Promise<string> {
  const { pause } = createSlices();
  const texts: string[] = [];
  for (const [path, file] of Object.entries(files)) {
    texts.push(`${JSON.stringify(path)}:${partText(file)}`);
    await pause();
  }
  return `{"files":{${texts.join(',')}},"catalogues":${partText(catalogues)}}`;
}

/** What somebody has broken is as good as nothing: the files themselves are what counts. */
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
