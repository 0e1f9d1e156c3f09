import type { ComponentType } from 'react';
import { loadListScreen } from '../engine/routes.tsx';
import { forgetConfig, loadConfig } from '../providers/config.ts';
import { currentLanguage, loadTexts } from '../providers/i18n.ts';
import { showIssued } from '../providers/issued.ts';
import { dismissAll } from '../providers/notification.ts';
import { forgetEarly, prefetch, settleEarly } from '../providers/prefetch.ts';
import { sessionKey, subscribeSession } from '../providers/session.ts';
import { loadAntdSheet } from './antd-sheet.ts';
import { landingPath } from './landing.ts';

let started: { readonly session: string; readonly product: Promise<ComponentType> } | undefined;

/**
 * Brings everything the product needs, all at once: code, configuration, texts, and the first list's page. Asked again
 * for the same session it gives the same start, unless that one has failed.
 */
export function startProduct(): Promise<ComponentType> {
  const session = sessionKey();
  if (started?.session === session) return started.product;
  // The previous person's configuration does not apply to this one.
  forgetConfig();
  forgetEarly();
  dismissAll();
  showIssued([]);
  const product = start();
  started = { session, product };
  product.catch(() => {
    if (started?.product === product) started = undefined;
  });
  return product;
}

// Signing in again is a new start, even for the same person: their rights may have changed meanwhile.
subscribeSession(() => {
  if (sessionKey() === '') started = undefined;
});

/** Fetches the product's code while a person still types the password; nothing else is asked for yet. */
export function warmProduct(): void {
  void Promise.all([import('./product.tsx'), loadListScreen()]).catch(() => undefined);
}

/** Before the configuration says so: most lists end in `/list`, and `/` leads to one for most. */
const mayBeList = (pathname: string): boolean => pathname === '/' || pathname.endsWith('/list');

async function start(): Promise<ComponentType> {
  const { location } = window;
  // In parallel with the product's own code. Whoever awaits it gets the error.
  if (mayBeList(location.pathname)) loadListScreen().catch(() => undefined);
  const list = prefetch({ location, landing: landingPath }).then(
    (isList) => (isList ? loadListScreen().catch(() => undefined) : undefined),
    () => undefined,
  );
  const language = currentLanguage();
  const [{ Product, prepareLanguage }] = await Promise.all([
    import('./product.tsx'),
    loadConfig(),
    loadTexts(language),
    loadAntdSheet(),
    // Drawn with the layout at once, rather than in its place a moment later.
    list,
  ]);
  await Promise.all([prepareLanguage(language), settleEarly()]);
  return Product;
}
