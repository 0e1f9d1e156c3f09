import { joinedValues, withValues } from '../../src/config/row-values.ts';
import type { Row } from '../../src/config/types.ts';
import type { Values } from '../../src/config/values.ts';
import { versionOf } from '../live/rows/rows.ts';
import type { Context } from './context.ts';

/** What the server writes with the next version of a record, by this caller. */
export const nextStamps = ({ caller }: Context, before: Row) => ({
  version: versionOf(before) + 1,
  updatedAt: caller.values.now,
  updatedBy: caller.user.id,
});

/** The next version of a record, by this caller. @param values that replace its own; null takes a member away */
export const withNextVersion = (context: Context, before: Row, values: Values = {}): Row =>
  withValues(before, joinedValues(values, nextStamps(context, before)));
