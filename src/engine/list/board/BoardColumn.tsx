import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useDndContext, useDroppable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { EnumOption } from '../../../config/types.ts';
import { Answered } from '../../../ui/Answered.tsx';
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

/** The records of one value. Each column loads, fails and grows independently. */
export function BoardColumn({ option, control, onStart }: BoardColumnProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const column = useBoardColumn({ control, value: option.value });
  const { setNodeRef, isOver } = useDroppable({ id: option.value });
  const { active } = useDndContext();
  const held = active?.data.current as HeldCard | undefined;
  const takes = held && (held.moves.has(option.value) ? (isOver ? 'here' : 'yes') : 'no');

  return (
    <section
      ref={setNodeRef}
      className="k-board-column"
      data-takes={takes}
      aria-label={text(option.label)}
      aria-busy={!column.answer.data}
    >
      <Flex component="h2" align="center" justify="space-between" gap="small">
        <Tag color={option.color}>{text(option.label)}</Tag>
        {column.answer.data && <Typography.Text type="secondary">{column.total}</Typography.Text>}
      </Flex>
      <Answered
        answer={column.answer}
        failed={t('failed')}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography.Paragraph type="secondary">{t('board.empty')}</Typography.Paragraph>}
      >
        {(rows) => (
          <>
            <ul className="k-stack">
              {rows.map((record) => (
                <BoardCard key={record.id} record={record} onStart={onStart} />
              ))}
            </ul>
            {column.more > 0 && (
              <Button block onClick={column.showMore}>
                {t('board.more', { count: column.more })}
              </Button>
            )}
            {column.isBeyond && (
              <Button block onClick={() => control.setLook(undefined)}>
                {t('board.moreList')}
              </Button>
            )}
          </>
        )}
      </Answered>
    </section>
  );
}
