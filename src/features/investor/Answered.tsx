import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HttpError } from '../../providers/http-error.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import '../../ui/control.css';
import './investor.css';

type AnsweredProps<Body> = {
  readonly answer: {
    readonly data: Body | undefined;
    readonly isLoading: boolean;
    readonly failure: HttpError | undefined;
    readonly retry: () => void;
  };
  readonly children: (data: Body) => ReactNode;
};

/** What stands while an owner's figures are on their way, and when they do not come; staff are told whose page it is. */
export function Answered<Body>({ answer, children }: AnsweredProps<Body>) {
  const { t } = useTranslation('investor');
  const { data, isLoading, failure, retry } = answer;
  if (data !== undefined) return children(data);
  if (isLoading || !failure) return <Skeleton rows={6} label={t('loading')} />;
  if (failure.statusCode === 403) return <Notice kind="empty" title={t('notOwner.title')} text={t('notOwner.text')} />;
  return (
    <Notice kind="error" title={t('failed')} text={failure.message}>
      <button type="button" className="k-control" onClick={retry}>
        {t('retry')}
      </button>
    </Notice>
  );
}
