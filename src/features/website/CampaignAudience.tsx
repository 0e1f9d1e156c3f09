import Typography from 'antd/es/typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../config/types.ts';
import { TYPING, useAnswer } from '../../engine/resource/use-answer.ts';
import { formatNumber } from '../../engine/format.ts';
import type { PanelProps, FormValueStore } from '../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import type { AudienceAnswer } from '../../wire/website.ts';

const ASKED = ['audienceLanguage', 'audienceTags', 'audienceCity', 'audienceStays', 'stayedSince'];

/** The current audience of the edited campaign: a number before anything is sent. */
export function CampaignAudience({ typed }: Pick<PanelProps, 'typed'>) {
  return typed ? <TypedAudience typed={typed} /> : null;
}

function TypedAudience({ typed }: { readonly typed: FormValueStore }) {
  const { t } = useTranslation('website');
  const values = useSyncExternalStore(
    (listener) => typed.subscribe(ASKED, listener),
    () => typed.values(),
  );
  return (
    <section className="k-panel" aria-label={t('audience.title')}>
      <h2>{t('audience.title')}</h2>
      <Audience values={values} />
    </section>
  );
}

type AudienceProps = { readonly values: { readonly [key: string]: Json | undefined } };

/** The number of readers, their languages and a few of them. */
export function Audience({ values }: AudienceProps) {
  const { t } = useTranslation('website');
  const language = useLanguage();
  const body = Object.fromEntries(ASKED.map((key) => [key, values[key] ?? null]));
  const answer = useAnswer<AudienceAnswer>({ path: '/campaigns/audience', body }, { pause: TYPING });
  const number = (value: number) => formatNumber({ value, language });
  return (
    <div aria-busy={!answer.isCurrent}>
      <Answered rows={2} answer={answer}>
        {({ count, byLanguage, sample }) => (
          <>
            <p role="status">
              <strong>{number(count)}</strong> {t('audience.readers', { count })}
            </p>
            <p>{t('audience.languages', { en: number(byLanguage.en), tr: number(byLanguage.tr) })}</p>
            {sample.length > 0 && (
              <>
                <Typography.Text type="secondary">{t('audience.sample')}</Typography.Text>
                <ul>
                  {sample.map((email) => (
                    <li key={email}>{email}</li>
                  ))}
                </ul>
              </>
            )}
            <Typography.Text type="secondary">{t('audience.rule')}</Typography.Text>
          </>
        )}
      </Answered>
    </div>
  );
}
