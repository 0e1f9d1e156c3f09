import { collectionOf } from '../../src/config/collection.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { conflict } from '../http-error.ts';
import { type Transaction, UniqueViolation } from '../store/types.ts';

type Put = { readonly resource: Resource; readonly partition: string; readonly row: Row };

/** Puts a row. @throws HttpError 409 naming the field whose value another record has */
export function putUnique(tx: Transaction, { resource, partition, row }: Put): void {
  try {
    tx.put(collectionOf(resource), partition, row);
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    throw conflict('conflict', {
      issues: [{ field: error.key, key: 'validation.unique', params: { value: error.value } }],
    });
  }
}
