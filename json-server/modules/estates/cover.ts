import { entriesOf } from '../../../src/config/parts.ts';
import type { PublicCall } from '../../accounts/call.ts';
import { API_HEADERS } from '../../http/headers.ts';
import { notFound } from '../../http/http-error.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import { FILES } from '../../records/files/stored-files.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { RouteDeps } from '../../routes/deps.ts';

/** Types that a browser shows as a picture without running anything. */
const PICTURE = /^image\/(png|jpeg|webp|gif|avif)$/;

/** The first picture of a home: a built-in one has its own address, an upload has an id. */
function coverOf(estate: EstatesRow | undefined) {
  const [first] = entriesOf(estate?.photos ?? undefined);
  const id = first?.['id'];
  const path = first?.['path'];
  if (typeof id === 'string') return { id };
  return typeof path === 'string' && /^\/pictures\/[\w.-]+$/.test(path) ? { path } : undefined;
}

/** The address of a home's first picture for a guest's browser. @param upload the address behind the guest's link */
export function coverAddress(estate: EstatesRow | undefined, upload: string): string | null {
  const cover = coverOf(estate);
  return cover ? (cover.path ?? upload) : null;
}

/**
 * Answers with the upload that is a home's first picture.
 * @throws HttpError 404 without one
 */
export async function sendCover(
  { request, response }: PublicCall,
  {
    blobs,
    table,
    estate,
  }: Pick<RouteDeps, 'blobs'> & { readonly table: Tables; readonly estate: EstatesRow | undefined },
): Promise<undefined> {
  const row = table(FILES).get(coverOf(estate)?.id ?? '');
  const bytes = row && PICTURE.test(row.type) ? await blobs.read(row.id) : undefined;
  if (!row || !bytes) throw notFound();
  response.writeHead(200, { ...API_HEADERS, 'Content-Type': row.type, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return undefined;
}
