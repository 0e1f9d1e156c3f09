import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicPath } from '../../src/config/public-paths.ts';

/** What `screens.ts` (`apart.ts` of what comes apart) of each area in `src/features` lists, by the names that configuration and addresses have for it. */
export type HandWritten = {
  /** `season-year` */
  readonly panels: readonly string[];
  /** `/access-control` */
  readonly screens: readonly string[];
  /** Addresses for everybody, signed in or not (spec §2): `/v1/public/guest/:id`. */
  readonly open: readonly string[];
};

/** Written into the server by its build (`vite.config.ts`), which runs where no source code is. */
declare const BUILT_HAND_WRITTEN: HandWritten | undefined;

/** An entry: `'season-year': async () => …`. The code behind it is the browser's, so the text is read and nothing is run. */
const ENTRY = /^ {4}'?([\w/:-]+)'?: async \(\) =>/gm;

/** @param features `src/features`; its areas are found by their folders */
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
