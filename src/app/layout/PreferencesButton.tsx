import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stroke } from '../../ui/Stroke.tsx';

const PreferencesDrawer = lazy(() => import('../preferences/PreferencesDrawer.tsx'));

/** The way to how the product looks. */
export function PreferencesButton() {
  const { t } = useTranslation('preferences');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="k-top-button"
        aria-haspopup="dialog"
        aria-label={t('title')}
        title={t('title')}
        onClick={() => setIsOpen(true)}
      >
        <Stroke path="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" />
      </button>
      {isOpen && (
        <Suspense>
          <PreferencesDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
