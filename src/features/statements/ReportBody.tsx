import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Report } from './use-report.ts';

type ReportBodyProps<Body> = {
  readonly report: Report<Body>;
  readonly isEmpty: (body: Body) => boolean;
  readonly children: (body: Body) => ReactNode;
};

/** What stands in an answer's place while it is on its way, when it failed and when there is nothing to tell. */
export function ReportBody<Body>({ report, isEmpty, children }: ReportBodyProps<Body>) {
  const { t } = useTranslation('statements');
  if (report.error) {
    return (
      <Notice kind="error" title={t('failed')} text={report.error.message}>
        <button type="button" className="k-control" onClick={report.retry}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!report.data) return <Skeleton rows={8} label={t('loading')} />;
  if (isEmpty(report.data)) return <Notice kind="empty" title={t('none')} text={t('noneText')} />;
  return (
    <div className={report.isStale ? 'k-st-stale' : undefined} aria-busy={report.isStale}>
      {children(report.data)}
    </div>
  );
}
