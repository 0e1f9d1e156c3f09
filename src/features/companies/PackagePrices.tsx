import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../engine/format.ts';
import { useVisitorAnswer } from '../../engine/visitor-form/use-visitor-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { PricedPackage, Pricing as Priced } from '../../wire/companies.ts';
import { usePublicTitle } from './use-public-title.ts';
import './pricing.css';

const CALL_ME = '/v1/public/contact';

/** The prices and contents of the packages, for everybody. */
export function PackagePrices() {
  const { t } = useTranslation('companies');
  usePublicTitle('pricing');
  const { data: priced, failure, retry } = useVisitorAnswer<Priced>('/public/pricing');
  return (
    <div className="k-pricing">
      <h1>{t('pricing.title')}</h1>
      <p>{t('pricing.lead')}</p>
      {!priced && !failure && <Skeleton rows={10} label={t('pricing.loading')} />}
      {failure && (
        <Notice kind="error" title={t('pricing.failed')} error={failure}>
          <button type="button" className="k-button" onClick={retry}>
            {t('pricing.retry')}
          </button>
        </Notice>
      )}
      {priced?.items.length === 0 && <Notice kind="empty" title={t('pricing.none')} text={t('pricing.noneText')} />}
      {priced && priced.items.length > 0 && (
        <ul className="k-stack k-pricing-offers">
          {priced.items.map((offer) => (
            <Offer key={offer.id} offer={offer} modules={priced.modules} />
          ))}
        </ul>
      )}
      <section className="k-stack k-pricing-call">
        <h2>{t('pricing.question')}</h2>
        <p>{t('pricing.questionText')}</p>
        <a className="k-button" href={CALL_ME}>
          {t('pricing.callMe')}
        </a>
      </section>
    </div>
  );
}

type OfferProps = { readonly offer: PricedPackage; readonly modules: Priced['modules'] };

function Offer({ offer, modules }: OfferProps) {
  const { t } = useTranslation('companies');
  const text = useText();
  const language = useLanguage();
  const { name, description, price, currency, period, estateLimit, userLimit, isHighlighted } = offer;
  return (
    <li className={isHighlighted ? 'k-public-card k-package k-package-recommended' : 'k-public-card k-package'}>
      <h2>
        {text(name)}
        {isHighlighted && <span className="k-package-tag">{t('pricing.recommended')}</span>}
      </h2>
      <p className="k-package-price">
        <strong>{formatMoney({ minor: price, currency, language })}</strong> {t(`pricing.per.${period}`)}
      </p>
      {description && <p>{text(description)}</p>}
      <ul className="k-stack">
        <Part>{estateLimit === null ? t('pricing.anyEstates') : t('pricing.estates', { count: estateLimit })}</Part>
        <Part>{userLimit === null ? t('pricing.anyUsers') : t('pricing.users', { count: userLimit })}</Part>
        <Part>{t('pricing.core')}</Part>
        {modules.map(({ value, label }) => (
          <Part key={value} isMissing={!offer.modules.includes(value)}>
            {text(label)}
          </Part>
        ))}
      </ul>
      <a className={isHighlighted ? 'k-button' : 'k-button k-button-quiet'} href={CALL_ME}>
        {t('pricing.choose', { name: text(name) })}
      </a>
    </li>
  );
}

/** The leading tick or dash is decoration; the words repeat it. */
function Part({ isMissing = false, children }: { readonly isMissing?: boolean; readonly children: string }) {
  const { t } = useTranslation('companies');
  return (
    <li className={isMissing ? 'k-package-part k-package-missing' : 'k-package-part'}>
      {children}
      {isMissing && <span className="k-hidden">{t('pricing.notIncluded')}</span>}
    </li>
  );
}
