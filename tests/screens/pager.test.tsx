import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pager } from '../../src/engine/list/Pager.tsx';
import type { ListControl } from '../../src/engine/list/use-list-state.ts';
import { estatesConfig } from './sample-estates.ts';

// A list of all rows asks for them in windows (`use-row-windows.ts`), so none is left out.
it.each([
  [-1, 10_746, '1–10,746 of 10,746'],
  [10, 10_746, '1–10 of 10,746'],
  [10, 7, '1–7 of 7'],
])('says which rows are shown: %d a page of %d', (pageSize, total, range) => {
  render(
    <Pager
      resource={estatesConfig().resources['estates']!}
      control={{ page: 1, pageSize } as unknown as ListControl}
      total={total}
    />,
  );
  expect(screen.getByText(range)).toBeVisible();
});
