import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pager } from '../../src/engine/list/Pager.tsx';
import type { ListControl } from '../../src/engine/list/use-list-state.ts';
import { estatesConfig } from './sample-estates.ts';

const show = (pageSize: number, total: number) =>
  render(
    <Pager
      resource={estatesConfig().resources['estates']!}
      control={{ page: 1, pageSize } as unknown as ListControl}
      total={total}
    />,
  );

it('says how many of all rows are shown where even "All" has a limit', () => {
  show(-1, 10_746);
  expect(screen.getByText('1–10,000 of 10,746')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('More than 10,000 are not shown at once.');
});

it.each([
  [-1, 10_000, '1–10,000 of 10,000'],
  [10, 10_746, '1–10 of 10,746'],
])('is silent with %d a page of %d', (pageSize, total, range) => {
  show(pageSize, total);
  expect(screen.getByText(range)).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
});
