import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import type { Answered } from '../../engine/resource/use-answer.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Notice } from '../../ui/Notice.tsx';
import './investor.css';

type OwnersOnlyProps<Body> = { readonly report: Answered<Body>; readonly children: (body: Body) => ReactNode };

/** An owner's figures; staff are told whose page it is, and how to look through the owner's eyes. */
export function OwnersOnly<Body>({ report, children }: OwnersOnlyProps<Body>) {
  const { t } = useTranslation('investor');
  const investors = useClientConfig().resources['investors'];
  const refused = (
    <Notice kind="empty" title={t('notOwner.title')} text={t('notOwner.text')}>
      {investors?.can.includes('list') && <Link to={investors.routes.list}>{t('notOwner.choose')}</Link>}
    </Notice>
  );
  return (
    <ReportBody report={report} refused={refused}>
      {children}
    </ReportBody>
  );
}
