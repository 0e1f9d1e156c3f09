import { useId, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../domain/demo/kanban.ts';
import { useDemoCall } from '../parts/use-demo.ts';
import { DotsMenu } from './DotsMenu.tsx';
import { PATH, TOPIC } from './use-kanban.ts';

type BoardHeadProps = {
  readonly board: Board;
  /** By which the board is dragged. */
  readonly grip: ReactNode;
  readonly onDelete: () => void;
  /** Undefined at either end. */
  readonly onLeft: (() => void) | undefined;
  readonly onRight: (() => void) | undefined;
};

/** The name of a board, and what can be done with it. */
export function BoardHead({ board, grip, onDelete, onLeft, onRight }: BoardHeadProps) {
  const { t } = useTranslation('demo-kanban');
  const button = useRef<HTMLButtonElement>(null);
  const [isNaming, setIsNaming] = useState(false);
  const { title, itemsIds } = board;
  const back = () => {
    setIsNaming(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <header className="k-kanban-head">
      {grip}
      {isNaming ? (
        <NameForm board={board} onClose={back} />
      ) : (
        <>
          <h2>{title}</h2>
          <span className="k-kanban-count">
            <span aria-hidden="true">{itemsIds.length}</span>
            <span className="k-hidden">{t('items', { count: itemsIds.length })}</span>
          </span>
        </>
      )}
      <DotsMenu
        button={button}
        label={t('board.menu', { title })}
        items={[
          { key: 'rename', label: t('board.rename'), onSelect: () => setIsNaming(true) },
          ...(onLeft ? [{ key: 'left', label: t('board.left'), onSelect: onLeft }] : []),
          ...(onRight ? [{ key: 'right', label: t('board.right'), onSelect: onRight }] : []),
          { key: 'delete', label: t('board.delete'), isDanger: true, isApart: true, onSelect: onDelete },
        ]}
      />
    </header>
  );
}

/** In the place of the name. */
function NameForm({ board, onClose }: { readonly board: Board; readonly onClose: () => void }) {
  const { t } = useTranslation('demo-kanban');
  const id = useId();
  const [name, setName] = useState(board.title);
  const { run, isRunning, error } = useDemoCall(TOPIC);
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
      path: `${PATH}/board/rename`,
      method: 'PUT',
      body: { boardId: board.id, newName: name.trim() },
    } as const;
    const { isDone } = await run(call);
    if (isDone) onClose();
  };
  return (
    <form className="k-kanban-name k-controls" noValidate onSubmit={(event) => void save(event)}>
      <input
        type="text"
        autoFocus
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
        <p id={`${id}-error`} className="k-demo-form-error" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
