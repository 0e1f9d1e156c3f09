import { defineConfig } from '@playwright/test';

// Chromium is found (or installed) by scripts/find-chromium.mjs, which `npm test` calls first.
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

// What Playwright switches off by itself (1.65; the last list given counts, so it is said again), and what costs most: a
// whole Chromium prepares the popup of its address bar as a page of its own for each window, longer than one of ours takes.
const NOT_NEEDED = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

export default defineConfig({
  testDir: 'tests/browser',
  // Two cores are what there is; each worker starts the product on data of its own.
  workers: 2,
  // Tests of one file may run at the same time and in any order: each stands on its own.
  fullyParallel: true,
  // What passes when it is run again is printed as flaky, with its name, and mended; it stops nobody's day.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./tests/browser/slowest.ts']],
  projects: [{ name: 'journeys' }],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    // A button that a dialog's motion carries away between press and release is not clicked. One journey has motion.
    contextOptions: { reducedMotion: 'reduce' },
    // What hangs says so at once, and not when the whole test's time is over.
    actionTimeout: 15_000,
    // A failure leaves a picture and the page's tree. A trace takes as much of the cores as the journeys themselves:
    // `npx playwright test --trace retain-on-failure <spec>` for the one that needs looking at.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // No sandbox: CI runs as root. The rest keeps Chromium from calling home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${NOT_NEEDED.join(',')}`,
      ],
    },
  },
});
