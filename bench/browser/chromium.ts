import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';

type Finder = { readonly findChromium: () => string };

/** Starts the Chromium that the browser tests use, found (or installed) the same way. */
export async function launch(root: string): Promise<Browser> {
  const script = pathToFileURL(resolve(root, 'scripts/find-chromium.mjs')).href;
  const { findChromium } = (await import(script)) as Finder;
  return chromium.launch({
    executablePath: findChromium(),
    headless: true,
    // No sandbox: CI runs as root. The rest keeps Chromium from calling home in the middle of a measurement.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
