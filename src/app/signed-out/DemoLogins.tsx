import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DemoLogin } from '../../providers/boot.ts';
import { currentLanguage, loadTexts } from '../../providers/i18n.ts';
import './demo.css';

type DemoLoginsProps = { readonly logins: readonly DemoLogin[]; readonly onChoose: (login: DemoLogin) => void };

/** Where demo logins are allowed, a click fills in one of each role. Production never gets this list. */
export default function DemoLogins({ logins, onChoose }: DemoLoginsProps) {
  const { t } = useTranslation(['access', 'common']);
  const [chosen, setChosen] = useState<string>();
  // The roles' names are in the product's own texts, which are needed after sign-in anyway.
  useEffect(() => void loadTexts(currentLanguage()).catch(() => undefined), []);
  return (
    <section className="k-demo" aria-labelledby="demo-title">
      <h2 className="k-muted" id="demo-title">
        {t('demo.title')}
      </h2>
      <div className="k-choice k-demo-roles">
        {logins.map((login) => (
          <button
            key={login.email}
            type="button"
            title={login.email}
            aria-pressed={chosen === login.email}
            onClick={() => {
              onChoose(login);
              setChosen(login.email);
            }}
          >
            {t(`common:role.${login.role}`, { defaultValue: login.role })}
          </button>
        ))}
      </div>
      <p className="k-hidden" role="status">
        {chosen !== undefined && t('demo.filled', { email: chosen })}
      </p>
    </section>
  );
}
