import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../json-server/known-names.ts';
import { openLiveConfig } from '../json-server/live-config.ts';
import { rowTypeText } from '../scripts/row-types-text.ts';

const STORED = 'json-server/stored';

describe('what a row holds is said by its resource', () => {
  test('the types of rows are those of the configuration (`npm run row-types`)', async () => {
    const folders = { resourcesDir: 'resources', localesDir: 'locales' };
    const live = await openLiveConfig({ ...folders, known: KNOWN_NAMES, isWatching: false });
    const { resources } = live.current().config;
    const options = (await resolveConfig(join(STORED, 'any.ts'))) ?? {};
    for (const file of readdirSync(STORED)) {
      const resource = resources[file.replace(/\.ts$/, '')];
      expect(resource, file).toBeDefined();
      if (resource) expect(await rowTypeText(resource, options), file).toBe(readFileSync(join(STORED, file), 'utf8'));
    }
    await live.close();
  });

  /** Each says beside it why the compiler cannot know: types of libraries, JSON of our own. */
  test('nothing is taken for something else behind the compiler’s back, but for a few', () => {
    const casts = ['src', 'json-server'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
        .flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'))
        .filter((line) => line.includes('as unknown as')),
    );
    expect(casts.length).toBeLessThanOrEqual(11);
  });
});
