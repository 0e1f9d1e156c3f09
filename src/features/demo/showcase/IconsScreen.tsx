import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ICON_NAMES } from '../../../config/icon-names.ts';
import { notify } from '../../../providers/notification.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import '../../../ui/control.css';
import './showcase.css';

/** Every icon that a configuration may name; a click takes the name along. */
export default function IconsScreen() {
  const { t } = useTranslation('demo-extensions');
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = ICON_NAMES.filter((name) => name.toLowerCase().includes(wanted));
  const copy = (name: string) => {
    // Without a secure connection there is no clipboard at all.
    const copied = (navigator.clipboard as Clipboard | undefined)?.writeText(name) ?? Promise.reject(new Error());
    copied.then(
      () => notify({ key: 'copied', type: 'success', message: t('icons.copied', { name }) }),
      () => notify({ key: 'copied', type: 'error', message: t('icons.notCopied', { name }) }),
    );
  };
  return (
    <>
      <PageHead title={t('icons.title')} />
      <p className="k-showcase-lead">{t('icons.lead')}</p>
      <div className="k-icons-search k-controls">
        <label>
          {t('icons.search')}
          <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
        <span role="status">{t('icons.found', { count: found.length })}</span>
      </div>
      <ul className="k-icons">
        {found.map((name) => (
          <li key={name}>
            <button type="button" aria-label={t('icons.copy', { name })} onClick={() => copy(name)}>
              <Icon name={name} />
              <span>{name.replace('Outlined', '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
