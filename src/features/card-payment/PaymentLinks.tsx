import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfig, ClientResource, Row } from '../../config/types.ts';
import { parseAmount } from '../../domain/money/money.ts';
import { isReleased } from '../../domain/reservations/status.ts';
import { decimalSeparator, formatMoney, moneyInputText } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LINKS, makePaymentLink } from './calls.ts';
import { PaymentLink } from './PaymentLink.tsx';
import '../../ui/control.css';
import './payment-links.css';

type PaymentLinksProps = { readonly config: ClientConfig; readonly record: Row };
const SHOWN = 20;

/** On the page of a reservation: links to pay by card, what became of each, and the way to make another. */
export function PaymentLinks({ config, record }: PaymentLinksProps) {
  const { t } = useTranslation('card-payment');
  const orders = config.resources['card-payment-orders'];
  if (orders?.can.includes('list') !== true) return null;
  return (
    <div className="k-links">
      <p className="k-links-muted">{t('links.lead')}</p>
      {orders.can.includes('create') && <Make record={record} />}
      <Links orders={orders} stay={record} />
    </div>
  );
}

function Make({ record }: Pick<PaymentLinksProps, 'record'>) {
  const { t } = useTranslation('card-payment');
  const language = useLanguage();
  const { send, isSending } = useSend(LINKS);
  const currency = typeof record['currency'] === 'string' ? record['currency'] : '';
  const remaining = typeof record['remainingPrice'] === 'number' ? record['remainingPrice'] : 0;
  const plain = moneyInputText({ minor: remaining, currency, language });
  /** undefined = nothing typed: all that remains. */
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  if (isReleased(record['status'] as string)) return <p>{t('links.closed')}</p>;
  if (remaining <= 0 || currency === '') return <p>{t('links.nothing')}</p>;
  const make = async () => {
    const amount = parseAmount(typed ?? plain, currency, decimalSeparator(language));
    const isRight = amount !== undefined && amount > 0 && amount <= remaining;
    setIsWrong(!isRight);
    if (!isRight) return;
    const sent = await send(makePaymentLink(record.id, amount));
    if (sent.isDone) setTyped(undefined);
  };
  return (
    <form
      className="k-controls k-links-make"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label>
        {t('links.amount', { currency })}
        <input
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? plain}
          aria-invalid={isWrong}
          aria-describedby="payment-link-hint"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className="k-control k-control-main" disabled={isSending}>
        {isSending ? t('links.making') : t('links.make')}
      </button>
      <p
        id="payment-link-hint"
        className={isWrong ? 'k-links-problem' : 'k-links-muted'}
        role={isWrong ? 'alert' : undefined}
      >
        {isWrong
          ? t('links.invalid')
          : t('links.hint', { amount: formatMoney({ minor: remaining, currency, language }) })}
      </p>
    </form>
  );
}

/** The newest first; they follow what the provider says. */
function Links({ orders, stay }: { readonly orders: ClientResource; readonly stay: Row }) {
  const { t } = useTranslation('card-payment');
  const { query, result } = useList<Row & { id: string }>({
    resource: 'card-payment-orders',
    pagination: { currentPage: 1, pageSize: SHOWN },
    sorters: [{ field: 'createdAt', order: 'desc' }],
    filters: [{ field: 'reservationId', operator: 'eq', value: stay.id }],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  if (query.isLoading) return <Skeleton rows={3} label={t('loading')} />;
  if (query.isError) {
    return (
      <Notice kind="error" title={t('links.failed')}>
        <button type="button" className="k-control" onClick={() => void query.refetch()}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (result.data.length === 0) return <p className="k-links-muted">{t('links.none')}</p>;
  return (
    <ul className="k-links-list" aria-label={t('links.title')}>
      {result.data.map((order) => (
        <PaymentLink key={order.id} orders={orders} order={order} stay={stay} />
      ))}
    </ul>
  );
}
