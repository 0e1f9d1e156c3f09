import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { textIn } from '../../engine/resource/text-in.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientResource, Row } from '../../config/types.ts';
import { optionOf } from '../../config/options.ts';
import { type ClosedReason, closedReason, mayReopen, type OrderStatus } from '../../domain/card-payment/order.ts';
import { formatDateTime, formatMoney } from '../../engine/format.ts';
import { bestPath } from '../../engine/resource/paths.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { notify } from '../../providers/notification.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Tag } from '../../ui/Tag.tsx';
import { cancelPaymentLink, LINK_CALL, reopenPaymentLink, sendPaymentLink } from './calls.ts';

type PaymentLinkProps = { readonly orders: ClientResource; readonly order: Row };
type WithStay = PaymentLinkProps & { readonly stay: Row };
const OPEN = ['WAITING', 'FAILED'];
const amountOf = (row: Row, key: string): number => (typeof row[key] === 'number' ? row[key] : 0);

/** Why guests cannot pay by a link, by the server's rules; only the server knows the number of tries. */
function closedBecause(order: Row, stay: Row): ClosedReason | undefined {
  const spent = order['spentReason'];
  if (spent === 'TRIES' || spent === 'STARTS') return spent;
  const read = {
    id: order.id,
    status: textIn(order, 'status') as OrderStatus,
    currency: textIn(order, 'currency'),
    amount: amountOf(order, 'amount'),
    total: amountOf(order, 'total'),
    expiresAt: textIn(order, 'expiresAt'),
  };
  const owing = { status: textIn(stay, 'status'), remainingPrice: amountOf(stay, 'remainingPrice') };
  return read.status === 'PAID' ? undefined : closedReason(read, owing, new Date().toISOString());
}

/** One link: its state and, while it can be paid, its address and the ways to send it; otherwise the reason. */
export function PaymentLink({ orders, order, stay }: WithStay) {
  const { t } = useTranslation('card-payment');
  const language = useLanguage();
  const text = useText();
  const status = textIn(order, 'status');
  const currency = textIn(order, 'currency');
  const money = (key: string) => formatMoney({ minor: amountOf(order, key), currency, language });
  const at = (key: string) => formatDateTime({ value: textIn(order, key), language });
  const optionIn = (field: string) => optionOf(orders.fields[field], textIn(order, field));
  const state = optionIn('status');
  const refund = optionIn('refundState');
  const failure = status === 'FAILED' ? optionIn('failureCode') : undefined;
  const closed = closedBecause(order, stay);
  const way = bestPath({ resource: orders, id: order.id });
  return (
    <li className="k-box k-stack">
      <Flex wrap gap="6px 12px" align="center">
        <strong>{money('amount')}</strong>
        <Typography.Text type="secondary">{t('links.total', { total: money('total') })}</Typography.Text>
        <Tag color={state?.color}>{text(state?.label) || status}</Tag>
        {refund && <Tag color={refund.color}>{t('links.refund', { state: text(refund.label) })}</Tag>}
        {failure && <Typography.Text type="secondary">{text(failure.label)}</Typography.Text>}
        <Typography.Text type="secondary">
          {status === 'PAID' ? t('links.paidAt', { at: at('paidAt') }) : t('links.until', { at: at('expiresAt') })}
        </Typography.Text>
        {way !== undefined && <Link to={way}>{t('links.open')}</Link>}
      </Flex>
      {closed && closed !== 'CANCELLED' && <Closed orders={orders} order={order} reason={closed} />}
      {OPEN.includes(status) && closed === undefined && <Ways order={order} orders={orders} />}
    </li>
  );
}

/** Why guests see that a link no longer works, with a way to reopen it if that helps. */
function Closed({ orders, order, reason }: PaymentLinkProps & { readonly reason: ClosedReason }) {
  const { t } = useTranslation('card-payment');
  const { send, isSending } = useSend(LINK_CALL);
  const reopen = async () => {
    const sent = await send(reopenPaymentLink(order.id));
    if (sent.isDone) notify({ type: 'success', key: 'payment-link', message: t('links.reopened') });
  };
  return (
    <Flex wrap gap="small" align="center">
      <Typography.Text type="danger">{t(`links.why.${reason}`)}</Typography.Text>
      {mayReopen(reason) && orders.can.includes('reopen') && (
        <Button disabled={isSending} onClick={() => void reopen()}>
          {t('links.reopen')}
        </Button>
      )}
    </Flex>
  );
}

function Ways({ order, orders }: PaymentLinkProps) {
  const { t } = useTranslation('card-payment');
  const { send, isSending } = useSend(LINK_CALL);
  const [isAsking, setIsAsking] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const address = new URL(`/v1/public/pay/${order.id}`, window.location.origin).href;
  const copy = async () => {
    if (await copyText(address)) setIsCopied(true);
    else notify({ type: 'error', key: 'payment-link', message: t('links.byHand') });
  };
  const handleSend = async (channel: 'MAIL' | 'WHATSAPP_LINK') => {
    const sent = await send(sendPaymentLink(order.id, channel));
    if (!sent.isDone) return;
    const { to, whatsAppUrl } = sent.data;
    if (whatsAppUrl !== null) window.open(whatsAppUrl, '_blank', 'noopener,noreferrer');
    const message = t(whatsAppUrl === null ? 'links.sent' : 'links.noted', { to });
    notify({ type: 'success', key: 'payment-link', message });
  };
  const handleCancel = async () => {
    const sent = await send(cancelPaymentLink(order.id));
    if (sent.isDone) notify({ type: 'success', key: 'payment-link', message: t('links.cancelled') });
  };
  return (
    <Flex wrap gap="small" align="center">
      <Input
        readOnly
        style={{ flex: '1 1 260px' }}
        value={address}
        aria-label={t('links.address')}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>{t(isCopied ? 'links.copied' : 'links.copy')}</Button>
      <Button disabled={isSending} onClick={() => void handleSend('MAIL')}>
        {t('links.mail')}
      </Button>
      <Button disabled={isSending} onClick={() => void handleSend('WHATSAPP_LINK')}>
        {t('links.whatsApp')}
      </Button>
      {orders.can.includes('cancel') && (
        <Button
          danger
          disabled={isSending}
          onBlur={() => setIsAsking(false)}
          onClick={() => (isAsking ? void handleCancel() : setIsAsking(true))}
        >
          {t(isAsking ? 'links.cancelAsk' : 'links.cancel')}
        </Button>
      )}
    </Flex>
  );
}
