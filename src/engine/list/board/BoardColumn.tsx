import { useDndContext, useDroppable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { EnumOption } from '../../../config/types.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Wanted } from '../../run/use-run.ts';
import { useText } from '../../resource/use-text.ts';
import type { BoardControl } from './board-control.ts';
import { BoardCard } from './BoardCard.tsx';
import type { HeldCard } from './moves.ts';
import { useBoardColumn } from './use-board-column.ts';

type BoardColumnProps = {
  readonly option: EnumOption;
  readonly control: BoardControl;
  readonly onStart: (wanted: Wanted) => void;
};

/** The records of one value. Each column loads, fails and grows for itself. */
export function BoardColumn({ option, control, onStart }: BoardColumnProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const column = useBoardColumn({ control, value: option.value });
  const { setNodeRef, isOver } = useDroppable({ id: option.value });
  const { active } = useDndContext();
  const held = active?.data.current as HeldCard | undefined;
  const takes = held && (held.moves.has(option.value) ? (isOver ? 'here' : 'yes') : 'no');

  const body = () => {
    if (column.error) {
      return (
        <Notice kind="error" title={t('failed')} text={column.error.message}>
          <button type="button" className="k-tool" onClick={column.retry}>
            {t('retry')}
          </button>
        </Notice>
      );
    }
    if (column.isLoading) return <Skeleton rows={3} label={t('board.waiting')} />;
    if (column.total === 0) return <p className="k-muted k-board-empty">{t('board.empty')}</p>;
    return (
      <>
        <ul className={column.isStale ? 'k-stale' : undefined}>
          {column.rows.map((record) => (
            <BoardCard key={record.id} record={record} onStart={onStart} />
          ))}
        </ul>
        {column.more > 0 && (
          <button type="button" className="k-board-more" onClick={column.showMore}>
            {t('board.more', { count: column.more })}
          </button>
        )}
        {column.isBeyond && (
          <button type="button" className="k-board-more" onClick={() => control.setLook(undefined)}>
            {t('board.moreList')}
          </button>
        )}
      </>
    );
  };

  return (
    <section
      ref={setNodeRef}
      className="k-board-column"
      data-takes={takes}
      aria-label={text(option.label)}
      aria-busy={column.isLoading || column.isStale}
    >
      <h2>
        <Tag color={option.color}>{text(option.label)}</Tag>
        {!column.isLoading && !column.error && <span className="k-board-count">{column.total}</span>}
      </h2>
      {body()}
    </section>
  );
}
