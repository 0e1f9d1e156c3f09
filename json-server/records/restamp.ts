import type { Row } from '../../src/config/types.ts';
import { withValues } from '../../src/config/row-values.ts';
import type { Values } from '../../src/config/values.ts';
import { versionOf } from '../live/rows/rows.ts';
import type { Context } from './context.ts';

/** The next version of a record, by this caller. @param values that replace its own; null takes a member away */
export const withNextVersion = ({ caller }: Context, before: Row, values: Values = {}): Row =>
  withValues(before, {
    ...values,
    version: versionOf(before) + 1,
    updatedAt: caller.values.now,
    updatedBy: caller.user.id,
  });
