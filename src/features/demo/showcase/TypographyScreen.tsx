import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import './showcase.css';

const SIZES = ['22', '19', '16', '14', '13', '12'] as const; // px, as the product's style sheets use them
const DAY = '2026-05-01';

/** How text looks: the sizes there are, what stands out how, and how numbers and days are written. */
export default function TypographyScreen() {
  const { t } = useTranslation('demo-extensions');
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('type.title')} />
      <div className="k-type">
        <section className="k-panel">
          <h2>{t('type.headings')}</h2>
          <h3 className="k-type-1">{t('type.first')}</h3>
          <h3 className="k-type-2">{t('type.second')}</h3>
          <h3 className="k-type-3">{t('type.third')}</h3>
        </section>
        <section className="k-panel">
          <h2>{t('type.sizes')}</h2>
          {SIZES.map((size) => (
            <p key={size} className={`k-type-size k-type-size-${size}`}>
              <span className="k-type-note">{size} px</span> {t('type.pangram')}
            </p>
          ))}
        </section>
        <section className="k-panel">
          <h2>{t('type.words')}</h2>
          <p>
            {t('type.plain')} <strong>{t('type.strong')}</strong>, <em>{t('type.emphasis')}</em>,{' '}
            <a href="#type-link" id="type-link">
              {t('type.link')}
            </a>
            , <code>RES101</code>, <kbd>Ctrl K</kbd>.
          </p>
          <p className="k-type-muted">{t('type.muted')}</p>
          <p className="k-type-danger">{t('type.danger')}</p>
          <p className="k-type-success">{t('type.success')}</p>
          <blockquote>{t('type.quote')}</blockquote>
        </section>
        <section className="k-panel">
          <h2>{t('type.lists')}</h2>
          <ul>
            <li>{t('type.itemOne')}</li>
            <li>{t('type.itemTwo')}</li>
          </ul>
          <ol>
            <li>{t('type.stepOne')}</li>
            <li>{t('type.stepTwo')}</li>
          </ol>
        </section>
        <section className="k-panel">
          <h2>{t('type.numbers')}</h2>
          <dl className="k-type-numbers">
            <dt>{t('type.number')}</dt>
            <dd>{formatNumber({ value: 1234567.5, language })}</dd>
            <dt>{t('type.amount')}</dt>
            <dd>{formatMoney({ minor: 123450, currency: 'EUR', language })}</dd>
            <dt>{t('type.lira')}</dt>
            <dd>{formatMoney({ minor: 1234567890, currency: 'TRY', language })}</dd>
            <dt>{t('type.day')}</dt>
            <dd>{formatDate({ value: DAY, language })}</dd>
          </dl>
        </section>
        <section className="k-panel">
          <h2>{t('type.letters')}</h2>
          <p className="k-type-letters">Ç ç Ğ ğ İ i I ı Ö ö Ş ş Ü ü Â â € ₺ % ‰</p>
          <p className="k-type-muted">{t('type.lettersText')}</p>
        </section>
      </div>
    </>
  );
}
