import { describe, expect, it } from 'vitest';
import { shownPages } from './Pages.tsx';

describe('the pages that are shown', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 'after', 9]],
    [3, 9, [1, 2, 3, 4, 'after', 9]],
    [5, 9, [1, 'before', 4, 5, 6, 'after', 9]],
    [9, 9, [1, 'before', 6, 7, 8, 9]],
  ])('page %i of %i', (page, lastPage, expected) => {
    expect(shownPages({ page, lastPage })).toEqual(expected);
  });
});
