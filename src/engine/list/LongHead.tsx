import type { CrudSort } from '@refinedev/core';
import Button from 'antd/es/button';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { sortKey } from '../resource/keys.ts';
import { useText } from '../resource/use-text.ts';
import type { Picking } from './bulk/pick.tsx';
import { ColumnFunnel } from './ColumnFunnel.tsx';
import { FoldToggle } from './FoldToggle.tsx';
import type { LongColumn } from './long-column.ts';
import type { ListControl } from './use-list-state.ts';

type LongHeadProps = {
  readonly columns: readonly LongColumn[];
  readonly control: ListControl;
  readonly hasActions: boolean;
  readonly pick: Picking | undefined;
  readonly fold: ComponentProps<typeof FoldToggle>;
};

/** The names of the columns: a press sorts upwards, the next downwards, a third as the list was. */
export function LongHead({ columns, control, hasActions, pick, fold }: LongHeadProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { sorter, setSorter } = control;
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className="k-long-row">
        {pick && (
          <div role="columnheader" className="k-pick-cell">
            {pick.head}
          </div>
        )}
        {columns.map(({ field, isEnd, isSized }) => {
          const key = sortKey(field);
          const order = sorter && sorter.field === key ? sorter.order : undefined;
          const label = text(field.label);
          return (
            <div
              key={field.name}
              role="columnheader"
              data-column={field.name}
              data-sized={isSized || undefined}
              className={isEnd ? 'k-long-end' : undefined}
              {...(order && { 'aria-sort': order === 'asc' ? ('ascending' as const) : ('descending' as const) })}
            >
              {key === undefined ? (
                <span>{label}</span>
              ) : (
                <Button
                  type="text"
                  size="small"
                  className="k-long-sort"
                  iconPosition="end"
                  icon={
                    <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
                      <path d="M5 2l4 5H1z" data-on={order === 'asc' || undefined} />
                      <path d="M5 14l4-5H1z" data-on={order === 'desc' || undefined} />
                    </svg>
                  }
                  onClick={() => setSorter(nextSorter(key, order))}
                >
                  {label}
                </Button>
              )}
              <ColumnFunnel field={field} control={control} />
            </div>
          );
        })}
        {(hasActions || fold.folded.length > 0) && (
          <div role="columnheader" className="k-long-actions">
            {hasActions && <span className="k-hidden">{t('row.actions')}</span>}
            <FoldToggle {...fold} />
          </div>
        )}
      </div>
    </div>
  );
}

function nextSorter(field: string, order: CrudSort['order'] | undefined): CrudSort | undefined {
  if (order === 'desc') return undefined;
  return { field, order: order === 'asc' ? 'desc' : 'asc' };
}
