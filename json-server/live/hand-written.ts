import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicPath } from '../../src/config/public-paths.ts';

/**
 * The entries of `screens.ts` (and `apart.ts`) of each area in `src/features`, by the names used in configuration and
 * addresses.
 */
export type HandWritten = {
  /** `season-year` */
  readonly panels: readonly string[];
  /** `/access-control` */
  readonly screens: readonly string[];
  /** Addresses for everybody, signed in or not (spec §2): `/v1/public/guest/:id`. */
  readonly open: readonly string[];
};

/** Inserted by the server's build (`vite.config.ts`), because the source code is missing at run time. */
declare const BUILT_HAND_WRITTEN: HandWritten | undefined;

/**
 * An entry: `'season-year': async () => …`. Its code runs only in the browser, so the text is read and nothing is run.
 */
const ENTRY = /^ {4}'?([\w/:-]+)'?: async \(\) =>/gm;

/** @param features `src/features`; each folder is an area */
export function handWrittenIn(features: string): HandWritten {
  const listed = readdirSync(features)
    .flatMap((area) => ['screens.ts', 'apart.ts'].map((file) => join(features, area, file)))
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ENTRY)].flatMap(([, at]) => at ?? []))
    .sort();
  const addresses = listed.filter((at) => at.startsWith('/'));
  return {
    panels: listed.filter((at) => !at.startsWith('/')),
    screens: addresses.filter((path) => !isPublicPath(path)),
    open: addresses.filter(isPublicPath),
  };
}

export const HAND_WRITTEN: HandWritten =
  typeof BUILT_HAND_WRITTEN === 'undefined'
    ? handWrittenIn(join(import.meta.dirname, '../../src/features'))
    : BUILT_HAND_WRITTEN;
