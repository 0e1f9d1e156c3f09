import { OutcomeUnknown, StoreUnavailable } from '../store/types.ts';
import type { LogFields } from './log.ts';

/** Causes that a line follows. */
const MAX_CAUSES = 3;
const FRAME = /^ {4}at /;
/** `ENOSPC`, `23505`, `SQLITE_FULL` */
const CODE = /^[A-Z0-9_]{2,40}$/;

/** A message may hold several lines, and one of them may look like a frame. */
function framesOf({ stack = '', message }: Error): string {
  const said = new Set(message.split('\n'));
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line) && !said.has(line))
    .join('\n');
}

function nameOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? ` ${error.code}` : '';
  return `${error.constructor.name || 'Error'}${code}`;
}

/**
 * What a line says of an error: its class, its code and where it was thrown, and the same of its causes. Not its message,
 * which quotes what people typed: the parser its text, the mail server its address. Only what the store says is its own words.
 */
export function errorFields(error: unknown): LogFields {
  const names: string[] = [];
  let stack = '';
  let cause: unknown = error;
  while (cause instanceof Error && names.length < MAX_CAUSES) {
    names.push(nameOf(cause));
    stack ||= framesOf(cause);
    cause = cause.cause;
  }
  if (names.length === 0) return { error: typeof error };
  const isOwn = error instanceof StoreUnavailable || error instanceof OutcomeUnknown;
  return { error: names.join(' < '), ...(isOwn && { reason: error.message }), stack };
}
