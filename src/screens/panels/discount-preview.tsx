import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, todayIn } from '../../domain/calendar/iso-date.ts';
import { sumMinor } from '../../domain/money/money.ts';
import type { Quote, QuoteLine } from '../../domain/price/quote.ts';
import type { Row } from '../../config/types.ts';
import { formatMoney, formatPercent } from '../../engine/fields/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { EstatePick } from './EstatePick.tsx';
import { askQuote } from './quote-call.ts';
import '../../ui/control.css';
import './price-panels.css';

const STAYS = [3, 7, 14, 30, 90];
const DISCOUNTS: readonly QuoteLine['kind'][] = ['LONG_STAY', 'FACILITY_DISCOUNT'];

const sumOf = (quote: Quote, kinds: readonly QuoteLine['kind'][]): number =>
  sumMinor(quote.lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));

/** What fees and long-stay discounts, as they are saved, do to sample stays of one estate. */
export default function DiscountPreviewPanel({ config, record }: PanelProps) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const [estate, setEstate] = useState<Row>();
  const [checkIn, setCheckIn] = useState(() => addDays(todayIn(new Date()), 30));
  const mayAsk = config.resources['reservations']?.can.includes('create') === true;
  const { data } = useQuery({
    queryKey: ['discount-preview', estate?.id, checkIn, record?.['version']],
    enabled: mayAsk && estate !== undefined,
    queryFn: ({ signal }) =>
      Promise.all(
        STAYS.map((nights) =>
          askQuote({ estateId: estate?.id ?? '', checkIn, checkOut: addDays(checkIn, nights), adults: 2 }, signal),
        ),
      ),
  });
  if (!mayAsk) return null;
  return (
    <section className="k-price-panel-box k-controls" aria-label={t('preview.title')}>
      <h2>{t('preview.title')}</h2>
      <form onSubmit={(event) => event.preventDefault()}>
        <EstatePick onPick={setEstate} />
        <label>
          {t('checkIn')}
          <input
            type="date"
            value={checkIn}
            onChange={(event) => event.target.value !== '' && setCheckIn(event.target.value)}
          />
        </label>
      </form>
      {!estate && <p>{t('preview.hint')}</p>}
      {estate && data && (
        <div className="k-year-table" tabIndex={0} role="region" aria-label={t('preview.title')}>
          <table>
            <thead>
              <tr>
                {(['nights', 'before', 'longStay', 'fee', 'after'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`preview.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody aria-live="polite">
              {STAYS.map((nights, index) => {
                const answer = data[index];
                if (!answer || 'refused' in answer) {
                  return (
                    <tr key={nights}>
                      <th scope="row">{nights}</th>
                      <td colSpan={4}>{answer && 'refused' in answer ? answer.refused : ''}</td>
                    </tr>
                  );
                }
                const { quote } = answer;
                const money = (minor: number) => formatMoney({ minor, currency: quote.currency, language });
                const tier = quote.lines.find(({ kind }) => kind === 'LONG_STAY');
                return (
                  <tr key={nights}>
                    <th scope="row">{nights}</th>
                    <td>{money(quote.total - sumOf(quote, DISCOUNTS))}</td>
                    <td>
                      {tier
                        ? `${money(tier.amount)} · ${tier.name ?? ''} ${formatPercent({ value: tier.percent ?? 0, language })}`
                        : '–'}
                    </td>
                    <td>
                      {money(sumOf(quote, ['FACILITY_FEE']))}
                      {sumOf(quote, ['FACILITY_DISCOUNT']) === 0
                        ? ''
                        : ` ${money(sumOf(quote, ['FACILITY_DISCOUNT']))}`}
                    </td>
                    <td>
                      <strong>{money(quote.total)}</strong>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
