import { collectionOf } from '../../src/config/collection.ts';
import { entriesOf } from '../../src/config/parts.ts';
import type { Context } from './context.ts';
import { findInScope } from './scope.ts';
import type { FileRow } from '../live/rows/own-rows.ts';
import { FILES } from './files/stored-files.ts';

/**
 * The row of a file, if the caller may read it: they can read the record and the field that it is attached to, in some
 * list or view; a file not attached yet is readable only by its uploader. For everybody else it does not exist (S1,
 * S14).
 */
export function readableFile(context: Context, id: string): FileRow | undefined {
  const { caller, table } = context;
  const row = table(FILES).get(id);
  if (row === undefined) return undefined;
  const { holder, uploadedBy } = row;
  if (!holder) return uploadedBy === caller.user.id ? row : undefined;
  return isHeldInSight(context, row, holder) ? row : undefined;
}

function isHeldInSight(context: Context, file: FileRow, holder: string): boolean {
  const { snapshot, caller } = context;
  const slash = holder.lastIndexOf('/');
  const collection = holder.slice(0, slash);
  const recordId = holder.slice(slash + 1);
  const field = file.field ?? '';
  return Object.values(snapshot.config.resources).some((resource) => {
    if (resource.api.routed || collectionOf(resource) !== collection) return false;
    const { can, readable } = snapshot.rightsOf({ role: caller.role, resource });
    if (!(can.has('show') || can.has('list')) || !readable.has(field)) return false;
    const record = findInScope(context, resource, recordId);
    return entriesOf(record?.[field]).some((entry) => entry['id'] === file.id);
  });
}
