import { memo } from 'react';
import { Link } from 'react-router';
import { isCodeField } from '../../config/code-field.ts';
import type { ClientField, Row } from '../../config/types.ts';
import { hasValue } from '../fields/applies.ts';
import { FieldCell } from '../fields/displays.tsx';
import { InsideLink } from '../fields/inside-link.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { addressId, bestPath } from '../resource/paths.ts';
import { referenceTitles } from '../resource/references.ts';
import { useRecordTexts } from '../run/use-record-texts.ts';

type RowCellProps = { readonly field: ClientField; readonly record: Row; readonly isLinked: boolean };

/**
 * A value in a row of a table: the one that names the record leads to it, and its code is grey. Memoised: while a table
 * finds out which columns have room it is drawn two or three times, its values once.
 */
export const RowCell = memo(function RowCell({ field, record, isLinked }: RowCellProps) {
  const { resource } = useEngine();
  const { nameOf } = useRecordTexts();
  const path = isLinked ? bestPath({ resource, id: addressId(record) }) : undefined;
  const cell = <FieldCell field={field} record={record} />;
  if (path !== undefined) {
    return (
      <Link to={path}>
        <InsideLink value>{isNamed({ field, record }) ? cell : nameOf(record)}</InsideLink>
      </Link>
    );
  }
  return isCodeField(field) ? <span className="k-muted">{cell}</span> : cell;
});

/** Whether a value says anything: a reference needs a known title. */
function isNamed({ field, record }: { readonly field: ClientField; readonly record: Row }): boolean {
  if (field.type === 'ref') return referenceTitles({ record, field: field.name }).some((one) => one.isNamed);
  return hasValue({ field, record });
}
