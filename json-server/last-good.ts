import { readFile } from 'node:fs/promises';
import type { Former } from './former-names.ts';
import type { Catalogues } from './texts.ts';
import { writeWhole } from './write-whole.ts';

/** The text of one file when it had no error, when that was read (ISO instant), and what it called so before. */
export type GoodFile = { readonly text: string; readonly readAt: string; readonly former?: Former };

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
      const next = JSON.stringify(good);
      if (file === undefined || next === text) return;
      text = next;
      queue = queue.then(() => writeWhole(file, next)).catch(() => undefined);
    },
    close: () => queue,
  };
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
