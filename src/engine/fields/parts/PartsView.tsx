import Table from 'antd/es/table';
import { Fragment, type ReactNode } from 'react';
import type { ClientField, Field, Json, ObjectField, RepeaterField, Row } from '../../../config/types.ts';
import { isJsonObject, isMissing } from '../../../config/values.ts';
import { Pairs } from '../../../ui/Pairs.tsx';
import { useText } from '../../resource/use-text.ts';
import { Nothing } from '../Nothing.tsx';
import './parts.css';

type Drawing = (field: ClientField, record: Row) => ReactNode;
type PartsViewProps = {
  readonly field: ClientField & (ObjectField | RepeaterField);
  readonly record: Row;
  /** A list has one line for it, a page all of it. */
  readonly isCell: boolean;
  readonly cellOf: Drawing;
  readonly valueOf: Drawing;
};

/** A value with parts: an object as its parts, a list of entries as a small table. */
export default function PartsView({ field, record, isCell, cellOf, valueOf }: PartsViewProps) {
  const text = useText();
  const entries = entriesOf(field, record);
  const parts = Object.values(field.fields).filter(({ hidden }) => !hidden);
  if (entries.length === 0) return <Nothing />;
  if (isCell) return <Line parts={parts} entries={entries} cellOf={cellOf} />;
  if (field.type === 'object') {
    const [entry] = entries;
    return (
      <Pairs
        pairs={parts
          .filter((part) => entry && !isMissing(entry[part.name]))
          .map((part) => ({
            key: part.name,
            label: text(part.label),
            value: entry && valueOf(asClient(part), entry),
            // A table of its own needs the whole line.
            wide: part.type === 'repeater',
          }))}
      />
    );
  }
  return (
    <Table<Row>
      className="k-parts-table"
      size="small"
      pagination={false}
      rowKey={(entry) => entries.indexOf(entry)}
      // A part may be called `children`, which antd takes for rows below the row.
      expandable={{ childrenColumnName: ' ' }}
      dataSource={entries}
      columns={parts.map((part) => ({
        key: part.name,
        title: text(part.label),
        render: (_, entry) => cellOf(asClient(part), entry),
      }))}
    />
  );
}

/** parts of an entry that one line has room for */
const SHOWN = 3;

function Line({ parts, entries, cellOf }: { parts: readonly Field[]; entries: readonly Row[]; cellOf: Drawing }) {
  return entries.map((entry, index) => (
    <Fragment key={index}>
      {index > 0 && '; '}
      {parts
        .filter((part) => !isMissing(entry[part.name]))
        .slice(0, SHOWN)
        .map((part, place) => (
          <Fragment key={part.name}>
            {place > 0 && ' · '}
            {cellOf(asClient(part), entry)}
          </Fragment>
        ))}
    </Fragment>
  ));
}

/** Parts have no rights of their own. */
const asClient = (part: Field): ClientField => ({ ...part, writable: false });

/** Each entry as a record: its parts over the record's own values (a currency), with the titles of its references. */
function entriesOf({ name, fields, type }: PartsViewProps['field'], record: Row): Row[] {
  const value = record[name];
  const list: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value ?? null];
  const titles = isJsonObject(record['_refs']) ? record['_refs'] : {};
  const titleAt = (part: string, index: number): Json => {
    const found = titles[`${name}.${part}`] ?? null;
    return type === 'repeater' && Array.isArray(found) ? ((found as readonly Json[])[index] ?? null) : found;
  };
  return list.filter(isJsonObject).map((entry, index) => ({
    ...record,
    ...entry,
    _refs: Object.fromEntries(Object.keys(fields).map((part) => [part, titleAt(part, index)] as const)),
  }));
}
