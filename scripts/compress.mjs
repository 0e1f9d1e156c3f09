// Packs the built text files once, so that the server answers from memory: .br (quality 11) and .gz beside each file.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = 'dist/client';
const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest']);
const SMALLEST = 600; // bytes; below that the headers cost more than packing saves

const pack = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (data) => promisify(gzip)(data, { level: 9 }),
};

const entries = await readdir(ROOT, { recursive: true, withFileTypes: true });
const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
const texts = paths.filter((path) => TEXT.has(extname(path)) && !path.includes('.vite'));
const totals = { plain: 0, br: 0, gz: 0 };
for (const path of texts) {
  if ((await stat(path)).size < SMALLEST) continue;
  const data = await readFile(path);
  totals.plain += data.length;
  for (const [extension, packed] of await Promise.all(
    Object.entries(pack).map(async ([name, run]) => [name, await run(data)]),
  )) {
    totals[extension] += packed.length;
    if (packed.length < data.length) await writeFile(`${path}.${extension}`, packed);
  }
}
const kib = (bytes) => `${Math.round(bytes / 1024)} KiB`;
console.log(`packed ${texts.length} files: ${kib(totals.plain)} → ${kib(totals.gz)} gzip, ${kib(totals.br)} brotli`);
