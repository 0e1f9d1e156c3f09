// antd has none: the four states of what was asked for, in one place.
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';

type AnsweredProps<Body> = {
  /** From `useAnswer`. */
  readonly answer: {
    readonly data: Body | undefined;
    readonly failure: { readonly message: string; readonly statusCode?: number } | undefined;
    /** Whether `data` answers the question as it is now; true unless said. */
    readonly isCurrent?: boolean;
    readonly refresh: () => void;
  };
  /** The message for a failure. */
  readonly failed?: string;
  /** Lines of the skeleton: about as high as what comes. */
  readonly rows?: number;
  readonly isEmpty?: (body: Body) => boolean;
  /** In the place of an empty answer; says that there is nothing unless it says more. */
  readonly empty?: ReactNode;
  /** Shown instead of the answer to those who may not see it (403). */
  readonly refused?: ReactNode;
  readonly children: (body: Body) => ReactNode;
};

/** An answer: its skeleton while loading, the failure with a retry button, the empty state, or its content. */
export function Answered<Body>({ answer, failed, rows = 3, isEmpty, empty, refused, children }: AnsweredProps<Body>) {
  const { t } = useTranslation('common');
  const { data, failure, isCurrent = true, refresh } = answer;
  if (failure?.statusCode === 403 && refused !== undefined) return refused;
  if (failure) {
    return (
      <Notice kind="error" title={failed ?? t('answer.failed')} text={failure.message} error={failure}>
        <Button onClick={refresh}>{t('answer.retry')}</Button>
      </Notice>
    );
  }
  if (data === undefined) return <Skeleton rows={rows} label={t('answer.loading')} />;
  if (isEmpty?.(data)) return empty ?? <Notice kind="empty" title={t('answer.none')} />;
  return (
    <div style={{ opacity: isCurrent ? 1 : 0.6 }} aria-busy={!isCurrent}>
      {children(data)}
    </div>
  );
}
