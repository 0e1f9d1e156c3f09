import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdSheetPlugin } from './scripts/antd-sheet-plugin.ts';
import { handWrittenIn } from './json-server/live/hand-written.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packages that do nothing when they are only loaded, but do not say so in their package.json. */
const WITHOUT_EFFECTS =
  /node_modules\/(@refinedev\/antd|@ant-design\/(pro-[a-z]+|icons)|@rc-component\/[a-z-]+|rc-[a-z-]+|react-markdown|remark-gfm|sunflower-antd|dayjs\/plugin)\/.*\.m?js$/;
const ANTD = /node_modules[\\/](antd|@ant-design|rc-[a-z-]+|@rc-component)[\\/]/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), !isSsrBuild && antdSheetPlugin()],
  // The server's checker knows which screens and panels there are, and runs where no source code is.
  define: isSsrBuild ? { BUILT_HAND_WRITTEN: JSON.stringify(handWrittenIn(at('./src/features'))) } : {},
  build: {
    outDir: 'dist/client',
    target: isSsrBuild ? 'node20' : 'es2022',
    // The server is served from dist/server; `public/` belongs to the browser.
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    // The server, and its threads: one that reads calendars of others, two of the database.
    ...(isSsrBuild && {
      rolldownOptions: {
        input: {
          server: 'json-server/server.ts',
          'calendar-worker': 'json-server/modules/channels/ical/calendar-worker.ts',
          'sqlite-writer': 'json-server/store/sqlite/sqlite-writer.ts',
          'sqlite-reader': 'json-server/store/sqlite/sqlite-reader.ts',
        },
      },
    }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: WITHOUT_EFFECTS, sideEffects: false }] },
        output: {
          codeSplitting: {
            groups: [
              // What the page begins with, what several screens use of antd, and what many share, apart by who does:
              // Vite's own division alone makes a hundred small files of a first list.
              { name: 'start', tags: ['$initial'], priority: 2 },
              { name: 'antd', test: ANTD, minShareCount: 20, priority: 1 },
              { name: 'shared', minShareCount: 20, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
            ],
          },
        },
      },
    }),
  },
}));
