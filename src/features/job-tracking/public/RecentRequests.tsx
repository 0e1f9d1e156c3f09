import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../engine/format.ts';
import { useVisitorAnswer } from '../../../engine/visitor-form/use-visitor-answer.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { PublicDemands } from '../../../wire/public-demands.ts';
import { stateLook } from './state-look.ts';

/** WB3: other people's recent demands: type, state and dates, and nothing else. */
export function RecentRequests() {
  const { t } = useTranslation('job-tracking');
  const language = useLanguage();
  const { data: list, failure } = useVisitorAnswer<PublicDemands>('/public/demands');
  return (
    <section className="k-public-after k-public-recent" aria-busy={!list && !failure}>
      <h2>{t('track.recent')}</h2>
      <p className="k-public-intro">{t('track.recentText')}</p>
      {failure && <p role="alert">{t('track.failed')}</p>}
      {!list && !failure && <p className="k-public-intro">{t('track.loading')}</p>}
      {list?.items.length === 0 && <p className="k-public-intro">{t('track.none')}</p>}
      {list && list.items.length > 0 && (
        <ul className="k-public-rows">
          {list.items.map(({ askedOn, type, status }, index) => (
            // They have no id, on purpose.
            <li key={index}>
              <span>{t(`types.${type}`)}</span>
              <span className={stateLook(status)}>{t(`states.${status}`)}</span>
              <time dateTime={askedOn}>{formatDate({ value: askedOn, language })}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
