import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIsoDate, todayIn } from '../../../domain/calendar/iso-date.ts';
import { parseAmount } from '../../../domain/money/money.ts';
import { decimalSeparator, moneyInputText } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { ChoiceLine, FormRow, TextLine, typedText } from '../parts/FormRow.tsx';
import { useDollars } from '../parts/use-dollars.ts';
import { StoredDrawer } from './StoredDrawer.tsx';
import { type Sheet, sheetTotals } from './sheet.ts';
import { DateEntry } from '../../../engine/fields/inputs/DateBox.tsx';

const METHODS = ['cash', 'transfer', 'card', 'paypal'] as const;
/** `amount` in cents. */
type Payment = { readonly amount: number; readonly date: string; readonly method: string; readonly note: string };
type DrawerProps = { readonly sheet: Sheet; readonly onClose: () => void };

/** A payment received for an invoice. */
export function PaymentDrawer({ sheet, onClose }: DrawerProps) {
  const { t } = useTranslation('demo-invoice');
  const language = useLanguage();
  const dollars = useDollars();
  const [today] = useState(() => todayIn(new Date()));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const open = sheet.balance ?? sheetTotals(sheet).due;
  const text = (minor: number) => moneyInputText({ minor, currency: 'USD', language });
  const read = (form: FormData): Payment | undefined => {
    const amount = parseAmount(typedText(form, 'amount'), 'USD', decimalSeparator(language)) ?? 0;
    const date = typedText(form, 'date');
    const found = [...(amount > 0 ? [] : ['amount']), ...(isIsoDate(date) ? [] : ['date'])];
    setWrong(found);
    if (found.length > 0) return undefined;
    return { amount, date, method: typedText(form, 'method'), note: typedText(form, 'note') };
  };
  return (
    <StoredDrawer<Payment>
      title={t('payment.title')}
      submit={t('payment.submit')}
      name={`invoice-payment-${sheet.number}`}
      onClose={onClose}
      read={read}
    >
      {(stored) => (
        <>
          <p>{t('payment.open', { amount: dollars(open) })}</p>
          <TextLine
            name="amount"
            label={t('payment.amount')}
            defaultValue={text(stored?.amount ?? Math.max(0, open))}
            error={wrong.includes('amount') ? t('payment.amountWrong') : undefined}
          />
          <FormRow label={t('payment.date')} error={wrong.includes('date') ? t('payment.dateWrong') : undefined}>
            {(control) => <DateEntry {...control} name="date" defaultValue={stored?.date ?? today} />}
          </FormRow>
          <ChoiceLine
            name="method"
            label={t('payment.method')}
            begun={stored?.method ?? 'transfer'}
            choices={METHODS.map((method) => ({ value: method, label: t(`payment.${method}`) }))}
          />
          <TextLine name="note" label={t('payment.note')} defaultValue={stored?.note ?? ''} />
        </>
      )}
    </StoredDrawer>
  );
}
