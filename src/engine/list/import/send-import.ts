import i18next from 'i18next';
import { postFile } from '../../../providers/files.ts';
import { HttpError, type ProblemBody } from '../../../providers/http-error.ts';
import type { Way } from '../../../domain/text/two-ways.ts';
import type { ImportAnswer } from '../../../wire/import.ts';

export type SendableImport = {
  /** Path of the collection, `/estates`. */
  readonly path: string;
  readonly file: File;
  readonly isDryRun: boolean;
  /** The rows without errors are written, the others left out. */
  readonly isPartial?: boolean;
  /** The field of each column; by default matched by its header. */
  readonly columns?: readonly string[];
  /** The key that identifies records; by default chosen by the server. */
  readonly key?: string;
  /** How each column of dates or numbers is read; '' where the column itself says. */
  readonly read?: readonly (Way | '')[];
  /** The same import twice takes effect once. */
  readonly once: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Sends a file to be imported, or to be tried. An import that was undone because of its errors is an answer like any other.
 * @throws HttpError with the server's words; AbortError
 */
export async function sendImport(call: SendableImport): Promise<ImportAnswer> {
  const { path, isDryRun, isPartial = false, columns, key, read, once, ...sent } = call;
  const query = new URLSearchParams({
    ...(isDryRun && { dryRun: 'true' }),
    ...(isPartial && { partial: 'true' }),
    ...(columns && { columns: columns.join(',') }),
    ...(key !== undefined && { key }),
    ...(read?.some((way) => way !== '') && { read: read.join(',') }),
  });
  const headers = isDryRun ? {} : { 'Idempotency-Key': once };
  const { status, text } = await postFile({ ...sent, path: `${path}/import?${query.toString()}`, headers });
  const body = parsed(text);
  // The server's own answer; an import that was refused in part comes as a 422 of the same shape.
  if (status === 200 || (status === 422 && Array.isArray(body?.['errors']))) return body as unknown as ImportAnswer;
  throw new HttpError({ message: body?.message ?? i18next.t('common:failure.server'), statusCode: status });
}

function parsed(text: string): ProblemBody | undefined {
  try {
    return JSON.parse(text) as ProblemBody;
  } catch {
    return undefined;
  }
}
