import { flag, text } from '../../http/query.ts';
import { createHash } from 'node:crypto';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { calendarText } from '../../../src/domain/channels/ical/calendar-text.ts';
import type { CalendarLink, CalendarImport } from '../../../src/wire/ical.ts';
import type { PublicCall, Route, SignedCall } from '../../accounts/call.ts';
import { CalendarRefused } from '../../http/outside/calendar-refused.ts';
import { exportedNights } from './ical/exported.ts';
import type { CalendarFetcher } from '../../http/outside/fetch-calendar.ts';
import { refusalAnswer, messageOf, translateError } from './ical/import-message.ts';
import { readImportRequest } from './ical/import-request.ts';
import { feedFor, noteFailure, runImport } from './ical/run-import.ts';
import { invalid, notFound } from '../../http/http-error.ts';
import { addressLimit } from '../../accounts/limits.ts';
import { json, type Reply, send } from '../../http/reply.ts';
import { feedOfSecret, ICAL_LINKS, calendarPath } from './ical-link.ts';
import { ICAL_FEEDS } from './ical/run-import.ts';
import { isAtWork } from '../../accounts/packages.ts';
import type { Records } from '../../records/records.ts';
import { acceptedLanguage } from '../../../src/config/catalogues.ts';

type Deps = { readonly records: Records; readonly clock: () => number; readonly calendarFetcher: CalendarFetcher };

/** Per minute and address: 300 calendars, or 30 guesses. */
const POINTS = 300;
const MISS = 10;

const FILE = /^\/api\/ical\/([A-Za-z0-9_-]{1,100})\.ics$/;

/**
 * The nights of a home that a channel must not sell. A wrong secret, an old one and a missing calendar all give the
 * same 404.
 */
function answerCalendar({ records, clock }: Deps, call: PublicCall): Reply | undefined {
  const found = feedOfSecret(records, FILE.exec(call.path)?.[1] ?? '');
  const isOffered = found && isAtWork(records, call.snapshot.config, { tenant: found.tenant, name: ICAL_FEEDS });
  const estate = isOffered && records.company(found.tenant).table('estates').get(found.feed.estateId);
  if (!found || !estate || estate.isPlaceholder === true) return undefined;
  const now = new Date(clock());
  const nights = exportedNights({
    table: records.company(found.tenant).table,
    feed: found.feed,
    today: todayIn(now),
    now: now.toISOString(),
  });
  const text = calendarText({ name: `${estate.code ?? ''} Konak`, nights });
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const isKnown = (call.request.headers['if-none-match'] ?? '').split(',').some((tag) => {
    return tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*';
  });
  const headers = { ETag: etag, 'Content-Disposition': 'attachment; filename="availability.ics"' };
  return isKnown ? { status: 304, headers: { ETag: etag } } : { status: 200, headers, json: text };
}

async function handleImport({ records, calendarFetcher }: Deps, call: SignedCall): Promise<Reply> {
  const { snapshot, caller, request } = call;
  const asked = await readImportRequest(call);
  const order = { records, snapshot, caller, feedId: asked.feedId };
  const url = feedFor(order).importUrl ?? '';
  const isFetched = asked.text === undefined;
  if (isFetched && url === '') throw invalid([{ field: 'importUrl', key: 'ical.noUrl' }]);
  const language = acceptedLanguage(request.headers['accept-language']);
  try {
    const text = asked.text ?? (await calendarFetcher(url));
    const { counts, items } = await runImport(order, { text, isDryRun: asked.isDryRun, isSure: asked.isSure });
    const shown = items.map(({ reason, ...item }) =>
      reason ? { ...item, message: translateError(snapshot.catalogues, language, reason) } : item,
    );
    const conflicts = shown.filter(({ action }) => action === 'CONFLICT');
    const answer: CalendarImport = { dryRun: asked.isDryRun, counts, items: shown, conflicts };
    return json(200, answer);
  } catch (error) {
    if (!(error instanceof CalendarRefused)) throw error;
    const messageIn = (of: 'en' | 'tr') => translateError(snapshot.catalogues, of, messageOf(error));
    if (isFetched && !asked.isDryRun) await noteFailure(order, error, messageIn);
    throw refusalAnswer(error);
  }
}

/** Serves calendars to the channels, makes the links to them, and imports the channels' calendars. */
export function icalRoutes(deps: Deps): readonly Route[] {
  const { records } = deps;
  const limit = addressLimit(POINTS);
  return [
    {
      method: 'POST',
      path: '/api/ical/import',
      answer: 'CalendarImport',
      query: { feedId: text, dryRun: flag, confirmGone: flag },
      access: { subject: 'IcalFeed', action: 'import' },
      handle: (call: SignedCall) => handleImport(deps, call),
    },
    {
      method: 'GET',
      path: '/api/ical/links/:id',
      answer: 'CalendarLink',
      access: { subject: 'IcalFeed', action: 'showLink' },
      handle: ({ snapshot, caller, path }: SignedCall) => {
        const feedId = path.slice(path.lastIndexOf('/') + 1);
        const link = calendarPath(records.shared.table(ICAL_LINKS), feedFor({ records, snapshot, caller, feedId }));
        if (link === undefined) throw notFound();
        return json(200, { path: link } satisfies CalendarLink);
      },
    },
    {
      method: 'GET',
      path: '/api/ical/:file',
      access: 'public',
      handle: async (call) => {
        await limit(call);
        const reply = answerCalendar(deps, call);
        if (reply === undefined) {
          await limit(call, MISS - 1);
          throw notFound();
        }
        const { request, response } = call;
        send({ request, response, reply: { ...reply, type: 'text/calendar; charset=utf-8' } });
        return undefined;
      },
    },
  ];
}
