import Typography from 'antd/es/typography';
import { useOne } from '@refinedev/core';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '../../config/types.ts';
import { type PaidStay, refuseCollection } from '../../domain/payment/payment.ts';
import { formatMoney } from '../../engine/format.ts';
import type { PanelProps, FormValueStore } from '../../engine/resource/PanelView.tsx';
import { bestPath } from '../../engine/resource/paths.ts';
import { rowTitle } from '../../engine/resource/title.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { answerOf } from '../../engine/resource/answer-of.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Pairs } from '../../ui/Pairs.tsx';

const ASKED = ['reservationId', 'kind', 'amount', 'currency', 'isOverpaymentMeant'] as const;
const SUMS = ['totalPrice', 'chargesTotal', 'grandTotal', 'paidAmount', 'refundedAmount', 'remainingPrice'] as const;

/**
 * Beside the form of a payment: the stay's price, the paid and the remaining amount, which one press fills in (PA1).
 */
export function StayBalance({ config, typed }: Pick<PanelProps, 'config' | 'typed'>) {
  const { t } = useTranslation('money');
  const stays = config.resources['reservations'];
  const id = useTyped(typed, 'reservationId');
  const kind = useTyped(typed, 'kind');
  const { result, query } = useOne<Row & { id: string }>({
    resource: 'reservations',
    id,
    errorNotification: false,
    queryOptions: { enabled: id !== '' && stays !== undefined, retry: false },
  });
  if (!stays || !typed) return null;
  const path = id === '' ? undefined : bestPath({ resource: stays, id });
  const name = result && rowTitle({ resource: stays, row: result });
  return (
    <section className="k-panel" aria-label={t('stay.title')}>
      <h2>{t('stay.title')}</h2>
      {id === '' ? (
        <Typography.Paragraph type="secondary">{t('stay.choose')}</Typography.Paragraph>
      ) : (
        <Answered answer={answerOf({ ...query, data: result })} failed={t('stay.failed')}>
          {(stay) => (
            <>
              <Typography.Paragraph>{path === undefined ? name : <Link to={path}>{name}</Link>}</Typography.Paragraph>
              <Sums stay={stay} kind={kind} typed={typed} />
            </>
          )}
        </Answered>
      )}
    </section>
  );
}

type SumsProps = { readonly stay: Row; readonly kind: string; readonly typed: FormValueStore };

function Sums({ stay, kind, typed }: SumsProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const currency = typeof stay['currency'] === 'string' ? stay['currency'] : '';
  const minorOf = (key: string) => (typeof stay[key] === 'number' ? stay[key] : 0);
  const money = (minor: number) => formatMoney({ minor, currency, language });
  const due = minorOf(kind === 'REFUND' ? 'refundDue' : 'remainingPrice');
  const isFar = useIsFarMore(typed, stay, kind);
  // Omits amounts the stay does not have, such as a refund.
  const shown = SUMS.filter((key) => typeof stay[key] === 'number');
  return (
    <>
      <Pairs pairs={shown.map((key) => ({ key, label: t(`stay.${key}`), value: money(minorOf(key)) }))} />
      {isFar && <Alert type="warning" role="status" message={t('stay.farMore')} />}
      {due > 0 && (
        <Button
          onClick={() => {
            typed.set('currency', currency);
            typed.set('amount', due);
          }}
        >
          {t('stay.take', { amount: money(due) })}
        </Button>
      )}
    </>
  );
}

/** Whether the server will ask if such a large amount is intended: it uses the same rule, in the stay's currency. */
function useIsFarMore(typed: FormValueStore, stay: Row, kind: string): boolean {
  return useSyncExternalStore(
    (listener) => typed.subscribe(ASKED, listener),
    () => {
      const { amount, currency, isOverpaymentMeant } = typed.values();
      const isOwn = typeof currency !== 'string' || currency === '' || currency === stay['currency'];
      if (kind !== 'COLLECTION' || typeof amount !== 'number' || !isOwn || isOverpaymentMeant === true) return false;
      const text = (key: string) => (typeof stay[key] === 'string' ? stay[key] : '');
      const paid: PaidStay = { ...stay, code: text('code'), status: text('status'), currency: text('currency') };
      return refuseCollection({ stay: paid, amount })?.key === 'payment.farMore';
    },
  );
}

/** A text value of the form beside it; '' if empty. */
function useTyped(typed: FormValueStore | undefined, key: (typeof ASKED)[number]): string {
  const value = useSyncExternalStore(
    (listener) => typed?.subscribe(ASKED, listener) ?? (() => undefined),
    () => typed?.values()[key],
  );
  return typeof value === 'string' ? value : '';
}
