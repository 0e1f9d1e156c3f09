import type { Action, ClientResource, Row } from '../../config/types.ts';
import { plainText } from '../../config/values.ts';
import { keysOf } from '../resource/keys.ts';

type CopySetup = {
  readonly resource: ClientResource;
  readonly record: Row;
  readonly copy: NonNullable<Action['copy']>;
};

/** The address of a new record with values copied from this one; the form checks them as if typed. */
export function copyPath({ resource, record, copy }: CopySetup): string {
  const search = new URLSearchParams(copy.link === undefined ? {} : { [copy.link]: record.id });
  for (const field of copy.fields.flatMap((name) => resource.fields[name] ?? [])) {
    for (const key of keysOf(field)) {
      const text = plainText(record[key] ?? null);
      if (text !== '') search.set(key, text);
    }
  }
  return `${resource.routes.create}?${search.toString()}`;
}
