import type { Finding } from '../types.ts';
import { said } from './said.ts';

/** A shared file on which all others depend is gone: the policy, the menu, lists of values. Code RES110. */
export function missingSharedFile(file: string): Finding {
  const message = said`This file is gone. Its last good version stays in force; put it back, or an empty one in its place.`;
  return { code: 'RES110', level: 'error', file, line: 1, column: 1, pointer: '', message: message.en, tr: message.tr };
}
