import { type CSSProperties, useRef, useState } from 'react';
import type { Wanted } from '../run/use-run.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import type { Picking } from './bulk/pick.tsx';
import { LongHead } from './LongHead.tsx';
import { LongRow } from './LongRow.tsx';
import { rowHeight } from './row-height.ts';
import type { RowSource } from './row-source.ts';
import type { ListControl } from './use-list-state.ts';
import { useLongColumns } from './use-long-columns.ts';
import { useOpenRow } from './use-open-row.ts';
import { useSeenRows } from './use-seen-rows.ts';
import { useTopOf } from '../../ui/use-top-of.ts';
import './long-table.css';

type LongTableProps = {
  readonly source: RowSource;
  readonly isStale: boolean;
  readonly control: ListControl;
  readonly onStart: (wanted: Wanted) => void;
  /** While records are being ticked. */
  readonly pick?: Picking | undefined;
};

/**
 * A table of any number of rows that draws only the visible part. Rows are of one height and one line. It
 * scrolls with the page; its head stays below the top bar and goes sideways with the rows.
 */
export default function LongTable({ source, isStale, control, onStart, pick }: LongTableProps) {
  const text = useText();
  const { resource } = useEngine();
  const head = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const top = useTopOf(box);
  const openRow = useOpenRow();

  const { every, columns, fold, hasActions, hasEnd, grid, width } = useLongColumns({ box, control, pick });
  const [height] = useState(() => rowHeight(every.map(({ field }) => field)));
  const { virtualizer, focus } = useSeenRows({ source, height, top });

  return (
    <div
      className={isStale ? 'k-long k-stale' : 'k-long'}
      role="table"
      aria-label={text(resource.label)}
      aria-rowcount={source.count + 1}
      style={{ '--k-grid': grid, '--k-long-row': `${height}px`, '--k-long-width': `${width}px` } as CSSProperties}
      {...focus}
    >
      <div className="k-long-head" role="presentation" ref={head}>
        <LongHead columns={columns} control={control} pick={pick} hasActions={hasActions} fold={fold} />
      </div>
      <div
        className="k-long-box"
        role="presentation"
        ref={box}
        onScroll={({ currentTarget }) => head.current?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        <div role="rowgroup" className="k-long-body" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <LongRow
              key={index}
              index={index}
              start={start - top}
              record={source.at(index)}
              columns={columns}
              onOpen={openRow}
              onStart={hasActions ? onStart : undefined}
              hasEnd={hasEnd}
              pick={pick}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
