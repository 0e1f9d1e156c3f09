import { type Locator, type Page } from '@playwright/test';

/** The list that a select has opened, wherever on the page. */
const OPEN_LIST = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';

/** Chooses an option of a select, as a person does: opens it and presses the option. */
export async function choose(select: Locator, option: string | RegExp): Promise<void> {
  const page: Page = select.page();
  await select.focus();
  await select.press('ArrowDown');
  const wanted = page.locator(`${OPEN_LIST} .ant-select-item-option`).filter({
    hasText:
      typeof option === 'string'
        ? new RegExp(`^${option.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}$`, 'u')
        : option,
  });
  await wanted.first().click();
}

/** What a select shows as chosen. */
export const chosen = (select: Locator): Locator =>
  select
    .locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]')
    .locator('.ant-select-selection-item');
