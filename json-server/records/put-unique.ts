import { collectionOf } from '../../src/config/collection.ts';
import type { Json, Resource, Row } from '../../src/config/types.ts';
import { conflict } from '../http/http-error.ts';
import { type OwnTransaction, UniqueViolation } from '../store/types.ts';
import { keysOfTogether, keyTogether, uniqueTextOf } from '../store/unique-value.ts';
import { type Context, tableOf } from './context.ts';
import { recordWriter } from '../live/rows/record-writer.ts';

type Put = { readonly resource: Resource; readonly partition: string; readonly row: Row };

type Held = {
  readonly resource: Resource;
  readonly keys: readonly string[];
  readonly values: Readonly<Record<string, Json>>;
};

/** The record with a given value of a `unique` field, or of fields that are unique together. */
export function holderOf(context: Context, { resource, keys, values }: Held): Row | undefined {
  const key = keyTogether(keys);
  const value = uniqueTextOf({ id: '', ...values }, key);
  return value === undefined ? undefined : tableOf(context, resource).findUnique(key, value);
}

/** Stores a row. @throws HttpError 409 naming the fields whose unique value, or combination, another record has */
export function putUnique(tx: OwnTransaction, { resource, partition, row }: Put): void {
  try {
    recordWriter(tx).put(collectionOf(resource), partition, row);
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    const keys = keysOfTogether(error.key);
    const issues =
      keys.length > 1
        ? keys.map((field) => ({ field, key: 'validation.uniqueTogether' }))
        : [{ field: error.key, key: 'validation.unique', params: { value: error.value } }];
    throw conflict('conflict', { issues });
  }
}
