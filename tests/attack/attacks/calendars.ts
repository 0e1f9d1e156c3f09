import { type Attack, again } from '../attack.ts';

const MAX_EVENTS = 10_000;

const eventsOf = (kind: string, more: (index: number) => string) =>
  Array.from(
    { length: MAX_EVENTS },
    (_, index) => `BEGIN:VEVENT\r\nUID:${kind}${index}\r\n${more(index)}\r\nEND:VEVENT\r\n`,
  ).join('');
const calendarOf = (events: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`;
const nights = (from: number, to: number) => {
  const day = (index: number) =>
    new Date(Date.now() + (400 + index) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  return `DTSTART;VALUE=DATE:${day(from)}\r\nDTEND;VALUE=DATE:${day(to)}`;
};

/** 12.1, and ten thousand events of one calendar. */
export default {
  name: 'Calendars of a channel',
  run: async ({ target, headers, attacked, held }) => {
    const feeds = await target.send({ path: '/api/ical-feeds?pageNumber=0&pageSize=1', headers });
    const feedId = (JSON.parse(feeds.text) as { items?: { id: string }[] }).items?.[0]?.id ?? '';
    const send = (text: string, query: string) =>
      target.send({
        method: 'POST',
        path: `/api/ical/import?feedId=${feedId}&confirmGone=true${query}`,
        body: text,
        headers: { ...headers, 'content-type': 'text/calendar' },
      });
    const line = `SUMMARY${';P=1'.repeat(200_000)}:x`;
    const lines = calendarOf(`BEGIN:VEVENT\r\nUID:a\r\n${line}\r\nEND:VEVENT\r\n`);
    await attacked('12.1 lines of many parameters', () =>
      again(2, async () => (await send(lines, '&dryRun=true')).status),
    );
    const kinds = {
      'on the same nights': calendarOf(eventsOf('same', (index) => `SUMMARY:Reserved - G${index}\r\n${nights(0, 4)}`)),
      'night by night': calendarOf(
        eventsOf('night', (index) => `SUMMARY:Reserved\r\n${nights(index % 600, (index % 600) + 1)}`),
      ),
      'of closed days': calendarOf(eventsOf('closed', () => `SUMMARY:Blocked\r\n${nights(0, 690)}`)),
    };
    for (const [kind, text] of Object.entries(kinds)) {
      await held(`10,000 events ${kind}, tried`, () => send(text, '&dryRun=true'));
      await held(`10,000 events ${kind}, imported`, () => send(text, ''));
      await held(`10,000 events ${kind}, again`, () => send(text, ''));
    }
    await held('all events gone', () => send(calendarOf(''), ''));
  },
} satisfies Attack;
