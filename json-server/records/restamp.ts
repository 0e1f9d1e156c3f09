import type { Json, Row } from '../../src/config/types.ts';
import { versionOf } from '../live/rows/rows.ts';
import type { Context } from './context.ts';

/** The next version of a record, by this caller. */
export function withNextVersion({ caller }: Context, before: Row, record: Readonly<Record<string, Json>>): Row {
  return {
    ...before,
    ...record,
    version: versionOf(before) + 1,
    updatedAt: caller.values.now,
    updatedBy: caller.user.id,
  };
}
