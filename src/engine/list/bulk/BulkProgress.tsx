import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Progress from 'antd/es/progress';
import Typography from 'antd/es/typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format.ts';
import { useLanguage } from '../../resource/use-text.ts';

type BulkProgressProps = { readonly done: number; readonly total: number; readonly onStop: () => void };

/** The progress, and a way to stop; finished records stay changed. */
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
      <Progress percent={(100 * done) / Math.max(1, total)} showInfo={false} aria-label={text} />
      <p>{text}</p>
      <Typography.Paragraph type="secondary">{t('progressText')}</Typography.Paragraph>
      <Flex justify="flex-end">
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
      </Flex>
    </>
  );
}
