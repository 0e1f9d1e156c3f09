import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PayForm } from './PayForm.tsx';
import { useOrder } from './use-order.ts';
import './pay.css';

/** WB4–WB7: a guest pays by a link; one that cannot be paid does not say why. */
export function PayPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('card-payment');
  const language = useLanguage();
  const { state, retry } = useOrder(id, language);
  const title = t('pay.title');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  if (state.kind === 'gone') return <Notice kind="empty" title={t('pay.gone')} text={t('pay.goneText')} />;
  if (state.kind === 'failed') {
    return (
      <Notice kind="error" title={t('pay.failed')}>
        <button type="button" className="k-button" onClick={retry}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (state.kind !== 'open') return <Skeleton rows={8} label={t('loading')} />;
  return <PayForm id={id} order={state.order} onGone={retry} />;
}
