import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import type { Answered } from '../../engine/resource/use-answer.ts';
import { Notice } from '../../ui/Notice.tsx';
import './investor.css';

type OwnersOnlyProps<Body> = { readonly report: Answered<Body>; readonly children: (body: Body) => ReactNode };

/** An owner's figures; staff are told whose page it is, and how to look through the owner's eyes. */
export function OwnersOnly<Body>({ report, children }: OwnersOnlyProps<Body>) {
  const { t } = useTranslation('investor');
  const refused = <Notice kind="empty" title={t('notOwner.title')} text={t('notOwner.text')} />;
  return (
    <ReportBody report={report} refused={refused}>
      {children}
    </ReportBody>
  );
}
