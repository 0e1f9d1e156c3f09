import type { SendableCall, SendSteps } from '../../../engine/resource/use-send.ts';
import type { CalendarLink, CalendarImport } from '../../../wire/ical.ts';
import { request } from '../../../providers/http.ts';

export type ImportOrder = {
  readonly feedId: string;
  /** The calendar itself; by default the server fetches the feed's address. */
  readonly text?: string | undefined;
  readonly dryRun: boolean;
  /** Confirms that most bookings are gone. */
  readonly confirmGone?: boolean;
};

/** ms; the server waits 20 seconds for a calendar, and ten thousand events take as long again */
const TIMEOUT = 120_000;

export const sendCalendar =
  ({ feedId, text, dryRun, confirmGone = false }: ImportOrder): SendSteps<CalendarImport> =>
  (send) => {
    if (text === undefined) {
      const body = { feedId, dryRun, confirmGone };
      return send({ path: '/ical/import', method: 'POST', body, timeout: TIMEOUT });
    }
    const query = new URLSearchParams({ feedId, dryRun: String(dryRun), confirmGone: String(confirmGone) });
    const headers = { 'Content-Type': 'text/calendar; charset=utf-8' };
    return send({ path: `/ical/import?${query.toString()}`, method: 'POST', text, headers, timeout: TIMEOUT });
  };

/** The full secret address of a feed's calendar. @throws HttpError 404 when it has none */
export async function linkOf(feedId: string): Promise<string> {
  const { data } = await request<CalendarLink>({ path: `/ical/links/${encodeURIComponent(feedId)}` });
  return new URL(data.path, window.location.origin).href;
}

/** Both actions invalidate the current link. */
export const changeLink = (feedId: string, action: 'renewLink' | 'revokeLink'): SendableCall => ({
  path: `/ical-feeds/${encodeURIComponent(feedId)}/actions/${action}`,
  method: 'POST',
  body: {},
  isOnce: true,
});

/** Lists the feeds of a channel or of an estate. */
export const feedsPath = (field: 'salesChannelId' | 'estateId', id: string): string =>
  `/ical-feeds?${new URLSearchParams({ [field]: id, pageSize: '-1' }).toString()}`;
