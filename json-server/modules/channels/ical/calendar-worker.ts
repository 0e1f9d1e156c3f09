/** The thread that parses others' calendars (`read-apart.ts`): one question at a time, one answer each. */
import { parentPort } from 'node:worker_threads';
import { CalendarRefused } from '../../../http/outside/calendar-refused.ts';
import { readCalendar } from './read-calendar.ts';
import type { CalendarAnswer, CalendarQuestion } from './read-apart.ts';

function answerTo({ text, today }: CalendarQuestion): CalendarAnswer {
  try {
    return { calendar: readCalendar(text, today) };
  } catch (error) {
    if (error instanceof CalendarRefused) return { refused: { key: error.key, params: error.params } };
    throw error;
  }
}

parentPort?.on('message', (question: CalendarQuestion) => parentPort?.postMessage(answerTo(question)));
