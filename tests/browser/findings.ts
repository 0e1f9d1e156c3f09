import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe holds against the screen as it stands: rule and first element of each finding.
 * @param within CSS of the part that is looked at; absent: the whole page
 * @param isStrict every finding; otherwise only serious and critical ones
 */
export async function findings(
  page: Page,
  { within, isStrict = false }: { within?: string; isStrict?: boolean } = {},
): Promise<string[]> {
  // The loading bar stands outside of every landmark, for as long as it runs.
  await expect(page.locator('.k-loading')).toHaveCount(0);
  // The product has no frames, and what is in order need not be described: both cost seconds on a large screen.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations
    .filter(({ impact }) => isStrict || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
