import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../engine/format.ts';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { notify } from '../../providers/notification.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { MyProblems } from './MyProblems.tsx';
import { TaskCard } from './TaskCard.tsx';
import { type MyDayState, useMyDay } from './use-my-day.ts';
import './my-day.css';

/**
 * US2: one person's tasks today, the most urgent first; each step is one tap, and none is lost without a connection.
 */
export function MyDay() {
  const { t } = useTranslation('housekeeping');
  const language = useLanguage();
  const own = useMyDay();
  const { config, resource } = useEngine();
  const page = useId();
  const state: MyDayState = {
    ...own,
    add: (change) => {
      const isStored = own.add(change);
      // Its card disappears under the finger, so the focus must move.
      if (isStored && change.kind === 'step' && change.action === 'finish') {
        const { taskId, title } = change;
        notify({
          type: 'success',
          key: 'my-day',
          message: t('finished', { title }),
          ...(resource.can.includes('undoFinish') && {
            way: {
              label: t('undo'),
              run: () => void own.add({ kind: 'step', taskId, title, action: 'undoFinish', body: {} }),
            },
          }),
        });
        document.getElementById(page)?.focus({ preventScroll: true });
      }
      return isStored;
    },
  };
  const { day } = state;
  const items = day?.items ?? [];
  const mine = items.filter(({ isMine, status }) => isMine && status !== 'DONE' && status !== 'REJECTED');
  const open = items.filter(({ isMine }) => !isMine);
  const done = items.filter(({ isMine, status }) => isMine && status === 'DONE');

  const parts = [
    { key: 'mine', tasks: mine },
    { key: 'open', tasks: open },
    { key: 'done', tasks: done },
  ].filter(({ tasks }) => tasks.length > 0);
  return (
    <div className="k-day" id={page} tabIndex={-1} aria-busy={day === undefined}>
      <PageHead
        title={t('title')}
        tag={day && <span className="k-muted">{formatDate({ value: day.today, language })}</span>}
      />
      <Waiting state={state} />
      <Answered
        answer={state.answer}
        failed={t('failed')}
        rows={6}
        isEmpty={() => items.length === 0}
        empty={<Notice kind="empty" title={t('none')} text={t('noneText')} />}
      >
        {({ today }) =>
          parts.map(({ key, tasks }) => (
            <section key={key} aria-label={t(`part.${key}`)}>
              <h2>
                {t(`part.${key}`)} <span className="k-muted">{tasks.length}</span>
              </h2>
              <Rows gap="middle">
                {tasks.map((task) => (
                  <TaskCard key={task.id} task={task} today={today} state={state} />
                ))}
              </Rows>
            </section>
          ))
        }
      </Answered>
      <MyProblems config={config} />
    </div>
  );
}

/** Changes the server does not have yet, and those it refused. */
function Waiting({ state }: { readonly state: MyDayState }) {
  const { t } = useTranslation('housekeeping');
  const { waiting, refused, isOffline } = state;
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <Alert
            role="presentation"
            type="warning"
            message={t(isOffline ? 'waitingOffline' : 'waiting', { count: waiting.length })}
          />
        )}
      </div>
      {refused.map(({ key, title, message }) => (
        <Alert
          key={key}
          type="error"
          message={title}
          description={`${t('refused')} ${message}`}
          action={<Button onClick={() => state.dismiss(key)}>{t('understood')}</Button>}
        />
      ))}
    </>
  );
}
