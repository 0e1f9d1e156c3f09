import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Typography from 'antd/es/typography';
import { useList } from '@refinedev/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfig, ClientResource, Row } from '../../config/types.ts';
import { parseAmount } from '../../domain/money/money.ts';
import { isReleased } from '../../domain/reservations/status.ts';
import { decimalSeparator, formatMoney, moneyInputText } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { answerOf } from '../../engine/resource/answer-of.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { LINK_CALL, makePaymentLink } from './calls.ts';
import { PaymentLink } from './PaymentLink.tsx';

type PaymentLinksProps = { readonly config: ClientConfig; readonly record: Row };
const SHOWN = 20;

/** On a reservation's page: links to pay by card with their results, and a form for another one. */
export function PaymentLinks({ config, record }: PaymentLinksProps) {
  const { t } = useTranslation('card-payment');
  const orders = config.resources['card-payment-orders'];
  if (orders?.can.includes('list') !== true) return null;
  const { currency, remaining } = owedOf(record);
  const reason = isReleased(record['status'] as string)
    ? t('links.closed')
    : remaining <= 0 || currency === ''
      ? t('links.nothing')
      : undefined;
  const canMake = orders.can.includes('create');
  return (
    <Flex vertical gap="middle">
      {canMake && (reason === undefined ? <Make record={record} /> : <span>{reason}</span>)}
      <Links orders={orders} stay={record} isAlone={!canMake} />
    </Flex>
  );
}

/** A stay's remaining amount, in minor units. */
function owedOf(record: Row): { readonly currency: string; readonly remaining: number } {
  const { currency, remainingPrice } = record;
  return {
    currency: typeof currency === 'string' ? currency : '',
    remaining: typeof remainingPrice === 'number' ? remainingPrice : 0,
  };
}

function Make({ record }: Pick<PaymentLinksProps, 'record'>) {
  const { t } = useTranslation('card-payment');
  const language = useLanguage();
  const { send, isSending } = useSend(LINK_CALL);
  const id = useId();
  const { currency, remaining } = owedOf(record);
  const plain = moneyInputText({ minor: remaining, currency, language });
  /** undefined = nothing typed: the whole remaining amount. */
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const makeLink = async () => {
    const amount = parseAmount(typed ?? plain, currency, decimalSeparator(language));
    const isRight = amount !== undefined && amount > 0 && amount <= remaining;
    setIsWrong(!isRight);
    if (!isRight) return;
    const sent = await send(makePaymentLink(record.id, amount));
    if (sent.isDone) setTyped(undefined);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void makeLink();
      }}
    >
      <Flex wrap gap="small" align="end">
        <Labelled label={t('links.amount', { currency })} htmlFor={id}>
          <Input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? plain}
            aria-invalid={isWrong}
            aria-describedby={`${id}-hint`}
            {...(isWrong && { status: 'error' })}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Labelled>
        <Button htmlType="submit" type="primary" disabled={isSending}>
          {isSending ? t('links.making') : t('links.make')}
        </Button>
      </Flex>
      <Typography.Text id={`${id}-hint`} type={isWrong ? 'danger' : 'secondary'} role={isWrong ? 'alert' : undefined}>
        {isWrong
          ? t('links.invalid')
          : t('links.hint', { amount: formatMoney({ minor: remaining, currency, language }) })}
      </Typography.Text>
    </form>
  );
}

type LinksProps = {
  readonly orders: ClientResource;
  readonly stay: Row;
  /** The panel is empty otherwise, so it mentions that there are no links. */
  readonly isAlone: boolean;
};

/** Newest first; they follow the provider's answers. */
function Links({ orders, stay, isAlone }: LinksProps) {
  const { t } = useTranslation('card-payment');
  const { query, result } = useList<Row & { id: string }>({
    resource: 'card-payment-orders',
    pagination: { currentPage: 1, pageSize: SHOWN },
    sorters: [{ field: 'createdAt', order: 'desc' }],
    filters: [{ field: 'reservationId', operator: 'eq', value: stay.id }],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  return (
    <Answered
      answer={answerOf({ ...query, data: query.data && result.data })}
      failed={t('links.failed')}
      rows={1}
      isEmpty={(rows) => rows.length === 0}
      empty={isAlone && <Typography.Text type="secondary">{t('links.none')}</Typography.Text>}
    >
      {(rows) =>
        rows.length > 0 && (
          <Flex vertical component="ul" gap="small" aria-label={t('links.title')}>
            {rows.map((order) => (
              <PaymentLink key={order.id} orders={orders} order={order} stay={stay} />
            ))}
          </Flex>
        )
      }
    </Answered>
  );
}
