import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { optionOf } from '../../config/options.ts';
import { amountColumn } from '../../engine/report/report-column.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import type { LedgerLine, PaymentEntries as Entries } from '../../wire/money.ts';

/** What a payment posted: each side with its account. */
export function PaymentEntries({ config, record }: Pick<PanelProps, 'config'> & { readonly record: { id: string } }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const text = useText();
  const path = `/payments/entries?${new URLSearchParams({ paymentId: record.id }).toString()}`;
  const answer = useAnswer<Entries>(path, { follows: ['payments'] });
  const field = config.resources['ledger-entries']?.fields['account'];
  const side = (key: 'debit' | 'credit') =>
    amountColumn<LedgerLine>({ key, title: t(`entries.${key}`), language, of: (line) => line[key] || null });
  return (
    <Answered
      rows={2}
      answer={answer}
      failed={t('entries.failed')}
      isEmpty={({ items }) => items.length === 0}
      empty={<Typography.Paragraph type="secondary">{t('entries.none')}</Typography.Paragraph>}
    >
      {({ items }) => (
        <ReportTable
          label={t('entries.account')}
          columns={[
            {
              key: 'account',
              title: t('entries.account'),
              isName: true,
              value: ({ accountName, account }) => accountName ?? (text(optionOf(field, account)?.label) || account),
            },
            side('debit'),
            side('credit'),
          ]}
          rows={items}
          keyOf={({ id }) => id}
        />
      )}
    </Answered>
  );
}
