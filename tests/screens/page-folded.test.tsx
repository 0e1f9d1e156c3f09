import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ClientPage, PageBlock } from '../../src/config/page-types.ts';
import '../../src/engine/page/PageScreen.tsx';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const named = (en: string) => ({ label: { en, tr: en }, resource: 'estates' });
const tile = (id: string, name: string): PageBlock => ({
  ...named(name),
  id,
  type: 'count',
  width: 'quarter',
  tone: 'accent',
  icon: '',
  view: id,
});
const rows = (id: string, name: string): PageBlock => ({
  ...named(name),
  id,
  type: 'list',
  width: 'half',
  view: id,
  columns: ['propertyName'],
  limit: 5,
  actions: [],
});
const BLOCKS = [tile('some', 'Homes'), tile('none', 'Late homes'), rows('nothing', 'Lost homes'), rows('lost', 'Away')];

function open(isFolding: boolean) {
  fakeApi(({ url }) => {
    const view = new URL(url, 'http://here').searchParams.get('view');
    if (view === 'lost') return { status: 403, body: { message: 'Not yours' } };
    const items = view === 'some' ? [RECORD] : [];
    return { body: { items, total: items.length } };
  });
  const page: ClientPage = {
    name: 'desk',
    label: { en: 'Desk', tr: 'Masa' },
    icon: '',
    more: [],
    route: '/desk',
    blocks: BLOCKS,
    ...(isFolding && { foldEmpty: true }),
  };
  openScreen({ config: { ...estatesConfig(), pages: { desk: page } }, path: '/desk' });
}
const blockOf = (name: string) => screen.getAllByText(name).map((each) => each.closest<HTMLElement>('.k-block'));

it('what has nothing to show is named in one line, each with the way to its list; what failed stands where it stood', async () => {
  open(true);
  const line = (await screen.findByText(/^Nothing right now:/)).closest('p')!;
  await waitFor(() => expect(within(line).getAllByRole('link')).toHaveLength(2));
  const links = within(line).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Late homes', 'Lost homes']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/v1/estates/list?') as string,
    expect.stringContaining('/v1/estates/list?') as string,
  ]);
  expect(links[0]?.getAttribute('href')).toContain('none');
  for (const name of ['Late homes', 'Lost homes']) {
    const [block] = blockOf(name).filter((each) => each !== null);
    expect(block?.style.display).toBe('none');
  }
  for (const name of ['Homes', 'Away']) {
    const [block] = blockOf(name).filter((each) => each !== null);
    expect(block?.style.display).toBe('');
  }
});

it('a page that does not fold says of each block that there is nothing', async () => {
  open(false);
  await waitFor(() => expect(blockOf('Lost homes')[0]?.style.display).toBe(''));
  expect(screen.queryByText(/^Nothing right now:/)).toBeNull();
});
