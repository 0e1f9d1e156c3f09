import Button from 'antd/es/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChildrenField, ClientField, ClientResource, Row } from '../../../config/types.ts';
import { conditionHolds } from '../../fields/applies.ts';
import type { FormStore } from '../../fields/inputs/form-store.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { isButtonOffered } from '../../resource/offered.ts';
import { isEditable } from '../editable.ts';
import { Followers } from '../Followers.tsx';
import { FormField } from '../FormField.tsx';
import { OwnErrors } from '../OwnErrors.tsx';
import { createVisibility, useShown } from '../visibility.ts';
import { createRowStore } from './row-store.ts';
import { isRemoved, isStored, settleRow, typedKeys, type TypedRow, typedRows } from './typed-rows.ts';

type InlineRowProps = {
  readonly field: ChildrenField & ClientField;
  readonly child: ClientResource;
  readonly cells: readonly ClientField[];
  /** The store of the parent's form. */
  readonly store: FormStore;
  readonly formId: string;
  readonly index: number;
  readonly row: TypedRow;
  readonly onTakeOut: () => void;
};

/** One record as a line of inputs; on a phone as a card. */
export function InlineRow({ field, child, cells, store, formId, index, row, onTakeOut }: InlineRowProps) {
  const { t } = useTranslation('form');
  const { config } = useEngine();
  const { name } = field;
  const rowKey = row._key;
  const inner = useMemo(() => createRowStore({ store, field, child, rowKey }), [store, field, child, rowKey]);
  const isNew = !isStored(row);
  const visibility = useMemo(
    () => createVisibility({ config, resource: child, operation: isNew ? 'create' : 'merge', store: inner }),
    [config, child, isNew, inner],
  );
  const names = useMemo(() => cells.map((cell) => cell.name), [cells]);
  const shown = useShown(visibility, inner, names);
  const record = inner.base() as Row;
  const isGone = isRemoved(row);
  const canType = !isGone && (isNew || isButtonOffered('edit', { config, resource: child, record }));
  const canTakeOut = isNew || isButtonOffered('delete', { config, resource: child, record });
  const isTyped = (cell: ClientField): boolean =>
    canType &&
    isEditable({ resource: child, field: cell }) &&
    (isNew || cell.readOnlyIf === undefined || !conditionHolds(cell.readOnlyIf, { config, resource: child, record }));
  const place = `${name}-${index}`;
  const number = index + 1;
  const settle = (mine: readonly string[]) => {
    const now = typedRows(store, name).find(({ _key }) => _key === rowKey);
    if (!now) return;
    settleRow(store, name, { row: now, mine });
    store.setErrors(withoutRow(store, `${name}.${index}`));
  };
  return (
    <tr
      id={`${formId}-${place}`}
      tabIndex={-1}
      className={isGone ? 'k-rows-gone' : undefined}
      aria-label={t('rows.row', { number })}
    >
      {cells.map((cell) => (
        <td key={cell.name} data-cell={cell.name}>
          {shown.includes(cell.name) && (
            <FormField field={cell} store={inner} formId={`${formId}-${place}`} isEditable={isTyped(cell)} />
          )}
        </td>
      ))}
      <td className="k-rows-ways">
        <Followers store={inner} />
        <OwnErrors store={store} name={`${name}.${index}`} />
        {row['_theirs'] !== undefined && (
          <>
            <Button size="small" onClick={() => settle(typedKeys(field, child))}>
              {t('rows.keepMine')}
            </Button>
            <Button size="small" onClick={() => settle([])}>
              {t('rows.takeTheirs')}
            </Button>
          </>
        )}
        {isGone && <span className="k-muted">{t('rows.gone')}</span>}
        {canTakeOut && (
          <Button
            type="text"
            danger={!isGone}
            aria-label={t(isGone ? 'rows.putBack' : 'rows.remove', { number })}
            onClick={onTakeOut}
          >
            {isGone ? '↶' : '×'}
          </Button>
        )}
      </td>
    </tr>
  );
}

function withoutRow(store: FormStore, place: string) {
  return Object.fromEntries(
    Object.entries(store.errors()).filter(([key]) => key !== place && !key.startsWith(`${place}.`)),
  );
}
