import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';

const DEVICES = [
  { browser: 'Firefox · Ubuntu', device: 'ThinkPad X1', place: 'İstanbul', at: '2026-04-18T06:12:00Z' },
  { browser: 'Safari · iOS', device: 'iPhone 15', place: 'İzmir', at: '2026-04-17T19:40:00Z' },
  { browser: 'Chrome · Windows', device: 'HP Spectre', place: 'Ankara', at: '2026-04-12T11:03:00Z' },
  { browser: 'Chrome · Android', device: 'Pixel 9', place: 'Berlin', at: '2026-03-30T08:25:00Z' },
] as const;

/** From where somebody signed in lately; the real ones are on the person's own page. */
export function Devices() {
  const { t } = useTranslation('demo-account-settings');
  const language = useLanguage();
  return (
    <section className="k-panel">
      <h2>{t('devices.title')}</h2>
      <ScrollTable
        label={t('devices.title')}
        rowKey="browser"
        dataSource={[...DEVICES]}
        columns={[
          {
            title: t('devices.browser'),
            dataIndex: 'browser',
            rowScope: 'row',
            render: (browser: string) => (
              <>
                <Icon name={/iOS|Android/.test(browser) ? 'PhoneOutlined' : 'GlobalOutlined'} /> {browser}
              </>
            ),
          },
          { title: t('devices.device'), dataIndex: 'device' },
          { title: t('devices.place'), dataIndex: 'place' },
          { title: t('devices.at'), dataIndex: 'at', render: (value: string) => formatDateTime({ value, language }) },
        ]}
      />
    </section>
  );
}
