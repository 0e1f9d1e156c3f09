import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitorAnswer } from '../../../engine/visitor-form/use-visitor-answer.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { PayOrder } from '../../../wire/card-payment.ts';
import { PayForm } from './PayForm.tsx';
import './pay.css';

/** WB4–WB7: a guest pays by a link; an unpayable one does not show why. */
export function PayPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('card-payment');
  const language = useLanguage();
  const { data, failure, retry } = useVisitorAnswer<PayOrder>(`/public/pay/${encodeURIComponent(id)}`, language);
  const title = t('pay.title');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  if (failure?.statusCode === 404) return <Notice kind="empty" title={t('pay.gone')} text={t('pay.goneText')} />;
  if (failure) {
    return (
      <Notice kind="error" title={t('pay.failed')} error={failure}>
        <button type="button" className="k-button" onClick={retry}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!data) return <Skeleton rows={8} label={t('loading')} />;
  return <PayForm id={id} order={data} onGone={retry} />;
}
