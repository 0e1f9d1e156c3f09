import { useTranslation } from 'react-i18next';
import type { Kanban } from '../../../domain/demo/kanban.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { useDemoCall } from '../parts/use-demo.ts';
import type { Dragged } from './drag-keys.ts';
import { KANBAN_PATH, KANBAN_TOPIC } from './use-kanban.ts';

type DeleteQuestionProps = {
  readonly what: Dragged;
  readonly kanban: Kanban;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks before deleting a board or item; for a board, mentions the number of its items. */
export function DeleteQuestion({ what: { kind, id }, kanban, onClose, onDone }: DeleteQuestionProps) {
  const { t } = useTranslation('demo-kanban');
  const { run, isRunning, error } = useDemoCall(KANBAN_TOPIC);
  const board = kind === 'board' ? kanban.boards.find((one) => one.id === id) : undefined;
  const item = kind === 'item' ? kanban.items.find((one) => one.id === id) : undefined;
  const title = (board ?? item)?.title ?? '';
  const remove = async () => {
    const { isDone } = await run({ path: `${KANBAN_PATH}/${kind}/${id}`, method: 'DELETE' });
    if (isDone) onDone();
  };
  return (
    <Confirm
      title={t('confirm.delete', { title })}
      text={board ? t('confirm.board', { count: board.itemsIds.length }) : t('confirm.item')}
      action={t(`${kind}.delete`)}
      error={error?.message}
      isRunning={isRunning}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
