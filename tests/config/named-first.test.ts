import { expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import { isCodeField } from '../../src/config/code-field.ts';
import type { Field, Resource } from '../../src/config/types.ts';

/** A coupon is called what the guest types. */
const CALLED_BY_CODE = ['coupons'];

const isCode = (field: Field | undefined): boolean => field !== undefined && isCodeField(field);

const named = (template: string): string => /\{([A-Za-z0-9.]+)\}/.exec(template)?.[1] ?? '';

/** What a list, or a head, of the resource begins with though it is a code. */
function begunWithCode({ name, fields, list, show }: Resource): string[] {
  const columns = [list.columns, ...list.views.flatMap((view) => (view.columns ? [view.columns] : []))];
  const first = columns.map((some) => some.find(({ field }) => !fields[field]?.type.startsWith('image'))?.field ?? '');
  const [begun = '', last = ''] = named(show.head?.title ?? '')
    .split('.')
    .toReversed();
  const inHead =
    last === '' && isCode(fields[begun]) ? [`${name}: head ${begun}`] : begun === 'code' ? [`${name}: head`] : [];
  return [...first.filter((field) => isCode(fields[field])).map((field) => `${name}: list ${field}`), ...inHead];
}

test('lists and pages begin with who, where or what, never with a code', async () => {
  const live = await openLiveConfig({
    source: folderSource({ resourcesDir: 'resources', localesDir: 'locales' }),
    known: KNOWN_NAMES,
    isWatching: false,
  });
  const all = Object.values(live.current().config.resources).filter(({ name }) => !name.startsWith('demo-'));
  await live.close();
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ name }) => !CALLED_BY_CODE.includes(name)).flatMap(begunWithCode)).toEqual([]);
});
