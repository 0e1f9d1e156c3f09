import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../engine/format.ts';
import { wallTimeOf } from '../../domain/calendar/wall-clock.ts';
import { LinkButton } from '../../engine/resource/LinkButton.tsx';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { NameText } from '../../ui/NameText.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { DayTask, GuestCount } from '../../wire/housekeeping.ts';
import { PROBLEMS } from './MyProblems.tsx';
import type { TaskStep } from './task-changes.ts';
import { TaskWork } from './TaskWork.tsx';
import type { MyDayState } from './use-my-day.ts';
import { optionOf } from '../../config/options.ts';

type TaskCardProps = { readonly task: DayTask; readonly today: string; readonly state: MyDayState };

/** The next step. */
const NEXT: Readonly<Partial<Record<DayTask['status'], TaskStep>>> = {
  UNASSIGNED: 'accept',
  ASSIGNED: 'accept',
  ACCEPTED: 'start',
  REOPENED: 'start',
  IN_PROGRESS: 'finish',
};

/** One task: home, deadline, number of guests, and one large button for the next step. */
export function TaskCard({ task, today, state }: TaskCardProps) {
  const { t } = useTranslation('housekeeping');
  const heading = useId();
  const { config, resource } = useEngine();
  const problems = config.resources[PROBLEMS];
  const [isRejecting, setIsRejecting] = useState(false);
  const title = `${task.home.name} · ${task.home.code}`;
  const next = NEXT[task.status];
  const isWaiting = state.waiting.some(({ taskId }) => taskId === task.id);
  const step = (action: TaskStep, body = {}) => state.add({ kind: 'step', taskId: task.id, title, action, body });
  const mayReject = task.isMine && ['ASSIGNED', 'ACCEPTED'].includes(task.status) && resource.can.includes('reject');
  return (
    <li aria-labelledby={heading}>
      <Card {...(task.status === 'IN_PROGRESS' && { style: { borderColor: 'var(--k-accent)' } })}>
        <Flex vertical gap={12}>
          <h3 id={heading}>
            <NameText name={title} />
          </h3>
          <Facts task={task} today={today} isWaiting={isWaiting} />
          {task.status === 'IN_PROGRESS' && <TaskWork task={task} title={title} state={state} />}
          {next && resource.can.includes(next) && !isRejecting && (
            <Button block size="large" type="primary" onClick={() => step(next)}>
              {t(`step.${next}`)}
              <span className="k-hidden">: {title}</span>
            </Button>
          )}
          {task.status === 'DONE' && task.isMine && resource.can.includes('undoFinish') && (
            <Button block type="text" size="large" onClick={() => step('undoFinish')}>
              {t('step.undoFinish')}
              <span className="k-hidden">: {title}</span>
            </Button>
          )}
          {mayReject && !isRejecting && (
            <Button block size="large" onClick={() => setIsRejecting(true)}>
              {t('step.reject')}
              <span className="k-hidden">: {title}</span>
            </Button>
          )}
          {problems?.can.includes('create') && !isRejecting && (
            <LinkButton
              block
              type="text"
              to={`${problems.routes.create}?${new URLSearchParams({ estateId: task.home.id }).toString()}`}
            >
              {t('problem.report')}
              <span className="k-hidden">: {title}</span>
            </LinkButton>
          )}
          {isRejecting && (
            <Reject
              onCancel={() => setIsRejecting(false)}
              onReject={(rejectReason) => {
                step('reject', { rejectReason });
                setIsRejecting(false);
              }}
            />
          )}
        </Flex>
      </Card>
    </li>
  );
}

type FactsProps = { readonly task: DayTask; readonly today: string; readonly isWaiting: boolean };

function Facts({ task, today, isWaiting }: FactsProps) {
  const { t } = useTranslation('housekeeping');
  const language = useLanguage();
  const { stay, home } = task;
  const day = (date: string) => (date === today ? t('today') : formatDate({ value: date, language }));
  const time = (instant: string) => wallTimeOf(instant).slice(11);
  const isCleanUp = task.type === 'CHECK_OUT_CLEAN' || task.type === 'CHECK_OUT_CONTROL';
  const next = task.type === 'MID_STAY' ? null : task.next;
  const leaves = () => {
    if (task.vacatedAt) return t('left', { time: time(task.vacatedAt) });
    return task.windowStart ? t(isCleanUp ? 'leaves' : 'from', { time: task.windowStart }) : undefined;
  };
  const notes = [task.reopenReason, task.note, next?.notes, isCleanUp ? null : stay?.notes, home.note];
  return (
    <>
      <Flex wrap gap={6}>
        <Choice name="type" value={task.type} />
        {(task.priority === 'URGENT' || task.priority === 'HIGH') && <Choice name="priority" value={task.priority} />}
        {task.status !== 'UNASSIGNED' && <Choice name="status" value={task.status} />}
        {isWaiting && <Tag color="orange">{t('notSent')}</Tag>}
      </Flex>
      <Rows gap={4}>
        {task.date < today && <li className="k-bad">{t('since', { date: day(task.date) })}</li>}
        {home.place !== '' && <li>{home.place}</li>}
        {leaves() !== undefined && <li>{leaves()}</li>}
        {next && (
          <li>
            <strong>{t('next', { date: day(next.date), time: next.time })}</strong> · <People count={next} />
          </li>
        )}
        {!next && stay && (
          <li>
            {!isCleanUp && <strong>{t('until', { date: day(stay.checkOut) })} · </strong>}
            <People count={stay} />
          </li>
        )}
        {notes.map((note, index) => note && <li key={index}>“{note}”</li>)}
      </Rows>
    </>
  );
}

/** The label of a value of the task's field. */
function Choice({ name, value }: { readonly name: string; readonly value: string }) {
  const text = useText();
  const { resource } = useEngine();
  const option = optionOf(resource.fields[name], value);
  return <Tag color={option?.color}>{option ? text(option.label) : value}</Tag>;
}

function People({ count }: { readonly count: GuestCount }) {
  const { t } = useTranslation('housekeeping');
  const { adults, children, infants } = count;
  const parts = [
    t('adults', { count: adults }),
    ...(children > 0 ? [t('children', { count: children })] : []),
    ...(infants > 0 ? [t('infants', { count: infants })] : []),
  ];
  return parts.join(', ');
}

type RejectProps = { readonly onCancel: () => void; readonly onReject: (reason: string) => void };

function Reject({ onCancel, onReject }: RejectProps) {
  const { t } = useTranslation('housekeeping');
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Flex
      component="form"
      vertical
      gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') setIsMissing(true);
        else onReject(reason.trim());
      }}
    >
      <label htmlFor={id}>{t('reject.reason')}</label>
      <Input.TextArea
        id={id}
        rows={2}
        size="large"
        maxLength={500}
        value={reason}
        {...(isMissing && { status: 'error' as const })}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {isMissing && (
        <span id={`${id}-error`} className="k-bad" role="alert">
          {t('reject.missing')}
        </span>
      )}
      <Button block size="large" htmlType="submit" type="primary">
        {t('reject.send')}
      </Button>
      <Button block size="large" onClick={onCancel}>
        {t('reject.back')}
      </Button>
    </Flex>
  );
}
