import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stroke } from '../../ui/Stroke.tsx';
import './recent.ts'; // forgets at sign-out, whether the palette was opened or not
import './search-button.css';

const Palette = lazy(() => import('./Palette.tsx'));
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search, as Ctrl-K (⌘-K) does everywhere in the product. */
export function SearchButton() {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault(); // browsers go to their own search
      setIsOpen(true);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="k-search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('title')}
        onClick={() => setIsOpen(true)}
      >
        <Stroke path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L20.5 20.5" />
        <span className="k-search-button-text">{t('button')}</span>
        <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
