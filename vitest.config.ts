import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests of the browser's files, by what they say at their beginning. */
const testsThat = (says: RegExp): readonly string[] =>
  ['src', 'tests/screens'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .filter((path) => says.test(readFileSync(path, 'utf8'))),
  );
/** Files that put something else in the place of a module: what they leave in a worker would be there for the next. */
const replacing = testsThat(/vi\.(mock|doMock|resetModules)\(/);
/** Those without a component that need a document anyway; making one takes a third of a second a file. */
const withDocument = testsThat(/^\/\/ @vitest-environment happy-dom/);
const SCREENS = ['src/**/*.test.tsx', 'tests/screens/**/*.test.{ts,tsx}', ...withDocument];

const screens = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/screens/setup.ts'],
    css: { include: [/palette\.css/] }, // read as text by antd's theme; other sheets are not looked at
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Refine must share Vite's copy of react-router, or its hooks see no Router.
    server: { deps: { inline: [/@refinedev\//] } },
    ...test,
  },
});

// Everything without a DOM runs in plain Node, screens in happy-dom.
export default defineConfig({
  test: {
    // One for each core; by itself it leaves one core to the process that only hands out the files.
    maxWorkers: 2,
    reporters: ['default', './tests/slowest-files.ts'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // Modules are read once a worker and not once a file, which took two thirds of the time: none of them keeps
          // anything between tests, and what is registered is registered by `createApp`.
          isolate: false,
          exclude: [...withDocument, ...replacing],
          include: [
            'src/**/*.test.ts',
            'json-server/**/*.test.ts',
            'tests/{additions,api,store,config,container}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          // For what hangs, not for what waits until others on the machine are done.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Modules are read once a worker, as above: reading them once a file took more than the tests themselves. Each file
      // has a document of its own, and `tests/screens/setup.ts` takes back what a test has done.
      screens({ name: 'screens', isolate: false, include: SCREENS, exclude: [...replacing] }),
      screens({ name: 'replacing', include: [...replacing] }),
    ],
  },
});
