import Button from 'antd/es/button';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMac } from '../../ui/platform.ts';
import { Stroke } from '../../ui/Stroke.tsx';
import './recent.ts'; // forgets at sign-out, whether the palette was opened or not
import './search-button.css';

const Palette = lazy(() => import('./Palette.tsx'));

/** Opens the search, as Ctrl-K (⌘-K) does everywhere in the product. */
export function SearchButton() {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const open = () => {
    setTyped('');
    setIsOpen(true);
  };
  const handleOpen = useEffectEvent(open);
  // Must listen as soon as the screen is visible: an effect would run after painting.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault(); // browsers go to their own search
      handleOpen();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <Button
        className="k-search-button"
        icon={<Stroke path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L20.5 20.5" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('title')}
        onClick={open}
      >
        <span className="k-cut k-search-button-text">{t('button')}</span>
        <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </Button>
      {isOpen && (
        <Suspense fallback={<Early onLetter={(letter) => setTyped((before) => before + letter)} />}>
          <Palette typed={typed} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Collects keys typed while the palette's code loads, so nobody has to wait for the field. */
function Early({ onLetter }: { readonly onLetter: (letter: string) => void }) {
  const handleLetter = useEffectEvent(onLetter);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (Array.from(event.key).length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault(); // not to the field or button that still has the focus
      handleLetter(event.key);
    };
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
  return null;
}
