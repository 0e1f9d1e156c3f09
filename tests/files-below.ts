import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files in a folder and in those within it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
