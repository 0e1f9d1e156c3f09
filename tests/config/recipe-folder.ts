import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a configuration, for changes that a page of the documentation tells people to make. */
export type Folder = {
  readonly path: string;
  readonly change: (file: string, change: (value: Record<string, unknown>) => object) => void;
  readonly remove: () => void;
};

export function folderOf(original: string): Folder {
  const path = mkdtempSync(join(tmpdir(), 'konak-recipes-'));
  cpSync(original, path, { recursive: true });
  return {
    path,
    change: (file, change) => {
      const at = join(path, file);
      const value = JSON.parse(readFileSync(at, 'utf8')) as Record<string, unknown>;
      writeFileSync(at, JSON.stringify(change(value)));
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
