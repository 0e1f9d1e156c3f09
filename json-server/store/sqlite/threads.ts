import { startThread } from '../start-thread.ts';
import type { ReaderCalls } from './sqlite-reader.ts';
import { Thread } from './thread.ts';
import type { ThreadData } from './thread.ts';
import type { WriterCalls } from './sqlite-writer.ts';

export type Start = typeof startThread;

export type Writer = Thread<WriterCalls>;
export type Reader = Thread<ReaderCalls>;

/** How the threads of a file are started. */
export const threadsOf = (workerData: ThreadData, start: Start = startThread) => ({
  writer: (): Writer => new Thread<WriterCalls>(start('sqlite-writer', import.meta.url, { workerData })),
  reader: (): Reader => new Thread<ReaderCalls>(start('sqlite-reader', import.meta.url, { workerData })),
});
