import { fireEvent, screen } from '@testing-library/react';

/** Chooses an option of a select by its text: opens it and presses the option. */
export async function choose(select: HTMLElement, option: string | RegExp): Promise<void> {
  fireEvent.mouseDown(select);
  const found = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  const wanted = found.at(-1);
  if (!wanted) throw new Error('no such option');
  fireEvent.click(wanted);
}

/** What a select shows as chosen. */
export const chosenIn = (select: HTMLElement): string =>
  select.closest('.ant-select')?.querySelector('.ant-select-selection-item')?.textContent ?? '';
