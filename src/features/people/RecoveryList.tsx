import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../ui/save-file.ts';

type RecoveryListProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** The codes for the case of a lost phone, shown only this once. */
export function RecoveryList({ codes, onDone }: RecoveryListProps) {
  const { t } = useTranslation('people');
  const [isCopied, setIsCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <div className="k-factor-codes">
      <h3 tabIndex={-1} ref={heading}>
        {t('recovery.title')}
      </h3>
      <p>{t('recovery.lead')}</p>
      <ol aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="k-line">
        <button type="button" className="k-button k-button-quiet" onClick={copy}>
          {t(isCopied ? 'recovery.copied' : 'recovery.copy')}
        </button>
        <button
          type="button"
          className="k-button k-button-quiet"
          onClick={() => saveFile(new Blob([text]), 'konak-recovery-codes.txt')}
        >
          {t('recovery.save')}
        </button>
      </div>
      <button type="button" className="k-button" onClick={onDone}>
        {t('recovery.done')}
      </button>
    </div>
  );
}
