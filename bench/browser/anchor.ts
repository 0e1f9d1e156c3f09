import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const EAGER = resolve(import.meta.dirname, 'eager');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** Rows of the anchor's list: as many as the product's first page. */
const ROWS = 10;

const rows = Array.from({ length: ROWS }, (_, index) => ({
  id: `e${index}`,
  code: `KNK-${String(index).padStart(3, '0')}`,
  name: `Sea View House ${index}`,
  type: 'APARTMENT',
  status: 'ACTIVE',
  city: 'Muğla',
  district: 'Bodrum',
  maxGuests: 2 + (index % 6),
  createdAt: '2026-05-01T09:00:00.000Z',
}));

type Packed = { readonly type: string; readonly body: Buffer };

function packed(type: string, content: string | Buffer): Packed {
  return { type, body: gzipSync(content, { level: 9 }) };
}

/** The anchor's own API: one list, answered from memory. */
function api(path: string): { readonly answer: Packed; readonly total: number } {
  const items = path.startsWith('/api/estates') ? rows : [];
  return { answer: packed('application/json', JSON.stringify(items)), total: 120 };
}

/**
 * Builds a page of the bench into `folder` with the product's own packages, minified, in one chunk.
 * @param source r5-eager unless said
 */
export async function buildAnchor(folder: string, source = EAGER): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  });
}

/** Serves the built anchor with gzip from memory, so that its server costs next to nothing. */
export async function serveAnchor(folder: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const files = new Map<string, Packed>();
  const file = (path: string): Packed => {
    const wanted = join(folder, path);
    const found = extname(path) !== '' && statSync(wanted, { throwIfNoEntry: false })?.isFile() ? path : '/index.html';
    const known = files.get(found);
    if (known) return known;
    const read = packed(TYPES[extname(found)] ?? 'application/octet-stream', readFileSync(join(folder, found)));
    files.set(found, read);
    return read;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://anchor');
    const { answer, total } = pathname.startsWith('/api/') ? api(pathname) : { answer: file(pathname), total: 0 };
    response.writeHead(200, {
      'content-type': answer.type,
      'content-encoding': 'gzip',
      'content-length': answer.body.length,
      'x-total-count': total,
      'access-control-expose-headers': 'x-total-count',
    });
    response.end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the anchor did not get a port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
