import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../config/types.ts';
import { TYPING, useAnswer } from '../../engine/resource/use-answer.ts';
import { formatNumber } from '../../engine/format.ts';
import type { PanelProps, Typed } from '../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { AudienceAnswer } from '../../wire/website.ts';
import './campaign.css';

const ASKED = ['audienceLanguage', 'audienceTags', 'audienceCity', 'audienceStays', 'stayedSince'];

/** Whom the campaign would reach now, as it is typed: a number before anything is sent. */
export function CampaignAudience({ typed }: Pick<PanelProps, 'typed'>) {
  return typed ? <TypedAudience typed={typed} /> : null;
}

function TypedAudience({ typed }: { readonly typed: Typed }) {
  const values = useSyncExternalStore(
    (listener) => typed.subscribe(ASKED, listener),
    () => typed.values(),
  );
  return <Audience values={values} />;
}

type AudienceProps = { readonly values: { readonly [key: string]: Json | undefined } };

/** The number of readers, their languages and a few of them. */
export function Audience({ values }: AudienceProps) {
  const { t } = useTranslation('website');
  const language = useLanguage();
  const body = Object.fromEntries(ASKED.map((key) => [key, values[key] ?? null]));
  const { data, isCurrent, failure } = useAnswer<AudienceAnswer>(
    { path: '/campaigns/audience', body },
    { pause: TYPING },
  );
  const number = (value: number) => formatNumber({ value, language });
  return (
    <section className="k-campaign-audience" aria-label={t('audience.title')} aria-busy={!isCurrent}>
      <h2>{t('audience.title')}</h2>
      {failure && <p role="alert">{failure.message}</p>}
      {!data && !failure && <Skeleton rows={2} label={t('loading')} />}
      {data && (
        <>
          <p className="k-campaign-count" role="status">
            <strong>{number(data.count)}</strong> {t('audience.readers', { count: data.count })}
          </p>
          <p>{t('audience.languages', { en: number(data.byLanguage.en), tr: number(data.byLanguage.tr) })}</p>
          {data.sample.length > 0 && (
            <>
              <p className="k-campaign-muted">{t('audience.sample')}</p>
              <ul>
                {data.sample.map((email) => (
                  <li key={email}>{email}</li>
                ))}
              </ul>
            </>
          )}
          <p className="k-campaign-muted">{t('audience.rule')}</p>
        </>
      )}
    </section>
  );
}
