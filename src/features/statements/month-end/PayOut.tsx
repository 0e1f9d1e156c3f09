import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, groupIban, maskIban } from '../../../engine/format.ts';
import { monthName } from '../../../engine/month-name.ts';
import { amountColumn, type ReportColumn } from '../../../engine/report/report-column.ts';
import { ReportTable } from '../../../engine/report/ReportTable.tsx';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { notify } from '../../../providers/notification.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { OpenModal } from '../../../ui/OpenModal.tsx';
import type { MonthEnd, MonthEndRow, PaidOut } from '../../../wire/statements.ts';
import { saveBankFile } from './save-bank-file.ts';
import { sumsByCurrency } from './stages.ts';

type PayOutProps = {
  readonly month: MonthEnd;
  /** All payable ones. */
  readonly rows: readonly MonthEndRow[];
  /** All with a zero balance: closed in the same step. */
  readonly settled: readonly MonthEndRow[];
  readonly onClose: () => void;
  readonly onPaid: () => void;
};

/** ms; a thousand payments are one call */
const TIMEOUT = 120_000;

/** The payouts with their accounts; one press pays one currency after the other and downloads the bank files. */
export function PayOut({ month, rows, settled, onClose, onPaid }: PayOutProps) {
  const { t } = useTranslation('month-end');
  const language = useLanguage();
  const { payAll, isSending, failure } = usePayAll({ onClose, onPaid });
  const [chosen, setChosen] = useState<{ readonly [currency: string]: string }>({});
  const sums = sumsByCurrency(rows);
  const accountsIn = (currency: string) => month.accounts.filter((account) => account.currency === currency);
  const accountOf = (currency: string) =>
    accountsIn(currency).find(({ id }) => id === chosen[currency]) ?? accountsIn(currency)[0];
  const paid = sums.filter(({ currency }) => accountOf(currency));

  const pay = () => {
    const rounds = paid.map(({ currency }) => ({
      accountId: accountOf(currency)?.id,
      rows: [...rows, ...settled].filter((row) => row.currency === currency),
    }));
    const rest = settled.filter((row) => !paid.some(({ currency }) => currency === row.currency));
    return payAll(rest.length > 0 ? [...rounds, { accountId: undefined, rows: rest }] : rounds);
  };
  const columns: readonly ReportColumn<MonthEndRow>[] = [
    { key: 'payee', title: t('column.payee'), isName: true, value: ({ investor }) => investor },
    { key: 'estate', title: t('column.estate'), value: ({ estate }) => estate },
    {
      key: 'iban',
      title: t('column.iban'),
      value: ({ iban }) => (iban === '' ? t('oddity.NO_IBAN') : <span className="k-code">{groupIban(iban)}</span>),
    },
    amountColumn({ key: 'balance', title: t('column.balance'), language, of: ({ balance }) => balance }),
  ];
  return (
    <OpenModal
      title={t('payOut.title', { month: monthName(month.period, language) })}
      width={860}
      okText={
        paid.length > 0
          ? t('payOut.ok', {
              amount: paid.map(({ currency, sum }) => formatMoney({ minor: sum, currency, language })).join(' + '),
            })
          : t('settle', { count: settled.length })
      }
      okButtonProps={{ loading: isSending, disabled: paid.length + settled.length === 0 }}
      cancelText={t('cancel')}
      onOk={() => void pay()}
      onCancel={onClose}
    >
      <Flex vertical gap="middle">
        {sums.map(({ currency, sum }) => {
          const own = rows.filter((row) => row.currency === currency);
          const account = accountOf(currency);
          return (
            <Flex vertical gap="small" key={currency}>
              <Typography.Text strong>
                {t('payOut.sum', { count: own.length, amount: formatMoney({ minor: sum, currency, language }) })}
              </Typography.Text>
              {account ? (
                <Choice
                  label={t('payOut.account', { currency })}
                  value={account.id}
                  options={accountsIn(currency).map(({ id, name, iban }) => ({
                    value: id,
                    label: [name, iban && maskIban(iban)].filter(Boolean).join(' · '),
                  }))}
                  onChange={(id) => setChosen({ ...chosen, [currency]: id })}
                  disabled={isSending}
                />
              ) : (
                <Alert type="warning" showIcon message={t('payOut.noAccount', { currency })} />
              )}
              <ReportTable
                isShort
                isBlocks
                label={t('payOut.list', { currency })}
                columns={columns}
                rows={own}
                keyOf={({ id }) => id}
              />
            </Flex>
          );
        })}
        {settled.length > 0 && <Alert type="info" showIcon message={t('payOut.zero', { count: settled.length })} />}
        {rows.length > 0 && <Typography.Text type="secondary">{t('payOut.hint')}</Typography.Text>}
        {failure && <Alert type="error" showIcon message={failureText(failure)} />}
      </Flex>
    </OpenModal>
  );
}

/** Statements paid in one call; those without an account have a zero balance, and are only closed. */
type PayOutRound = { readonly accountId: string | undefined; readonly rows: readonly MonthEndRow[] };

/** Pays one round after the other, reports the result, and downloads the bank files. */
function usePayAll({ onClose, onPaid }: Pick<PayOutProps, 'onClose' | 'onPaid'>) {
  const { t } = useTranslation('month-end');
  const { send, isSending, failure } = useSend({ refreshes: ['statements', 'payout-batches'] });
  const payAll = async (rounds: readonly PayOutRound[]) => {
    // Rounds before a refusal are paid and have their file.
    const batches: PaidOut[] = [];
    const sent = await send(async (call) => {
      for (const { accountId, rows } of rounds) {
        const statements = rows.map(({ id, version }) => ({ id, version }));
        const body = { ...(accountId !== undefined && { accountId }), statements };
        batches.push(
          await call<PaidOut>({ path: '/statements/pay-out', method: 'POST', body, isOnce: true, timeout: TIMEOUT }),
        );
      }
    });
    onPaid();
    if (sent.isDone) onClose();
    if (batches.length === 0) return;
    const nos = batches.map(({ no }) => no).filter(Boolean);
    const closed = batches.reduce((sum, each) => sum + each.settled, 0);
    const told = [
      nos.length > 0 && t('paid', { nos: nos.join(', ') }),
      closed > 0 && t('settled', { count: closed }),
    ].filter(Boolean);
    notify({ type: 'success', key: 'pay-out', message: told.join(' ') });
    for (const { batchId, formats } of batches)
      if (batchId !== null && formats[0]) await saveBankFile(batchId, formats[0]);
  };
  return { payAll, isSending, failure };
}

/** Names the affected statement, which says more than a general error. */
const failureText = ({ message, errors }: NonNullable<ReturnType<typeof useSend>['failure']>): string =>
  [message, ...Object.values(errors ?? {}).flat()].map(String).join(' ');
