import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Answered } from '../../ui/Answered.tsx';
import type { Answer } from '../../engine/resource/use-answer.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Notice } from '../../ui/Notice.tsx';

type OwnersOnlyProps<Body> = { readonly report: Answer<Body>; readonly children: (body: Body) => ReactNode };

/** An owner's figures; staff see whose page it is, and how to preview it as the owner. */
export function OwnersOnly<Body>({ report, children }: OwnersOnlyProps<Body>) {
  const { t } = useTranslation('investor');
  const investors = useClientConfig().resources['investors'];
  const refused = (
    <Notice kind="empty" title={t('notOwner.title')} text={t('notOwner.text')}>
      {investors?.can.includes('list') && <Link to={investors.routes.list}>{t('notOwner.choose')}</Link>}
    </Notice>
  );
  return (
    <Answered rows={8} answer={report} refused={refused}>
      {children}
    </Answered>
  );
}
