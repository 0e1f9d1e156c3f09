import pino from 'pino';
import { textLine } from './log-text.ts';

/** Fields a line may contain beside its message: ids, codes, counts; never what people typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;
type Tell = (fields: LogFields, message: string) => void;

/** The operator's log. It is passed to whoever needs it; nothing writes to the console directly. */
export type Log = { readonly debug: Tell; readonly info: Tell; readonly warn: Tell; readonly error: Tell };

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** A busy server writes lines in batches: the batch size in characters, and the longest wait in ms. */
const TOGETHER = 4096;
const FLUSHED = 100;

/** Plain functions, so each can be passed on by itself. */
const toldBy = (logger: pino.Logger): Log => ({
  debug: logger.debug.bind(logger),
  info: logger.info.bind(logger),
  warn: logger.warn.bind(logger),
  error: logger.error.bind(logger),
});

const nothing: Tell = () => undefined;
/** For tests and commands. */
export const SILENT_LOG: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * @param write receives whole lines; by default JSON goes to standard output, off the event loop, and the rest is
 * flushed when the process ends
 */
export function createLog({
  level,
  format,
  write,
}: {
  level: LogLevel;
  format: LogFormat;
  write?: (line: string) => void;
}): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  if (format === 'text') {
    const print = write ?? ((line: string) => void process.stdout.write(line));
    return toldBy(pino(options, { write: (line) => print(textLine(line)) }));
  }
  return toldBy(
    pino(
      options,
      write ? { write } : pino.destination({ fd: 1, sync: false, minLength: TOGETHER, periodicFlush: FLUSHED }),
    ),
  );
}
