import type { ComponentType } from 'react';
import { loadConfig } from '../providers/config.ts';
import { currentLanguage, loadTexts } from '../providers/i18n.ts';
import { prefetch } from '../providers/prefetch.ts';
import { landingPath } from './landing.ts';

/**
 * Brings everything the product needs, all at once: code, configuration, texts, and the first list's page.
 * May be called again; what is here already is not brought twice.
 */
export async function startProduct(): Promise<ComponentType> {
  prefetch({ location: window.location, landing: landingPath }).catch(() => undefined);
  const language = currentLanguage();
  const [{ Product, prepareLanguage }] = await Promise.all([
    import('./product.tsx'),
    loadConfig(),
    loadTexts(language),
  ]);
  await prepareLanguage(language);
  return Product;
}
