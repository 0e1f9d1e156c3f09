import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PLURALS = /_(?:zero|one|two|few|many|other)$/;

/** `validation.x` of the sources, each once. */
const used = new Set(
  ['src/config', 'json-server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .flatMap((path) => [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(/'validation\.(\w+)'/g)])
      .flatMap(([, name = '']) => name),
  ),
);

test.each(['en', 'tr'])('every issue that is found has a text (%s)', (language) => {
  const { validation } = JSON.parse(readFileSync(`locales/${language}/errors.json`, 'utf8')) as {
    validation: Record<string, string>;
  };
  const said = new Set(Object.keys(validation).map((key) => key.replace(PLURALS, '')));
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !said.has(name))).toEqual([]);
});
