import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Typography from 'antd/es/typography';
import { useId, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KanbanBoard } from '../../../domain/demo/kanban.ts';
import { DotsGlyph } from '../../../ui/glyphs.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useDemoCall } from '../parts/use-demo.ts';
import { KANBAN_PATH, KANBAN_TOPIC } from './use-kanban.ts';

type BoardHeadProps = {
  readonly board: KanbanBoard;
  /** The board's drag handle. */
  readonly grip: ReactNode;
  readonly onDelete: () => void;
  /** Undefined at either end. */
  readonly onLeft: (() => void) | undefined;
  readonly onRight: (() => void) | undefined;
};

/** The name of a board, and its actions. */
export function BoardHead({ board, grip, onDelete, onLeft, onRight }: BoardHeadProps) {
  const { t } = useTranslation('demo-kanban');
  const button = useRef<HTMLButtonElement>(null);
  const [isNaming, setIsNaming] = useState(false);
  const { title, itemsIds } = board;
  const endNaming = () => {
    setIsNaming(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Flex component="header" gap="4px" align="center">
      {grip}
      {isNaming ? (
        <NameForm board={board} onClose={endNaming} />
      ) : (
        <Flex flex={1} gap="4px" align="center" className="k-break">
          <h2>{title}</h2>
          <span className="k-muted">
            <span aria-hidden="true">{itemsIds.length}</span>
            <span className="k-hidden">{t('items', { count: itemsIds.length })}</span>
          </span>
        </Flex>
      )}
      <MenuButton
        size="small"
        icon={<DotsGlyph />}
        button={button}
        label={t('board.menu', { title })}
        items={[
          { key: 'rename', label: t('board.rename'), onSelect: () => setIsNaming(true) },
          ...(onLeft ? [{ key: 'left', label: t('board.left'), onSelect: onLeft }] : []),
          ...(onRight ? [{ key: 'right', label: t('board.right'), onSelect: onRight }] : []),
          { key: 'delete', label: t('board.delete'), isDanger: true, isApart: true, onSelect: onDelete },
        ]}
      />
    </Flex>
  );
}

/** Replaces the name while editing. */
function NameForm({ board, onClose }: { readonly board: KanbanBoard; readonly onClose: () => void }) {
  const { t } = useTranslation('demo-kanban');
  const id = useId();
  const [name, setName] = useState(board.title);
  const { run, isRunning, error } = useDemoCall(KANBAN_TOPIC);
  const isEmpty = name.trim() === '';
  const problem = isEmpty ? t('errors.empty') : error?.message;
  const save = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isEmpty || isRunning) return;
    if (name.trim() === board.title) {
      onClose();
      return;
    }
    const call = {
      path: `${KANBAN_PATH}/board/rename`,
      method: 'PUT',
      body: { boardId: board.id, newName: name.trim() },
    } as const;
    const { isDone } = await run(call);
    if (isDone) onClose();
  };
  return (
    <form style={{ flex: 1 }} noValidate onSubmit={(event) => void save(event)}>
      <Input
        autoFocus
        status={problem === undefined ? '' : 'error'}
        maxLength={200}
        autoComplete="off"
        aria-label={t('board.name')}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        value={name}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      {problem !== undefined && (
        <Typography.Text type="danger" id={`${id}-error`} role="alert">
          {problem}
        </Typography.Text>
      )}
    </form>
  );
}
