import Descriptions from 'antd/es/descriptions';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';

/** px of the sizes in palette.css */
const SIZES = { title: 20, lead: 16, body: 14, middle: 13, small: 12, tiny: 11 } as const;
const DAY = '2026-05-01';

/** Sample texts: sizes, emphasis, numbers and dates. */
export default function TypographyScreen() {
  const { t } = useTranslation('demo-extensions');
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('type.title')} />
      <TileGrid width={380} isFilled>
        <li className="k-panel">
          <h2>{t('type.headings')}</h2>
          <Typography.Title level={3}>{t('type.first')}</Typography.Title>
          <Typography.Title level={4}>{t('type.second')}</Typography.Title>
          <Typography.Title level={5}>{t('type.third')}</Typography.Title>
        </li>
        <li className="k-panel">
          <h2>{t('type.sizes')}</h2>
          {Object.entries(SIZES).map(([name, size]) => (
            <p key={name} style={{ fontSize: `var(--k-font-${name})` }}>
              <span className="k-muted">{size} px</span> {t('type.pangram')}
            </p>
          ))}
        </li>
        <li className="k-panel">
          <h2>{t('type.words')}</h2>
          <p>
            {t('type.plain')} <strong>{t('type.strong')}</strong>, <em>{t('type.emphasis')}</em>,{' '}
            <a href="#type-link" id="type-link">
              {t('type.link')}
            </a>
            , <Typography.Text code>RES101</Typography.Text>, <Typography.Text keyboard>Ctrl K</Typography.Text>.
          </p>
          <Typography.Paragraph type="secondary">{t('type.muted')}</Typography.Paragraph>
          <Typography.Paragraph type="danger">{t('type.danger')}</Typography.Paragraph>
          <Typography.Paragraph type="success">{t('type.success')}</Typography.Paragraph>
          <Typography>
            <blockquote>{t('type.quote')}</blockquote>
          </Typography>
        </li>
        <li className="k-panel">
          <h2>{t('type.lists')}</h2>
          <ul>
            <li>{t('type.itemOne')}</li>
            <li>{t('type.itemTwo')}</li>
          </ul>
          <ol>
            <li>{t('type.stepOne')}</li>
            <li>{t('type.stepTwo')}</li>
          </ol>
        </li>
        <li className="k-panel">
          <h2>{t('type.numbers')}</h2>
          <Descriptions
            size="small"
            column={1}
            items={[
              { key: 'number', label: t('type.number'), children: formatNumber({ value: 1234567.5, language }) },
              {
                key: 'amount',
                label: t('type.amount'),
                children: formatMoney({ minor: 123450, currency: 'EUR', language }),
              },
              {
                key: 'lira',
                label: t('type.lira'),
                children: formatMoney({ minor: 1234567890, currency: 'TRY', language }),
              },
              { key: 'day', label: t('type.day'), children: formatDate({ value: DAY, language }) },
            ]}
          />
        </li>
        <li className="k-panel">
          <h2>{t('type.letters')}</h2>
          <p>Ç ç Ğ ğ İ i I ı Ö ö Ş ş Ü ü Â â € ₺ % ‰</p>
          <Typography.Paragraph type="secondary">{t('type.lettersText')}</Typography.Paragraph>
        </li>
      </TileGrid>
    </>
  );
}
