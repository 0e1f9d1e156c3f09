import { isJsonObject } from '../../config/values.ts';
import type { Json, Row } from '../../config/types.ts';
import { notify } from '../../providers/notification.ts';

/** The warnings in a successful answer (`_warnings`). */
export const warningsOf = (answer: Row | undefined): string[] => messagesOf(answer?.['_warnings']);

/** Why a record was created without the action that was asked for with it (`warnings`); empty = it was done. */
export const leftOut = (answer: Row): string[] => messagesOf(answer['warnings']);

function messagesOf(warnings: Json | undefined): string[] {
  return (Array.isArray(warnings) ? (warnings as readonly Json[]) : []).flatMap((warning) => {
    const message = isJsonObject(warning) ? warning['message'] : undefined;
    return typeof message === 'string' ? [message] : [];
  });
}

/** Shows them, except those that explain why something was left out, which are shown there. */
export function tellWarnings(answer: Row | undefined): void {
  const reasons = answer ? leftOut(answer) : [];
  for (const message of warningsOf(answer).filter((text) => !reasons.includes(text)))
    notify({ type: 'warning', key: `warning ${message}`, message });
}
