import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The honest end of a sample form. */
export function SampleDone({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation('demo-auth');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus in it is gone: whoever does not see the screen continues here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="d-auth-done" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t('done.title')}
      </h2>
      <p>{t('done.text')}</p>
      <button type="button" className="k-button" onClick={onAgain}>
        {t('done.again')}
      </button>
    </div>
  );
}
