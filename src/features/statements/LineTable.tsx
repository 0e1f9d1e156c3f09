import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig } from '../../config/types.ts';
import type { StatementLine } from '../../domain/statements/lines.ts';
import { formatDate, formatMoney, formatNumber } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { Step } from './figures.ts';
import { monthName } from '../../engine/report/month-name.ts';
import { sourcePath } from './source-path.ts';
import { WideTable } from './WideTable.tsx';

type LineTableProps = {
  readonly config: ClientConfig;
  readonly steps: readonly Step[];
  readonly currency: string;
  /** Leaves a line out or takes it in; absent where nothing may be changed. */
  readonly onToggle?: ((line: StatementLine) => void) | undefined;
  readonly isBusy?: boolean;
  /** On paper nothing is a link. */
  readonly isPaper?: boolean;
};

/** Every figure with the lines it is the sum of; each line leads to what it comes from. */
export function LineTable({ config, steps, currency, onToggle, isBusy = false, isPaper = false }: LineTableProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const money = (minor: number, of = currency) => formatMoney({ minor, currency: of, language });
  const details = (line: StatementLine): string =>
    [
      line.sourceCurrency && typeof line.sourceAmount === 'number'
        ? t('line.converted', {
            amount: money(line.sourceAmount, line.sourceCurrency),
            rate: formatNumber({ value: Number(line.rate), language }),
            date: formatDate({ value: line.rateDate ?? '', language }),
          })
        : '',
      line.ofPeriod
        ? t('line.of', { month: monthName(line.ofPeriod, language), kind: t(`kind.${line.ofKind ?? 'STAY'}`) })
        : '',
      line.isPenalty ? t('line.penalty') : '',
      line.note ?? '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <WideTable
      label={t('figures.table')}
      className="k-st-lines"
      columns={[
        [t('figures.what')],
        [t('figures.date')],
        [t('figures.amount'), 'amount'],
        ...(onToggle ? ([[t('line.leftOut')]] as const) : []),
      ]}
    >
      {steps.map((step) => (
        <tbody key={step.figure}>
          <tr className={step.isSum ? 'k-st-sum' : 'k-st-step'}>
            <th scope="row" colSpan={2}>
              {t(`figure.${step.figure}`)}
            </th>
            <td className="k-st-amount">{money(step.amount)}</td>
            {onToggle && <td />}
          </tr>
          {step.lines.map((line) => {
            const path = isPaper ? undefined : sourcePath(config, line);
            const name = line.code || t(`source.${line.source}`);
            const more = details(line);
            return (
              <tr key={line.key} className={line.excluded ? 'k-st-line k-st-excluded' : 'k-st-line'}>
                <td>
                  {path === undefined ? name : <Link to={path}>{name}</Link>}
                  {line.excluded && <span className="k-st-out"> ({t('line.isLeftOut')})</span>}
                  {more !== '' && <small>{more}</small>}
                </td>
                <td>{formatDate({ value: line.date, language })}</td>
                <td className="k-st-amount">{money(line.amount)}</td>
                {onToggle && (
                  <td>
                    <input
                      type="checkbox"
                      checked={line.excluded}
                      disabled={isBusy}
                      aria-label={t('line.leaveOut', { name, amount: money(line.amount) })}
                      onChange={() => onToggle(line)}
                    />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      ))}
    </WideTable>
  );
}
