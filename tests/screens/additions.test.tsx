import { screen } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { makeScratch } from '../additions/scratch.ts';
import type { PageBlock } from '../../src/config/page-types.ts';

/** What `tests/additions/added.test.ts` adds, as the browser's part of the same copy shows it. */
const scratch = makeScratch(['src', 'tests/screens', 'resources/schemas']);
afterAll(scratch.remove);

it('draws a page block of a new type by its file alone', async () => {
  const { openScreen } = await scratch.load<typeof import('./harness.tsx')>('tests/screens/harness.tsx');
  const { fakeApi } = await scratch.load<typeof import('./fake-api.ts')>('tests/screens/fake-api.ts');
  const { routedConfig } = await scratch.load<typeof import('./sample-orders.ts')>('tests/screens/sample-orders.ts');
  const label = { en: 'Desk', tr: 'Masa' };
  // The types of this file do not know what is in the copy.
  const news = { id: 'news', type: 'ticker', width: 'third', label, words: ['calm', 'dry'] } as unknown as PageBlock;
  const desk = { name: 'desk', label, icon: '', more: [], route: '/desk', blocks: [news] };
  fakeApi(() => ({ body: {} }));
  openScreen({ config: { ...routedConfig(), pages: { desk } }, path: '/desk' });
  expect(await screen.findByText('ticker calm + dry', undefined, { timeout: 60_000 })).toBeVisible();
});

it('knows how a field of a new type is shown, typed and filtered', async () => {
  const { LOOKS } = await scratch.load<{ LOOKS: Record<string, Record<string, unknown>> }>(
    'src/engine/fields/displays.tsx',
  );
  expect(LOOKS['plate']).toMatchObject({ filter: 'text', Cell: expect.any(Function) as unknown });
  expect(LOOKS['plate']?.['input']).toBeDefined();
});
