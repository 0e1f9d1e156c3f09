import type { KnipConfig } from 'knip';

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'tests/**/*.test.{ts,tsx}',
    'tests/browser/*.spec.ts',
    'tests/crash/*.ts',
    'tests/attack/{run,writes}.ts',
    'tests/attack/{attacks/*.ts,watch.mjs}',
  ],
  project: ['src/**/*.{ts,tsx}', 'json-server/**/*.ts', 'scripts/**', 'tests/**'],
  // The pictures are read from the first one's files by scripts/icons.mjs; the other comes with write-excel-file.
  ignoreDependencies: ['@ant-design/icons', 'fflate'],
  // A program of PostgreSQL; where it is not, its test is skipped.
  ignoreBinaries: ['pg_basebackup'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
