import type { ClientConfig, ClientResource, Row } from '../../config/types.ts';
import { isButtonOffered } from '../resource/offered.ts';
import { addressId, recordPath } from '../resource/paths.ts';

/** The form of a record, if this role may change it now. */
export function editPath(asked: {
  readonly config: ClientConfig;
  readonly resource: ClientResource;
  readonly record: Row;
}): string | undefined {
  const { resource, record } = asked;
  return isButtonOffered('edit', asked) ? recordPath({ resource, to: 'edit', id: addressId(record) }) : undefined;
}
