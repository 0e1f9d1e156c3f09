import type { Locator } from '@playwright/test';

/** The list that a select has opened, wherever on the page. */
const OPEN_LIST = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';

/** Chooses an option of a select by its whole text, as a person does: opens it and presses the option. */
export async function choose(select: Locator, option: string | RegExp): Promise<void> {
  const page = select.page();
  await select.focus();
  await select.press('ArrowDown');
  const options = page.locator(`${OPEN_LIST} .ant-select-item-option`);
  await options
    .and(page.getByTitle(option, { exact: true }))
    .first()
    .click();
}
