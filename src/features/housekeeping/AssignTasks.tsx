import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { FieldCell } from '../../engine/fields/displays.tsx';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { rowTitle } from '../../engine/resource/title.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { notify } from '../../providers/notification.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Assigned } from '../../wire/housekeeping.ts';
import '../../ui/control.css';
import './assign-tasks.css';

type Listed = Row & { id: string };

/** Tasks in one drawer; what is further away can wait. */
const MOST = 100;

/** Opens the tasks that nobody has yet, to give some of them to one person. */
export function AssignTasks() {
  const { t } = useTranslation('housekeeping');
  const { resource } = useEngine();
  const [isOpen, setIsOpen] = useState(false);
  if (!resource.can.includes('assign')) return null;
  return (
    <p className="k-assign-open">
      <button type="button" className="k-tool" onClick={() => setIsOpen(true)}>
        {t('assign.open')}
      </button>
      {isOpen && <AssignDrawer onClose={() => setIsOpen(false)} />}
    </p>
  );
}

function AssignDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('housekeeping');
  const { send, isSending, failure } = useSend({ refreshes: ['housekeeping-tasks'] });
  const { query, result } = useList<Listed>({
    resource: 'housekeeping-tasks',
    pagination: { currentPage: 1, pageSize: MOST },
    sorters: [{ field: 'dueAt', order: 'asc' }],
    filters: [{ field: 'view', operator: 'eq', value: 'unassigned' }],
    errorNotification: false,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const tasks = result.data;
  const ids = tasks.map(({ id }) => id).filter((id) => chosen.has(id));

  const assign = async (assigneeId: string) => {
    const body = { ids, assigneeId };
    const sent = await send<Assigned>({ path: '/housekeeping-tasks/assign', method: 'POST', body, isOnce: true });
    if (!sent.isDone) return;
    const { results } = sent.data;
    const done = results.filter(({ isDone }) => isDone);
    setRefused(new Map(results.flatMap(({ id, isDone, message }) => (isDone ? [] : [[id, message ?? '']]))));
    setChosen(new Set(results.flatMap(({ id, isDone }) => (isDone ? [] : [id]))));
    if (done.length > 0) notify({ key: 'assign', type: 'success', message: t('assign.done', { count: done.length }) });
    if (done.length === results.length) onClose();
  };
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };

  const body = () => {
    if (query.isError) return <Notice kind="error" title={t('failed')} text={query.error.message} />;
    if (query.isLoading) return <Skeleton rows={6} label={t('loading')} />;
    if (tasks.length === 0) return <Notice kind="empty" title={t('assign.none')} />;
    const areAll = ids.length === tasks.length;
    return (
      <>
        <label className="k-assign-task">
          <input
            type="checkbox"
            checked={areAll}
            onChange={() => setChosen(new Set(areAll ? [] : tasks.map(({ id }) => id)))}
          />
          <span>{t('assign.all', { count: tasks.length })}</span>
        </label>
        <ul className="k-assign-list">
          {tasks.map((task) => (
            <li key={task.id}>
              <AssignRow task={task} isChosen={chosen.has(task.id)} onToggle={() => toggle(task.id)} />
              {refused.has(task.id) && <p className="k-assign-refused">{refused.get(task.id)}</p>}
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <Drawer
      title={t('assign.title')}
      onClose={onClose}
      footer={
        <AssignForm
          count={ids.length}
          isSending={isSending}
          problem={failure?.message}
          onAssign={(person) => void assign(person)}
        />
      }
    >
      {body()}
    </Drawer>
  );
}

type AssignFormProps = {
  /** Of the chosen tasks. */
  readonly count: number;
  readonly isSending: boolean;
  readonly problem: string | undefined;
  readonly onAssign: (person: string) => void;
};

/** Whom the chosen tasks are given to. */
function AssignForm({ count, isSending, problem, onAssign }: AssignFormProps) {
  const { t } = useTranslation('housekeeping');
  const [person, setPerson] = useState('');
  const people = usePeople();
  return (
    <form
      className="k-assign-foot k-controls"
      onSubmit={(event) => {
        event.preventDefault();
        onAssign(person);
      }}
    >
      <label>
        {t('assign.person')}
        <select value={person} onChange={(event) => setPerson(event.target.value)}>
          <option value="">{t('assign.choose')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {problem !== undefined && (
        <p className="k-assign-refused" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="k-control k-control-main" disabled={isSending || person === '' || count === 0}>
        {t('assign.go', { count })}
      </button>
    </form>
  );
}

const SHOWN = ['estateId', 'type', 'date', 'priority', 'status'];

type AssignRowProps = { readonly task: Listed; readonly isChosen: boolean; readonly onToggle: () => void };

function AssignRow({ task, isChosen, onToggle }: AssignRowProps) {
  const { resource } = useEngine();
  return (
    <label className="k-assign-task">
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span>
        <strong>{rowTitle({ resource, row: task })}</strong>
        <span className="k-assign-facts">
          {SHOWN.flatMap((name) => resource.fields[name] ?? []).map((field) => (
            <FieldCell key={field.name} field={field} record={task} />
          ))}
        </span>
      </span>
    </label>
  );
}

/** Who cleans. */
function usePeople(): readonly { readonly id: string; readonly name: string }[] {
  const { config } = useEngine();
  const users = config.resources['users'];
  const { result } = useList<Listed>({
    resource: 'users',
    pagination: { currentPage: 1, pageSize: MOST },
    filters: [
      { field: 'role', operator: 'eq', value: 'HouseKeeping' },
      { field: 'status', operator: 'eq', value: 'ACTIVE' },
    ],
    errorNotification: false,
    queryOptions: { enabled: users?.can.includes('list') ?? false },
  });
  if (!users) return [];
  return result.data.map((row) => ({ id: row.id, name: rowTitle({ resource: users, row }) }));
}
