import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { handWrittenIn } from './json-server/live/hand-written.ts';
import { FILES_TOGETHER } from './scripts/files-together.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What comes along unused, far too big for its use, or not as the page's policy needs it; each stub says what changes. */
const REPLACED: readonly { readonly id: RegExp; readonly importer: RegExp; readonly stub: string }[] = [
  { id: /^axios$/, importer: /casbin\.js|@refinedev\/simple-rest/, stub: './src/app/stubs/axios.ts' },
  { id: /^query-string$/, importer: /@refinedev\/simple-rest/, stub: './src/app/stubs/query-string.ts' },
  { id: /^papaparse$/, importer: /@refinedev\/core/, stub: './src/app/stubs/papaparse.ts' },
  { id: /^side-channel$/, importer: /\/qs\//, stub: './src/app/stubs/side-channel.cjs' },
  {
    id: /^\.\/FilterDropdown$/,
    importer: /antd\/es\/table\/hooks\/useFilter/,
    stub: './src/app/stubs/filter-dropdown.ts',
  },
  {
    id: /^\.\.\/pagination$/,
    importer: /antd\/es\/table\/InternalTable/,
    stub: './src/app/stubs/table-pagination.ts',
  },
  {
    id: /^rc-util\/es\/getScrollBarSize$/,
    importer: /rc-table\/es\/Table\.js/,
    stub: './src/app/stubs/scrollbar-size.ts',
  },
  { id: /^resize-observer-polyfill$/, importer: /node_modules/, stub: './src/app/stubs/resize-observer.ts' },
  { id: /(^rc-util\/es|\.)\/Dom\/dynamicCSS$/, importer: /node_modules/, stub: './src/app/stubs/dynamic-css.ts' },
];
const withReplacements: Plugin = {
  name: 'with-replacements',
  enforce: 'pre',
  resolveId: (id, importer = '') => {
    const found = REPLACED.find((entry) => entry.id.test(id) && entry.importer.test(importer));
    return found && at(found.stub);
  },
};

const REFINE =
  /node_modules[\\/](@refinedev[\\/](?!antd)|@tanstack[\\/](?!react-virtual|virtual-core)|react-router|lodash-es|qs|pluralize|dayjs[\\/]dayjs\.min)/;
const ANTD = /node_modules[\\/](antd|@ant-design|rc-[a-z-]+|@rc-component|stylis|classnames)[\\/]/;
/** One file with all of Refine's antd screens in it; only what is called may come, and nothing that merely stands beside. */
const REFINE_ANTD =
  /node_modules\/(@refinedev\/antd|@ant-design\/(pro-[a-z]+|icons)|react-markdown|remark-gfm|sunflower-antd|dayjs\/plugin)\//;
/** Packages that come with files of ours. */
const BESIDE: Readonly<Record<string, RegExp>> = {
  start: /vite[\\/]preload-helper/,
  frame: /node_modules[\\/]eventsource-parser/,
};
/** After the packages' files. */
const OUR_GROUPS = Object.entries(FILES_TOGETHER).map(([name, files], index) => {
  const ids = new Set(files.map((file) => at(`./src/${file}`)));
  return { name, test: (id: string) => ids.has(id) || BESIDE[name]?.test(id) === true, priority: 9 - index };
});
/** Here before anything is loaded on demand: a chunk that names them as its own would only be longer. */
const ALWAYS_THERE = /assets\/(react|rolldown-runtime|i18n|start)-[\w-]+\.(js|css)$/;
/** What a list has by the time it loads more; only scripts, because a style sheet that is left out is not loaded at all. */
const WITH_LIST =
  /assets\/(antd|refine|pieces|shell|frame|displays|rows|wording|index|use-titles|available|offered|where|list|rich-text)-[\w-]+\.js$/;
const I18N = /node_modules[\\/](i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements)[\\/]/;
/** Parts of antd that no list shows; they come with the first form or dialog. */
const ONLY_FORMS =
  /qr-?code|picker|[\\/]select|rc-select|pagination|rc-overflow|modal|dialog|input-number|mini-decimal|switch|upload|drawer|tabs|segmented|cascader|slider|field-form|async-validator|antd[\\/]es[\\/](form|locale)[\\/]|TextArea|rc-textarea|locale[\\/]tr_TR|[\\/]tour[\\/]/i;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), withReplacements],
  // The server's checker knows which screens and panels there are, and runs where no source code is.
  define: isSsrBuild ? { BUILT_HAND_WRITTEN: JSON.stringify(handWrittenIn(at('./src/features'))) } : {},
  build: {
    outDir: 'dist/client',
    target: isSsrBuild ? 'node20' : 'es2022',
    // The server is served from dist/server; `public/` belongs to the browser.
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    modulePreload: {
      // The page names them all, so that they are asked for with its first script and not by it.
      resolveDependencies: (_, wanted, { hostId, hostType }) =>
        hostType === 'html'
          ? wanted
          : wanted.filter(
              (name) => !ALWAYS_THERE.test(name) && !(hostId.includes('/ListScreen-') && WITH_LIST.test(name)),
            ),
    },
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
        // antd's building blocks do nothing when they are only loaded, but do not say so in their package.json.
        treeshake: {
          moduleSideEffects: [
            { test: REFINE_ANTD, sideEffects: false },
            { test: /node_modules\/(rc-[a-z-]+|@rc-component\/[a-z-]+)\/(es|lib)\/.*\.js$/, sideEffects: false },
          ],
        },
        output: {
          codeSplitting: {
            // What changes seldom stands apart, so that browsers keep it over releases; what every list needs of antd is
            // one file instead of a dozen small ones.
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
              { name: 'i18n', test: I18N, priority: 25 },
              { name: 'refine', test: REFINE, priority: 20 },
              { name: 'antd', test: (id) => ANTD.test(id) && !ONLY_FORMS.test(id), priority: 10 },
              ...OUR_GROUPS,
            ],
          },
        },
      },
    }),
  },
}));
