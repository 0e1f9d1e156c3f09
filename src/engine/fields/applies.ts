import { computeValue } from '../../config/compute.ts';
import type { ClientConfig, ClientField, ClientResource, Row, Where } from '../../config/types.ts';
import { isJsonObject, isMissing } from '../../config/values.ts';
import { compileWhere } from '../../config/where.ts';
import { whereValues } from '../../providers/where-values.ts';

type RecordSetup = { readonly config: ClientConfig; readonly resource: ClientResource; readonly record: Row };

/** Whether a condition of the configuration holds for a record. */
export function conditionHolds(where: Where | undefined, { config, resource, record }: RecordSetup): boolean {
  if (where === undefined) return true;
  return compileWhere({ where, resource, resources: config.resources, values: whereValues() })(record);
}

/** Whether there is anything to be said of a field; a nought and a "no" are. */
export function hasValue({ field, record }: { readonly field: ClientField; readonly record: Row }): boolean {
  if (field.type === 'password') return true; // only whether a secret is set is shown
  if (field.type === 'dateRange') return !isMissing(record[field.start]) || !isMissing(record[field.end]);
  const value = field.compute ? computeValue({ field, row: record }) : record[field.name];
  if (isJsonObject(value)) return Object.values(value).some((part) => !isMissing(part));
  return !isMissing(value);
}
