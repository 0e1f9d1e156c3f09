import { describe, expect, it } from 'vitest';
import { sampleConfig } from '../../tests/screens/sample-config.ts';
import { menuEntries } from './menu.ts';
import { refineResources } from './registry.ts';

describe('menu and resources of a role', () => {
  it('holds what the role may list, grouped and in order', () => {
    expect(menuEntries(sampleConfig()).map(({ id, entries }) => [id, entries.map(({ path }) => path)])).toEqual([
      ['estates', ['/v1/estates/list']],
    ]);
  });

  it('has no group without entries', () => {
    expect(menuEntries(sampleConfig({ can: ['create', 'show'] }))).toEqual([]);
  });

  it('leads to the form of a new record where the file says so and the role may fill it in', () => {
    const menu = { group: 'estates', order: 1, to: 'create' as const };
    const paths = (can: string[]) =>
      menuEntries(sampleConfig({ menu, can })).flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(paths(['list', 'create'])).toEqual(['/v1/estates/create']);
    expect(paths(['create'])).toEqual(['/v1/estates/create']);
    expect(paths(['list', 'show'])).toEqual(['/v1/estates/list']);
  });

  it('keeps groups inside another behind it, and one with more to come', () => {
    const config = sampleConfig();
    const group = { label: { en: 'G' }, icon: 'AppstoreOutlined' };
    const menu = [
      { ...group, id: 'inner', in: 'outer', order: 1 },
      { ...group, id: 'estates', in: 'outer', order: 2 },
      { ...group, id: 'outer', order: 30 },
      { ...group, id: 'more', order: 20, isApart: true as const },
    ];
    expect(menuEntries({ ...config, menu }).map(({ id }) => id)).toEqual(['more', 'outer', 'estates']);
  });

  it('gives Refine only the screens that are granted', () => {
    const [resource] = refineResources(sampleConfig({ can: ['list', 'show'] }));
    expect(resource).toMatchObject({ name: 'estates', list: '/v1/estates/list', show: '/v1/estates/show/:id' });
    expect(resource).not.toHaveProperty('create');
    expect(resource).not.toHaveProperty('edit');
  });
});
