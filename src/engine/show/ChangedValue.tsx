import type { ClientField, DateField, Json, Row } from '../../config/types.ts';
import { DateDisplay } from '../fields/types/date.tsx';
import { FieldValue } from '../fields/displays.tsx';
import { useTitles } from '../fields/use-titles.ts';

type ChangedValueProps = {
  readonly field: ClientField;
  /** The key that changed; of a range one of two. */
  readonly name: string;
  readonly value: Json;
  /** The current record: an old amount is shown in today's currency, because the history has no other. */
  readonly record: Row;
};

/** A value of the past, shown as the field shows one of today. */
export function ChangedValue({ field, name, value, record }: ChangedValueProps) {
  if (field.type === 'dateRange') {
    const { label, required, readOnly, unique, hidden, sortable, search } = field;
    const day: DateField = { type: 'date', name, label, required, readOnly, unique, hidden, sortable, search };
    return <DateDisplay field={day} record={{ id: record.id, [name]: value }} />;
  }
  if (field.type === 'ref') return <ChangedReference resource={field.resource} value={value} />;
  return <FieldValue field={field} record={{ ...record, [name]: value }} />;
}

function ChangedReference({ resource, value }: { resource: string; value: Json }) {
  const list: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value];
  const ids = list.filter((id) => typeof id === 'string');
  const titles = useTitles({ resource, ids });
  if (ids.length === 0) return '–';
  return ids.map((id) => titles.find((title) => title.value === id)?.label ?? id).join(', ');
}
