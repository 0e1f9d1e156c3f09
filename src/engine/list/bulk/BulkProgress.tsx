import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format.ts';
import { useLanguage } from '../../resource/use-text.ts';

type BulkProgressProps = { readonly done: number; readonly total: number; readonly onStop: () => void };

/** How far it is, and the way to stop it: what is done stays done. */
export function BulkProgress({ done, total, onStop }: BulkProgressProps) {
  const { t } = useTranslation('selection');
  const language = useLanguage();
  const [isStopping, setIsStopping] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button that began it is gone.
  useEffect(() => button.current?.focus(), []);
  const number = (value: number) => formatNumber({ value, language });
  const text = t('progress', { done: number(done), total: number(total) });
  return (
    <>
      <progress className="k-bulk-progress" max={total} value={done} aria-label={text} />
      <p>{text}</p>
      <p className="k-muted">{t('progressText')}</p>
      <div className="k-bulk-ways">
        <Button
          ref={button}
          disabled={isStopping}
          onClick={() => {
            setIsStopping(true);
            onStop();
          }}
        >
          {isStopping ? t('stopping') : t('stop')}
        </Button>
      </div>
    </>
  );
}
