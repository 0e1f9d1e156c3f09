import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicPath } from '../src/config/public-paths.ts';

/** What stands in `src/screens`, by the names that configuration and addresses have for it. */
export type HandWritten = {
  /** `season-year` is `src/screens/panels/season-year.tsx`. */
  readonly panels: readonly string[];
  /** `/access-control` is `src/screens/access-control.tsx`. */
  readonly screens: readonly string[];
  /** Addresses for everybody, signed in or not (spec §2): `/v1/public/guest/:id` is `…/v1/public/guest/[id].tsx`. */
  readonly open: readonly string[];
};

/** Written into the server by its build (`vite.config.ts`), which runs where no source code is. */
declare const BUILT_HAND_WRITTEN: HandWritten | undefined;

const PANELS = '/panels/';

/** The mounts of a folder, found by their files: nobody lists them. */
export function handWrittenIn(folder: string): HandWritten {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx$/.test(name) && !/\.test\.tsx$/.test(name))
    .map((name) => `/${name.replaceAll('\\', '/').replace(/\.tsx$/, '')}`)
    .sort();
  return {
    panels: paths.filter((path) => path.startsWith(PANELS)).map((path) => path.slice(PANELS.length)),
    screens: paths.filter((path) => !path.startsWith(PANELS) && !isPublicPath(path)),
    open: paths.filter(isPublicPath).map((path) => path.replace(/\[id\]$/, ':id')),
  };
}

export const HAND_WRITTEN: HandWritten =
  typeof BUILT_HAND_WRITTEN === 'undefined'
    ? handWrittenIn(join(import.meta.dirname, '../src/screens'))
    : BUILT_HAND_WRITTEN;
