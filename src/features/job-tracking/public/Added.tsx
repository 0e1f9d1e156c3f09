import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows the tracking code, once: only the visitor ever sees it. */
export function Added({ code, onAgain }: { readonly code: string; readonly onAgain: () => void }) {
  const { t } = useTranslation('job-tracking');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setIsCopied(true),
      () => setIsCopied(false), // the code is visible and can be written down
    );
  };
  // The clipboard needs a secure page.
  const mayCopy = window.isSecureContext;
  return (
    <section className="k-public-card">
      <h1 ref={heading} tabIndex={-1}>
        {t('done.title')}
      </h1>
      <p>{t('done.text')}</p>
      <p className="k-stack k-public-code">
        <span>{t('done.code')}</span>
        <strong>{code}</strong>
      </p>
      <p className="k-hidden" role="status" aria-live="polite">
        {isCopied && t('done.copied')}
      </p>
      <div className="k-line k-public-ways">
        {mayCopy && (
          <button type="button" className="k-button" onClick={copy}>
            {t(isCopied ? 'done.copied' : 'done.copy')}
          </button>
        )}
        <a className="k-button k-button-quiet" href={`/v1/public/demands?code=${encodeURIComponent(code)}`}>
          {t('done.follow')}
        </a>
        <button type="button" className="k-button k-button-quiet" onClick={onAgain}>
          {t('done.another')}
        </button>
      </div>
    </section>
  );
}
