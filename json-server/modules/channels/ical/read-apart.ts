import type { Worker } from 'node:worker_threads';
import { CalendarRefused } from '../../../http/outside/calendar-refused.ts';
import { startThread } from '../../../store/start-thread.ts';
import type { ReadCalendar } from './read-calendar.ts';

export type CalendarQuestion = { readonly text: string; readonly today: string };
export type CalendarAnswer =
  | { readonly calendar: ReadCalendar }
  | { readonly refused: { readonly key: string; readonly params: CalendarRefused['params'] } };

/** ms for one calendar; the largest honest one takes a tenth of it. */
const MAX_TIME = 10_000;
/** MiB of the thread's heap; a calendar of 5 MB takes about 60. */
const MAX_MEMORY = 256;
/** Max calendars waiting for their turn, each up to 5 MB. */
const MAX_WAITING = 10;
/** ms after which an unused thread ends. */
const IDLE = 30_000;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

function begin(): Worker {
  const worker = startThread('calendar-worker', import.meta.url, {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
  });
  worker.unref();
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}

function askWorker(question: CalendarQuestion, mostTime: number): Promise<CalendarAnswer> {
  clearTimeout(idle);
  const worker = (thread ??= begin());
  return new Promise<CalendarAnswer>((resolve, reject) => {
    // Does not wait for its current work: the next calendar gets a new thread.
    const giveUp = (why: Error) => {
      if (thread === worker) thread = undefined;
      void worker.terminate();
      reject(why);
    };
    const timer = setTimeout(() => giveUp(new CalendarRefused('tooSlow')), mostTime);
    const handleFailure = (error: Error & { readonly code?: string }) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      giveUp(isFull ? new CalendarRefused('tooComplex') : error);
    };
    worker.once('error', handleFailure);
    worker.once('message', (answer: CalendarAnswer) => {
      worker.off('error', handleFailure);
      clearTimeout(timer);
      resolve(answer);
    });
    worker.postMessage(question);
  }).finally(() => {
    idle = setTimeout(() => void thread?.terminate(), IDLE).unref();
  });
}

/**
 * Parses somebody else's calendar in its own thread, with a limit on time and memory: only its sender waits for it. One
 * calendar at a time.
 * @throws CalendarRefused like `readCalendar`, and if it takes too long or too much memory, or many are waiting
 */
export async function readApart(question: CalendarQuestion, mostTime = MAX_TIME): Promise<ReadCalendar> {
  if (waiting >= MAX_WAITING) throw new CalendarRefused('busy');
  waiting += 1;
  const turn = last.then(() => askWorker(question, mostTime));
  last = turn.catch(() => undefined);
  try {
    const answer = await turn;
    if ('refused' in answer) throw new CalendarRefused(answer.refused.key, answer.refused.params);
    return answer.calendar;
  } finally {
    waiting -= 1;
  }
}
