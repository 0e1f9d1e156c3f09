import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { FieldCell } from '../../engine/fields/displays.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { answerOf } from '../../engine/resource/answer-of.ts';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { rowTitle } from '../../engine/resource/title.ts';
import { useRecordTexts } from '../../engine/run/use-record-texts.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { notify } from '../../providers/notification.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Rows } from '../../ui/Rows.tsx';
import type { Assigned } from '../../wire/housekeeping.ts';

type Listed = Row & { id: string };

/** Max tasks in one drawer; later ones can wait. */
const MAX_TASKS = 100;
/** Shown beside the name of a task, which contains home, type and day. */
const SHOWN = ['priority', 'status'];

/** Opens the unassigned tasks, to assign some of them to one person. */
export function AssignTasks() {
  const { t } = useTranslation('housekeeping');
  const { resource } = useEngine();
  const [isOpen, setIsOpen] = useState(false);
  if (!resource.can.includes('assign')) return null;
  return (
    <p>
      <Button onClick={() => setIsOpen(true)}>{t('assign.open')}</Button>
      {isOpen && <AssignDrawer onClose={() => setIsOpen(false)} />}
    </p>
  );
}

function AssignDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('housekeeping');
  const { resource } = useEngine();
  const { nameOf } = useRecordTexts();
  const { send, isSending, failure } = useSend({ refreshes: ['housekeeping-tasks'] });
  const { query, result } = useList<Listed>({
    resource: 'housekeeping-tasks',
    pagination: { currentPage: 1, pageSize: MAX_TASKS },
    sorters: [{ field: 'dueAt', order: 'asc' }],
    filters: [{ field: 'view', operator: 'eq', value: 'unassigned' }],
    errorNotification: false,
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const tasks = result.data;
  const ids = tasks.map(({ id }) => id).filter((id) => chosen.includes(id));
  const areAll = ids.length === tasks.length;

  const assign = async (assigneeId: string) => {
    const body = { ids, assigneeId };
    const sent = await send<Assigned>({ path: '/housekeeping-tasks/assign', method: 'POST', body, isOnce: true });
    if (!sent.isDone) return;
    const { results } = sent.data;
    const done = results.filter(({ isDone }) => isDone);
    setRefused(new Map(results.flatMap(({ id, isDone, message }) => (isDone ? [] : [[id, message ?? '']]))));
    setChosen(results.flatMap(({ id, isDone }) => (isDone ? [] : [id])));
    if (done.length > 0) notify({ key: 'assign', type: 'success', message: t('assign.done', { count: done.length }) });
    if (done.length === results.length) onClose();
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
      <Answered
        answer={answerOf(query)}
        failed={t('failed')}
        rows={6}
        isEmpty={() => tasks.length === 0}
        empty={<Notice kind="empty" title={t('assign.none')} />}
      >
        {() => (
          <Flex vertical gap="middle">
            <Checkbox
              checked={areAll}
              indeterminate={ids.length > 0 && !areAll}
              onChange={() => setChosen(areAll ? [] : tasks.map(({ id }) => id))}
            >
              {t('assign.all', { count: tasks.length })}
            </Checkbox>
            <Checkbox.Group value={[...chosen]} onChange={setChosen}>
              <Rows gap="middle">
                {tasks.map((task) => (
                  <li key={task.id}>
                    <Checkbox value={task.id}>
                      <strong>{nameOf(task)}</strong>
                      <Flex component="span" wrap gap="4px 10px" align="center">
                        {SHOWN.flatMap((name) => resource.fields[name] ?? []).map((field) => (
                          <FieldCell key={field.name} field={field} record={task} />
                        ))}
                      </Flex>
                    </Checkbox>
                    {refused.has(task.id) && <Alert role="presentation" type="error" message={refused.get(task.id)} />}
                  </li>
                ))}
              </Rows>
            </Checkbox.Group>
          </Flex>
        )}
      </Answered>
    </Drawer>
  );
}

type AssignFormProps = {
  /** The chosen tasks. */
  readonly count: number;
  readonly isSending: boolean;
  readonly problem: string | undefined;
  readonly onAssign: (person: string) => void;
};

/** The people who can be assigned the chosen tasks. */
function AssignForm({ count, isSending, problem, onAssign }: AssignFormProps) {
  const { t } = useTranslation('housekeeping');
  const [person, setPerson] = useState<string | null>(null);
  const people = usePeople();
  return (
    <Flex vertical gap={10} style={{ width: '100%' }}>
      <Choice
        label={t('assign.person')}
        placeholder={t('assign.choose')}
        value={person}
        options={people}
        onChange={setPerson}
      />
      {problem !== undefined && <Alert type="error" message={problem} />}
      <Button
        type="primary"
        loading={isSending}
        disabled={person === null || count === 0}
        onClick={() => person !== null && onAssign(person)}
      >
        {t('assign.go', { count })}
      </Button>
    </Flex>
  );
}

/** The cleaners. */
function usePeople(): { readonly value: string; readonly label: string }[] {
  const { config } = useEngine();
  const users = config.resources['users'];
  const { result } = useList<Listed>({
    resource: 'users',
    pagination: { currentPage: 1, pageSize: MAX_TASKS },
    filters: [
      { field: 'role', operator: 'eq', value: 'HouseKeeping' },
      { field: 'status', operator: 'eq', value: 'ACTIVE' },
    ],
    errorNotification: false,
    queryOptions: { enabled: users?.can.includes('list') ?? false },
  });
  if (!users) return [];
  return result.data.map((row) => ({ value: row.id, label: rowTitle({ resource: users, row }) }));
}
