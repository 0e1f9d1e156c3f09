import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { Stages } from './stages.ts';

type StepsProps = {
  readonly stages: Stages;
  readonly missing: number;
  readonly isBusy: boolean;
  readonly onGenerate: () => void;
  readonly onAsk: (what: 'publish' | 'pay') => void;
};

/** The three steps of a month's end; the next one is the primary button. */
export function MonthSteps({ stages, missing, isBusy, onGenerate, onAsk }: StepsProps) {
  const { fine, payable, settled, isStale } = stages;
  const { t } = useTranslation('month-end');
  const next = missing > 0 || isStale ? 'generate' : fine.length > 0 ? 'publish' : 'pay';
  const buttonType = (step: typeof next) => (next === step ? 'primary' : 'default');
  return (
    <>
      <Button type={buttonType('generate')} disabled={isBusy} onClick={onGenerate}>
        {missing > 0 ? t('generate', { count: missing }) : t('generateAgain')}
      </Button>
      <Button type={buttonType('publish')} disabled={isBusy || fine.length === 0} onClick={() => onAsk('publish')}>
        {fine.length === 0 ? t('publishNone') : t('publish', { count: fine.length })}
      </Button>
      <Button
        type={buttonType('pay')}
        disabled={isBusy || payable.length + settled.length === 0}
        onClick={() => onAsk('pay')}
      >
        {payable.length > 0
          ? t('pay', { count: payable.length })
          : settled.length > 0
            ? t('settle', { count: settled.length })
            : t('payNone')}
      </Button>
    </>
  );
}
