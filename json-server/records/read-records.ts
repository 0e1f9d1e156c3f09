import type { DeletedList } from '../../src/wire/trash.ts';
import { maskedIn } from '../../src/config/query.ts';
import type { Row } from '../../src/config/types.ts';
import { json, type Reply } from '../http/reply.ts';
import { contextIn } from './context.ts';
import { type HistoryEntry, readHistory } from './history.ts';
import { listPage, type FoundPage } from './list.ts';
import { logAccess } from './masked.ts';
import { project, unmaskedOf } from './projection.ts';
import type { Reach } from './reach.ts';
import { etagOf } from './require-match.ts';
import { rowTexts } from './row-texts.ts';
import { requireInScope } from './scope.ts';
import { listDeleted } from './trash.ts';

type Listed = FoundPage & { readonly textOf: (row: Row) => string };

export type RecordReads = {
  /** `textOf` makes the JSON text of one of its records. */
  readonly list: (search: string) => Listed | Promise<Listed>;
  /** @throws HttpError 404, like every call on one record */
  readonly get: (id: string) => Promise<Reply> | Reply;
  readonly history: (id: string) => Promise<readonly HistoryEntry[]>;
  /** Its deleted records that can be restored. */
  readonly deleted: () => Promise<DeletedList>;
};

/** Reads of records. Masked values are shown, or searched by, only after the access log has an entry. */
export function recordReads(reach: Reach): RecordReads {
  const { store, resource, answers } = reach;
  const context = contextIn(store, reach);
  return {
    list: (search) => {
      const page = listPage(context, resource, search);
      const listed = { ...page, textOf: rowTexts(context, resource, page.rows) };
      const lookedUp = maskedIn(resource, page.query);
      if (lookedUp.length === 0) return listed;
      const found = page.rows.length === 0 ? [undefined] : page.rows;
      return store
        .transact((tx) => {
          for (const row of found) logAccess({ tx, context, resource, row }, lookedUp);
        })
        .then(() => listed);
    },
    get: (id) => {
      const row = requireInScope(context, resource, id);
      const whole = unmaskedOf(context, resource, row);
      const fields = Object.keys(whole);
      if (fields.length === 0) return answers.read(context, row);
      const shown = json(200, Object.assign(project(context, resource, row), whole), { ETag: etagOf(row) });
      return store.transact((tx) => logAccess({ tx, context, resource, row }, fields)).then(() => shown);
    },
    history: async (id) => readHistory(store, { context, resource, id: requireInScope(context, resource, id).id }),
    deleted: () => listDeleted(store, { context, resource }),
  };
}
