import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { StoredEnd } from './StoredEnd.tsx';
import { useStoredPart } from './use-stored-part.ts';
import '../../../engine/page/page.css';

const TOPICS = ['news', 'activity', 'browser', 'device'] as const;
const WAYS = ['email', 'browser', 'app'] as const;
const TIMES = ['online', 'always', 'never'] as const;
type Choices = { readonly when: string; readonly on: string[] };

const START: Choices = {
  when: 'online',
  on: ['news email', 'activity email', 'activity app', 'browser email', 'device app'],
};
const isChoices = (value: Json | undefined): value is { when: string; on: string[] } => {
  if (!isJsonObject(value)) return false;
  const { when, on } = value;
  return typeof when === 'string' && Array.isArray(on) && on.every((one) => typeof one === 'string');
};

/** Who is told what, and by which way. */
export function NotificationTab() {
  const { t } = useTranslation('demo-account-settings');
  const stored = useStoredPart<Choices>({ part: 'notifications', start: START, isValue: isChoices });
  const { value, setValue } = stored;
  const handleTick = (key: string, isOn: boolean) =>
    setValue({ ...value, on: isOn ? [...value.on, key].sort() : value.on.filter((one) => one !== key) });
  return (
    <section className="k-panel">
      <h2>{t('notify.title')}</h2>
      <p className="k-settings-muted">{t('notify.text')}</p>
      <div className="k-block-scroll">
        <table className="k-block-table k-settings-matrix">
          <caption className="k-hidden">{t('notify.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('notify.topic')}</th>
              {WAYS.map((way) => (
                <th key={way} scope="col" id={`notify-${way}`}>
                  {t(`notify.way.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TOPICS.map((topic) => (
              <tr key={topic}>
                <th scope="row" id={`notify-${topic}`}>
                  {t(`notify.about.${topic}`)}
                </th>
                {WAYS.map((way) => (
                  <td key={way}>
                    <input
                      type="checkbox"
                      aria-labelledby={`notify-${topic} notify-${way}`}
                      checked={value.on.includes(`${topic} ${way}`)}
                      onChange={(event) => handleTick(`${topic} ${way}`, event.target.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="k-controls">
        <label className="k-settings-narrow">
          {t('notify.when')}
          <select value={value.when} onChange={(event) => setValue({ ...value, when: event.target.value })}>
            {TIMES.map((time) => (
              <option key={time} value={time}>
                {t(`notify.time.${time}`)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <StoredEnd
        isChanged={stored.isChanged}
        isSaved={stored.isSaved}
        onDiscard={stored.discard}
        onSave={() => stored.save()}
      />
    </section>
  );
}
