import { isUtf8 } from 'node:buffer';
import type { Json } from '../../../../src/config/types.ts';
import type { SignedCall } from '../../../accounts/call.ts';
import { HttpError, invalid, malformed, unsupportedType } from '../../../http/http-error.ts';
import { collectBytes } from '../../../http/body.ts';
import { MAX_CALENDAR_BYTES } from '../../../http/outside/fetch-calendar.ts';

/** The body of `POST /api/ical/import`; without a text the feed's own address is fetched. */
export type ImportRequest = {
  readonly feedId: string;
  readonly text: string | undefined;
  readonly isDryRun: boolean;
  readonly isSure: boolean;
};

const CALENDAR_TYPE = /^text\/(?:calendar|plain)\s*(?:;|$)/i;
const tooLargeCalendar = (): HttpError => {
  const issues = [{ field: 'calendar', key: 'ical.tooLarge' }];
  return new HttpError({ status: 413, problem: { key: 'tooLarge', issues }, headers: { Connection: 'close' } });
};
const MEMBERS: ReadonlySet<string> = new Set(['feedId', 'text', 'dryRun', 'confirmGone']);

/**
 * Reads either the calendar itself, `text/calendar` of at most 5 MB with the rest in the query, or JSON with or without
 * `text`.
 * @throws HttpError 400, 413, 415, 422
 */
export async function readImportRequest(call: SignedCall): Promise<ImportRequest> {
  const { request, search } = call;
  if (!CALENDAR_TYPE.test(request.headers['content-type'] ?? '')) return fromJson((await call.body()).value);
  const flag = (name: string) => flagOf(name, search.get(name) ?? 'false');
  const asked = { feedId: search.get('feedId') ?? '', isDryRun: flag('dryRun'), isSure: flag('confirmGone') };
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const bytes = await collectBytes(request, MAX_CALENDAR_BYTES, tooLargeCalendar);
  if (encoding !== 'identity') throw unsupportedType();
  if (!isUtf8(bytes)) throw malformed('The calendar is not UTF-8.');
  return complete({ ...asked, text: bytes.toString('utf8') });
}

function flagOf(name: string, value: Json): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalid([{ field: name, key: 'validation.boolean' }]);
}

function fromJson(value: Json | undefined): ImportRequest {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('A JSON object is expected.');
  const body = value as Readonly<Record<string, Json>>;
  const unknown = Object.keys(body).filter((name) => !MEMBERS.has(name));
  if (unknown.length > 0) throw invalid(unknown.map((field) => ({ field, key: 'validation.unknownField' })));
  const { feedId, text, dryRun = false, confirmGone = false } = body;
  if (text !== undefined && typeof text !== 'string') throw invalid([{ field: 'text', key: 'validation.text' }]);
  return complete({
    feedId: typeof feedId === 'string' ? feedId : '',
    text,
    isDryRun: flagOf('dryRun', dryRun),
    isSure: flagOf('confirmGone', confirmGone),
  });
}

function complete(asked: ImportRequest): ImportRequest {
  if (asked.feedId === '') throw invalid([{ field: 'feedId', key: 'validation.required' }]);
  return asked;
}
