import { memo, type MouseEvent } from 'react';
import type { Row } from '../../config/types.ts';
import type { Wanted } from '../run/use-run.ts';
import type { Picking } from './bulk/pick.tsx';
import type { LongColumn } from './long-column.ts';
import { RowCell } from './RowCell.tsx';
import { RowMenu } from './RowMenu.tsx';

type LongRowProps = {
  readonly index: number;
  /** Distance from the first row, px. Set as `top`: a transform would make each row something to composite. */
  readonly start: number;
  /** Undefined while it is loading. */
  readonly record: Row | undefined;
  readonly columns: readonly LongColumn[];
  readonly onOpen: (record: Row, event: MouseEvent<HTMLElement>) => void;
  readonly onStart: ((wanted: Wanted) => void) | undefined;
  /** Whether the head has a column at its end. */
  readonly hasEnd: boolean;
  readonly pick: Picking | undefined;
};

/** One row. Memoised, because a step of scrolling moves the window, not the rows. */
export const LongRow = memo(function LongRow(props: LongRowProps) {
  const { index, start, record, columns, onOpen, onStart, hasEnd, pick } = props;
  return (
    <div
      role="row"
      className="k-long-row"
      aria-rowindex={index + 2}
      aria-busy={record === undefined}
      data-index={index}
      data-row={record?.id}
      style={{ top: start }}
      {...(record && { onClick: (event: MouseEvent<HTMLElement>) => onOpen(record, event) })}
    >
      {pick && (
        <div role="cell" className="k-pick-cell">
          {record && pick.cell(record)}
        </div>
      )}
      {columns.map(({ field, isLinked, isEnd }) => (
        <div key={field.name} role="cell" data-field={field.name} className={isEnd ? 'k-long-end' : undefined}>
          {record === undefined ? (
            <span className="k-long-wait" />
          ) : (
            <RowCell field={field} record={record} isLinked={isLinked} />
          )}
        </div>
      ))}
      {hasEnd && (
        <div role="cell" className="k-long-actions">
          {record && onStart && <RowMenu record={record} onStart={onStart} />}
        </div>
      )}
    </div>
  );
});
