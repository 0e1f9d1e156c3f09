import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const KEYS = ['a', 'b', 'c', 'd'];
const WIDTH = 100;
const FADE = 48;

it('brings the tab that is open into sight, along its row only', () => {
  // Nothing is laid out here: tabs stand side by side in a row that has room for three.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const key = this.dataset['key'];
    if (key === undefined) return new DOMRect(0, 0, 3 * WIDTH, 40);
    const from = KEYS.indexOf(key) * WIDTH - (this.parentElement?.scrollLeft ?? 0);
    return new DOMRect(from, 0, WIDTH, 40);
  });
  const tabs = KEYS.map((key) => ({ key, label: key, content: key }));
  const shown = (active: string) => <Tabs tabs={tabs} label="Parts" active={active} onChange={() => undefined} />;
  const { rerender, getByRole } = render(shown('d'));
  const row = getByRole('tablist');
  // Clear of where the row fades.
  expect(row.scrollLeft).toBe(WIDTH + FADE);
  rerender(shown('b'));
  expect(row.scrollLeft).toBe(WIDTH - FADE);
  rerender(shown('c'));
  expect(row.scrollLeft).toBe(WIDTH - FADE); // it is in sight already
});
