import FloatButton from 'antd/es/float-button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Stroke } from '../../ui/Stroke.tsx';
import { REDUCED_MOTION } from '../../ui/use-media.ts';

const FAR = 200; // px; spec §2

/** The way back up, once there is one. */
export function ScrollTop() {
  const { t } = useTranslation('common');
  const isFar = useSyncExternalStore(subscribe, () => window.scrollY > FAR);
  if (!isFar) return null;
  const handleClick = () => {
    const isCalm = window.matchMedia(REDUCED_MOTION).matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The button goes; the keyboard goes on from the content.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <FloatButton
      className="k-scroll-top"
      icon={<Stroke path="M6 14l6-6 6 6" />}
      aria-label={t('layout.toTop')}
      onClick={handleClick}
    />
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
