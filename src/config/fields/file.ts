import type { FileField } from '../types.ts';
import { checkFileValue } from './file-value.ts';
import { singleKind } from './kind.ts';

/** One uploaded file: a contract, a permit. */
export const fileKind = singleKind<FileField>({
  stored: 'list',
  operators: ['null'],
  check: ({ value }) => checkFileValue(value, []),
  filter: () => undefined,
});
