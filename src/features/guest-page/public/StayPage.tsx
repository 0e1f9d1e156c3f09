import Button from 'antd/es/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitorAnswer } from '../../../engine/visitor-form/use-visitor-answer.ts';
import { speakAs } from '../../../providers/i18n.ts';
import { readPreference } from '../../../providers/preferences.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { GuestPage, GuestPageStay } from '../../../wire/guest-page.ts';
import { Arriving } from './Arriving.tsx';
import { Company } from './Company.tsx';
import { EntryDetails } from './EntryDetails.tsx';
import { Identity } from './Identity.tsx';
import { Money } from './Money.tsx';
import { HouseRules } from './HouseRules.tsx';
import { StayHead } from './StayHead.tsx';
import { GuestTalk } from './GuestTalk.tsx';
import './stay-page.css';

/** A guest's own page of a stay, by a link; an invalid link does not reveal why. */
export function StayPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('guest-page');
  const { data: page, failure, retry } = useVisitorAnswer<GuestPage>(`/public/stay/${encodeURIComponent(id)}`);
  const title = page?.stay?.home ?? t('title');
  const language = page?.language;
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  useEffect(() => {
    // A chosen language takes precedence; the default is the language in which the house writes to the guest.
    if (language !== undefined && readPreference('language') === undefined) void speakAs({ language });
  }, [language]);

  if (failure?.statusCode === 404) return <Notice kind="empty" title={t('gone')} text={t('goneText')} />;
  if (failure) {
    return (
      <Notice kind="error" title={t('failed')} error={failure}>
        <Button onClick={retry}>{t('retry')}</Button>
      </Notice>
    );
  }
  if (!page) return <Skeleton rows={10} label={t('loading')} />;
  const { stay, company, code } = page;
  return (
    <article className="k-stack k-stay-page">
      {stay ? (
        <Stay id={id} stay={stay} code={code} host={company.name} />
      ) : (
        <>
          <h1>{t(`state.${page.state}`)}</h1>
          <p>{t(`stateText.${page.state}`, { code })}</p>
        </>
      )}
      <Company company={company} />
    </article>
  );
}

type StayProps = {
  readonly id: string;
  readonly stay: GuestPageStay;
  readonly code: string;
  readonly host: string;
};

/** In the order of a guest's needs: open tasks before information. */
function Stay({ id, stay, code, host }: StayProps) {
  return (
    <>
      <StayHead stay={stay} code={code} host={host} />
      <EntryDetails stay={stay} />
      <Arriving stay={stay} />
      <Money id={id} money={stay.money} />
      {stay.identity && <Identity id={id} identity={stay.identity} />}
      {stay.mayWrite && <GuestTalk id={id} />}
      <HouseRules rules={stay.rules} />
    </>
  );
}
