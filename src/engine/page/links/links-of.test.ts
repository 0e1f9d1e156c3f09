import { expect, test } from 'vitest';
import type { ClientConfig } from '../../../config/types.ts';
import { linksOf } from './links-of.ts';

const label = { en: 'x' };
const config = {
  pages: {
    second: { route: '/charts/line', more: [], label, icon: 'a', menu: { group: 'g', order: 20 } },
    overview: { route: '/charts', more: ['/charts/:tab'], label, icon: 'a' },
    sheet: { route: '/charts/sheet/:id', more: [], label, icon: 'a', record: 'things' },
    elsewhere: { route: '/apps/fleet', more: ['/charts/fleet'], label, icon: 'a', menu: { group: 'g', order: 30 } },
    other: { route: '/chartsies/x', more: [], label, icon: 'a' },
  },
  resources: {
    first: { routes: { list: '/charts/list' }, can: ['list'], label, icon: 'a', menu: { group: 'g', order: 10 } },
    closed: { routes: { list: '/charts/closed' }, can: ['show'], label, icon: 'a' },
  },
} as unknown as ClientConfig;

test('pages and lists at an address below, also where it is another one of theirs, in the order of the menu; neither itself nor what may not be opened', () => {
  expect(linksOf(config, { under: '/charts', also: [] }).map(({ to }) => to)).toEqual([
    '/charts/list',
    '/charts/line',
    '/charts/fleet',
  ]);
});

test('addresses that the file names besides come last, in its order', () => {
  const also = ['/open/z', '/open/a'].map((to) => ({ to, label, icon: 'a' }));
  expect(linksOf(config, { under: '/charts', also }).map(({ to }) => to)).toEqual([
    '/charts/list',
    '/charts/line',
    '/charts/fleet',
    '/open/z',
    '/open/a',
  ]);
  expect(linksOf(config, { under: '/none', also: [] })).toEqual([]);
});
