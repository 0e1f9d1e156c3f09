import type { KnipConfig } from 'knip';

export default {
  entry: [
    'src/app/stubs/*', // named in vite.config.ts
    'scripts/*.{ts,mjs}',
    'tests/**/*.test.{ts,tsx}',
    'tests/browser/*.spec.ts',
    'tests/crash/*.ts',
    'tests/attack/{run,writes}.ts',
    'tests/attack/{attacks/*.ts,watch.mjs}',
  ],
  project: ['src/**/*.{ts,tsx}', 'json-server/**/*.ts', 'scripts/**', 'tests/**'],
  // The pictures are read from the first one's files by scripts/icons.mjs, not imported; the others are parts of antd and of
  // the workbook packages, which stubs stand before.
  ignoreDependencies: ['@ant-design/icons', 'rc-util', 'fflate'],
  // A program of PostgreSQL; where it is not, its test is skipped.
  ignoreBinaries: ['pg_basebackup'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
