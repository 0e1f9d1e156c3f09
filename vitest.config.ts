import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Two projects: everything without a DOM runs in plain Node, screens in happy-dom.
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
          include: [
            'src/{domain,config,lib}/**/*.test.ts',
            'json-server/**/*.test.ts',
            'tests/{api,store,config}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          // For what hangs, not for what waits until others on the machine are done.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: [
            'src/{ui,providers,engine,features,app,screens}/**/*.test.{ts,tsx}',
            'tests/screens/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/screens/setup.ts'],
          css: { include: [/palette\.css/] }, // read as text by antd's theme; other sheets are not looked at
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Refine must share Vite's copy of react-router, or its hooks see no Router.
          server: { deps: { inline: [/@refinedev\//] } },
        },
      },
    ],
  },
});
