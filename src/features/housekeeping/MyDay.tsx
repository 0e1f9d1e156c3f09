import { useTranslation } from 'react-i18next';
import { formatDate } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TaskCard } from './TaskCard.tsx';
import { type MyDayState, useMyDay } from './use-my-day.ts';
import './my-day.css';

/** US2: the tasks of one person today, most urgent first; each step is one tap, and none is lost without a connection. */
export function MyDay() {
  const { t } = useTranslation('housekeeping');
  const language = useLanguage();
  const state = useMyDay();
  const { day } = state;
  const items = day?.items ?? [];
  const mine = items.filter(({ isMine, status }) => isMine && status !== 'DONE' && status !== 'REJECTED');
  const open = items.filter(({ isMine }) => !isMine);
  const done = items.filter(({ isMine, status }) => isMine && status === 'DONE');

  const body = () => {
    if (state.error) {
      return (
        <Notice kind="error" title={t('failed')} text={state.error.message}>
          <button type="button" className="k-day-button" onClick={state.retry}>
            {t('retry')}
          </button>
        </Notice>
      );
    }
    if (state.isLoading) return <Skeleton rows={6} label={t('loading')} />;
    if (items.length === 0) return <Notice kind="empty" title={t('none')} text={t('noneText')} />;
    return [
      { key: 'mine', tasks: mine },
      { key: 'open', tasks: open },
      { key: 'done', tasks: done },
    ].map(({ key, tasks }) =>
      tasks.length === 0 ? null : (
        <section key={key} aria-label={t(`part.${key}`)}>
          <h2>
            {t(`part.${key}`)} <span className="k-muted">{tasks.length}</span>
          </h2>
          <ul className="k-day-list">
            {tasks.map((task) => (
              <TaskCard key={task.id} task={task} today={day?.today ?? ''} state={state} />
            ))}
          </ul>
        </section>
      ),
    );
  };
  return (
    <div className="k-day" aria-busy={state.isLoading}>
      <PageHead
        title={t('title')}
        tag={day && <span className="k-muted">{formatDate({ value: day.today, language })}</span>}
      />
      <Waiting state={state} />
      {body()}
    </div>
  );
}

/** What the server does not know yet, and what it did not take. */
function Waiting({ state }: { readonly state: MyDayState }) {
  const { t } = useTranslation('housekeeping');
  const { waiting, refused, isOffline } = state;
  return (
    <>
      <p className={waiting.length > 0 ? 'k-day-waiting' : 'k-hidden'} role="status">
        {waiting.length > 0 && t(isOffline ? 'waitingOffline' : 'waiting', { count: waiting.length })}
      </p>
      {refused.map(({ key, title, message }) => (
        <div key={key} className="k-day-refused" role="alert">
          <p>
            <strong>{title}</strong> {t('refused')} {message}
          </p>
          <button type="button" className="k-day-button" onClick={() => state.dismiss(key)}>
            {t('understood')}
          </button>
        </div>
      ))}
    </>
  );
}
