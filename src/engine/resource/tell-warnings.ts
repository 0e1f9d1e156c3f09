import { isJsonObject } from '../../config/values.ts';
import type { Json, Row } from '../../config/types.ts';
import { notify } from '../../providers/notification.ts';

/** Says what the server warned of in an answer that was no refusal (`_warnings`). */
export function tellWarnings(answer: Row | undefined): void {
  const warnings = answer?.['_warnings'];
  for (const warning of Array.isArray(warnings) ? (warnings as readonly Json[]) : []) {
    const message = isJsonObject(warning) ? warning['message'] : undefined;
    if (typeof message === 'string') notify({ type: 'warning', key: `warning ${message}`, message });
  }
}
