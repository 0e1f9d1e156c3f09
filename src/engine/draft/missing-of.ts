import { compileHolding } from '../../config/holding.ts';
import { fieldOfInput } from '../../config/keys.ts';
import { missingIn } from '../../config/missing.ts';
import type { ClientConfig, ClientResource, Field, Row, Text } from '../../config/types.ts';
import { compileVisibility } from '../../config/visibility.ts';
import { whereValues } from '../../providers/where-values.ts';

/** A missing field by its key, `ownerships.0.from`, with its labels from the outside in: `Owners`, `From`. */
export type MissingField = { readonly field: string; readonly labels: readonly Text[] };

/** The fields a draft lacks, and its progress, 0–100. */
export type Missing = { readonly fields: readonly MissingField[]; readonly percent: number };

/** Worked out by the rule that publishing asks, as far as this person sees the fields. */
export function missingOf(setup: { config: ClientConfig; resource: ClientResource; row: Row }): Missing {
  const { config, resource, row } = setup;
  const hidden = compileVisibility({
    resource,
    operation: 'merge',
    values: whereValues(),
    resources: config.resources,
  })(row);
  const demanded = compileHolding({ resource, values: whereValues(), resources: config.resources }, 'requiredIf')(row);
  const issues = missingIn({ resource, record: row, hidden, demanded });
  const owners = new Set(issues.map(({ field }) => field.split('.')[0]));
  const required = Object.values(resource.fields).filter(
    (field) =>
      (field.required || demanded.has(field.name)) && !field.readOnly && !field.hidden && !hidden.has(field.name),
  );
  const done = required.filter(({ name }) => !owners.has(name)).length;
  return {
    fields: labelledFields(
      resource,
      issues.map(({ field }) => field),
    ),
    percent: required.length === 0 ? 100 : Math.round((done / required.length) * 100),
  };
}

/** Fields with their labels; the same part of several entries is named once, where it is missing first. */
export function labelledFields(resource: ClientResource, fields: readonly string[]): readonly MissingField[] {
  const known = new Map<string, MissingField>();
  for (const field of fields) {
    const part = field.replace(/\.\d+\./, '.');
    if (!known.has(part)) known.set(part, { field, labels: labelsAt(resource, field) });
  }
  return [...known.values()].filter(({ labels }) => labels.length > 0);
}

/** Labels along a path such as `ownerships.0.from`. */
function labelsAt(resource: ClientResource, path: string): Text[] {
  const [key = '', ...rest] = path.split('.');
  let field: Field | undefined = fieldOfInput(resource, key);
  const labels = field ? [field.label] : [];
  for (const name of rest.filter((part) => !/^\d+$/.test(part))) {
    field = field?.type === 'object' || field?.type === 'repeater' ? field.fields[name] : undefined;
    if (field) labels.push(field.label);
  }
  return labels;
}
