import pino from 'pino';
import { textLine } from './log-text.ts';

/** What may stand in a line beside its message: ids, codes, counts; never what people typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;
type Tell = (fields: LogFields, message: string) => void;

/** What an operator reads. It is handed down; nothing writes to the console beside it. */
export type Log = { readonly debug: Tell; readonly info: Tell; readonly warn: Tell; readonly error: Tell };

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Lines of a busy server are written some at a time: characters that make it, and ms that none waits longer. */
const TOGETHER = 4096;
const FLUSHED = 100;

/** Its methods can be handed on alone. */
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
 * @param write gets whole lines; standard output by default, where JSON is written beside the event loop and what is left at
 * the end of the process is flushed
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
