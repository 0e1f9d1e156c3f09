import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import '../../ui/control.css';

type AskedProps = {
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
  readonly children: ReactNode;
};

/** What was asked for, once it is there; until then that it comes, or why it does not. */
export function Asked({ isLoading, failure, retry, children }: AskedProps) {
  const { t } = useTranslation('setting');
  if (isLoading) return <Skeleton rows={3} label={t('loading')} />;
  if (failure === undefined) return children;
  return (
    <Notice kind="error" title={t('failed')} text={failure}>
      <button type="button" className="k-control" onClick={retry}>
        {t('retry')}
      </button>
    </Notice>
  );
}
