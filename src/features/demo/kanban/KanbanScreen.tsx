import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item, Kanban, KanbanMember } from '../../../domain/demo/kanban.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { Boards } from './Boards.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { Dragged } from './drag-keys.ts';
import { ItemDrawer } from './ItemDrawer.tsx';
import { useKanban } from './use-kanban.ts';
import './kanban.css';

/** Everybody with an item, without duplicates. */
function peopleOf({ items }: Kanban): readonly KanbanMember[] {
  const people = items.flatMap(({ members }) => members);
  return people.filter((one, at) => people.findIndex(({ name, img }) => name === one.name && img === one.img) === at);
}

/** Boards of items on the mock calls: dragged, renamed, added, changed and deleted. */
export function KanbanScreen() {
  const { t } = useTranslation('demo-kanban');
  const { answer, refused, forget, isBusy, moveItem, moveBoard } = useKanban();
  const [opened, setOpened] = useState<Item>();
  const [doomed, setDoomed] = useState<Dragged>();
  const kanban = answer.data;
  const actions = {
    onMoveItem: moveItem,
    onMoveBoard: moveBoard,
    onOpenItem: (id: number) => setOpened(kanban?.items.find((item) => item.id === id)),
    onDelete: setDoomed,
  };
  return (
    <section className="k-kanban" aria-label={t('title')} aria-busy={isBusy}>
      <PageHead title={t('title')} />
      {refused !== undefined && (
        <Alert type="error" message={refused} action={<Button onClick={forget}>{t('putAway')}</Button>} />
      )}
      <Answered answer={answer} rows={10}>
        {(boards) => <Boards kanban={boards} actions={actions} />}
      </Answered>
      <p className="k-muted">{t('hint')}</p>
      {opened && kanban && (
        <ItemDrawer
          key={opened.id}
          item={opened}
          people={peopleOf(kanban)}
          onClose={() => setOpened(undefined)}
          onDelete={() => setDoomed({ kind: 'item', id: opened.id })}
        />
      )}
      {doomed && kanban && (
        <DeleteQuestion
          what={doomed}
          kanban={kanban}
          onClose={() => setDoomed(undefined)}
          onDone={() => {
            setDoomed(undefined);
            setOpened(undefined);
          }}
        />
      )}
    </section>
  );
}
