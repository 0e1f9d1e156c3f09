import { titleOf } from '../../config/title.ts';
import type { ClientResource, Row } from '../../config/types.ts';

/** What people call this record, by the template of its resource; its id where the template finds nothing. */
export function rowTitle({ resource, row }: { resource: ClientResource; row: Row }): string {
  const title = titleOf({ resource, row });
  return title === '' ? row.id : title;
}
