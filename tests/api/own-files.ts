import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

/** The app with resources of a test's own beside the product's: name → file, without label and menu where they do not matter. */
export async function startWith(
  files: Readonly<Record<string, object>>,
  rows: Readonly<Record<string, readonly Row[]>> = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'konak-own-files-'));
  cpSync('resources', folder, { recursive: true });
  for (const [name, file] of Object.entries(files)) {
    const label = { en: name, tr: name };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ name, label, menu: false, ...file }));
  }
  const app = await startApp({ resourcesDir: folder, rows: { ...ROWS, ...rows } });
  const errors = app.live.current().findings.filter(({ level }) => level === 'error');
  expect(errors.map(({ file, pointer, message }) => `${file} ${pointer} ${message}`)).toEqual([]);
  const close = async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...app, close };
}
