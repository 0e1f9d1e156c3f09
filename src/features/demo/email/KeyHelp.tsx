import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '../../../ui/Popover.tsx';
import { useSingleKeys } from '../../../ui/single-keys.ts';
import { KEY_LIST } from './use-mail-keys.ts';

/** Which keys do what, below a button. */
export function KeyHelp() {
  const { t } = useTranslation('demo-email');
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useSingleKeys();
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="k-control k-email-keys-button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('keys.title')}
      </button>
      {isOpen && (
        <Popover anchor={anchor} align="end" onClose={() => setIsOpen(false)}>
          <section className="k-email-keys" aria-label={t('keys.title')}>
            {!isOn && <p>{t('keys.off')}</p>}
            <dl>
              {KEY_LIST.map(([keys, does]) => (
                <div key={does}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{t(`keys.${does}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        </Popover>
      )}
    </>
  );
}
