import { fieldOfInput } from '../../config/keys.ts';
import { missingIn } from '../../config/missing.ts';
import type { ClientConfig, ClientResource, Field, Row, Text } from '../../config/types.ts';
import { compileVisibility } from '../../config/visibility.ts';
import { whereValues } from '../resource/EngineContext.tsx';

/** What a draft still needs: labels from the outside in, `Owners`, `From`; and how far it is, 0–100. */
export type Missing = { readonly labels: readonly (readonly Text[])[]; readonly percent: number };

/** Worked out by the rule that publishing asks, as far as this person sees the fields. */
export function missingOf(setup: { config: ClientConfig; resource: ClientResource; row: Row }): Missing {
  const { config, resource, row } = setup;
  const hidden = compileVisibility({
    ...{ resource, operation: 'merge', values: whereValues() },
    resources: config.resources,
  })(row);
  const issues = missingIn({ resource, record: row, hidden });
  const owners = new Set(issues.map(({ field }) => field.split('.')[0]));
  const required = Object.values(resource.fields).filter(
    (field) => field.required && !field.readOnly && !field.hidden && !hidden.has(field.name),
  );
  const done = required.filter(({ name }) => !owners.has(name)).length;
  const labels = new Map(
    issues.map(({ field }) => [field.replace(/\.\d+\./, '.'), labelsAt(resource, field)] as const),
  );
  return {
    labels: [...labels.values()].filter((path) => path.length > 0),
    percent: required.length === 0 ? 100 : Math.round((done / required.length) * 100),
  };
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
