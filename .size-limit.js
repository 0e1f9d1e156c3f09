import { readFileSync } from 'node:fs';

// What a browser must load for a screen, read from the build itself: names carry hashes and chunks come and go.
const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));

function filesOf(keys, seen = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No "${key}" in the build: mend the entry names in .size-limit.js`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    for (const css of chunk.css ?? []) seen.add(css);
    filesOf(chunk.imports ?? [], seen);
  }
  return [...seen];
}
const paths = (...keys) => filesOf(keys).map((file) => `dist/client/${file}`);
const ENTRY = 'index.html';
const PRODUCT = 'src/app/product.tsx';
const LIST = 'src/engine/list/ListScreen.tsx';

// A guard against a package that slips into the first screens, not a target: what counts is the time to the first row
// (docs/performance.md). JavaScript and CSS as they travel, gzipped.
export default [
  { name: 'sign-in', path: paths(ENTRY), limit: '180 KiB', gzip: true },
  {
    name: 'first list',
    path: [...paths(ENTRY, PRODUCT, LIST), 'dist/client/assets/antd-*.css'],
    limit: '620 KiB',
    gzip: true,
  },
];
