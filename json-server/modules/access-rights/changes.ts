import { randomUUID } from 'node:crypto';
import type { Json } from '../../../src/config/types.ts';
import type { RightsAnswer, RightsChange, RightsHistory } from '../../../src/config/rights/shapes.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import { lineDiff } from '../../../src/domain/text/line-diff.ts';
import type { Caller, SignedCall } from '../../accounts/call.ts';
import { conflict, HttpError, invalid, malformed, notFound } from '../../http/http-error.ts';
import { fingerprintOf } from '../../live/fingerprint.ts';
import { PLATFORM } from '../../accounts/tenant.ts';
import { personName } from '../../live/rows/rows.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import type { Records } from '../../records/records.ts';
import { lostBy, mayEdit, type PlannedFile, plannedFiles, shownFile } from './rights.ts';
import type { RightsChangeRow } from '../../live/rows/own-rows.ts';
import type { DefineTable } from '../../live/rows/company.ts';

/** Who changed which right and when, with the files before and after; in the global partition, like the files. */
const CHANGES = '_rights_changes';
/** Max changes in one save. */
const MAX_TICKS = 500;
/** Max entries in one answer. */
const SHOWN = 100;

/** Declares the table; call once per store. */
export const defineChanges = (define: DefineTable): void =>
  define(CHANGES, { unique: [], ordered: { at: 'plain', takesBack: 'plain' }, search: [] });

type RightsOrder = {
  readonly changes: readonly RightsChange[];
  readonly dryRun: boolean;
  /** Path → fingerprint, as the preview showed them. */
  readonly seen: Readonly<Record<string, Json>>;
};

/** @throws HttpError 400 */
function readOrder(body: Json | undefined): RightsOrder {
  if (!isJsonObject(body)) throw malformed('A JSON object is expected.');
  const { changes, dryRun = false, seen = {} } = body;
  if (!Array.isArray(changes) || changes.length === 0 || changes.length > MAX_TICKS) {
    throw malformed(`"changes" is a list of 1 to ${MAX_TICKS} entries.`);
  }
  if (!isJsonObject(seen)) throw malformed('"seen" is an object.');
  const read = changes.map((change: Json): RightsChange => {
    if (!isJsonObject(change)) throw malformed('Each change is an object.');
    const { entry, role, action, allow } = change;
    if (typeof entry !== 'string' || typeof role !== 'string' || typeof action !== 'string') {
      throw malformed('Each change names entry, role and action.');
    }
    if (typeof allow !== 'boolean') throw malformed('"allow" is true or false.');
    return { entry, role, action, allow };
  });
  return { changes: read, dryRun: dryRun === true, seen };
}

/** Whether any active user could still change rights. */
function hasEditor(records: Records, snapshot: Snapshot): boolean {
  return records.companies('users').some((tenant) => {
    for (const row of records.company(tenant).table('users').all()) {
      if (row.status === 'ACTIVE' && mayEdit(snapshot, row.role)) return true;
    }
    return false;
  });
}

type Saving = {
  readonly files: readonly PlannedFile[];
  readonly changes: readonly RightsChange[];
  readonly dryRun: boolean;
  readonly takesBack: string | null;
};

/** Writes the files and the history, or throws the reason. @throws HttpError 409, 422 */
async function save({ records, live }: RouteDeps, caller: Caller, { files, changes, dryRun, takesBack }: Saving) {
  const before = live.current();
  const id = randomUUID();
  const done = await live.rewrite({
    files,
    by: personName(caller.user),
    isDryRun: dryRun,
    accept: (after) => {
      const [lost] = lostBy(PLATFORM, before, after);
      if (lost !== undefined)
        throw invalid([{ field: 'changes', key: 'rights.superAdmin', params: { role: PLATFORM } }]);
      if (!hasEditor(records, after)) throw invalid([{ field: 'changes', key: 'rights.nobody' }]);
    },
    then: () => {
      const stored = files.map(({ path, before: old, text }) => ({ path, before: old, after: text }));
      const by = { id: caller.user.id, name: personName(caller.user) };
      const row = { id, at: caller.values.now, by, changes, files: stored, takesBack };
      return records.transact(({ shared }) => shared.put(CHANGES, row));
    },
  });
  if (done.kind === 'stale') {
    // The next preview includes the changes made by hand.
    await live.reload();
    throw staleConflict(records, done.paths);
  }
  if (done.kind === 'wrong') {
    const says = done.findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join(' ');
    throw invalid([{ field: 'changes', key: 'rights.wrong', params: { says } }]);
  }
  return dryRun ? null : id;
}

/** 409 for a concurrent change: who made it, when, and its diff, if the history has it. */
function staleConflict(records: Records, paths: readonly string[]): HttpError {
  const newest = records.shared
    .table(CHANGES)
    .query({ orderBy: 'at', direction: 'DESC', offset: 0, limit: SHOWN }).rows;
  const changed = paths.map((path) => {
    const row = newest.find((each) => each.files.some((file) => file.path === path));
    const file = row?.files.find((each) => each.path === path);
    const diff = file ? lineDiff(file.before, file.after) : [];
    return { path, by: row?.by.name ?? null, at: row?.at ?? null, diff };
  });
  const by = changed.find((each) => each.by !== null)?.by ?? '';
  const key = by === '' ? 'rights.staleByHand' : 'rights.stale';
  return conflict('conflict', {
    issues: [{ field: 'seen', key, params: { by, paths: paths.join(', ') } }],
    extra: { changed },
  });
}

/** `POST /api/access-rights/changes`: a preview with `dryRun`; otherwise saves what the preview showed. */
export async function changeRights(deps: RouteDeps, { caller, body }: SignedCall): Promise<RightsAnswer> {
  const { changes, dryRun, seen } = readOrder((await body()).value);
  const planned = plannedFiles(deps.live.current(), changes);
  if (!dryRun) {
    const unseen = planned.filter(({ path }) => typeof seen[path] !== 'string');
    if (unseen.length > 0) throw malformed('"seen" says for each file what the preview showed.');
    const moved = planned.filter(({ path, seen: now }) => seen[path] !== now);
    if (moved.length > 0)
      throw staleConflict(
        deps.records,
        moved.map(({ path }) => path),
      );
  }
  if (planned.length === 0) return { id: null, files: [] };
  const id = await save(deps, caller, { files: planned, changes, dryRun, takesBack: null });
  return { id, files: planned.map(shownFile) };
}

/**
 * `POST /api/access-rights/take-back` {id}: restores the old files or, where they have changed since, reverses the
 * ticks.
 */
export async function takeBack(deps: RouteDeps, { caller, body }: SignedCall): Promise<RightsAnswer> {
  const { value } = await body();
  const id = isJsonObject(value) ? value['id'] : undefined;
  const table = deps.records.shared.table(CHANGES);
  const row = typeof id === 'string' ? table.get(id) : undefined;
  if (row === undefined) throw notFound();
  if (table.equal('takesBack', row.id).length > 0) {
    throw conflict('conflict', { issues: [{ field: 'id', key: 'rights.takenBack' }] });
  }
  const { sources } = deps.live.current();
  const changes = row.changes.map((change) => ({ ...change, allow: !change.allow }));
  const stored = row.files;
  const isUntouched = stored.every(({ path, after }) => sources.get(path) === after);
  const files: readonly PlannedFile[] = isUntouched
    ? stored.map(({ path, before, after }) => ({ path, before: after, text: before, seen: fingerprintOf(after) }))
    : plannedFiles(deps.live.current(), changes);
  const made =
    files.length === 0 ? null : await save(deps, caller, { files, changes, dryRun: false, takesBack: row.id });
  return { id: made, files: files.map(shownFile) };
}

/**
 * `GET /api/access-rights/history`, newest first. All companies share the files, and the platform's own people change
 * them, so others see neither their names nor the contents of the files.
 */
export function rightsHistory({ records }: RouteDeps, { role, user }: Caller): RightsHistory {
  const isOfPlatform = role === PLATFORM;
  const isTold = ({ by }: RightsChangeRow): boolean => isOfPlatform || by.id === user.id;
  const table = records.shared.table(CHANGES);
  const { rows } = table.query({ orderBy: 'at', direction: 'DESC', offset: 0, limit: SHOWN });
  return {
    items: rows.map((row) => ({
      id: row.id,
      at: row.at,
      by: isTold(row) ? row.by.name : '',
      changes: row.changes,
      files: (isOfPlatform ? row.files : []).map(({ path, before, after }) => ({
        path,
        diff: lineDiff(before, after),
      })),
      takesBack: row.takesBack,
      isTakenBack: table.equal('takesBack', row.id).length > 0,
    })),
  };
}
