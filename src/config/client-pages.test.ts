import { describe, expect, test } from 'vitest';
import { clientPages } from './client-pages.ts';
import type { Page, PageBlock } from './page-types.ts';
import type { ClientField, ClientResource } from './types.ts';

const label = { en: 'Label' };
const pageOf = (blocks: readonly PageBlock[]): Page => ({
  name: 'desk',
  file: 'desk.json',
  label,
  icon: '',
  more: [],
  route: '/desk',
  access: { subject: 'Desk', action: 'read', grants: {} },
  blocks,
});
test('a place in the menu that is not for a role is none of theirs; the screen is', () => {
  const page = { ...pageOf([]), menu: { group: 'today', order: 1, notFor: ['Investor'] } };
  const placeOf = (role: string) =>
    clientPages({ pages: { desk: page }, resources: {}, role, can: () => true })['desk']?.menu;
  expect(placeOf('admin')).toEqual({ group: 'today', order: 1 });
  expect(placeOf('Investor')).toBeUndefined();
  expect(
    clientPages({ pages: { desk: page }, resources: {}, role: 'Investor', can: () => true })['desk'],
  ).toBeDefined();
});

const seen = (blocks: readonly PageBlock[], role = 'admin') =>
  clientPages({ pages: { desk: pageOf(blocks) }, resources: {}, role, can: () => true })['desk']?.blocks.map(
    ({ id }) => id,
  );

describe('blocks that count', () => {
  const field = (name: string, more: object) => ({ name, label, ...more }) as unknown as ClientField;
  const things = {
    name: 'things',
    can: ['list'],
    list: { views: [] },
    actions: { close: {} },
    fields: Object.fromEntries(
      [
        field('state', { type: 'enum' }),
        field('fee', { type: 'money', currencyField: 'currency', read: ['admin', 'Clerk'] }),
        field('currency', { type: 'enum', read: ['admin'] }),
        field('guestId', { type: 'ref', resource: 'guests' }),
        field('note', { type: 'text', read: ['admin'] }),
      ].map((one) => [one.name, one]),
    ),
  } as unknown as ClientResource;
  const base = { label, width: 'half', resource: 'things', how: 'sum' } as const;
  const blocks: readonly PageBlock[] = [
    { ...base, id: 'fees', type: 'chart', by: 'state', of: 'fee', as: 'bars' },
    { ...base, id: 'guests', type: 'chart', by: 'guestId', as: 'bars' },
    { ...base, id: 'pivot', type: 'pivot', rows: 'state', columns: 'note', step: 'month' },
    {
      ...base,
      id: 'new',
      type: 'count',
      tone: 'neutral',
      icon: '',
      span: { by: 'createdAt', last: { days: 7 }, rising: 'good' },
    },
    { ...base, id: 'days', type: 'calendar', by: 'createdAt', card: ['state', 'note'] },
    {
      ...base,
      id: 'board',
      type: 'board',
      board: { by: 'state', columns: [], card: ['note'], actions: ['close', 'open'] },
    },
  ];
  const shown = (role: string) =>
    clientPages({ pages: { desk: pageOf(blocks) }, resources: { things }, role, can: () => true })['desk']?.blocks;

  test('vanish where the role may not read what is added, in which currency, or what tells apart', () => {
    expect(shown('admin')?.map(({ id }) => id)).toEqual(['fees', 'pivot', 'new', 'days', 'board']);
    expect(shown('Clerk')?.map(({ id }) => id)).toEqual(['new', 'days', 'board']);
  });

  test('show of a card what the role may read, and do with it what it may', () => {
    expect(shown('Clerk')).toMatchObject([{}, { card: ['state'] }, { board: { card: [], actions: ['close'] } }]);
  });
});

describe('blocks that ask nobody', () => {
  const rows = [{ label, value: 1, max: 100 }];
  const own: PageBlock = { id: 'own', type: 'progress', width: 'third', label, rows };
  const drawn: PageBlock = {
    id: 'drawn',
    type: 'chart',
    width: 'half',
    label,
    as: 'line',
    isStacked: false,
    data: { labels: [label], series: [{ label, values: [1] }] },
  };

  test('are for all who see the page, or for the roles they name', () => {
    expect(seen([own, drawn])).toEqual(['own', 'drawn']);
    expect(seen([{ ...own, roles: ['Investor'] }, drawn])).toEqual(['drawn']);
    expect(seen([{ ...own, roles: ['Investor'] }, drawn], 'Investor')).toEqual(['own', 'drawn']);
  });

  test('of panels, those whose records the role may not list are gone', () => {
    const panel: PageBlock = { id: 'panel', type: 'panel', width: 'full', panel: 'hand-drawn' };
    expect(seen([panel, { ...panel, id: 'of', resource: 'things' }])).toEqual(['panel']);
  });
});
