import type { Json, Resource, Row } from '../../src/config/types.ts';
import type { Refusal } from '../../src/domain/rule/refusal.ts';
import { notFound } from '../http/http-error.ts';
import { applyWrites, putRecord } from './write-path.ts';
import { askDomain } from './ask-domain.ts';
import type { Context } from './context.ts';
import { appendHistory, changesBetween } from './history.ts';
import { withValues } from '../../src/config/row-values.ts';
import { withNextVersion } from './restamp.ts';
import { stampNew } from './stamp-new.ts';
import { partitionIn } from '../live/rows/rows.ts';
import type { OwnTransaction } from '../store/types.ts';
import { recordWriter } from '../live/rows/record-writer.ts';
import type { RowOf, Tables } from '../live/rows/company.ts';
import { newId } from './new-id.ts';

export type ExternalValues = Readonly<Record<string, Json>>;
export type ExternalWrite<R extends Row = Row> = { readonly row: R } | { readonly refused: Refusal };

/** Writes for the import of an external system (a channel's calendar), in one transaction and for one caller. */
export type ExternalWriter = {
  readonly table: Tables;
  readonly tenant: string;
  readonly now: string;
  readonly today: string;
  /**
   * Creates a record, if the rules of its resource allow it.
   * @param before makes the records it refers to, once it is allowed
   */
  readonly create: <Name extends string>(
    name: Name,
    values: ExternalValues & { readonly id?: string },
    before?: () => void,
  ) => ExternalWrite<RowOf<Name>>;
  /** Changes a record, if its rules allow it; a change without effect leaves no trace. */
  readonly change: <Name extends string>(
    name: Name,
    before: Row,
    values: ExternalValues,
    action: string,
  ) => ExternalWrite<RowOf<Name>>;
  /** Changes values that only imports use; no rule runs. */
  readonly note: <Name extends string>(name: Name, before: Row, values: ExternalValues) => RowOf<Name>;
  /** Stores a row that has no rules and no history. */
  readonly keep: (collection: string, row: Row) => void;
  readonly drop: (collection: string, id: string) => void;
};

/** Writes under the same rules as the generic calls, but without their checks of a request body. */
export function externalWriter(tx: OwnTransaction, context: Context): ExternalWriter {
  const { caller, snapshot } = context;
  const { tenant, values } = caller;
  const resourceOf = (name: string): Resource => {
    const resource = snapshot.config.resources[name];
    if (resource === undefined) throw notFound();
    return resource;
  };
  const ask = (resource: Resource, record: Row, before: Row | undefined) =>
    askDomain({ tx, context, resource, record, before, source: 'CHANNEL' });
  const save = (resource: Resource, row: Row, before: Row | undefined, action: string): ExternalWrite => {
    putRecord({ tx, context, resource, before, after: row, action, source: 'CHANNEL' });
    return { row };
  };
  const writer = {
    table: context.table,
    tenant,
    now: values.now,
    today: values.today,
    create: (name: string, sent: ExternalValues & { readonly id?: string }, before?: () => void): ExternalWrite => {
      const resource = resourceOf(name);
      const id = sent.id ?? newId();
      // Runs before a number is assigned, so a refused record uses none.
      const answer = ask(resource, { ...sent, id, tenantId: tenant, createdAt: values.now }, undefined);
      if ('refused' in answer) return answer;
      before?.();
      if ('writes' in answer) applyWrites({ tx, context, writes: answer.writes ?? [] });
      const row = stampNew({ tx, context, resource }, { ...sent, id, ...answer.set });
      return save(resource, row, undefined, 'create');
    },
    change: (name: string, before: Row, sent: ExternalValues, action: string): ExternalWrite => {
      const resource = resourceOf(name);
      const record = withNextVersion(context, before, sent);
      const answer = ask(resource, record, before);
      if ('refused' in answer) return answer;
      const row = withValues(record, answer.set);
      if (Object.keys(changesBetween(before, row)).length === 0) return { row: before };
      if ('writes' in answer) applyWrites({ tx, context, writes: answer.writes ?? [] });
      return save(resource, row, before, action);
    },
    note: (name: string, before: Row, sent: ExternalValues): Row => {
      const resource = resourceOf(name);
      const row = withNextVersion(context, before, sent);
      recordWriter(tx).put(name, partitionIn(row), row);
      appendHistory({ tx, context, resource, row, action: 'update', changes: changesBetween(before, row) });
      return row;
    },
    keep: (collection: string, row: Row) => recordWriter(tx).put(collection, tenant, row),
    drop: (collection: string, id: string) => recordWriter(tx).remove(collection, tenant, id),
  };
  return writer as ExternalWriter;
}
