import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import '../../../engine/page/page.css';

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
      <h2 id="demo-devices">{t('devices.title')}</h2>
      <div className="k-block-scroll" role="region" aria-labelledby="demo-devices" tabIndex={0}>
        <table className="k-block-table">
          <caption className="k-hidden">{t('devices.title')}</caption>
          <thead>
            <tr>
              {(['browser', 'device', 'place', 'at'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`devices.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DEVICES.map(({ browser, device, place, at }) => (
              <tr key={browser}>
                <th scope="row">
                  <Icon name={/iOS|Android/.test(browser) ? 'PhoneOutlined' : 'GlobalOutlined'} /> {browser}
                </th>
                <td>{device}</td>
                <td>{place}</td>
                <td>{formatDateTime({ value: at, language })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
