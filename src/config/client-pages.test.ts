import { describe, expect, test } from 'vitest';
import { clientPages } from './client-pages.ts';
import type { Page, PageBlock } from './page-types.ts';

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
const seen = (blocks: readonly PageBlock[], role = 'admin') =>
  clientPages({ pages: { desk: pageOf(blocks) }, resources: {}, role, can: () => true })['desk']?.blocks.map(
    ({ id }) => id,
  );

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
