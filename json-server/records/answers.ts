import type { Json, Language, Resource, Row } from '../../src/config/types.ts';
import { json, type Reply } from '../http/reply.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { Warning } from '../live/rules/domain-write.ts';
import type { Context } from './context.ts';
import { project } from './projection.ts';
import { etagOf } from './require-match.ts';
import { hasLeft } from './scope.ts';
import { warningTexts } from './warnings.ts';

/** A repository's answers with records, including the warnings of its last write. */
export type RecordAnswers = {
  /** Adds them to every later answer with this row. */
  readonly warn: (row: Row, warnings: readonly Warning[]) => void;
  readonly warningsOf: (row: Row) => readonly Warning[];
  /** The record's fields that the caller may read. */
  readonly shown: (context: Context, row: Row) => Readonly<Record<string, Json>>;
  readonly read: (context: Context, row: Row) => Reply;
  /** @param more further members of the answer */
  readonly created: (context: Context, row: Row, more?: object) => Reply;
};

export function createAnswers({
  snapshot,
  resource,
  language,
}: {
  snapshot: Snapshot;
  resource: Resource;
  language: Language;
}): RecordAnswers {
  const warned = new WeakMap<Row, readonly Warning[]>();
  const warningsOf = (row: Row): readonly Warning[] => warned.get(row) ?? [];
  const shown = (context: Context, row: Row): Record<string, Json> => {
    const warnings = warningsOf(row);
    const record = project(context, resource, row);
    if (warnings.length > 0) record['_warnings'] = warningTexts(snapshot, language, warnings);
    return record;
  };
  const bodyOf = (context: Context, row: Row, more: object) => {
    const body = Object.assign(shown(context, row), more);
    return hasLeft(context, resource, row) ? Object.assign(body, { _left: true }) : body;
  };
  return {
    warn: (row, warnings) => warned.set(row, warnings),
    warningsOf,
    shown,
    read: (context, row) => json(200, bodyOf(context, row, {}), { ETag: etagOf(row) }),
    created: (context, row, more = {}) =>
      json(201, bodyOf(context, row, more), { ETag: etagOf(row), Location: `/api/${resource.api.path}/${row.id}` }),
  };
}
