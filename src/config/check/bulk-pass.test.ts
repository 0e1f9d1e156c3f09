import { expect, test } from 'vitest';
import { ACTION, FIELDS, mistakes } from './check-fixture.ts';

const again = { label: { en: 'Copy', tr: 'Kopyala' }, copy: { fields: ['code'] } };

test.each<[unknown, string[]]>([
  [false, []],
  [true, []],
  [['edit', 'finish'], []],
  [[], []],
  [['edit', 'finsh'], ['RES209 /list/bulk/1']],
  [['edit', 'edit'], ['RES108 /list/bulk']],
  [['again'], ['RES213 /list/bulk/0']],
])('what can be done with several rows: %j', (bulk, expected) => {
  const actions = { finish: ACTION, again };
  expect([...new Set(mistakes({ fields: FIELDS, actions, list: { bulk } }))]).toEqual(expected);
});
