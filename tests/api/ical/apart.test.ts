import { describe, expect, test } from 'vitest';
import { readApart } from '../../../json-server/modules/channels/ical/read-apart.ts';

const TODAY = '2026-11-20';
const calendarOf = (count: number): string => {
  const event = (index: number) =>
    `BEGIN:VEVENT\nUID:e${index}\nDTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261203\nEND:VEVENT\n`;
  return `BEGIN:VCALENDAR\n${Array.from({ length: count }, (_, index) => event(index)).join('')}END:VCALENDAR`;
};
const read = (count: number) => readApart({ text: calendarOf(count), today: TODAY });

describe('calendars of others are read in a thread of its own', () => {
  test('as they are read anywhere, refusals and all', async () => {
    const { events } = await read(2);
    expect(events).toMatchObject([{ key: 'e0', from: '2026-12-01', to: '2026-12-03' }, { key: 'e1' }]);
    await expect(readApart({ text: 'no calendar', today: TODAY })).rejects.toMatchObject({ key: 'noCalendar' });
    await expect(read(10_001)).rejects.toMatchObject({ key: 'tooManyEvents', params: { count: 10_001 } });
  });
  test('one that takes too long is given up, and the next one finds a new thread', async () => {
    const slow = readApart({ text: calendarOf(9000), today: TODAY }, 1);
    const next = read(1);
    await expect(slow).rejects.toMatchObject({ key: 'tooSlow' });
    expect((await next).events).toHaveLength(1);
  });
  test('when many wait, one more is asked to come again', async () => {
    const all = Array.from({ length: 11 }, () => read(1));
    const ends = await Promise.allSettled(all);
    expect(ends.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 'fulfilled'), 'rejected']);
    expect(ends[10]).toMatchObject({ reason: { key: 'busy' } });
    expect((await read(1)).events).toHaveLength(1);
  });
});
