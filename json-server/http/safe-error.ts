import { OutcomeUnknown, StoreUnavailable } from '../store/types.ts';
import type { LogFields } from './log.ts';

/** Causes included in a line. */
const MAX_CAUSES = 3;
const FRAME = /^ {4}at /;
/** `ENOSPC`, `23505`, `SQLITE_FULL` */
const CODE = /^[A-Z0-9_]{2,40}$/;

/** A message may span several lines, and one may look like a stack frame. */
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
 * The loggable part of an error: its class, code and where it was thrown, and the same for its causes. Not its message,
 * which may quote user input: the parser quotes its text, the mail server an address. Only the store's messages are our
 * own words.
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
