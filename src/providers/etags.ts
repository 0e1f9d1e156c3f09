/** Versions of the records this tab has seen, as their ETags, by path (`/estates/e1`). */
const known = new Map<string, string>();

/** Remembers what an answer says about the record at `path`. */
export function rememberVersion({ path, headers, body }: { path: string; headers: Headers; body: unknown }): void {
  const etag = headers.get('ETag') ?? etagOf(body);
  if (etag !== undefined) known.set(path, etag);
}

/** Remembers every record of a list; a list never carries ETags of its rows, but their versions. */
export function rememberRows({ path, rows }: { path: string; rows: readonly unknown[] }): void {
  for (const row of rows) {
    const etag = etagOf(row);
    const id = typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : undefined;
    if (etag !== undefined && id !== undefined) known.set(`${path}/${id}`, etag);
  }
}

/**
 * The value of `If-Match`. A form names the version it was filled from: with the newest one known to this tab (a
 * background list refreshes by itself) it could overwrite changes its reader has never seen.
 */
export function versionToMatch({ path, version }: { path: string; version: unknown }): string | undefined {
  return typeof version === 'number' || typeof version === 'string' ? `"${version}"` : known.get(path);
}

export function forgetVersion(path: string): void {
  known.delete(path);
}

function etagOf(body: unknown): string | undefined {
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  return typeof version === 'number' ? `"${version}"` : undefined;
}
