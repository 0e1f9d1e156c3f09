import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language, Row } from '../../config/types.ts';
import { conditionHolds } from '../../engine/fields/applies.ts';
import { FieldValue } from '../../engine/fields/displays.tsx';
import { formatDateRange, formatDateTime, formatMoney } from '../../engine/format.ts';
import { Letterhead } from '../../engine/report/Letterhead.tsx';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NameText } from '../../ui/NameText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { type Pair, Pairs } from '../../ui/Pairs.tsx';
import type { ReceiptHead } from '../../wire/money.ts';
import { useTaxesText } from '../reservations/use-taxes-text.ts';
import './money.css';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const PAID_OUT: readonly unknown[] = ['REFUND', 'DEPOSIT_OUT'];

type Wording = { readonly t: TFunction<'money'>; readonly language: Language; readonly isOut: boolean };

/** The guest and the stay. */
function stayPairs({ guest, stay }: ReceiptHead, { t, language, isOut }: Wording): Pair[] {
  const dates = stay && formatDateRange({ from: stay.checkIn, to: stay.checkOut, language });
  return [
    ...(guest ? [{ key: 'guest', label: t(isOut ? 'receipt.to' : 'receipt.from'), value: guest }] : []),
    ...(stay
      ? [
          { key: 'stay', label: t('receipt.for'), value: <NameText name={`${stay.code} · ${stay.estate}`} /> },
          { key: 'nights', label: t('receipt.nights', { count: stay.nights }), value: dates },
        ]
      : []),
  ];
}

/** The current balance of the stay: the paid amount, and the amount due or to be refunded. */
function balancePairs({ stay }: ReceiptHead, { t, language }: Omit<Wording, 'isOut'>): Pair[] {
  if (!stay) return [];
  const { currency, total, paid, remaining } = stay.balance;
  const money = (minor: number) => formatMoney({ minor, currency, language });
  return [
    { key: 'total', label: t('receipt.total'), value: money(total) },
    { key: 'paid', label: t('receipt.paid'), value: money(paid) },
    remaining < 0
      ? { key: 'refundDue', label: t('receipt.refundDue'), value: money(-remaining) }
      : { key: 'remaining', label: t('receipt.remaining'), value: money(remaining) },
  ];
}

/** The receipt for a payment or refund: one sheet with a line for the signature. */
export function MoneyReceipt({ record }: { readonly record: Row }) {
  const { t } = useTranslation('money');
  const { data: head, failure } = useAnswer<ReceiptHead>(
    `/payments/receipt?paymentId=${encodeURIComponent(record.id)}`,
    { follows: ['payments', 'reservations', 'guests', 'settings'] },
  );
  const text = useText();
  const language = useLanguage();
  const taxesText = useTaxesText();
  const { config, resource } = useEngine();
  const { fields } = resource;
  const { kind } = record;
  const isDeposit = typeof kind === 'string' && kind.startsWith('DEPOSIT');
  const title = t(isDeposit ? 'receipt.deposit' : kind === 'REFUND' ? 'receipt.refund' : 'receipt.title');
  const pairs = [
    ...(head?.stay ? [] : ['reservationId', 'estateId']),
    'method',
    // A payment by link shows its origin.
    ...(record['origin'] === 'CARD' ? ['origin'] : []),
    'accountFromId',
    'accountToId',
    'purpose',
    'reference',
    'reason',
    'refundReason',
  ]
    .filter((name) => record[name] != null && record[name] !== '')
    .flatMap((name): Pair[] => {
      const field = fields[name];
      // Fields about the company's own accounts mean nothing to a guest.
      return field && conditionHolds(field.showIf, { config, resource, record })
        ? [{ key: name, label: text(field.label), value: <FieldValue field={field} record={record} /> }]
        : [];
    });
  const fieldValue = (name: string) => {
    const field = fields[name];
    return field ? <FieldValue field={field} record={record} /> : null;
  };
  return (
    <article className="k-receipt" aria-label={title}>
      <PageHead
        title={`${title} ${textOf(record['no'])}`}
        actions={
          <Button icon={<Icon name="PrinterOutlined" />} onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        }
      />
      {failure ? <Notice kind="error" title={t('receipt.failed')} /> : head && <Letterhead company={head.company} />}
      {record['status'] === 'REVERSED' && <Alert type="error" role="status" message={t('receipt.reversed')} />}
      <p className="k-title">
        <span>{t('receipt.amount')}</span> <strong>{fieldValue('amount')}</strong>
      </p>
      <Pairs
        pairs={[
          {
            key: 'date',
            label: t('receipt.date'),
            value: formatDateTime({ value: textOf(record['paidAt']), language }),
          },
          ...(head ? stayPairs(head, { t, language, isOut: PAID_OUT.includes(kind) }) : []),
          ...pairs,
          ...(record['rate'] == null
            ? []
            : [
                { key: 'rate', label: t('receipt.rate'), value: fieldValue('rate') },
                { key: 'counts', label: t('receipt.counts'), value: fieldValue('baseAmount') },
              ]),
          ...(head && !isDeposit ? balancePairs(head, { t, language }) : []),
          ...(head?.stay && !isDeposit && head.stay.taxes.length > 0
            ? [
                {
                  key: 'taxes',
                  label: t('receipt.taxes'),
                  value: taxesText(head.stay.taxes, head.stay.balance.currency),
                },
              ]
            : []),
        ]}
      />
      <p className="k-muted k-receipt-sign">{t('receipt.signature')}</p>
    </article>
  );
}
