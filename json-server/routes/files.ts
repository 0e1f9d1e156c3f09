import type { Route, SignedCall } from '../accounts/call.ts';
import type { Blobs } from '../records/files/blobs.ts';
import { FILES } from '../records/files/stored-files.ts';
import type { FileQuota } from '../records/files/quota.ts';
import { createPlaces } from '../records/files/upload-places.ts';
import { mayHoldFiles } from '../records/held-files.ts';
import { readableFile } from '../records/readable-file.ts';
import { receiveFile } from '../records/files/receive.ts';
import { forbidden, notFound } from '../http/http-error.ts';
import { API_HEADERS } from '../http/headers.ts';
import { json } from '../http/reply.ts';
import type { Records } from '../records/records.ts';

/** A file is never a page: nothing in it runs, loads or is framed, whatever its content. */
const FILE_POLICY = "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** RFC 6266: an ASCII form for old clients, and one with all letters. */
function disposition(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9 ._-]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

async function sendFile({ records, blobs }: { records: Records; blobs: Blobs }, call: SignedCall): Promise<undefined> {
  const { snapshot, caller, path, request, response } = call;
  const id = path.slice(path.lastIndexOf('/') + 1);
  const row = readableFile(records.of({ snapshot, caller }), id);
  const bytes = row && (await blobs.read(row.id));
  if (row === undefined || bytes === undefined) throw notFound();
  response.writeHead(200, {
    ...API_HEADERS,
    'Content-Security-Policy': FILE_POLICY,
    'Content-Type': row.type,
    'Content-Disposition': disposition(row.name),
    'Content-Length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return undefined;
}

/** The answer to the sender; the rest of the row is internal. */
const ANSWERED = ['id', 'name', 'type', 'size', 'width', 'height'] as const;

/**
 * `POST /api/files`: one file as the body, its name percent-encoded in `X-File-Name`; `GET /api/files/:id` returns it
 * to anyone who may read the record that holds it. Sending requires a field to put a file in; a file without a record
 * is readable only by its sender.
 */
export function filesRoutes(deps: {
  readonly records: Records;
  readonly blobs: Blobs;
  readonly fileQuota: FileQuota;
}): readonly Route[] {
  const { records, fileQuota: quota } = deps;
  const places = createPlaces();
  return [
    {
      method: 'POST',
      path: '/api/files',
      access: 'signedIn',
      handle: async (call) => {
        if (!mayHoldFiles(call.snapshot, call.caller.role)) throw forbidden();
        const row = await receiveFile({
          blobs: deps.blobs,
          places,
          quota,
          call,
          keep: (file) => records.write(call, (work) => work.put(FILES, file)),
        });
        return json(
          201,
          Object.fromEntries(ANSWERED.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]]]))),
        );
      },
    },
    { method: 'GET', path: '/api/files/:id', access: 'signedIn', handle: (call) => sendFile(deps, call) },
  ];
}
