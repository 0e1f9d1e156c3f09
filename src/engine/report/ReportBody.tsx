import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Answered } from '../resource/use-answer.ts';
import '../../ui/control.css';
import './report.css';

type ReportBodyProps<Body> = {
  readonly report: Answered<Body>;
  readonly isEmpty?: (body: Body) => boolean;
  /** Stands there for those whom the answer is not for (403). */
  readonly refused?: ReactNode;
  readonly children: (body: Body) => ReactNode;
};

/** What stands in a report's place while it is on its way, when it failed and when there is nothing to tell. */
export function ReportBody<Body>({ report, isEmpty, refused, children }: ReportBodyProps<Body>) {
  const { t } = useTranslation('report');
  const { data, failure, isCurrent, refresh } = report;
  if (failure?.statusCode === 403 && refused !== undefined) return refused;
  if (failure) {
    return (
      <Notice kind="error" title={t('failed')} text={failure.message}>
        <button type="button" className="k-control" onClick={refresh}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!data) return <Skeleton rows={8} label={t('loading')} />;
  if (isEmpty?.(data)) return <Notice kind="empty" title={t('none')} text={t('noneText')} />;
  return (
    <div className={isCurrent ? undefined : 'k-report-stale'} aria-busy={!isCurrent}>
      {children(data)}
    </div>
  );
}
