import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { useStoredPart } from './use-stored-part.ts';
import '../parts/switch.css';

const APPS = { Google: 'calendar', Slack: 'messages', GitHub: 'code', Mailchimp: 'mail', Asana: 'tasks' } as const;
const SOCIAL = ['Facebook', 'Instagram', 'LinkedIn', 'Dribbble'] as const;
const HANDLE = '@zeynep.aydin';

const areNames = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');
const toggled = (names: readonly string[], name: string): string[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

/** Other programs and accounts; a choice is kept at once, and can be undone as quickly. */
export function ConnectionTab() {
  const { t } = useTranslation('demo-account-settings');
  const apps = useStoredPart<string[]>({ part: 'apps', start: ['Google', 'Slack'], isValue: areNames });
  const social = useStoredPart<string[]>({ part: 'social', start: ['LinkedIn'], isValue: areNames });
  return (
    <>
      <div className="k-settings-two">
        <section className="k-panel">
          <h2>{t('connection.apps')}</h2>
          <p className="k-settings-muted">{t('connection.appsText')}</p>
          <ul className="k-settings-cards">
            {Object.entries(APPS).map(([name, what]) => (
              <App
                key={name}
                name={name}
                what={what}
                isOn={apps.value.includes(name)}
                onToggle={() => apps.save(toggled(apps.value, name))}
              />
            ))}
          </ul>
        </section>
        <section className="k-panel">
          <h2>{t('connection.social')}</h2>
          <p className="k-settings-muted">{t('connection.socialText')}</p>
          <ul className="k-settings-cards">
            {SOCIAL.map((name) => {
              const isOn = social.value.includes(name);
              return (
                <li key={name}>
                  <Avatar name={name} shape="square" />
                  <span className="k-settings-card-text">
                    <strong>{name}</strong>
                    <span className="k-settings-muted">{isOn ? HANDLE : t('connection.none')}</span>
                  </span>
                  <button
                    type="button"
                    className={isOn ? 'k-control' : 'k-control k-control-main'}
                    onClick={() => social.save(toggled(social.value, name))}
                  >
                    {t(isOn ? 'connection.disconnect' : 'connection.connect')} <span className="k-hidden">{name}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      </div>
      <p className="k-settings-muted">{t('connection.kept')}</p>
    </>
  );
}

type AppProps = {
  readonly name: string;
  readonly what: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
};

function App({ name, what, isOn, onToggle }: AppProps) {
  const { t } = useTranslation('demo-account-settings');
  const id = useId();
  return (
    <li>
      <Avatar name={name} shape="square" />
      <label className="k-settings-card-text" htmlFor={id}>
        <strong>{name}</strong>
        <span className="k-settings-muted">{t(`connection.what.${what}`)}</span>
      </label>
      <input id={id} type="checkbox" role="switch" className="k-switch-box" checked={isOn} onChange={onToggle} />
    </li>
  );
}
